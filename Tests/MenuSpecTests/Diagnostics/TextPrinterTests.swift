import Testing

@testable import MenuSpec

@Suite struct TextPrinterTests {
    @Test func nothingFoundIsNothingPrinted() {
        #expect(print(TextPrinter(), [Sample("a").checked([])]) == "")
    }

    @Test func theWholeOfADiagnostic() throws {
        let sample = Sample("menuSpec: 1\ndropdowns:\n  reason:\n    rowHieght: 40\n")
        let key = try sample.range(of: "rowHieght")
        let diagnostic = Diagnostic(
            rule: "unknown-key", severity: .error, message: "unknown key 'rowHieght'", range: key,
            notes: [Diagnostic.Note(message: "in this dropdown", range: try sample.range(of: "reason"))],
            fix: Diagnostic.FixIt(
                title: "change to 'rowHeight'", edits: [Diagnostic.Edit(range: key, newText: "rowHeight")]))
        #expect(
            sample.text(diagnostic) == """
                a.menu.yaml:4:5: error: unknown key 'rowHieght' [unknown-key]
                 4 |     rowHieght: 40
                   |     ^^^^^^^^^
                a.menu.yaml:3:3: note: in this dropdown
                 3 |   reason:
                   |   ^^^^^^
                fix: change to 'rowHeight'
                 4 |     rowHeight: 40
                   |     ~~~~~~~~~

                1 error in 1 file

                """)
    }

    @Test func theSummaryCountsEverything() {
        let first = Sample("a: 1\n")
        let second = Sample("b", path: "b.menu.yaml")
        let warning = Diagnostic(rule: "depth", severity: .warning, message: "w", range: 0..<1)
        let output = print(
            TextPrinter(),
            [
                first.checked([.error("e", 0..<1)], omitted: ["unknown-key": 950]), second.checked([warning]),
                Sample("c").checked([]),
            ])
        #expect(
            output == """
                a.menu.yaml:1:1: error: e [value]
                 1 | a: 1
                   | ^

                … 950 more unknown-key in a.menu.yaml

                b.menu.yaml:1:1: warning: w [depth]
                 1 | b
                   | ^

                951 errors, 1 warning in 3 files

                """)
    }

    @Test func lineNumbersOfOneDiagnosticAreAligned() throws {
        let sample = Sample(String(repeating: "a:\n", count: 9) + "last: x\n")
        let range = try sample.range(of: "last")
        let diagnostic = Diagnostic.error(
            "m", range, notes: [Diagnostic.Note(message: "n", range: 0..<1)])
        #expect(
            sample.text(diagnostic).hasPrefix(
                """
                a.menu.yaml:10:1: error: m [value]
                 10 | last: x
                    | ^^^^
                a.menu.yaml:1:1: note: n
                  1 | a:
                    | ^

                """))
    }

    @Test func coloursAreAskedFor() {
        let sample = Sample("ab\n")
        #expect(
            sample.text(.error("m", 0..<1), isColored: true) == """
                \u{1B}[1ma.menu.yaml:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mm\u{1B}[0m [value]
                \u{1B}[34m 1 |\u{1B}[0m ab
                \u{1B}[34m   |\u{1B}[0m \u{1B}[1;31m^\u{1B}[0m

                \u{1B}[1m1 error in 1 file\u{1B}[0m

                """)
    }

    @Test func namesAndMessagesAreEscaped() {
        let sample = Sample("a", path: "x\u{1B}[2J\n.yaml")
        #expect(
            sample.text(.error("'\u{202E}\r\n'", 0..<1)).hasPrefix(
                #"x\u{1B}[2J\u{A}.yaml:1:1: error: '\u{202E}\u{D}\u{A}' [value]"# + "\n"))
    }
}
