extension SectionTreeState {
    /// The height of one row, an open detail included, in points; nil where it hangs on something as high as its
    /// content.
    public func height(of row: Row) -> Double? {
        guard !row.isSection else { return menu.headerHeight.points }
        guard row.isExpanded else { return menu.rowHeight.points }
        guard let title = menu.rowHeight.points, let detail = menu.detailHeight.points else { return nil }
        return title + detail
    }
}

extension SectionTreeState.Row {
    /// Whether this is a section, and not an item.
    public var isSection: Bool {
        if case .section = entry { true } else { false }
    }
}
