extension DropdownState {
    /// Takes a changed menu, such as one with other heights or another cap, while it shows. What is open and chosen
    /// stays, as far as it is still there; options that are not those from before begin as they are written.
    @discardableResult
    public mutating func update(menu: MenuDocument.Dropdown) -> MenuOutcome {
        guard menu != self.menu else { return .nothing }
        replace(menu)
        return MenuOutcome(isChanged: true)
    }
}

extension MenuDocument.Dropdown {
    /// Changes the height of the rows, and with it the heights of button and footer where they were the same.
    public mutating func setRowHeight(_ height: MenuDocument.Height) {
        // What a row that is as high as its content stands for in a button and a footer.
        let (before, after) = (rowHeight.points ?? 44, height.points ?? 44)
        if buttonHeight == before { buttonHeight = after }
        if footer?.height == before { footer?.height = after }
        rowHeight = height
    }
}
