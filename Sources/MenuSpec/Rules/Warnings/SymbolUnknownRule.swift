extension Rule {
    static let symbolUnknown: Rule = Rule(
        "symbol-unknown", .warning, "There is no SF Symbol of this name.",
        rationale: """
            A symbol that does not exist is drawn as nothing at all, on every device. The names \
            known are those of SF Symbols 7.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [{title: Small, icon: arow.down}, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [{title: Small, icon: arrow.down}, Large]

            """#,
        check: .symbol { decoder, use in
            guard use.symbol == nil else { return }
            decoder.report(.symbolUnknown, at: decoder.tree.range(use.node)) { decoder, diagnostic in
                diagnostic.message = "there is no SF Symbol '\(decoder.quote(use.node))'"
                guard let meant = SymbolTable.shared.nearest(to: decoder.tree.text(use.node)) else { return }
                diagnostic.message += "; did you mean '\(meant)'?"
                diagnostic.fix = decoder.replacement(of: use.node, with: meant)
            }
        }
    )
}
