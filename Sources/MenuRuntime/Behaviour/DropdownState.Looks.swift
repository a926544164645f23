extension DropdownState {
    /// What stands on the button: the titles of what is chosen, or the prompt.
    ///
    /// Capitals are those of Unicode, whatever the language: `ß` becomes `SS`, `i` becomes `I`.
    public func title(_ texts: MenuTexts) -> String {
        var title = chosenTitle(texts) ?? texts.title(of: menu)
        if menu.titleCase == .uppercase { title = title.uppercased() }
        return title
    }

    /// What the row of an option shows; the id of one that is not there now.
    ///
    /// - Parameter id: Of any option, one of the app's too.
    public func title(of id: String, _ texts: MenuTexts) -> String {
        option(id).map { texts.title(of: $0, in: menu) } ?? id
    }

    private func chosenTitle(_ texts: MenuTexts) -> String? {
        let options = selectedOptions
        guard let first = options.first else { return nil }
        var title = texts.title(of: first, in: menu)
        for option in options.dropFirst() {
            title += texts.listSeparator(of: menu)
            title += texts.title(of: option, in: menu)
        }
        return title
    }

    /// The SF Symbol on the badge: that of the first chosen option that has one; nil without a badge.
    public var badgeIcon: String? {
        guard menu.badge != nil else { return nil }
        for option in selectedOptions {
            if let icon = option.icon { return icon }
        }
        return nil
    }

    /// The SF Symbol that shows whether the list is open; nil without an indicator.
    public var indicator: String? { menu.indicator.map { isOpen ? $0.expanded : $0.collapsed } }
}
