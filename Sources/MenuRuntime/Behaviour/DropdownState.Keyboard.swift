/// What the keys of a keyboard find in an open list.
extension DropdownState {
    /// What has the keyboard's attention.
    public enum Focus: Hashable, Sendable {
        /// A row, from 0 at the top.
        case row(Int)
        case footer
    }

    /// Where the keyboard begins in a list that has just opened: at what is chosen, or else at the first that can be.
    public var firstFocus: Focus? {
        for id in selected {
            if let index = rowIndex(of: id), row(at: index).isEnabled { return .row(index) }
        }
        return focus(after: nil, by: 1)
    }

    /// The next place up or down that can be chosen; nil at the end of the list.
    ///
    /// - Parameters:
    ///   - focus: Where the keyboard is; nil to come in from the top, or from the bottom.
    ///   - step: 1 for down, -1 for up.
    public func focus(after focus: Focus?, by step: Int) -> Focus? {
        let (top, bottom) = (-1, menu.footer == nil ? rowCount : rowCount + 1)
        var index =
            switch focus {
            case .row(let index): index
            case .footer: rowCount
            case nil: step > 0 ? top : bottom
            }
        while true {
            index += step
            if index <= top || index >= bottom { return nil }
            if index == rowCount { return .footer }
            if row(at: index).isEnabled { return .row(index) }
        }
    }

    /// The next option that can be chosen and whose title begins as typed, in capitals or not, round the end of the
    /// list.
    ///
    /// - Parameters:
    ///   - text: All that was typed without a pause. With its first character the search begins below the focus, with
    ///     what follows it stays where that still fits.
    ///   - focus: Where the keyboard is.
    public func focus(typing text: String, after focus: Focus?, _ texts: MenuTexts) -> Focus? {
        let beginning = text.lowercased()
        guard !beginning.isEmpty, rowCount > 0 else { return nil }
        var start = 0
        if case .row(let index) = focus { start = text.count == 1 ? index + 1 : index }
        for offset in 0..<rowCount {
            let index = (start + offset) % rowCount
            guard case .option(let option) = row(at: index).content, option.enabled else { continue }
            if texts.title(of: option, in: menu).lowercased().hasPrefix(beginning) { return .row(index) }
        }
        return nil
    }

    /// Whether what a key brings is text, which titles can begin with. Keys without a letter bring nothing, control
    /// characters, or what Unicode has no letters for.
    public static func isText(_ characters: String) -> Bool {
        let isText = characters.unicodeScalars.allSatisfy { scalar in
            let category = scalar.properties.generalCategory
            return category != .control && category != .privateUse
        }
        return isText && !characters.isEmpty
    }

    /// The event of choosing what has the focus; nil where it is no longer there.
    public func event(choosing focus: Focus) -> Event? {
        switch focus {
        case .footer: return menu.footer == nil ? nil : .tapFooter
        case .row(let index):
            guard index < rowCount, case .option(let option) = row(at: index).content else { return nil }
            return .tapOption(option.id)
        }
    }
}
