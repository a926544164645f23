import Testing

@testable import MenuSpec

@Suite struct FixPreviewTests {
    /// What stands under the fix's title.
    private func preview(_ text: String, _ edits: [(Range<Int>, String)]) -> [String] {
        let fix = Diagnostic.FixIt(
            title: "do", edits: edits.map { Diagnostic.Edit(range: $0.0, newText: $0.1) })
        let lines = Sample(text).text(.error("m", 0..<0, fix: fix)).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0 != "fix: do" }.dropFirst().prefix { !$0.isEmpty }.map(String.init)
    }

    @Test func aReplacementAndAnInsertion() {
        #expect(preview("a: no\n", [(3..<5, "'no'")]) == [" 1 | a: 'no'", "   |    ~~~~"])
        #expect(preview("a: no\n", [(3..<3, "'"), (5..<5, "'")]) == [" 1 | a: 'no'", "   |    +  +"])
    }

    @Test func aRemovalHasNothingToMark() {
        #expect(preview("a: \"40\"\n", [(3..<4, ""), (6..<7, "")]) == [" 1 | a: 40"])
    }

    @Test func newLines() {
        #expect(preview("a: 1\n", [(0..<0, "menuSpec: 1\n")]) == [" 1 | menuSpec: 1", "   | +++++++++++"])
        #expect(
            preview("x:\nb:\nc:\n", [(5..<5, "\n  title: t")]) == [" 3 |   title: t", "   | ++++++++++"])
    }

    @Test func ofSeveralLinesOnlyTheTitle() {
        #expect(preview("a: 1\nb: 2\n", [(0..<5, "")]) == [])
        #expect(preview("a: 1\nb: 2\n", [(0..<1, "x"), (5..<6, "y")]) == [])
    }

    @Test func controlsInNewTextAreEscaped() {
        #expect(preview("a: 1\n", [(3..<4, "\u{1B}")]) == [#" 1 | a: \u{1B}"#, "   |    ~~~~~~"])
    }

    @Test func longLinesAreCut() {
        let line = String(repeating: "a", count: 1000)
        #expect(
            preview(line + line, [(1000..<1000, "X")]) == [
                " 1 | …" + String(repeating: "a", count: 30) + "X" + String(repeating: "a", count: 69) + "…",
                "   | " + String(repeating: " ", count: 31) + "+",
            ])
    }
}
