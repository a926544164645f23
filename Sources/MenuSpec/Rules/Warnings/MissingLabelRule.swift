extension Rule {
    static let missingLabel: Rule = Rule(
        "missing-label", .warning, "Something without a visible title has no accessibility label.",
        rationale: """
            A blank title shows only an icon, or nothing; a screen reader then has nothing to say. \
            'accessibility.label' gives it words.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: {small: {title: "", icon: arrow.down}, large: Large}

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: {small: {title: "", icon: arrow.down, accessibility: {label: Small}}, large: Large}

            """#,
        check: .titled { decoder, use in
            guard !use.hasLabel else { return }
            let title = decoder.tree.text(use.title)
            guard title.isEmpty || TextScan.hasWhiteEdge(title),
                decoder.tree.string(use.title).unicodeScalars.allSatisfy(\.isWhiteSpace)
            else { return }
            decoder.report(
                .missingLabel, at: use.title,
                "this title is blank, and nothing says what it is; write 'accessibility: {label: …}'")
        }
    )
}
