extension Rule {
    static let symbolAvailability: Rule = Rule(
        "symbol-availability", .warning, "A symbol is newer than the systems that the app runs on.",
        rationale: """
            On a system that does not know it yet a symbol is drawn as nothing at all. What the app \
            runs on is said by 'platforms'.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            platforms: {ios: 15.0}
            dropdowns:
              size:
                title: Size
                options: [{title: Small, icon: 0.circle.ar}, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            platforms: {ios: 15.0}
            dropdowns:
              size:
                title: Size
                options: [{title: Small, icon: 0.circle}, Large]

            """#,
        check: .symbol { decoder, use in
            guard let symbol = use.symbol else { return }
            let platforms = decoder.platforms
            let lacksIOS = platforms.ios.map { $0 < symbol.ios } ?? false
            let lacksMacOS = platforms.macos.map { $0 < symbol.macos } ?? false
            guard lacksIOS || lacksMacOS else { return }
            decoder.report(.symbolAvailability, at: decoder.tree.range(use.node)) { decoder, diagnostic in
                let needs =
                    (lacksIOS ? ["iOS \(symbol.ios)"] : []) + (lacksMacOS ? ["macOS \(symbol.macos)"] : [])
                diagnostic.message =
                    "the symbol '\(decoder.quote(use.node))' came with \(needs.joined(separator: " and ")), "
                    + "but 'platforms' says that the app runs on earlier ones"
            }
        }
    )
}
