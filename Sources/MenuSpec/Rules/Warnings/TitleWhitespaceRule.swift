extension Rule {
    static let titleWhitespace: Rule = Rule(
        "title-whitespace", .warning, "A title begins or ends with white space.",
        rationale: """
            White space at the edges shifts a title out of line and is never seen in the spec. A \
            block text keeps the end of its last line unless its indicator is '|-' or '>-'.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: ["Small ", Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

            """#,
        check: .text { decoder, text in
            guard text.role == .title, TextScan.hasWhiteEdge(text.text) else { return }
            let value = decoder.tree.string(text.node)
            let isWhite = { (scalar: Unicode.Scalar?) in scalar?.isWhiteSpace ?? false }
            // A title of nothing else is another rule's.
            guard isWhite(value.unicodeScalars.first) || isWhite(value.unicodeScalars.last),
                !value.unicodeScalars.allSatisfy({ isWhite($0) })
            else { return }
            decoder.report(.titleWhitespace, at: decoder.tree.range(text.node)) { decoder, diagnostic in
                diagnostic.message = "this title \(edges(value)) with white space; take it away"
                diagnostic.fix = trimming(text.node, value, decoder.tree)
            }
        }
    )

    /// `begins`, `ends` or both.
    private static func edges(_ title: String) -> String {
        let scalars = title.unicodeScalars
        let edges = [(scalars.first, "begins"), (scalars.last, "ends")]
        return edges.filter { $0.0?.isWhiteSpace ?? false }.map(\.1).joined(separator: " and ")
    }

    /// Takes the white space away where the title stands in quotes just as it reads.
    private static func trimming(_ node: YAMLTree.Index, _ title: String, _ tree: YAMLTree) -> Diagnostic
        .FixIt?
    {
        let kind = tree[node].kind
        guard kind == .doubleQuoted || kind == .singleQuoted, !tree[node].flags.contains(.inArena) else {
            return nil
        }
        let scalars = Substring(title).unicodeScalars
        let trimmed = scalars.drop { $0.isWhiteSpace }.reversed().drop {
            $0.isWhiteSpace
        }
        let range = tree.range(node)
        let text = String(String.UnicodeScalarView(trimmed.reversed()))
        return Diagnostic.FixIt(
            title: "trim the title",
            edits: [Diagnostic.Edit(range: range.lowerBound + 1..<range.upperBound - 1, newText: text)],
            isSafe: true)
    }
}
