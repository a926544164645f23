extension Rule {
    static let duplicateTitle: Rule = Rule(
        "duplicate-title", .warning, "Two siblings have the same title.",
        rationale: """
            People choose by what they read: of two rows that read alike they cannot tell which is \
            which.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: {small: Small, little: Small}

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: {small: Small, little: Little}

            """#,
        check: .siblings { decoder, siblings in
            // Titles that make the ids are as different as those.
            guard siblings.entries.contains(where: { !$0.isMade }) else { return }
            let tree = decoder.tree
            // Taken out and put back: a copy would be as large as the largest list so far.
            var index = TextIndex()
            swap(&index, &decoder.index)
            defer { swap(&index, &decoder.index) }
            index.reset(count: siblings.entries.count)
            for (ordinal, sibling) in siblings.entries.enumerated() {
                let text = tree.text(sibling.title)
                // What shows only an icon is told by that.
                if text.allSatisfy({ $0 <= 0x20 }) { continue }
                let earlier = index.insert(hash: TextIndex.hash(text), ordinal) {
                    tree.text(siblings.entries[$0].title).equals(text)
                }
                guard let earlier, !decoder.ids.areEqual(siblings.entries[earlier].id, sibling.id) else {
                    continue
                }
                let first = siblings.entries[earlier]
                decoder.report(.duplicateTitle, at: tree.range(sibling.use ?? sibling.title)) {
                    decoder, diagnostic in
                    diagnostic.message =
                        "another \(siblings.noun) here has the title '\(decoder.quote(sibling.title))' too"
                    diagnostic.notes = [
                        Diagnostic.Note(
                            message: "the first is here", range: tree.range(first.use ?? first.title))
                    ]
                }
            }
        }
    )
}
