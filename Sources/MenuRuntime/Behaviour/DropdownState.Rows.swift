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
    }

    /// What the list shows, or would show if it were open, from the top. The footer is no row.
    public var rows: [Row] {
        var rows: [Row] = []
        forEachRow {
            rows.append($0)
            return true
        }
        return rows
    }

    /// How many rows the list shows, or would show if it were open.
    public var rowCount: Int {
        var count = 0
        forEachRow { _ in
            count += 1
            return true
        }
        return count
    }

    /// Calls a closure with each row, from the top, until it returns false.
    func forEachRow(_ body: (Row) -> Bool) {
        var separators = 0
        _ = Self.visit(options, &separators, body)
    }

    private static func visit(
        _ entries: [MenuDocument.Entry], _ separators: inout Int, _ body: (Row) -> Bool
    ) -> Bool {
        for entry in entries {
            let content: Row.Content
            switch entry {
            case .separator:
                separators += 1
                continue
            case .option(let option):
                if option.hidden { continue }
                content = .option(option)
            case .group(let group):
                // A title with nothing under it would announce what is not there.
                guard group.options.contains(where: isShown) else { continue }
                content = .group(group)
            }
            guard body(Row(content: content, separatorsAbove: separators)) else { return false }
            separators = 0
            if case .group(let group) = content, !visit(group.options, &separators, body) { return false }
        }
        return true
    }

    private static func isShown(_ entry: MenuDocument.Entry) -> Bool {
        if case .option(let option) = entry { !option.hidden } else { false }
    }
}
