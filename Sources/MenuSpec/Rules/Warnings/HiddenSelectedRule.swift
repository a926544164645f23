extension Rule {
    static let hiddenSelected: Rule = Rule(
        "hidden-selected", .warning, "An option chosen at the start is hidden.",
        rationale: """
            The button shows a choice that the list does not have: a person cannot find what is chosen, \
            and cannot choose it again once they have changed it.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                selected: small
                options: [{title: Small, hidden: true}, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                selected: large
                options: [{title: Small, hidden: true}, Large]

            """#,
        check: .dropdown { decoder, dropdown in
            guard let siblings = dropdown.options?.siblings else { return }
            for choice in dropdown.chosen where siblings[choice.sibling].traits.contains(.hidden) {
                decoder.report(.hiddenSelected, at: decoder.tree.range(choice.node)) { decoder, diagnostic in
                    diagnostic.message =
                        "'\(decoder.quote(choice.node))' is chosen at the start, but it is hidden; "
                        + "choose another, or show it"
                }
            }
        }
    )
}
