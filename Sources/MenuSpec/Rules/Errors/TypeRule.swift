extension Rule {
    static let type: Rule = Rule(
        "type", .error, "A field has another kind of value than it takes.",
        rationale: """
            Types come from the field: a number field takes a number, a list field a list. A number \
            in quotes is a text, and what looks like a boolean in YAML 1.1 ('yes', 'on') is a word.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHeight: tall
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
