/// What a menu takes when it is closed, when it is open, and when nothing of it is hidden.
public struct MenuMeasures<Measure: Hashable & Sendable>: Hashable, Sendable {
    /// A closed list; a tree of which all that can be is closed.
    public let closed: Measure
    /// An open list; a tree after `expandAll`, no item showing its detail.
    public let open: Measure
    /// A list as high as all its rows; a tree after `expandAll`, every item showing its detail.
    public let expanded: Measure
}

extension DropdownState {
    /// How many rows there are to show, those to be scrolled to included, and heights in points.
    public struct Measure: Hashable, Sendable {
        public let rows: Int
        public let heights: Heights
    }

    public var measures: MenuMeasures<Measure> {
        let rows = rowCount
        return MenuMeasures(
            closed: Measure(rows: 0, heights: heights(isOpen: false, isCapped: true)),
            open: Measure(rows: rows, heights: heights(isOpen: true, isCapped: true)),
            expanded: Measure(rows: rows, heights: heights(isOpen: true, isCapped: false)))
    }
}

extension SectionTreeState {
    /// How many rows show, and their height in points; nil where it is unknown.
    public struct Measure: Hashable, Sendable {
        public let rows: Int
        public let height: Double?
    }

    public var measures: MenuMeasures<Measure> {
        let closed = SectionTreeState(menu, expandedPaths: [])
        var open = closed
        open.send(.expandAll)
        let expanded = open.expandingDetails()
        return MenuMeasures(closed: closed.measure, open: open.measure, expanded: expanded.measure)
    }

    private var measure: Measure { Measure(rows: rowCount, height: height) }
}
