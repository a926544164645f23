extension MenuDocument {
    /// A button (or a view of the app's) that opens a list of options.
    public struct Dropdown: Hashable, Sendable, Identifiable {
        public var id: String
        /// Shown on the button until something is chosen.
        public var title: String
        /// The rows of the list in the order written.
        public var options: [Entry] = []
        /// Whether the app supplies or replaces the options while it runs.
        public var optionsFrom: OptionSource = .spec
        /// Of the dropdowns that share a group at most one is open.
        public var group: String?
        /// Of one row of the list.
        public var rowHeight: Height = .points(44)
        /// In points.
        public var buttonHeight: Double = 44
        /// Rows shown before the list scrolls; nil where `maxHeight` caps the list.
        public var maxVisibleCells: Int? = 4
        /// The cap of the list's height in points, instead of `maxVisibleCells`.
        public var maxHeight: Double?
        /// Points between button and list.
        public var gap: Double = 4
        /// Of button and list.
        public var width: Width = .fill
        /// How the open list stands to what is around it.
        public var presentation: Presentation = .push
        /// What opens the list.
        public var anchor: Anchor = .button
        /// On which side of the anchor the list opens.
        public var placement: Placement = .below
        /// What closes the list besides choosing.
        public var dismiss: [Dismissal] = [.escape]
        /// How many options may be chosen.
        public var selection: Selection = .single
        /// Ids of the options chosen at the start, in the order written.
        public var selected: [String] = []
        /// The fewest that may be left chosen, with several.
        public var minSelected: Int = 0
        /// The most that may be chosen, with several; nil for no bound.
        public var maxSelected: Int?
        /// Whether choosing closes the list.
        public var closeOnSelect: Bool = true
        /// Whether choosing the chosen option again clears it.
        public var clearable: Bool = false
        /// How the button writes its title.
        public var titleCase: TitleCase = .asWritten
        /// How the title stands on the button.
        public var titleAlignment: Alignment = .center
        /// The symbol on the button that says whether the list is open.
        public var indicator: SymbolIndicator?
        /// A disc that shows the chosen option's icon.
        public var badge: Badge?
        /// A row of its own under the options.
        public var footer: Footer?
        /// Shown when no row is left to show.
        public var emptyTitle: String?
        /// What assistive technology and UI tests read.
        public var accessibility: Accessibility
        /// Looks that differ from the platform's.
        public var style: Style?
        /// Texts of the app's own.
        public var meta: [MetaEntry]?

        /// A dropdown with every default; `accessibility` starts with the title as its label.
        public init(id: String, title: String, accessibility: Accessibility? = nil) {
            self.id = id
            self.title = title
            self.accessibility = accessibility ?? Accessibility(label: title)
        }
    }

    /// Who supplies the options while the app runs.
    public enum OptionSource: String, Hashable, Sendable, CaseIterable {
        case spec, app
    }

    /// How wide a dropdown is.
    public enum Width: Hashable, Sendable {
        /// What its surroundings give.
        case fill
        /// The anchor's width.
        case anchor
        /// A fixed width in points.
        case points(Double)
        /// A share of the container, over 0 to 100.
        case percent(Double)
    }

    /// What an open list does to what stands below it.
    public enum Presentation: String, Hashable, Sendable, CaseIterable {
        case push, cover, overlay
    }

    /// What opens the list.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
        case button, view
    }

    /// Where the list opens, seen from its anchor.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        case below, above, auto
    }

    /// What closes an open list besides choosing.
    public enum Dismissal: String, Hashable, Sendable, CaseIterable {
        case outside, scroll, escape
    }

    /// Whether one option is chosen, or several.
    public enum Selection: String, Hashable, Sendable, CaseIterable {
        case single, multiple
    }

    /// How the button shows its text.
    public enum TitleCase: String, Hashable, Sendable, CaseIterable {
        case asWritten, uppercase
    }

    /// Two SF Symbols, for a closed and an open dropdown.
    public struct SymbolIndicator: Hashable, Sendable {
        /// The SF Symbol while the list is closed.
        public var collapsed: String
        /// The SF Symbol while the list is open.
        public var expanded: String
        /// On which side of the title.
        public var position: Edge

        public init(collapsed: String, expanded: String, position: Edge = .trailing) {
            self.collapsed = collapsed
            self.expanded = expanded
            self.position = position
        }
    }

    /// A round view that shows the chosen option's icon.
    public struct Badge: Hashable, Sendable {
        /// In points.
        public var diameter: Double
        /// What fills the disc.
        public var color: Color
        /// In points.
        public var offset: Double

        public init(diameter: Double, color: Color = .clear, offset: Double = 0) {
            self.diameter = diameter
            self.color = color
            self.offset = offset
        }
    }

    /// A last row that is no option: it tells the app and closes the list.
    public struct Footer: Hashable, Sendable, Identifiable {
        public var id: String
        public var title: String
        /// In points.
        public var height: Double
        /// Whether its title is.
        public var underlined: Bool

        public init(id: String, title: String, height: Double = 44, underlined: Bool = false) {
            self.id = id
            self.title = title
            self.height = height
            self.underlined = underlined
        }
    }
}
