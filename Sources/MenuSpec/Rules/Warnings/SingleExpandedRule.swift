extension Rule {
    static let singleExpanded: Rule = Rule(
        "single-expanded", .warning, "Several sections are open at the start where only one can be.",
        rationale: """
            With 'expansion: single' opening a section closes its siblings: several that are open at \
            the start contradict that.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            sectionTrees:
              help:
                expansion: single
                sections:
                  - {title: Start, expanded: true}
                  - {title: Settings, expanded: true}

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            sectionTrees:
              help:
                expansion: single
                sections:
                  - {title: Start, expanded: true}
                  - {title: Settings}

            """#,
        check: .sectionTree { decoder, tree in
            guard tree.menu.expansion == .single else { return }
            for node in tree.crowded {
                decoder.report(
                    .singleExpanded, at: node,
                    "with 'expansion: single' only one of these sections can be open, and one above already is"
                )
            }
        }
    )
}
