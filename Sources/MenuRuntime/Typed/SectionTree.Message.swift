extension SectionTree {
    /// What an app is told of what a person did with a tree, in the type of its sections and items.
    public enum Message: Hashable, Sendable {
        /// An item was chosen.
        case select(Node)
        /// A section has opened.
        case expand(Node)
        /// A section has closed.
        case collapse(Node)

        /// - Parameter message: One of a tree; any other is nil, and one of a node that the type does not have.
        public init?(_ message: MenuMessage) {
            switch message {
            case .select(let path):
                guard let node = Node(id: path) else { return nil }
                self = .select(node)
            case .expand(let path):
                guard let node = Node(id: path) else { return nil }
                self = .expand(node)
            case .collapse(let path):
                guard let node = Node(id: path) else { return nil }
                self = .collapse(node)
            case .deselect, .footer, .open, .close: return nil
            }
        }
    }
}
