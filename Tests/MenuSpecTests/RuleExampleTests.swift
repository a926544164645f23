import Testing

@testable import MenuSpec

/// The examples that stand with each rule.
@Suite struct RuleExampleTests {
    @Test(arguments: Rule.all.filter { $0.subject == .spec }.map(\.id))
    func badIsReported(_ id: String) throws {
        let rule = try #require(Rule.all.first { $0.id == id })
        // UTF-8 cannot hold what the rule for encodings is about.
        let bytes = id == "encoding" ? try latin1(rule.bad) : Array(rule.bad.utf8)
        let result = FoundDiagnostics(bytes, options: rule.optionsOfExamples)
        #expect(result.found.contains { $0.diagnostic.rule == id }, "got: \(result.text)")
        #expect(
            result.found.allSatisfy { $0.diagnostic.rule == id },
            "an example shows one rule, got: \(result.text)")
        #expect(result.found.allSatisfy { $0.diagnostic.severity == rule.severity })
    }

    @Test(arguments: Rule.all.filter { $0.subject == .spec }.map(\.id))
    func goodIsNot(_ id: String) throws {
        let rule = try #require(Rule.all.first { $0.id == id })
        let result = FoundDiagnostics(rule.good, options: rule.optionsOfExamples)
        #expect(
            result.found.allSatisfy { $0.diagnostic.rule != id && $0.diagnostic.severity != .error },
            "\(result.text)")
    }

    @Test func ofBaselines() {
        let rules = Rule.all.filter { $0.subject == .baseline }
        #expect(rules.map(\.id) == ["stale-baseline"])
        for rule in rules {
            #expect(rule.checkedExample(rule.bad)?.diagnostics.map(\.rule) == [rule.id])
            #expect(rule.checkedExample(rule.good) == nil)
        }
    }

    @Test func everyRuleOfVersionOneIsThere() {
        let errors = """
            yaml-syntax encoding document-count limit duplicate-key alias tag version unknown-key missing-key \
            type value conflict identifier duplicate-id id-collision unknown-reference empty bidi-control \
            control-character
            """
        let warnings = """
            yaml-trap duplicate-title title-whitespace invisible-character mixed-script tap-target \
            symbol-unknown symbol-availability symbol-restricted missing-label disabled-selected all-disabled \
            many-cases single-expanded shouting-title contrast depth unused-style long-list
            """
        func ids(_ severity: Severity) -> Set<String> {
            Set(Rule.all.filter { $0.severity == severity }.map(\.id))
        }
        #expect(ids(.error) == Set(errors.split(separator: " ").map(String.init)))
        #expect(ids(.warning).isSuperset(of: warnings.split(separator: " ").map(String.init)))
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }

    private func latin1(_ text: String) throws -> [UInt8] {
        try text.unicodeScalars.map { try #require(UInt8(exactly: $0.value)) }
    }
}
