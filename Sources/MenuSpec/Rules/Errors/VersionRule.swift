extension Rule {
    static let version: Rule = Rule(
        "version", .error, "The spec is in a version of the language that this menuc does not read.",
        rationale: """
            The first line of a spec says which version of the language it is in. This menuc reads \
            version 1.
            """,
        bad: #"""
            menuSpec: 7
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

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
