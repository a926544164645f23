extension MenuDocument {
    /// What stands in a dropdown's list.
    public enum Entry: Hashable, Sendable {
        case option(Option)
        case separator
        case group(OptionGroup)
    }

    /// Options under a title of their own.
    public struct OptionGroup: Hashable, Sendable, Identifiable {
        public var id: String
        public var title: String
        /// Options and separators; no group stands inside a group.
        public var options: [Entry]

        public init(id: String, title: String, options: [Entry]) {
            self.id = id
            self.title = title
            self.options = options
        }
    }

    /// One thing to choose.
    ///
    /// Most options are an id and a title, at most an icon; whatever else one has is kept in one
    /// allocation, so that a list of 100,000 stays small.
    public struct Option: Hashable, Sendable, Identifiable {
        public var id: String
        public var title: String
        /// The name of an SF Symbol.
        public var icon: String?
        /// Whether it can be chosen.
        public var enabled: Bool
        /// Whether it is left out until the app shows it.
        public var hidden: Bool
        /// What choosing it means.
        public var role: Role?
        private var extras: Boxed<Extras>

        private struct Extras: Hashable, Sendable {
            var value: String?
            var image: String?
            var detail: String?
            var accessibility: Accessibility?
            var meta: [MetaEntry]?
        }

        private mutating func withExtras(_ change: (inout Extras) -> Void) {
            extras.change(usually: Extras(), change)
        }

        /// What the app gets when this option is chosen, where it is not the id.
        public var value: String? {
            get { extras.value?.value }
            set { withExtras { $0.value = newValue } }
        }
        /// The name of an image asset of the app's.
        public var image: String? {
            get { extras.value?.image }
            set { withExtras { $0.image = newValue } }
        }
        /// The second line.
        public var detail: String? {
            get { extras.value?.detail }
            set { withExtras { $0.detail = newValue } }
        }
        /// What assistive technology and UI tests read.
        public var accessibility: Accessibility? {
            get { extras.value?.accessibility }
            set { withExtras { $0.accessibility = newValue } }
        }
        /// Texts of the app's own.
        public var meta: [MetaEntry]? {
            get { extras.value?.meta }
            set { withExtras { $0.meta = newValue } }
        }
    }
}

// Not among the properties: the initializer that the compiler makes of them builds a value where it is to be, and one
// that sets them one by one builds it elsewhere and copies it.
extension MenuDocument.Option {
    public init(
        id: String, title: String, icon: String? = nil, enabled: Bool = true, hidden: Bool = false,
        role: MenuDocument.Role? = nil
    ) {
        self.init(
            id: id, title: title, icon: icon, enabled: enabled, hidden: hidden, role: role, extras: .none)
    }
}
