/// A compiled menu file: every default applied, every alias, merge key and named style resolved.
///
/// This is what front-ends draw. Lists keep the order the author wrote. The types of the parts are
/// nested here so that an app that embeds this module gains few names of its own.
public struct MenuDocument: Hashable, Sendable {
    /// The version of the menu language; 1.
    public var menuSpec: Int
    /// The Swift namespace, and the first part of every accessibility identifier and text key.
    public var namespace: String
    /// In the order written.
    public var dropdowns: [Dropdown]
    /// In the order written.
    public var sectionTrees: [SectionTree]

    public init(
        menuSpec: Int = 1, namespace: String, dropdowns: [Dropdown] = [], sectionTrees: [SectionTree] = []
    ) {
        self.menuSpec = menuSpec
        self.namespace = namespace
        self.dropdowns = dropdowns
        self.sectionTrees = sectionTrees
    }
}

extension MenuDocument {
    /// The height of a row: a number of points, or as tall as its content.
    public enum Height: Hashable, Sendable {
        /// A fixed height in points, over 0.
        case points(Double)
        /// Whatever the content asks for.
        case auto

        /// The fixed height in points, or nil for `auto`.
        public var points: Double? {
            if case .points(let value) = self { value } else { nil }
        }
    }

    /// On which side of a title an indicator stands, in reading direction.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        case leading, trailing
    }

    /// How a text stands in its row.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case leading, center
    }

    /// What choosing means; `destructive` marks what cannot be undone.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        case destructive
    }

    /// What assistive technology and UI tests read.
    public struct Accessibility: Hashable, Sendable {
        /// What is spoken instead of the title.
        public var label: String?
        /// What choosing does, spoken after the label.
        public var hint: String?
        /// What UI tests find it by; never spoken.
        public var identifier: String?

        public init(label: String? = nil, hint: String? = nil, identifier: String? = nil) {
            self.label = label
            self.hint = hint
            self.identifier = identifier
        }
    }

    /// One entry of `meta`: a text of the app's own, passed through untouched.
    public struct MetaEntry: Hashable, Sendable {
        /// The author's name for it.
        public var key: String
        /// The text.
        public var value: String

        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// A value kept in an allocation of its own, so that what rarely has one stays small.
    indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
        case none
        case some(Value)

        var value: Value? {
            if case .some(let value) = self { value } else { nil }
        }

        /// Changes the value, which is there only while it differs from the usual one.
        mutating func change(usually usual: Value, _ change: (inout Value) -> Void) {
            var value = value ?? usual
            change(&value)
            self = value == usual ? .none : .some(value)
        }
    }
}

extension [MenuDocument.MetaEntry] {
    /// The entries of a literal, in its order. Static texts, since the compiler works out the bytes of every other.
    @inline(never)
    public init(_ pairs: KeyValuePairs<StaticString, StaticString>) {
        self = pairs.map { MenuDocument.MetaEntry(key: $0.key.description, value: $0.value.description) }
    }
}
