extension Rule {
    static let value: Rule = Rule(
        "value", .error, "A value is of the right kind, but not one of those accepted.",
        rationale: """
            A number out of its range, a word that is not in the list, a colour that is none.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                presentation: sheet
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                presentation: overlay
                options: [Small, Large]

            """#
    )
}
