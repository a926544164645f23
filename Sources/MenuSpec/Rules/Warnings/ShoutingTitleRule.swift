extension Rule {
    static let shoutingTitle: Rule = Rule(
        "shouting-title", .warning, "A text is typed in capitals.",
        rationale: """
            Words in capitals are harder to read, some screen readers spell them out letter by letter, and \
            nobody can have them otherwise. Typed as they are usually written they can still be \
            shown in capitals: 'titleCase: uppercase' does that on a button. Acronyms, names with digits in \
            them and scripts without capitals are fine.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: SELECT A SIZE
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Select a size
                titleCase: uppercase
                options: [Small, Large, XXL]

            """#,
        check: .loudText { decoder, text in
            guard TextScan.shouts(text.text) else { return }
            decoder.report(
                .shoutingTitle, at: text.node,
                "this text is typed in capitals; type it as it is usually written "
                    + "('titleCase: uppercase' shows a button's in capitals)")
        }
    )
}
