import Testing

@testable import menuc

@Suite struct UnifiedDiffTests {
    private func diff(_ old: [UInt8]?, _ new: [UInt8]?, colored: Bool = false) -> String {
        var text: [UInt8] = []
        UnifiedDiff(old: old, new: new, path: Array("p".utf8), style: DiffStyle(isColored: colored))
            .print { text += $0.utf8 }
        return String(decoding: text, as: UTF8.self)
    }

    private func diff(_ old: String?, _ new: String?, colored: Bool = false) -> String {
        diff(old.map { Array($0.utf8) }, new.map { Array($0.utf8) }, colored: colored)
    }

    private func lines(_ range: ClosedRange<Int>, changed: [Int: String] = [:]) -> String {
        range.map { (changed[$0] ?? "\($0)") + "\n" }.joined()
    }

    @Test(
        arguments: [
            ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
            ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
            ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
            ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
            ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            ("a\nb", "c\nb", "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"),
            // Line breaks of Windows are seen.
            ("a\r\nb\r\n", "a\nb\r\n", "@@ -1,2 +1,2 @@\n-a\\u{D}\n+a\n b\\u{D}\n"),
            ("\u{1B}[31m\t\n", "x\u{202E}\n", "@@ -1 +1 @@\n-\\u{1B}[31m\\u{9}\n+x\\u{202E}\n"),
            ("same\n", "same\n", ""),
        ])
    func hunks(_ old: String, _ new: String, _ expected: String) {
        #expect(diff(old, new) == "--- p\n+++ p\n" + expected)
    }

    @Test func noFile() {
        #expect(diff(nil, "a\n") == "--- /dev/null\n+++ p\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", nil) == "--- p\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func whatIsNoUTF8() {
        #expect(diff([0x61, 0xFF, 0x0A], []) == "--- p\n+++ p\n@@ -1 +0,0 @@\n-a\\xFF\n")
    }

    /// Six equal lines between two changes are in one hunk, seven are not.
    @Test func threeLinesAround() {
        let old = lines(1...20)
        #expect(
            diff(old, lines(1...20, changed: [5: "five", 12: "twelve"]))
                == "--- p\n+++ p\n@@ -2,14 +2,14 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n 9\n 10\n 11\n-12\n+twelve\n"
                + " 13\n 14\n 15\n")
        #expect(
            diff(old, lines(1...20, changed: [5: "five", 13: "thirteen"]))
                == "--- p\n+++ p\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"
                + "@@ -10,7 +10,7 @@\n 10\n 11\n 12\n-13\n+thirteen\n 14\n 15\n 16\n")
    }

    @Test func colors() {
        #expect(
            diff("a\nb\n", "a\nc\n", colored: true)
                == "\u{1B}[1m--- p\u{1B}[0m\n\u{1B}[1m+++ p\u{1B}[0m\n\u{1B}[1;36m@@ -1,2 +1,2 @@\u{1B}[0m\n a\n"
                + "\u{1B}[1;31m-b\u{1B}[0m\n\u{1B}[1;32m+c\u{1B}[0m\n")
    }
}
