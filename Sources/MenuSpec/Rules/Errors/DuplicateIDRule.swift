extension Rule {
    static let duplicateId: Rule = Rule(
        "duplicate-id", .error, "Two menus, options, sections or items have the same id.",
        rationale: """
            An id is what the app stores and asks for, so it must be one thing's alone. Titles that \
            differ only in case or punctuation make the same id: write one for the second.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Extra large, "extra large"]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Extra large, {id: extraLarge2, title: extra large}]

            """#
    )
}
