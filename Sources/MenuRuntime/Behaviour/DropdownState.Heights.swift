extension DropdownState {
    /// Heights in points; one that hangs on a row as high as its content is nil.
    public struct Heights: Hashable, Sendable {
        /// 0 where a view of the app's stands for the button.
        public var button: Double
        /// The list with its footer; 0 while it is closed.
        public var list: Double?
        /// What the dropdown takes of the layout around it.
        public var total: Double?
    }

    public var heights: Heights { heights(isOpen: isOpen, isCapped: true) }

    /// The heights of an open or closed list.
    ///
    /// - Parameter isCapped: False for a list that is as high as all its rows.
    func heights(isOpen: Bool, isCapped: Bool) -> Heights {
        let button = menu.anchor == .view ? 0 : menu.buttonHeight
        guard isOpen else { return Heights(button: button, list: 0, total: button) }
        let list = listHeight(isCapped: isCapped)
        let total = menu.presentation == .push ? list.map { button + menu.gap + $0 } : button
        return Heights(button: button, list: list, total: total)
    }

    private func listHeight(isCapped: Bool) -> Double? {
        guard var height = rowsHeight(isCapped: isCapped) else { return nil }
        if isCapped, let most = menu.maxHeight, most < height { height = most }
        return height + (menu.footer?.height ?? 0)
    }

    /// The height of rows and separators, as many as may show at once.
    private func rowsHeight(isCapped: Bool) -> Double? {
        // A cap in points counts instead of one in rows.
        let most = isCapped && menu.maxHeight == nil ? menu.maxVisibleCells ?? Int.max : Int.max
        let count = min(most, rowCount)
        if count == 0 { return menu.emptyTitle == nil ? 0 : menu.rowHeight.points }
        guard let row = menu.rowHeight.points else { return nil }
        let cap = isCapped ? menu.maxHeight ?? .infinity : .infinity
        var (height, separators) = (0.0, 0)
        for index in 0..<count {
            separators += self.separators(above: index)
            height = Double(index + 1) * row + Double(separators)
            // What is further down does not make the list higher.
            if height >= cap { break }
        }
        return height
    }
}
