import Testing

@testable import MenuSpec

@Suite struct CaseTests {
    @Test func thereAreCases() {
        #expect(CaseFile.all.count > 150)
        #expect(Set(CaseFile.all.map(\.name)).count == CaseFile.all.count)
    }

    @Test(arguments: CaseFile.all)
    func check(_ testCase: Case) {
        let result = FoundDiagnostics(path: testCase.path, testCase.bytes, options: testCase.options)
        let expected = testCase.expected
        let wanted = expected.map(\.description).joined(separator: "\n")
        let isSame =
            result.found.count == expected.count
            && zip(result.found, expected).allSatisfy { $0.matches($1) }
        #expect(isSame, "wanted:\n\(wanted)\ngot:\n\(result.text)")
        guard isSame else { return }
        for (found, expected) in zip(result.found, expected) { result.compareDetails(found, expected) }
    }
}

/// The diagnostics of a spec with their places in lines and columns.
struct FoundDiagnostics {
    struct Found {
        var diagnostic: Diagnostic
        var start: SourceMap.Position
        var end: SourceMap.Position

        func matches(_ expected: ExpectedDiagnostic) -> Bool {
            diagnostic.severity.rawValue == expected.severity && expected.rules.contains(diagnostic.rule)
                && start.line == expected.line && (expected.column.map { $0 == start.column } ?? true)
                && (expected.end.map { $0 == (end.line, end.column) } ?? true)
        }
    }

    let source: SourceFile
    let map: SourceMap
    let found: [Found]

    init(path: String = "a.menu.yaml", _ bytes: [UInt8], options: CheckOptions = CheckOptions()) {
        source = SourceFile(path: path, bytes: bytes)
        let map = SourceMap(source)
        self.map = map
        found = CheckedSpec(checking: source, options: options).diagnostics.map {
            Found(
                diagnostic: $0, start: map.position(at: $0.range.lowerBound),
                end: map.endPosition(of: $0.range))
        }
    }

    init(_ text: String, options: CheckOptions = CheckOptions()) {
        self.init(Array(text.utf8), options: options)
    }

    /// `error 4:5 unknown-key`, a line each.
    var brief: [String] {
        found.map { "\($0.diagnostic.severity) \($0.start.line):\($0.start.column) \($0.diagnostic.rule)" }
    }

    var text: String {
        found.map {
            "\($0.diagnostic.severity) \($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column) "
                + "\($0.diagnostic.rule): \($0.diagnostic.message)"
        }.joined(separator: "\n")
    }

    func compareDetails(_ found: Found, _ expected: ExpectedDiagnostic) {
        for text in expected.says { #expect(found.diagnostic.message.contains(text)) }
        if let fix = expected.fix {
            #expect(
                found.diagnostic.fix?.edits == [Diagnostic.Edit(range: found.diagnostic.range, newText: fix)])
        }
        if let line = expected.fixedLine {
            #expect(found.diagnostic.fix.map { fixed($0, line: expected.line) } == line)
        }
        if expected.hasNoFix { #expect(found.diagnostic.fix == nil) }
        let notes = found.diagnostic.notes.map { map.position(at: $0.range.lowerBound) }
        for note in expected.notes {
            #expect(
                notes.contains(SourceMap.Position(line: note.line, column: note.column)), "notes at \(notes)")
        }
    }

    /// A line of the file with a fix applied.
    private func fixed(_ fix: Diagnostic.FixIt, line: Int) -> String {
        var bytes = source.bytes
        for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.newText.utf8)) }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        return String(decoding: lines[line - 1], as: UTF8.self)
    }
}
