/// The events of a trace, as a player of a front-end gets them. Compiled into the players, too.
package struct TraceScript: Codable, Sendable {
    package struct Event: Codable, Sendable {
        /// Which menu it happens to.
        package let menu: String
        /// Without the menu.
        package let text: String

        package init(menu: String, text: String) {
            self.menu = menu
            self.text = text
        }
    }

    package let name: String
    package let menus: [String]
    package let events: [Event]

    package init(name: String, menus: [String], events: [Event]) {
        self.name = name
        self.menus = menus
        self.events = events
    }
}

/// What a person sees of a menu, and what the app was told since the last look.
package struct SeenMenu: Codable, Hashable, Sendable {
    package let menu: String
    package var told: [String] = []
    /// Of a dropdown.
    package var isOpen: Bool?
    /// On the button; nil where there is none.
    package var title: String?
    /// The symbol on the button.
    package var indicator: String?
    /// The symbol in the badge.
    package var badge: String?
    /// What stands in the rows from the top, those to be scrolled to as well: texts with `|` between them, after the
    /// row's mark. Of a dropdown only while it is open.
    package var rows: [String] = []
    /// In points, by the names that traces have for them.
    package var heights: [String: Double] = [:]

    package init(menu: String) { self.menu = menu }

    /// What stands before a row's texts.
    package enum Mark {
        /// Of a chosen option.
        package static let selected = "✓ "
        package static let openSection = "▾ "
        package static let closedSection = "▸ "
        /// Of a section that does not close.
        package static let fixedSection = "▪ "
    }
}
