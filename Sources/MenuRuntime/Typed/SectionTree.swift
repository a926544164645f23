/// A tree whose sections and items have a type of their own: `Feedback.letters`.
public struct SectionTree<Node: MenuNode>: Hashable, Sendable {
    /// What the spec says.
    public let menu: MenuDocument.SectionTree

    public init(_ menu: MenuDocument.SectionTree) {
        self.menu = menu
    }

    /// The name in the spec.
    public var id: String { menu.id }
    /// What the whole is called.
    public var title: String? { menu.title }
    /// The tree as it is at the start, with the sections open that the spec opens.
    public var state: SectionTreeState { SectionTreeState(menu) }

    /// What the row of a section or an item shows.
    public func title(of node: Node) -> String { self[node].title }

    /// What an item shows while it is expanded; nil where it has nothing to show, and for a section.
    public func detail(of node: Node) -> String? {
        if case .item(let item) = self[node] { item.detail } else { nil }
    }

    /// All that the spec says of a section or an item.
    public subscript(node: Node) -> MenuDocument.SectionEntry { Node.nodeTable.entries[node.rawValue] }

    /// The sections that are open, in the tree's order.
    public func expanded(in state: SectionTreeState) -> [Node] { state.expanded.compactMap { Node(id: $0) } }
}
