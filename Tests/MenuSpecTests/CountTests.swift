import Testing

@testable import MenuSpec

/// How many diagnostics are shown, and the rules that count.
@Suite struct CountTests {
    private func check(_ text: String) -> CheckedSpec {
        CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: Array(text.utf8)))
    }

    private func unknownKeys(_ count: Int) -> String {
        "menuSpec: 1\ndropdowns: {a: {title: T, options: [A]}}\n"
            + (0..<count).map { "nonsense\($0): 1\n" }.joined()
    }

    @Test func fiftyAreShown() {
        let result = check(unknownKeys(50))
        #expect(result.diagnostics.count == 50)
        #expect(result.omitted == [:])
        #expect(result.errorCount == 50)
    }

    @Test func oneOverFiftyIsCounted() {
        let result = check(unknownKeys(51))
        #expect(result.diagnostics.count == 50)
        #expect(result.omitted == ["unknown-key": 1])
        #expect(result.errorCount == 51)
        #expect(result.document == nil)
    }

    @Test func eachRuleHasItsOwnFifty() {
        let result = check(unknownKeys(1000) + "x-a: 1\nx-a: 2\n")
        #expect(result.diagnostics.count == 51)
        #expect(result.omitted == ["unknown-key": 950])
        #expect(result.errorCount == 1001)
    }

    @Test func theFirstOfTheFileAreShown() {
        // Trees are decoded after dropdowns, wherever they stand.
        let trees =
            "sectionTrees:\n  t:\n    sections: [S]\n" + (0..<60).map { "    tree\($0): 1\n" }.joined()
        let menus =
            "dropdowns:\n  a:\n    title: T\n    options: [A]\n"
            + (0..<60).map { "    menu\($0): 1\n" }.joined()
        let result = check("menuSpec: 1\n" + trees + menus)
        let map = SourceMap(result.source)
        let lines = result.diagnostics.map { map.position(at: $0.range.lowerBound).line }
        #expect(lines == Array(5..<55))
        #expect(result.omitted == ["unknown-key": 70])
    }

    @Test func warningsAreCountedToo() {
        let options = (0..<60).map { "      a\($0): no\n" }.joined()
        let result = check("menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:\n" + options)
        #expect(result.warningCount == 60 + 59)
        #expect(result.omitted == ["yaml-trap": 10, "duplicate-title": 9])
        #expect(result.document != nil)
    }

    @Test(arguments: [(1000, "closed", []), (1001, "closed", ["warning 5:5 many-cases"]), (1001, "open", [])])
    func manyCases(_ count: Int, _ cases: String, _ expected: [String]) {
        let options = (0..<count).map { "      - A\($0)\n" }.joined()
        let text =
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:\n\(options)    cases: \(cases)\n"
        #expect(FoundDiagnostics(text).brief == expected)
    }

    @Test func casesInGroupsCount() {
        let options = (0..<1001).map { "          - A\($0)\n" }.joined()
        let text =
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:\n"
            + "      - group: G\n        options:\n\(options)"
        #expect(FoundDiagnostics(text).brief == ["warning 5:5 many-cases"])
    }

    @Test func nothingIsCompiledWhereThereIsAnError() {
        #expect(check(unknownKeys(0)).document != nil)
        #expect(check(unknownKeys(1)).document == nil)
        var options = CheckOptions()
        options.compiles = false
        let source = SourceFile(path: "a.menu.yaml", bytes: Array(unknownKeys(0).utf8))
        #expect(CheckedSpec(checking: source, options: options).document == nil)
    }

    /// A run that only looks finds the same as one that compiles.
    @Test(arguments: CaseFile.all)
    func sameWithoutCompiling(_ testCase: Case) {
        let source = SourceFile(path: testCase.path, bytes: testCase.bytes)
        var options = CheckOptions()
        options.compiles = false
        #expect(
            CheckedSpec(checking: source).diagnostics
                == CheckedSpec(checking: source, options: options).diagnostics)
    }
}
