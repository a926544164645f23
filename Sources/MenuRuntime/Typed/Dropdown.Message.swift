extension Dropdown {
    /// What an app is told of what a person did with a dropdown, in the type of its options.
    public enum Message: Hashable, Sendable {
        case select(Option)
        case deselect(Option)
        /// The footer was touched.
        case footer
        case open
        case close

        /// - Parameter message: One of a dropdown; any other is nil, and one of an option that the type does not have.
        public init?(_ message: MenuMessage) {
            switch message {
            case .select(let id):
                guard let option = Option(id: id) else { return nil }
                self = .select(option)
            case .deselect(let id):
                guard let option = Option(id: id) else { return nil }
                self = .deselect(option)
            case .footer: self = .footer
            case .open: self = .open
            case .close: self = .close
            case .expand, .collapse: return nil
            }
        }
    }
}
