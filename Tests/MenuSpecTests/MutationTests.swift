import Testing

@testable import MenuSpec

/// One mistake put into the specs of the repository is reported on its own line.
@Suite struct MutationTests {
    @Test func thereAreSpecs() {
        #expect(SpecFolder.specs.count >= 11)
        for spec in SpecFolder.specs {
            let found = FoundDiagnostics(spec.text).found
            #expect(found.allSatisfy { $0.diagnostic.severity == .warning }, "\(spec.name)")
        }
    }

    @Test(arguments: SpecFolder.specs, Mutation.Kind.allCases)
    func firstErrorIsOnItsLine(_ spec: SpecFolder.Spec, _ kind: Mutation.Kind) {
        var missed: [String] = []
        for mutation in Mutation.all(kind, in: spec.text) {
            let result = FoundDiagnostics(mutation.text)
            let errors = result.found.filter { $0.diagnostic.severity == .error }
            guard errors.first?.start.line != mutation.line else { continue }
            let got =
                errors.first.map { "\($0.start.line):\($0.start.column) \($0.diagnostic.rule)" } ?? "nothing"
            let lines = mutation.text.split(separator: "\n", omittingEmptySubsequences: false)
            missed.append("\(mutation.line): \(lines[mutation.line - 1]) → \(got)")
        }
        #expect(missed.isEmpty, "\(missed.count) missed:\n\(missed.joined(separator: "\n"))")
    }
}
