extension DropdownState {
    /// A row of the list. Separators are no rows: each row says how many stand above it.
    public struct Row: Hashable, Sendable {
        public let content: Content
        /// How many separators stand between this row and the one before.
        public let separatorsAbove: Int

        public enum Content: Hashable, Sendable {
            case option(MenuDocument.Option)
            /// The title of a group of which at least one option is shown.
            case group(MenuDocument.OptionGroup)
        }

        /// The option's id, or `group:` and the group's.
        public var name: String {
            switch content {
            case .option(let option): option.id
            case .group(let group): "group:" + group.id
            }
        }

        /// Whether a touch on it chooses something.
        public var isEnabled: Bool {
            if case .option(let option) = content { option.enabled } else { false }
        }
    }

    /// What the list shows, or would show if it were open, from the top. The footer is no row.
    public var rows: [Row] { (0..<rowCount).map { row(at: $0) } }

    /// How many rows the list shows, or would show if it were open.
    public var rowCount: Int { shown.slots.count }

    /// A row of the list, found without looking at the others.
    ///
    /// - Parameter index: From 0 at the top, less than ``rowCount``.
    public func row(at index: Int) -> Row {
        let separators = shown.separators(above: index, table)
        return switch table.entry(at: shown.slots.list[index]) {
        case .option(let option): Row(content: .option(option), separatorsAbove: separators)
        case .group(let group): Row(content: .group(group), separatorsAbove: separators)
        case .separator: preconditionFailure("a separator is no row")
        }
    }

    /// Where among the rows the option with an id stands; nil where it does not show.
    public func rowIndex(of id: String) -> Int? {
        table.place(of: id).flatMap { shown.slots.index(of: $0) }
    }

    /// How many separators stand between a row and the one before.
    func separators(above index: Int) -> Int { shown.separators(above: index, table) }
}
