extension Rule {
    static let tag: Rule = Rule(
        "tag", .error, "A tag is not one of YAML's core ones, or does not fit.",
        rationale: """
            Types come from the fields of the language, so tags are never needed; those that make \
            objects are how other YAML readers are attacked.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: !size Size
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
