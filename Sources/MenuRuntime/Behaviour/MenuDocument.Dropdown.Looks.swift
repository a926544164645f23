extension MenuDocument.Dropdown {
    /// How the button, or the list in the card of both, looks: as the spec has it, and without a word there as plain as
    /// can be, but to be seen.
    ///
    /// - Returns: nil for nothing of its own, where the card around has a look.
    public func usualStyle(of part: MenuDocument.StylePart) -> MenuDocument.PartStyle? {
        if let style = style?[part] { return style }
        if style?[.menu] != nil { return nil }
        var usual = MenuDocument.PartStyle(part: part)
        usual.borderColor = .separator
        usual.cornerRadius = 8
        return usual
    }

    /// How the list looks: one that is not in the card of button and list is a card of its own.
    public var listStyle: MenuDocument.PartStyle? {
        if presentation != .push, style?[.list] == nil, let card = style?[.menu] { return card }
        return usualStyle(of: .list)
    }
}

extension MenuDocument.Color {
    /// The system's colour of lines between things.
    public static let separator = MenuDocument.Color(
        name: "separator", light: MenuDocument.RGBA(0x3C3C_434A), dark: MenuDocument.RGBA(0x5454_5899))
}
