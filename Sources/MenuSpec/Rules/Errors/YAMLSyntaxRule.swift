extension Rule {
    static let yamlSyntax: Rule = Rule(
        "yaml-syntax", .error, "The text is not YAML.",
        rationale: """
            Nothing can be read past a mistake of syntax, so it is the file's only diagnostic. The \
            usual ones: a quote or a bracket that is never closed, a tab as indentation, a text with \
            ': ' in it that is not in quotes, a line whose indentation fits no line above.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: "Size
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
