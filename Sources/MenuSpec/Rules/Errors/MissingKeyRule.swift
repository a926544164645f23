extension Rule {
    static let missingKey: Rule = Rule(
        "missing-key", .error, "A key that must be there is missing.",
        rationale: """
            Some fields have no sensible default: a dropdown's title and options, an option's title, \
            the version of the language.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
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
