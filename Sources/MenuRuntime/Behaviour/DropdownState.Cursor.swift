extension DropdownState {
    /// Where the keys of a keyboard are in an open list, and stay while rows come and go.
    public struct Cursor: Hashable, Sendable {
        private enum Place: Hashable {
            case option(id: String)
            case footer
        }

        private let place: Place?

        /// Nowhere yet.
        public init() { place = nil }

        /// - Parameters:
        ///   - focus: Where the keys are now; nil for nowhere.
        ///   - state: As it is now.
        public init(at focus: Focus?, in state: DropdownState) {
            switch focus {
            case .row(let index):
                if case .option(let option) = state.row(at: index).content {
                    place = .option(id: option.id)
                } else {
                    place = nil
                }
            case .footer: place = .footer
            case nil: place = nil
            }
        }

        /// Where that is by now; nil where it is gone.
        public func focus(in state: DropdownState) -> Focus? {
            switch place {
            case .option(let id): state.rowIndex(of: id).map { .row($0) }
            case .footer: state.menu.footer == nil ? nil : .footer
            case nil: nil
            }
        }
    }
}
