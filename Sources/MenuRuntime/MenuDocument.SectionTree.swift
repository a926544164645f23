extension MenuDocument {
    /// A tree of sections that open and close.
    public struct SectionTree: Hashable, Sendable, Identifiable {
        public var id: String
        public var title: String?
        /// In the order written.
        public var sections: [Section] = []
        /// Whether siblings close when one opens.
        public var expansion: Expansion = .multiple
        /// Of a section's row.
        public var headerHeight: Height = .points(60)
        /// The height of an item without its detail.
        public var rowHeight: Height = .points(44)
        /// What an item's open detail adds.
        public var detailHeight: Height = .auto
        /// How a section's title stands.
        public var headerAlignment: Alignment = .leading
        /// How the platform draws the list.
        public var listStyle: ListStyle = .plain
        /// What turns when a section opens; nil for nothing.
        public var indicator: TurningIndicator? = TurningIndicator()
        /// Looks that differ from the platform's.
        public var style: Style?
        public var meta: [MetaEntry]?

        public init(id: String, title: String? = nil) {
            self.id = id
            self.title = title
        }
    }

    /// Whether opening a section closes its open siblings.
    public enum Expansion: String, Hashable, Sendable, CaseIterable {
        case multiple, single
    }

    /// The list styles of the platforms.
    public enum ListStyle: String, Hashable, Sendable, CaseIterable {
        case plain, grouped, insetGrouped
    }

    /// A mark in a section's header that turns when the section opens.
    public struct TurningIndicator: Hashable, Sendable {
        /// What is drawn.
        public var mark: Mark = .symbol("chevron.down")
        /// Degrees, clockwise, while the section is closed.
        public var collapsed: Double = 0
        /// Degrees, clockwise, while the section is open.
        public var expanded: Double = 180
        /// On which side of the title.
        public var position: Edge = .trailing
        /// In points.
        public var size: Double?
        /// What fills a shape.
        public var fill: Color?
        /// What outlines a shape.
        public var stroke: Color?
        /// In points.
        public var strokeWidth: Double?

        public init() {}

        /// A symbol or a shape.
        public enum Mark: Hashable, Sendable {
            /// An SF Symbol.
            case symbol(String)
            /// A drawn shape.
            case shape(Shape)
        }

        /// The shapes that there are.
        public enum Shape: String, Hashable, Sendable, CaseIterable {
            case triangle
        }
    }

    /// A header, and the items and sections under it.
    public struct Section: Hashable, Sendable, Identifiable {
        public var id: String
        public var title: String
        /// Whether it is open at the start.
        public var expanded: Bool
        /// Whether it can be closed at all.
        public var collapsible: Bool
        /// The name of an SF Symbol.
        public var icon: String?
        public var accessibility: Accessibility?
        public var meta: [MetaEntry]?
        /// In the order written; sections among them.
        public var items: [SectionEntry]

        public init(
            id: String, title: String, expanded: Bool = false, collapsible: Bool = true,
            items: [SectionEntry] = []
        ) {
            self.id = id
            self.title = title
            self.expanded = expanded
            self.collapsible = collapsible
            self.items = items
        }
    }

    /// What stands in a section.
    public enum SectionEntry: Hashable, Sendable {
        case item(Item)
        case section(Section)
    }

    /// A row of a section.
    ///
    /// As with ``Option``, what an item rarely has is kept in one allocation.
    public struct Item: Hashable, Sendable, Identifiable {
        public var id: String
        public var title: String
        /// Shown while the item is expanded.
        public var detail: String?
        public var expanded: Bool
        /// Whether it can be chosen.
        public var enabled: Bool
        /// What choosing it means.
        public var role: Role?
        private var extras: Boxed<Extras>

        private struct Extras: Hashable, Sendable {
            var icon: String?
            var value: String?
            var accessibility: Accessibility?
            var meta: [MetaEntry]?
        }

        private mutating func withExtras(_ change: (inout Extras) -> Void) {
            extras.change(usually: Extras(), change)
        }

        /// The name of an SF Symbol.
        public var icon: String? {
            get { extras.value?.icon }
            set { withExtras { $0.icon = newValue } }
        }
        /// What the app gets when this item is chosen, where it is not the path.
        public var value: String? {
            get { extras.value?.value }
            set { withExtras { $0.value = newValue } }
        }
        public var accessibility: Accessibility? {
            get { extras.value?.accessibility }
            set { withExtras { $0.accessibility = newValue } }
        }
        public var meta: [MetaEntry]? {
            get { extras.value?.meta }
            set { withExtras { $0.meta = newValue } }
        }
    }
}

// Beside the properties, as that of an option.
extension MenuDocument.Item {
    public init(
        id: String, title: String, detail: String? = nil, expanded: Bool = false, enabled: Bool = true,
        role: MenuDocument.Role? = nil
    ) {
        self.init(
            id: id, title: title, detail: detail, expanded: expanded, enabled: enabled, role: role,
            extras: .none)
    }
}
