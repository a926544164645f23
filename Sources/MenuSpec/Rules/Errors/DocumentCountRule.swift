extension Rule {
    static let documentCount: Rule = Rule(
        "document-count", .error, "The file holds more than one YAML document.",
        rationale: """
            One spec is one document. A second one, after '---', would be lost in silence by most \
            tools.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]
            ---
            menuSpec: 1

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

            """#
    )
}
