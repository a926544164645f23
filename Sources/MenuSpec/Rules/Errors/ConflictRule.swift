extension Rule {
    static let conflict: Rule = Rule(
        "conflict", .error, "Two fields exclude each other.",
        rationale: """
            Where two settings cannot both hold, menuc does not choose for the author.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                maxVisibleCells: 3
                maxHeight: 200
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                maxHeight: 200
                options: [Small, Large]

            """#
    )
}
