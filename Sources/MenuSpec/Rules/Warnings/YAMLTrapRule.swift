extension Rule {
    static let yamlTrap: Rule = Rule(
        "yaml-trap", .warning,
        "A text without quotes is something else to other YAML tools, or to YAML itself.",
        rationale: """
            menuc keeps a text as it is written, whatever it looks like. Other tools do not: to them \
            'no' is false, '1.10' is 1.1, '12:30' is 750 and '2024-01-01' a date. In quotes it is a \
            text to all. And a line that is indented deeper goes on with the text above it, though it \
            begin with a dash like an entry of a list.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              answer:
                title: Does it work?
                options: [yes, no]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              answer:
                title: Does it work?
                options: ["yes", "no"]

            """#,
        check: .text { decoder, text in
            guard decoder.tree[text.node].kind == .plain else { return }
            reportSwallowedEntry(in: text.node, &decoder)
            guard let meaning = PlainMeaning(text.text) else { return }
            decoder.report(.yamlTrap, at: decoder.tree.range(text.node)) { decoder, diagnostic in
                let written = decoder.tree.string(text.node)
                diagnostic.message =
                    "without quotes '\(written)' is \(meaning.description) to other YAML tools; put it in quotes"
                diagnostic.fix =
                    decoder.replacement(
                        of: text.node, with: "\"\(written)\"", "put it in quotes"
                    ).safe
            }
        }
    )

    /// Reports a line of a text that begins like an entry of a list: indented deeper than the entry above, it goes on
    /// with that entry's text.
    private static func reportSwallowedEntry(in node: YAMLTree.Index, _ decoder: inout SpecDecoder) {
        // Only a text on one line reads as it is written, as an end of a line becomes a space.
        guard decoder.tree[node].flags.contains(.inArena) else { return }
        let source = decoder.tree.source
        let range = decoder.tree.range(node)
        guard let dash = dashThatBeginsALine(source, range) else { return }
        decoder.report(.yamlTrap, at: dash..<dash + 1) { _, diagnostic in
            diagnostic.message =
                "this line goes on with the text above it, as it is indented deeper; an entry of a list has its '-' "
                + "in the column of the others"
            let line = source[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let before = source[line..<range.lowerBound]
            guard let first = before.firstIndex(where: { $0 != 0x20 }), source[first] == UInt8(ascii: "-")
            else {
                return
            }
            let start = source[..<dash].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            diagnostic.fix = Diagnostic.FixIt(
                title: "indent it like the entry above",
                edits: [
                    Diagnostic.Edit(range: start..<dash, newText: String(repeating: " ", count: first - line))
                ])
        }
    }

    private static func dashThatBeginsALine(
        _ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            guard source[index] == 0x0A || source[index] == 0x0D else {
                index += 1
                continue
            }
            while index < range.upperBound,
                source[index] == 0x20 || source[index] == 0x0A || source[index] == 0x0D
            {
                index += 1
            }
            if index + 1 < range.upperBound, source[index] == UInt8(ascii: "-"), source[index + 1] == 0x20 {
                return index
            }
        }
        return nil
    }
}
