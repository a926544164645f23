extension Rule {
    static let bidiControl: Rule = Rule(
        "bidi-control", .error, "An invisible character can make the text read otherwise than it is.",
        rationale: """
            Embeddings, overrides and isolates of bidirectional text reorder what a reviewer sees, \
            in titles and in comments alike. Arabic and Hebrew do not need them; the marks U+200E, \
            U+200F and U+061C are allowed.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [{id: small, title: "Small \u202E"}, Large]

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
