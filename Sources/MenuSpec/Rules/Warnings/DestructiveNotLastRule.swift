extension Rule {
    static let destructiveNotLast: Rule = Rule(
        "destructive-not-last", .warning, "A destructive option or item stands before others.",
        rationale: """
            What cannot be undone is hit by mistake less often at the end of a list, and that is where people \
            look for it. In a group or a section it stands at the end of that.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              actions:
                title: Actions
                options: [Rename, {title: Delete, role: destructive}, Share]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              actions:
                title: Actions
                options: [Rename, Share, {title: Delete, role: destructive}]

            """#,
        check: .dropdown { decoder, dropdown in
            guard let options = dropdown.options, options.destructiveCount > 0,
                options.destructiveCount < options.siblings.count
            else { return }
            // From the end: whether an option that is not destructive follows, in the list and in the same group.
            var followsInList = false
            var followsInGroup: Int32?
            for sibling in options.siblings.reversed() where sibling.group != Sibling.isGroup {
                guard sibling.traits.contains(.destructive) else {
                    followsInList = true
                    followsInGroup = sibling.group
                    continue
                }
                guard sibling.group == 0 ? followsInList : followsInGroup == sibling.group else { continue }
                decoder.report(.destructiveNotLast, at: decoder.tree.range(sibling.use ?? sibling.title)) {
                    decoder, diagnostic in
                    diagnostic.message =
                        "'\(decoder.quote(sibling.title))' is destructive, and others stand below it; "
                        + "put it at the end of the \(sibling.group == 0 ? "list" : "group")"
                }
            }
        },
        .siblings { decoder, siblings in
            guard siblings.noun == "item" else { return }
            // Sections among items are no rows to hit by mistake.
            var follows = false
            for sibling in siblings.entries.reversed() where sibling.group != Sibling.isGroup {
                guard sibling.traits.contains(.destructive) else {
                    follows = true
                    continue
                }
                guard follows else { continue }
                decoder.report(.destructiveNotLast, at: decoder.tree.range(sibling.use ?? sibling.title)) {
                    decoder, diagnostic in
                    diagnostic.message =
                        "'\(decoder.quote(sibling.title))' is destructive, and others stand below it; "
                        + "put it at the end of the section"
                }
            }
        }
    )
}
