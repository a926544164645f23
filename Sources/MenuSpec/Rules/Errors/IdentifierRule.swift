extension Rule {
    static let identifier: Rule = Rule(
        "identifier", .error, "An id, a namespace or a Swift name is not one, or none can be made.",
        rationale: """
            Ids become names in code. One begins with a letter of any script or '_' and goes on with \
            letters, digits, '_' and '-'. A title without letters and digits makes no id: write one \
            beside it.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              mood:
                title: Mood
                options: ["😀", "😡"]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              mood:
                title: Mood
                options: {happy: "😀", angry: "😡"}

            """#
    )
}
