extension Rule {
    static let controlCharacter: Rule = Rule(
        "control-character", .error, "A text holds a control character.",
        rationale: """
            Control characters show nothing, and drive terminals and parsers. They are refused \
            however they are written, raw or as an escape.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: "Size\e[2J"
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
