import Foundation
import Testing

@testable import MenuSpec

@Suite struct JSONDiagnosticPrinterTests {
    @Test func nothingFound() {
        #expect(
            print(JSONDiagnosticPrinter(), [Sample("a").checked([]), Sample("b").checked([])])
                == "{\"diagnostics\": [], \"summary\": {\"files\": 2, \"errors\": 0, \"warnings\": 0}}\n")
        #expect(
            print(JSONDiagnosticPrinter(), [])
                == "{\"diagnostics\": [], \"summary\": {\"files\": 0, \"errors\": 0, \"warnings\": 0}}\n")
    }

    @Test func everyMember() throws {
        let sample = Sample("menuSpec: 1\ndropdowns:\n  😀: {rowHieght: 40}\n")
        let key = try sample.range(of: "rowHieght")
        let diagnostic = Diagnostic(
            rule: "unknown-key", severity: .error, message: "unknown key \"rowHieght\"", range: key,
            notes: [Diagnostic.Note(message: "in this", range: try sample.range(of: "😀"))],
            fix: Diagnostic.FixIt(
                title: "change to 'rowHeight'", edits: [Diagnostic.Edit(range: key, newText: "rowHeight")]))
        let warning = Diagnostic(rule: "tap-target", severity: .warning, message: "low", range: 0..<12)
        let other = Sample("x", path: "b\n.menu.yaml")
        let output = print(
            JSONDiagnosticPrinter(),
            [
                sample.checked([diagnostic, warning], omitted: ["value": 3, "alias": 1]),
                other.checked([.error("m", 1..<1)], omitted: ["value": 2]),
            ])
        #expect(
            output == #"""
                {"diagnostics": [
                  {"rule": "unknown-key", "severity": "error", "message": "unknown key \"rowHieght\"", "path": "a.menu.yaml", "line": 3, "column": 7, "endLine": 3, "endColumn": 16, "notes": [{"message": "in this", "path": "a.menu.yaml", "line": 3, "column": 3}], "fix": {"title": "change to 'rowHeight'", "edits": [{"line": 3, "column": 7, "endLine": 3, "endColumn": 16, "newText": "rowHeight"}]}},
                  {"rule": "tap-target", "severity": "warning", "message": "low", "path": "a.menu.yaml", "line": 1, "column": 1, "endLine": 2, "endColumn": 1, "notes": []},
                  {"rule": "value", "severity": "error", "message": "m", "path": "b\n.menu.yaml", "line": 1, "column": 2, "endLine": 1, "endColumn": 2, "notes": []}
                ], "summary": {"files": 2, "errors": 8, "warnings": 1, "omitted": {"alias": 1, "value": 5}}}

                """#)
        // A reader of its own agrees that it is JSON.
        _ = try JSONSerialization.jsonObject(with: Data(output.utf8))
    }

    @Test func aPathThatIsNoUTF8() {
        let source = SourceFile(pathBytes: [0xE9, 0x2E], bytes: [0x61])
        let spec = CheckedSpec(
            source: source, diagnostics: [.error("m", 0..<1)], errorCount: 1, warningCount: 0, document: nil)
        #expect(print(JSONDiagnosticPrinter(), [spec]).contains("\"path\": \"\u{FFFD}.\""))
    }
}
