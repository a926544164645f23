/// Heights of one section, and where it begins.
struct TableSection {
    struct Row {
        var height: CGFloat
        /// Until the cell has been measured the height is the estimate.
        var isEstimate: Bool
    }

    var top: CGFloat = 0
    /// Padding above the header, part of the section.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [Row] = []
    var tops: [CGFloat] = []

    var bottom: CGFloat { (tops.last ?? top + padding + header) + (rows.last?.height ?? 0) + footer }

    mutating func place(at y: CGFloat) {
        top = y
        var here = y + padding + header
        tops = rows.map { row in
            defer { here += row.height }
            return here
        }
    }
}

extension UITableView {
    /// Everything is asked for again when next needed.
    func forgetData() {
        isLoaded = false
        if batch == nil { setNeedsLayout() }
    }

    /// Asks the delegate for heights again; cells stay.
    func reloadHeights() {
        guard isLoaded else { return }
        loadHeights(counts: sections.map(\.rows.count))
        setNeedsLayout()
    }

    func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        for indexPath in cells.keys { recycleCell(at: indexPath) }
        recycleHeaders { _ in true }
        loadHeights(counts: countRows())
        selection = []
        setNeedsLayout()
    }

    func countRows() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    /// Asks for all heights, or takes estimates for those of rows out of sight; what has been measured may be known.
    func loadHeights(counts: [Int], known: [IndexPath: TableSection.Row] = [:]) {
        sections = counts.enumerated().map { index, count in
            var section = TableSection()
            section.header = headerHeight(index)
            section.footer = footerHeight(index)
            section.padding = section.header > 0 ? headerPadding : 0
            section.rows = (0..<count).map { rowHeight(IndexPath(row: $0, section: index), known) }
            return section
        }
        updateContentSize()
    }

    /// Whether heights are asked for only of rows in sight, as on Apple's where there is an estimate. (There
    /// `automaticDimension` is one, too; here it would change what tests see of a table that nobody scrolled.)
    var estimatesHeights: Bool { estimatedRowHeight > 0 }

    private func rowHeight(
        _ indexPath: IndexPath, _ known: [IndexPath: TableSection.Row]
    ) -> TableSection.Row {
        if estimatesHeights {
            return known[indexPath] ?? TableSection.Row(height: estimatedRowHeight, isEstimate: true)
        }
        let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        if height >= 0 { return TableSection.Row(height: height, isEstimate: false) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
        return TableSection.Row(height: estimate > 0 ? estimate : 44, isEstimate: true)
    }

    /// The height of a row whose cell is there.
    func measuredHeight(_ indexPath: IndexPath, _ cell: UITableViewCell) -> CGFloat {
        if estimatesHeights {
            let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
            if height >= 0 { return height }
        }
        return fittingHeight(cell, least: 44)
    }

    /// What a plain table puts above a header since iOS 15, unless told otherwise.
    private var headerPadding: CGFloat {
        guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
        return style == .plain ? 22 : 0
    }

    func headerHeight(_ index: Int) -> CGFloat {
        let asked = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
        guard asked < 0 else { return asked }
        if let view = header(index) { return fittingHeight(view, least: 28) }
        return style == .plain ? 0 : 18
    }

    private func footerHeight(_ index: Int) -> CGFloat {
        let asked = delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
        guard asked < 0 else { return asked }
        if let view = footer(index) { return fittingHeight(view, least: 28) }
        return style == .plain ? 0 : 18
    }

    func fittingHeight(_ view: UIView, least: CGFloat) -> CGFloat {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : least
    }

    func updateContentSize() {
        var y = tableHeaderView?.bounds.height ?? 0
        for index in sections.indices {
            sections[index].place(at: y)
            y = sections[index].bottom
        }
        y += tableFooterView?.bounds.height ?? 0
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }

    // MARK: Rectangles

    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        let one = sections[section]
        return CGRect(x: 0, y: one.top, width: bounds.width, height: one.bottom - one.top)
    }
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        let one = sections[section]
        return CGRect(x: 0, y: one.top + one.padding, width: bounds.width, height: one.header)
    }
    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        let one = sections[section]
        return CGRect(x: 0, y: one.bottom - one.footer, width: bounds.width, height: one.footer)
    }
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        let one = sections[indexPath.section]
        return CGRect(
            x: 0, y: one.tops[indexPath.row], width: bounds.width, height: one.rows[indexPath.row].height)
    }
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first {
            let rect = rectForRow(at: $0)
            return point.y >= rect.minY && point.y < rect.maxY
        }
    }
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        var found: [IndexPath] = []
        for (number, section) in sections.enumerated()
        where section.bottom >= rect.minY && section.top <= rect.maxY {
            for (row, top) in section.tops.enumerated()
            where top + section.rows[row].height >= rect.minY && top <= rect.maxY {
                found.append(IndexPath(row: row, section: number))
            }
        }
        return found
    }
}
