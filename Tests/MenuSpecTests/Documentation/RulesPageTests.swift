import Testing

@testable import MenuSpec

@Suite struct RulesPageTests {
    @Test func isFresh() throws {
        try Page("rules.md").expect(Self.render())
    }

    private static func render() -> String {
        """
        # Rules

        Everything that `menuc check` looks for. An error means that a spec cannot be compiled; a warning, that
        its menus will work and probably not as meant. Each message ends with the name of its rule.

        <!-- Made from Sources/MenuSpec/Rules; MENUC_UPDATE=1 swift test rewrites this page. -->

        \(index(.error, "Errors"))

        \(index(.warning, "Warnings"))

        \(Rule.all.map(section).joined(separator: "\n\n"))

        """
    }

    private static func index(_ severity: Severity, _ title: String) -> String {
        let rows = Rule.all.filter { $0.severity == severity }
            .map {
                let off = $0.isOn ? "" : " (Off unless switched on.)"
                return "| [`\($0.id)`](#\($0.id)) | \(ReferenceTable.cell($0.summary + off)) |"
            }
        return (["| \(title) | |", "| --- | --- |"] + rows).joined(separator: "\n")
    }

    private static func section(_ rule: Rule) -> String {
        """
        ## \(rule.id)

        \(rule.weight). \(rule.summary)

        \(rule.rationale)

        Reported:

        ```yaml
        \(Rule.excerpt(rule.bad).joined(separator: "\n"))
        ```
        \(rule.exampleReport.map { "\n```text\n\($0)\n```\n" } ?? "")
        Not reported:

        ```yaml
        \(Rule.excerpt(rule.good).joined(separator: "\n"))
        ```
        """
    }
}
