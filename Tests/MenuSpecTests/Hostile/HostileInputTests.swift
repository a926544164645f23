import Testing

@testable import MenuSpec

/// No input makes the reader crash, or report without bound.
@Suite("Hostile inputs")
struct HostileInputTests {
    @Test("is refused or accepted as the language says", arguments: HostileInput.all)
    func verdict(of input: HostileInput) {
        let checked = CheckedSpec(checking: SourceFile(path: "hostile.menu.yaml", bytes: input.make()))
        let errors = Set(checked.diagnostics.filter { $0.severity == .error }.map(\.rule))

        switch input.verdict {
        case .refused(let rules):
            #expect(checked.errorCount > 0)
            #expect(checked.document == nil)
            #expect(!errors.isDisjoint(with: rules), "\(errors.sorted()) is none of \(rules.sorted())")
        case .accepted:
            #expect(checked.errorCount == 0, "\(errors.sorted())")
            #expect(checked.document != nil)
        }
    }

    @Test("gives no more than 50 diagnostics a rule, each inside the file", arguments: HostileInput.all)
    func bounds(of input: HostileInput) {
        let bytes = input.make()
        let checked = CheckedSpec(checking: SourceFile(path: "hostile.menu.yaml", bytes: bytes))
        let shown = Dictionary(grouping: checked.diagnostics, by: \.rule).mapValues(\.count)
        let omitted = checked.omitted.values.reduce(0, +)

        #expect(shown.values.allSatisfy { $0 <= 50 }, "\(shown)")
        #expect(checked.diagnostics.count + omitted == checked.errorCount + checked.warningCount)
        #expect(checked.omitted.keys.allSatisfy { shown[$0] == 50 })
        for diagnostic in checked.diagnostics {
            let places =
                [diagnostic.range] + diagnostic.notes.map(\.range)
                + (diagnostic.fix?.edits.map(\.range) ?? [])
            #expect(places.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= bytes.count }, "\(diagnostic)")
            #expect(diagnostic.message.utf8.count < 1_000, "a message must not repeat the input")
        }
    }
}
