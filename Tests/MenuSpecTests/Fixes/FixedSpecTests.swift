import MenuRuntime
import Testing

@testable import MenuSpec

@Suite struct FixedSpecTests {
    private func fixed(_ text: String) -> (text: String, spec: FixedSpec) {
        let spec = FixedSpec(fixing: Sample(text).source)
        return (String(decoding: spec.checked.source.bytes, as: UTF8.self), spec)
    }

    /// What is fixed, and how little is changed for it: comments, layout and line ends stay.
    @Test func fixesAndKeepsTheRest() {
        let (text, spec) = fixed(
            "menuSpec: 1   # one\r\ndropdowns:\n  a:   # two\n    title:   '  Size '\n    rowHieght: \"48\"\n\n\n"
                + "    options: [ no , \"yes\",   1.10 ] # three\n")
        #expect(
            text
                == "menuSpec: 1   # one\r\ndropdowns:\n  a:   # two\n    title:   'Size'\n    rowHeight: 48\n\n\n"
                + "    options: [ \"no\" , \"yes\",   \"1.10\" ] # three\n")
        #expect(spec.count == 5)
        #expect(spec.checked.diagnostics == [])
        #expect(spec.checked.document?.dropdowns[0].rowHeight == .points(48))
    }

    /// What somebody has to decide is left to them.
    @Test(arguments: [
        "menuSpec: 1\ndropdowns:\n  a: {title: T, rowHeightz0: 1, options: [A]}\n",  // two letters off
        "menuSpec: 1\ndropdowns:\n  a: {title: T, rowHeight: 30, options: [A]}\n",  // how high then?
        "menuSpec: 1\ndropdowns:\n  a: {title: T, rowHieght: 48, rowHeight: 50, options: [A]}\n",
        "menuSpec: 1\ndropdowns:\n  a: {title: T, options: [A, A]}\n",
        "menuSpec: 1\ndropdowns:\n  a: {title: \"T\n",
        "", "\u{FEFF}", "x",
    ])
    func leavesAlone(_ text: String) {
        let result = fixed(text)
        #expect(result.text == text)
        #expect(result.spec.count == 0)
    }

    /// One thing may come to light behind another.
    @Test func inSeveralRounds() {
        let (text, spec) = fixed("menuSpec: 1\ndropdowns:\n  a: {title: T, optionss: [no, A]}\n")
        #expect(text == "menuSpec: 1\ndropdowns:\n  a: {title: T, options: [\"no\", A]}\n")
        #expect(spec.checked.diagnostics == [])
    }

    /// More than are shown of one rule.
    @Test func manyAtOnce() {
        let (text, spec) = fixed(
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:\n"
                + (0..<300).map { "      o\($0): 1.\($0)0\n" }.joined())
        #expect(spec.count == 300)
        #expect(text.hasSuffix("      o299: \"1.2990\"\n"))
        #expect(spec.checked.warningCount == 0)
    }

    /// Twice is once; quoting changes no menu, and no fix makes a mistake.
    @Test(
        arguments: CaseFile.all.map { ($0.path, $0.bytes) }
            + SpecFolder.specs.map { ($0.name, Array($0.text.utf8)) })
    func nothingElseChanges(_ path: String, _ bytes: [UInt8]) throws {
        let source = SourceFile(path: path, bytes: bytes)
        let before = CheckedSpec(checking: source)
        let after = FixedSpec(fixing: source)
        #expect(after.checked.errorCount <= before.errorCount)
        #expect(after.checked.warningCount <= before.warningCount || before.errorCount > 0)
        let again = FixedSpec(fixing: after.checked.source)
        #expect(again.count == 0)
        #expect(again.checked.source.bytes == after.checked.source.bytes)
        let fixed = Set(before.diagnostics.filter { $0.fix?.isSafe == true }.map(\.rule))
        #expect(fixed.isEmpty == (after.count == 0))
        if fixed.isSubset(of: ["yaml-trap"]), let document = before.document {
            #expect(after.checked.document == document)
        }
    }
}
