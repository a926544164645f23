extension Rule {
    static let alias: Rule = Rule(
        "alias", .error, "An alias stands for nothing, or for something that holds it.",
        rationale: """
            An alias '*name' repeats what '&name' marked further up. One without an anchor has \
            nothing to repeat, and one inside its own anchor would never end.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: *sizes

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: &sizes [Small, Large]
              other:
                title: Other size
                options: *sizes

            """#
    )
}
