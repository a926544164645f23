extension Rule {
    static let unusedStyle: Rule = Rule(
        "unused-style", .warning, "A named style is used by no menu.",
        rationale: """
            What nothing uses is a left-over, or its user is missing.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            styles:
              card: {menu: {cornerRadius: 12}}
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            styles:
              card: {menu: {cornerRadius: 12}}
            dropdowns:
              size:
                title: Size
                style: card
                options: [Small, Large]

            """#,
        check: .file { decoder, _ in
            for entry in decoder.styles.entries where !entry.isUsed {
                decoder.report(.unusedStyle, at: decoder.tree.range(entry.name)) { decoder, diagnostic in
                    diagnostic.message = "no menu uses the style '\(decoder.quote(entry.name))'"
                }
            }
        }
    )
}
