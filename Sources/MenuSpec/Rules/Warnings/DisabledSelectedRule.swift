extension Rule {
    static let disabledSelected: Rule = Rule(
        "disabled-selected", .warning, "An option chosen at the start is disabled.",
        rationale: """
            A person finds something chosen that they could not have chosen, and cannot choose again \
            once they have changed it.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                selected: small
                options: [{title: Small, enabled: false}, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                selected: small
                options: [Small, Large]

            """#,
        check: .dropdown { decoder, dropdown in
            guard let siblings = dropdown.options?.siblings else { return }
            for choice in dropdown.chosen where siblings[choice.sibling].traits.contains(.disabled) {
                decoder.report(.disabledSelected, at: decoder.tree.range(choice.node)) {
                    decoder, diagnostic in
                    diagnostic.message =
                        "'\(decoder.quote(choice.node))' is chosen at the start, but cannot be chosen: it is disabled"
                }
            }
        }
    )
}
