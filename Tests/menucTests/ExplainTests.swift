import MenuSpec
import Testing

@Suite struct ExplainTests {
    @Test func listsAllRules() throws {
        let run = try menuc("explain")
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasSuffix(":") } == ["Errors:", "Warnings:"])
        for rule in Rule.all {
            #expect(
                lines.contains { $0.hasPrefix("  \(rule.id) ") && $0.contains("  \(rule.summary)") },
                "\(rule.id)")
        }
        #expect(lines.allSatisfy { $0.count <= 120 })
    }

    /// All that the page has, in lines that fit a terminal.
    @Test(arguments: Rule.all.map(\.id))
    func explains(_ id: String) throws {
        let rule = try #require(Rule.all.first { $0.id == id })
        let run = try menuc("explain", id)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("\(id) (\(rule.weight.lowercased()))\n\n"))
        let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains(rule.summary))
        #expect(words.contains(rule.rationale))
        #expect(run.output.contains("\nReported:\n\n    ") && run.output.contains("\nNot reported:\n\n    "))
        if let report = rule.exampleReport { #expect(words.contains("[\(id)]"), "\(report)") }
        for scalar in run.output.unicodeScalars where scalar != "\n" {
            #expect(scalar.properties.generalCategory != .control)
        }
    }

    @Test func colours() throws {
        let run = try menuc("explain", "alias", "--color", "always")
        #expect(run.output.hasPrefix("\u{1B}[1malias\u{1B}[0m (error)\n"))
    }

    @Test(arguments: [
        ("yaml-trp", "did you mean 'yaml-trap'?"), ("YAML-Trap", "did you mean 'yaml-trap'?"),
        ("nothing-like-it", "'menuc explain' lists the rules"),
    ])
    func noSuchRule(_ name: String, _ advice: String) throws {
        let run = try menuc("explain", name)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.error == "menuc explain: there is no rule '\(name)'; \(advice)\n")
    }
}
