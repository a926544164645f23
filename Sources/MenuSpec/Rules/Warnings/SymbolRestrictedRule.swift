extension Rule {
    static let symbolRestricted: Rule = Rule(
        "symbol-restricted", .warning,
        "A symbol may stand only for the Apple product or feature that it shows.",
        rationale: """
            Apple's licence of SF Symbols keeps some for what they show, such as FaceTime or iCloud. \
            As a sign for anything else they may cost an app its review.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [{title: Small, icon: icloud}, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [{title: Small, icon: cloud}, Large]

            """#,
        check: .symbol { decoder, use in
            guard let symbol = use.symbol, symbol.isRestricted else { return }
            decoder.report(.symbolRestricted, at: decoder.tree.range(use.node)) { decoder, diagnostic in
                diagnostic.message =
                    "the symbol '\(decoder.quote(use.node))' may stand only for the Apple product or feature it shows"
            }
        }
    )
}
