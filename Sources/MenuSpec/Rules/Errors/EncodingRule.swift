extension Rule {
    static let encoding: Rule = Rule(
        "encoding", .error, "The file is not UTF-8.",
        rationale: """
            Specs are UTF-8, with or without a byte order mark. Bytes that are not are never guessed \
            at: save the file again as UTF-8.
            """,
        bad: #"""
            # Saved in Latin-1: café
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

            """#,
        good: #"""
            # Saved in UTF-8: café
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

            """#
    )
}
