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

    /// The same with a changed menu, such as one with other heights or with sections that the app has loaded.
    public func with(_ change: (inout MenuDocument.SectionTree) -> Void) -> SectionTree {
        var menu = menu
        change(&menu)
        return SectionTree(menu)
    }

    /// What the row of a section or an item shows. One that is not in the tree shows its path.
    public func title(of node: Node) -> String { self[node]?.title ?? node.id }

    /// What an item shows while it is expanded; nil where it has nothing to show, and for a section.
    public func detail(of node: Node) -> String? {
        if case .item(let item) = self[node] { item.detail } else { nil }
    }

    /// All that the spec says of a section or an item, or the menu of one that the spec does not know; nil where there is
    /// none.
    public subscript(node: Node) -> MenuDocument.SectionEntry? {
        let table = Node.nodeTable
        if let place = table.place(of: node.id) { return table.entries[place] }
        var entries = menu.sections.map { MenuDocument.SectionEntry.section($0) }
        var found: MenuDocument.SectionEntry?
        for part in node.id.utf8.split(separator: 0x2F, omittingEmptySubsequences: false) {
            let id = String(Substring(part))
            found = entries.first { $0.id == id }
            if case .section(let section) = found { entries = section.items } else { entries = [] }
        }
        return found
    }

    /// The sections that are open, in the tree's order.
    public func expanded(in state: SectionTreeState) -> [Node] { state.expanded.compactMap { Node(id: $0) } }
}
