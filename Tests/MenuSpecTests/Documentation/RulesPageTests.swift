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
            .map { "| [`\($0.id)`](#\($0.id)) | \(ReferenceTable.cell($0.summary)) |" }
        return (["| \(title) | |", "| --- | --- |"] + rows).joined(separator: "\n")
    }

    private static func section(_ rule: Rule) -> String {
        """
        ## \(rule.id)

        \(rule.severity == .error ? "Error" : "Warning"). \(rule.summary)

        \(rule.rationale)

        Reported:

        ```yaml
        \(excerpt(rule.bad))
        ```
        \(report(rule).map { "\n```text\n\($0)\n```\n" } ?? "")
        Not reported:

        ```yaml
        \(excerpt(rule.good))
        ```
        """
    }

    /// What menuc says to the bad example; nil where the page, which is UTF-8, cannot show the mistake.
    private static func report(_ rule: Rule) -> String? {
        let source = SourceFile(path: "example.menu.yaml", bytes: Array(rule.bad.utf8))
        let checked = CheckedSpec(checking: source)
        guard let diagnostic = checked.diagnostics.first(where: { $0.rule == rule.id }) else { return nil }
        let position = SourceMap(source).position(at: diagnostic.range.lowerBound)
        return "\(source.path):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
            + "\(diagnostic.message) [\(rule.id)]"
    }

    /// An example, cut where it is long.
    private static func excerpt(_ example: String) -> String {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard lines.count > 24 else { return lines.joined(separator: "\n") }
        return lines.prefix(16).joined(separator: "\n") + "\n# … and \(lines.count - 16) more lines"
    }
}
