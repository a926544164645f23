import Foundation
import Testing

@testable import MenuSpec

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The forms of a report that other programs read.
@Suite struct FormatTests {
    /// Line 1, `😀: no`, with a warning at `no`; line 3 with an error over two lines.
    private static func spec(path: String = "a.menu.yaml", message: String = "m") throws -> CheckedSpec {
        let sample = Sample("😀: no\nb: c\nd:\n  e\n", path: path)
        let no = try sample.range(of: "no")
        return sample.checked(
            [
                Diagnostic(
                    rule: "yaml-trap", severity: .warning, message: "'no' is false", range: no,
                    notes: [Diagnostic.Note(message: "see", range: try sample.range(of: "b"))],
                    fix: Diagnostic.FixIt(
                        title: "quote it", edits: [Diagnostic.Edit(range: no, newText: "\"no\"")])),
                .error(message, try sample.range(of: "d:\n  e")),
            ])
    }

    @Test func gitHub() throws {
        #expect(
            print(GitHubPrinter(), [try Self.spec(path: "a,b:c.menu.yaml", message: "50%\n::error::x")])
                == """
                ::warning file=a%2Cb%3Ac.menu.yaml,line=1,col=4,endColumn=6,title=yaml-trap::'no' is false; fix: quote it
                ::error file=a%2Cb%3Ac.menu.yaml,line=3,endLine=4,title=value::50%25\\u{A}::error::x

                """)
    }

    @Test func gitLab() throws {
        let report = print(GitLabPrinter(), [try Self.spec(), Sample("x").checked([])])
        let issues = try #require(
            try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
        #expect(issues.map { $0["check_name"] as? String } == ["yaml-trap", "value"])
        #expect(issues.map { $0["severity"] as? String } == ["minor", "major"])
        #expect(issues.map { $0["description"] as? String } == ["'no' is false; fix: quote it", "m"])
        let location = try #require(issues[1]["location"] as? [String: Any])
        #expect(location["path"] as? String == "a.menu.yaml")
        #expect(
            location["positions"] as? [String: [String: Int]]
                == ["begin": ["line": 3, "column": 1], "end": ["line": 4, "column": 4]])
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
        #expect(print(GitLabPrinter(), [Sample("x").checked([])]) == "[]\n")
    }

    /// Servers compare paths with the names of a repository's files.
    @Test(arguments: ["./a b.menu.yaml", ".//./a b.menu.yaml"])
    func pathsAreThoseOfTheRepository(_ path: String) throws {
        func reports(_ path: String) throws -> [String] {
            let spec = try Self.spec(path: path)
            return [
                print(GitHubPrinter(), [spec]), print(GitLabPrinter(), [spec]), print(JUnitPrinter(), [spec]),
                print(CheckstylePrinter(), [spec]), print(SARIFPrinter(version: "1"), [spec]),
            ]
        }
        #expect(try reports(path) == reports("a b.menu.yaml"))
        #expect(try !reports(path).contains { $0.contains("./a") })
        #expect(try reports("../a.menu.yaml").allSatisfy { $0.contains("../a.menu.yaml") })
    }

    @Test func sarif() throws {
        let report = print(
            SARIFPrinter(version: "1.2.3"), [try Self.spec(path: "/a b/ü.menu.yaml"), try Self.spec()])
        let log = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let runs = try #require(log["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        #expect(runs[0]["columnKind"] as? String == "unicodeCodePoints")
        let tool = try #require(runs[0]["tool"] as? [String: [String: Any]])
        #expect(tool["driver"]?["semanticVersion"] as? String == "1.2.3")
        let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
        let results = try #require(runs[0]["results"] as? [[String: Any]])
        #expect(results.count == 4)
        let index = try #require(results[0]["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == "yaml-trap")
        #expect(results[0]["level"] as? String == "warning")
        #expect(
            report.contains(
                #""locations":[{"physicalLocation":{"artifactLocation":{"uri":"file:///a%20b/%C3%BC.menu.yaml"},"region":{"startLine":1,"startColumn":4,"endLine":1,"endColumn":6}}}]"#
            ))
        #expect(
            report.contains(
                #""fixes":[{"description":{"text":"quote it"},"artifactChanges":[{"artifactLocation":{"uri":"a.menu.yaml"},"replacements":[{"deletedRegion":{"startLine":1,"startColumn":4,"endLine":1,"endColumn":6},"insertedContent":{"text":"\"no\""}}]}]}]"#
            ))
        #expect(
            report.contains(
                #""relatedLocations":[{"id":0,"physicalLocation":{"artifactLocation":{"uri":"a.menu.yaml"},"region":{"startLine":2,"startColumn":1,"endLine":2,"endColumn":2}},"message":{"text":"see"}}]"#
            ))
        let empty = print(SARIFPrinter(version: "1"), [])
        let clean = try #require(try JSONSerialization.jsonObject(with: Data(empty.utf8)) as? [String: Any])
        #expect((clean["runs"] as? [[String: Any]])?[0]["results"] as? [Int] == [])
    }

    @Test func checkstyle() throws {
        let report = print(CheckstylePrinter(), [try Self.spec(), Sample("x", path: "b").checked([])])
        #expect(
            report == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="a.menu.yaml">
                    <error line="1" column="4" severity="warning" message="&apos;no&apos; is false; fix: quote it" source="menuc.yaml-trap"/>
                    <error line="3" column="1" severity="error" message="m" source="menuc.value"/>
                  </file>
                  <file name="b"/>
                </checkstyle>

                """)
    }

    @Test(arguments: [(false, 1), (true, 2)])
    func jUnit(isStrict: Bool, failures: Int) throws {
        let report = print(
            JUnitPrinter(warningsFail: isStrict), [try Self.spec(), Sample("x", path: "b").checked([])])
        let elements = try Elements(parsing: report)
        let suites = elements.list.filter { $0.name == "testsuite" }
        #expect(suites.map { $0.attributes["name"] } == ["a.menu.yaml", "b"])
        #expect(suites.map { $0.attributes["tests"] } == ["2", "1"])
        #expect(suites.map { $0.attributes["failures"] } == ["\(failures)", "0"])
        #expect(elements.list.count { $0.name == "failure" } == failures)
        #expect(elements.list.count { $0.name == "testcase" } == 3)
        #expect(elements.list.last { $0.name == "failure" }?.attributes["type"] == "value")
    }

    /// Nothing in a text or a file's name breaks a report, and a reader gets back what a terminal would show.
    @Test(arguments: [
        "<a b=\"c\">&amp;]]>", "'\"</error>", "\u{0}\u{1B}[31m\u{85}\u{2028}\u{FFFE}\u{FEFF}", "a\r\nb\t",
        "\u{202E}x",
        "\u{1F600}\u{10FFFF}", "%0A::error::", "\\u{1}",
    ])
    func hostileTexts(_ text: String) throws {
        let spec = try Self.spec(path: text, message: text)
        let shown = String(decoding: TerminalText(escaping: text).utf8, as: UTF8.self)
        let checkstyle = try Elements(parsing: print(CheckstylePrinter(), [spec]))
        #expect(checkstyle.list.map(\.name) == ["checkstyle", "file", "error", "error"])
        #expect(checkstyle.list[1].attributes["name"] == shown)
        #expect(checkstyle.list[3].attributes["message"] == shown)
        let jUnit = try Elements(parsing: print(JUnitPrinter(), [spec]))
        #expect(jUnit.list.first { $0.name == "failure" }?.attributes["message"] == shown)
        let gitHub = print(GitHubPrinter(), [spec]).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(gitHub.count == 3)
        for line in gitHub.dropLast() {
            #expect(line.hasPrefix("::warning file=") || line.hasPrefix("::error file="))
        }
        for report in [print(GitLabPrinter(), [spec]), print(SARIFPrinter(version: "1"), [spec])] {
            let data = Data(report.utf8)
            let value = try JSONSerialization.jsonObject(with: data)
            #expect("\(value)".isEmpty == false)
        }
        let issues = try #require(
            try JSONSerialization.jsonObject(with: Data(print(GitLabPrinter(), [spec]).utf8))
                as? [[String: Any]])
        #expect(
            (issues[1]["description"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }

    /// What was not kept is told all the same.
    @Test func omittedFindings() throws {
        let sample = Sample("a\nb\n")
        let spec = sample.checked([.error("m", 0..<1), .error("n", 2..<3)], omitted: ["value": 7])
        #expect(
            print(GitHubPrinter(), [spec]).hasSuffix("title=value::n (7 more of this rule are not listed)\n"))
    }
}

/// The elements of an XML document, by a reader that is not ours.
private final class Elements: NSObject, XMLParserDelegate {
    var list: [(name: String, attributes: [String: String])] = []

    init(parsing text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        list.append((name, attributes))
    }
}
