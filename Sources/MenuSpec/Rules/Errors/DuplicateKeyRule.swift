extension Rule {
    static let duplicateKey: Rule = Rule(
        "duplicate-key", .error, "A key stands twice in one mapping.",
        rationale: """
            YAML readers keep one of the two and drop the other without a word. Which was meant only \
            the author knows: take one away.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]
                title: Weight

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
