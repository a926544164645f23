extension Rule {
    static let empty: Rule = Rule(
        "empty", .error, "There is nothing where something must be.",
        rationale: """
            A dropdown without options, a tree without sections, a group without options, a file \
            without menus: each would show a person nothing at all.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: []

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
