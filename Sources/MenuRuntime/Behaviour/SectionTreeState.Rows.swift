extension SectionTreeState {
    /// A row that shows.
    public struct Row: Hashable, Sendable {
        public let entry: MenuDocument.SectionEntry
        /// The ids down to it, with `/` between.
        public let path: String
        /// How many sections it is in.
        public let depth: Int
        /// Whether the section is open, or the item shows its detail.
        public let isExpanded: Bool

        /// The path as keys of texts have it.
        var dottedPath: String {
            String(decoding: path.utf8.map { $0 == 0x2F ? 0x2E : $0 }, as: UTF8.self)
        }
    }

    /// The rows that show, from the top.
    public var rows: [Row] {
        var rows: [Row] = []
        forEachShown {
            rows.append(
                Row(entry: $0.entry, path: $0.path, depth: $0.depth, isExpanded: $0.isExpanded))
        }
        return rows
    }

    /// How many rows show.
    public var rowCount: Int {
        var count = 0
        forEachShown { _ in count += 1 }
        return count
    }

    /// The height of all that shows, in points; nil where it hangs on something as high as its content.
    public var height: Double? {
        var (headers, items, details) = (0, 0, 0)
        forEachShown {
            if $0.isSection { headers += 1 } else { items += 1 }
            if $0.isExpanded, !$0.isSection { details += 1 }
        }
        var height = 0.0
        for (count, each) in [
            (headers, menu.headerHeight), (items, menu.rowHeight), (details, menu.detailHeight),
        ] where count > 0 {
            guard let points = each.points else { return nil }
            height += Double(count) * points
        }
        return height
    }

    private func forEachShown(_ body: (Node) -> Void) {
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            body(node)
            index = node.isSection && !node.isExpanded ? node.end : index + 1
        }
    }
}

extension MenuDocument.SectionEntry {
    public var id: String {
        switch self {
        case .item(let item): item.id
        case .section(let section): section.id
        }
    }

    public var title: String {
        switch self {
        case .item(let item): item.title
        case .section(let section): section.title
        }
    }

    public var accessibility: MenuDocument.Accessibility? {
        switch self {
        case .item(let item): item.accessibility
        case .section(let section): section.accessibility
        }
    }
}
