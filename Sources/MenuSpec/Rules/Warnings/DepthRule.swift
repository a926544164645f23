extension Rule {
    static let depth: Rule = Rule(
        "depth", .warning, "Sections are nested over three levels deep.",
        rationale: """
            On a phone each level takes width and patience. Over three levels people lose their way.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            sectionTrees:
              help:
                sections:
                  - title: One
                    items:
                      - title: Two
                        items:
                          - title: Three
                            items:
                              - {title: Four, items: [Five]}

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            sectionTrees:
              help:
                sections:
                  - title: One
                    items:
                      - title: Two
                        items:
                          - title: Three
                            items: [Four, Five]

            """#,
        check: .sectionTree { decoder, tree in
            guard let title = tree.tooDeep else { return }
            decoder.report(
                .depth, at: title, "this section is on level 4; over three levels people lose their way")
        }
    )
}
