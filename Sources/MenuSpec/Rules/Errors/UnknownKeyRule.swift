extension Rule {
    static let unknownKey: Rule = Rule(
        "unknown-key", .error, "A key is not part of the language.",
        rationale: """
            A key that nobody reads is a setting that silently does nothing. The nearest known key \
            is offered. Keys that begin with 'x-' are ignored wherever fields stand: a home for \
            notes and anchors.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHieght: 48
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHeight: 48
                options: [Small, Large]

            """#
    )
}
