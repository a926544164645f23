extension Rule {
    static let duplicateIdentifier: Rule = Rule(
        "duplicate-identifier", .warning, "Two menus have the same accessibility identifier.",
        rationale: """
            UI tests find a menu by its identifier, and of two with the same they find one. A menu that \
            names none has NAMESPACE.ID, which is always its own.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size: {title: Size, options: [Small, Large], accessibility: {identifier: picker}}
              colour: {title: Colour, options: [Red, Blue], accessibility: {identifier: picker}}

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size: {title: Size, options: [Small, Large], accessibility: {identifier: sizePicker}}
              colour: {title: Colour, options: [Red, Blue], accessibility: {identifier: colourPicker}}

            """#,
        check: .file { decoder, _ in
            let menus = decoder.menuIdentifiers
            guard menus.count > 1, menus.contains(where: { $0.node != nil }) else { return }
            // What a menu has by default is its own: of two it is the other that must change.
            let inOrder = menus.filter { $0.node == nil } + menus.filter { $0.node != nil }
            var first: [String: MenuIdentifier] = [:]
            for menu in inOrder {
                guard let text = decoder.text(menu) else { continue }
                guard let other = first[text] else {
                    first[text] = menu
                    continue
                }
                guard let place = menu.place else { continue }
                decoder.report(.duplicateIdentifier, at: decoder.tree.range(place)) { decoder, diagnostic in
                    diagnostic.message =
                        "the menu '\(decoder.quote(other.menu))' has the identifier '\(SpecDecoder.shortened(text))' too, "
                        + "and UI tests then find only one of them"
                    diagnostic.notes = [
                        Diagnostic.Note(
                            message: other.place == nil
                                ? "a menu that names none has its namespace and id" : "the first is here",
                            range: decoder.tree.range(other.place ?? other.menu))
                    ]
                }
            }
        }
    )
}
