extension DropdownState {
    /// Where a list that does not push things down opens, seen from its anchor.
    public enum Side: Hashable, Sendable {
        case above, below
    }

    /// The side that a list opens on.
    ///
    /// - Parameters:
    ///   - height: Of the list, in points.
    ///   - above: The room above the anchor, in points.
    ///   - below: The room below it.
    public func side(height: Double, above: Double, below: Double) -> Side {
        switch menu.placement {
        case .above: .above
        case .below: .below
        // Above only if it does not fit below and fits better above.
        case .auto: height > below && above > below ? .above : .below
        }
    }
}
