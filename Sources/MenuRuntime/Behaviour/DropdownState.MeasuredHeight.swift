extension DropdownState {
    /// The height of an open list in points where the front-end measures the rows, as with `rowHeight: auto`. The caps
    /// are those of ``heights``.
    ///
    /// - Parameter height: The height of the row with a number, in points; nil for one that was not laid out yet, which
    ///   is taken to be of the usual 44 points. An empty list that says so has a row 0.
    public func listHeight(measuring height: (_ row: Int) -> Double?) -> Double {
        let shown = rowCount == 0 && menu.emptyTitle != nil ? 1 : rowCount
        let most = menu.maxHeight ?? .infinity
        var rows = 0.0
        for row in 0..<min(shown, menu.maxHeight == nil ? menu.maxVisibleCells ?? Int.max : Int.max) {
            rows += height(row) ?? 44
            // Whatever the others measure.
            if rows >= most { break }
        }
        return min(rows, most) + (menu.footer?.height ?? 0)
    }

    /// Whether the height of the open list hangs on a row that the front-end has to measure first.
    public func listHeightHangs(onRow index: Int) -> Bool {
        menu.rowHeight == .auto && (menu.maxHeight != nil || index < menu.maxVisibleCells ?? Int.max)
    }
}
