extension Rule {
    static let duplicateTitle: Rule = Rule(
        "duplicate-title", .warning, "Two siblings have the same title.",
        rationale: """
            People choose by what they read: of two rows that read alike they cannot tell which is \
            which. Options of one title that differ in their second lines are fine, and so are blank titles beside icons.
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
            // Of titles that stand twice, the first option with each second line.
            var secondLines: [Int: [String?: Int]] = [:]
            for (ordinal, sibling) in siblings.entries.enumerated() {
                let text = tree.text(sibling.title)
                // What shows only an icon is told by that.
                if text.allSatisfy({ $0 <= 0x20 }) { continue }
                let earlier = index.insert(hash: TextIndex.hash(text), ordinal) {
                    tree.text(siblings.entries[$0].title).equals(text)
                }
                guard var earlier, !decoder.ids.areEqual(siblings.entries[earlier].id, sibling.id) else {
                    continue
                }
                if siblings.noun == "option" {
                    let line = secondLine(under: sibling.title, decoder)
                    let firstLine = secondLine(under: siblings.entries[earlier].title, decoder)
                    guard let alike = secondLines[earlier, default: [firstLine: earlier]][line] else {
                        secondLines[earlier, default: [firstLine: earlier]][line] = ordinal
                        continue
                    }
                    earlier = alike
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

    /// The detail of the option that has a title; nil where it has none.
    private static func secondLine(under title: YAMLTree.Index, _ decoder: SpecDecoder) -> String? {
        let tree = decoder.tree
        // The option is the innermost mapping around its title, which stands among the first in it: no search is long.
        let nearby = (max(0, title - 64)..<title).reversed()
        guard let option = nearby.first(where: { tree[$0].kind == .mapping && tree.next($0) > title }),
            tree[option].count <= 64, let key = decoder.ownKey("detail", of: option)
        else { return nil }
        let value = tree.resolve(tree.next(key))
        return tree[value].kind.isScalar ? tree.string(value) : nil
    }
}
