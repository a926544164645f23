extension Rule {
    static let unknownReference: Rule = Rule(
        "unknown-reference", .error, "A name refers to nothing in this file.",
        rationale: """
            'selected' names options of the same dropdown by their ids, 'style' names a style of the \
            file.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                selected: medium
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                selected: small
                options: [Small, Large]

            """#
    )
}
