extension DropdownState {
    /// The height of an open list in points where the front-end measures the rows, as with `rowHeight: auto`. The caps
    /// are those of ``heights``.
    ///
    /// - Parameter bottom: From the top of the first row to the bottom of the row with a number, in points. An empty
    ///   list that says so has a row 0.
    public func listHeight(measuring bottom: (_ row: Int) -> Double) -> Double {
        let most = menu.maxHeight == nil ? menu.maxVisibleCells ?? Int.max : Int.max
        let shown = rowCount == 0 && menu.emptyTitle != nil ? 1 : rowCount
        let count = min(most, shown)
        let rows = count == 0 ? 0 : bottom(count - 1)
        return min(rows, menu.maxHeight ?? .infinity) + (menu.footer?.height ?? 0)
    }

    /// Whether the height of the open list hangs on a row that the front-end has to measure first.
    public func listHeightHangs(onRow index: Int) -> Bool {
        menu.rowHeight == .auto && (menu.maxHeight != nil || index < menu.maxVisibleCells ?? Int.max)
    }
}
