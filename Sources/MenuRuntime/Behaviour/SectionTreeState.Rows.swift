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

        /// Whether this is a section that opens and closes.
        public var isCollapsible: Bool {
            if case .section(let section) = entry { section.collapsible } else { false }
        }

        /// The path as keys of texts have it.
        var dottedPath: String {
            String(decoding: path.utf8.map { $0 == 0x2F ? 0x2E : $0 }, as: UTF8.self)
        }
    }

    /// The rows that show, from the top.
    public var rows: [Row] {
        var rows: [Row] = []
        var index = 0
        while index < nodes.count {
            rows.append(row(index))
            index = isExpanded(index) ? index + 1 : nodes[index].end
        }
        return rows
    }

    private func row(_ index: Int) -> Row {
        let node = nodes[index]
        return Row(entry: node.entry, path: node.path, depth: node.depth, isExpanded: isExpanded(index))
    }

    /// How many rows show.
    public var rowCount: Int { shown.all.rows }

    /// The height of all that shows, in points; nil where it hangs on something as high as its content.
    public var height: Double? {
        var height = 0.0
        for (count, each) in [
            (shown.all.headers, menu.headerHeight), (shown.all.items, menu.rowHeight),
            (shown.all.details, menu.detailHeight),
        ] where count > 0 {
            guard let points = each.points else { return nil }
            height += Double(count) * points
        }
        return height
    }

    // MARK: Section by section

    /// Where a row shows: the section at the top that it is in, and the place among the rows under its header.
    public struct Place: Hashable, Sendable {
        /// From 0.
        public let section: Int
        /// From 0; nil for the header itself.
        public let row: Int?
    }

    /// How many sections there are at the top.
    public var sectionCount: Int { shown.topCount }

    /// The header of a section at the top.
    ///
    /// - Parameter section: From 0, less than ``sectionCount``.
    public func header(at section: Int) -> Row { row(shown.top(section)) }

    /// How many rows show under the header of a section at the top.
    public func rowCount(in section: Int) -> Int { shown.rowsInside(shown.top(section)) }

    /// A row under the header of a section at the top, found in steps of the tree's depth and not of its size.
    ///
    /// - Parameters:
    ///   - index: From 0, less than ``rowCount(in:)``.
    ///   - section: From 0, less than ``sectionCount``.
    public func row(at index: Int, in section: Int) -> Row {
        var steps = 0
        return row(at: index, in: section, counting: &steps)
    }

    /// The same.
    ///
    /// - Parameter steps: Is raised by how many counts were looked at.
    func row(at index: Int, in section: Int, counting steps: inout Int) -> Row {
        row(shown.node(at: index, inside: shown.top(section), &steps))
    }

    /// Where the section or item at a path shows; nil where it does not.
    public func place(of path: String) -> Place? {
        var steps = 0
        guard let index = index(of: path), isShown(index, &steps) else { return nil }
        return place(of: index, &steps)
    }

    /// Where a node shows that does.
    func place(of index: Int, _ steps: inout Int) -> Place {
        let (section, rows) = shown.place(of: index, nodes, &steps)
        return Place(section: section, row: rows == 0 ? nil : rows - 1)
    }

    /// The rows inside of a section that shows.
    func rowsInside(_ index: Int, _ steps: inout Int) -> RowRange {
        let place = place(of: index, &steps)
        let first = place.row.map { $0 + 1 } ?? 0
        return RowRange(section: place.section, rows: first..<first + shown.rowsInside(index))
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
