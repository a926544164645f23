/// What a tree of sections is doing: which sections are open, and which items show their detail.
///
/// A front-end holds one of these for each tree, draws its rows, and sends it what happens.
public struct SectionTreeState: Hashable, Sendable {
    public let menu: MenuDocument.SectionTree
    /// The whole tree in the order of the rows, whether they show or not.
    private(set) var nodes: [Node] = []
    private var indices: [String: Int] = [:]

    /// A section or an item.
    struct Node: Hashable, Sendable {
        let entry: MenuDocument.SectionEntry
        let path: String
        let depth: Int
        /// The node that this one is in; nil at the top.
        let parent: Int?
        /// The index behind the last node inside.
        fileprivate(set) var end: Int
        fileprivate(set) var isExpanded: Bool

        /// Whether this is a section that opens and closes.
        var isCollapsible: Bool {
            if case .section(let section) = entry { section.collapsible } else { false }
        }
    }

    /// A tree as the spec has it at the start.
    public init(_ menu: MenuDocument.SectionTree) {
        self.menu = menu
        for section in menu.sections { add(.section(section), in: nil) }
    }

    /// A tree as it was left.
    ///
    /// - Parameter expandedPaths: What another run had as its ``expandedPaths``; paths that are gone are
    ///   passed over.
    public init(_ menu: MenuDocument.SectionTree, expandedPaths: [String]) {
        self.init(menu)
        for index in nodes.indices where nodes[index].isCollapsible || nodes[index].hasDetail {
            nodes[index].isExpanded = false
        }
        for path in expandedPaths {
            guard let index = indices[path], nodes[index].isCollapsible || nodes[index].hasDetail else {
                continue
            }
            nodes[index].isExpanded = true
        }
    }

    private mutating func add(_ entry: MenuDocument.SectionEntry, in parent: Int?) {
        let index = nodes.count
        var path = entry.id
        if let parent { path = nodes[parent].path + "/" + path }
        var node = Node(
            entry: entry, path: path, depth: parent.map { nodes[$0].depth + 1 } ?? 0, parent: parent,
            end: index + 1, isExpanded: false)
        if indices[path] == nil { indices[path] = index }
        switch entry {
        case .item(let item):
            node.isExpanded = item.expanded && item.detail != nil
            nodes.append(node)
        case .section(let section):
            node.isExpanded = section.expanded || !section.collapsible
            nodes.append(node)
            for entry in section.items { add(entry, in: index) }
            nodes[index].end = nodes.count
        }
    }

    /// The same with the detail of every item shown.
    func expandingDetails() -> SectionTreeState {
        var state = self
        for index in nodes.indices where nodes[index].hasDetail { state.nodes[index].isExpanded = true }
        return state
    }

    /// Everything that is expanded, sections and items, in the order of the tree: what is worth saving.
    public var expandedPaths: [String] { nodes.filter { $0.isExpanded }.map { $0.path } }

    /// The open sections, in the order of the tree; also those inside of closed ones.
    public var expanded: [String] { nodes.filter { $0.isExpanded && $0.isSection }.map { $0.path } }

    /// Every section and item, in the order of the tree.
    public var paths: [String] { nodes.map { $0.path } }

    /// The section or item at a path; nil where there is none.
    public func entry(at path: String) -> MenuDocument.SectionEntry? { indices[path].map { nodes[$0].entry } }

    // MARK: Events

    /// Does what an event asks for. One that does not apply changes nothing and tells nothing.
    @discardableResult
    public mutating func send(_ event: Event) -> MenuOutcome {
        switch event {
        case .tapSection(let path): tapSection(path)
        case .tapItem(let path): tapItem(path)
        case .expandAll: expandAll()
        case .collapseAll: setAll(false) { $0.isExpanded }
        }
    }

    private mutating func tapSection(_ path: String) -> MenuOutcome {
        guard let index = indices[path], nodes[index].isCollapsible, isShown(index) else { return .nothing }
        var outcome = MenuOutcome(isChanged: true)
        if !nodes[index].isExpanded, menu.expansion == .single { outcome.told = closeSiblings(of: index) }
        nodes[index].isExpanded.toggle()
        outcome.told.append(nodes[index].toggled)
        return outcome
    }

    private mutating func tapItem(_ path: String) -> MenuOutcome {
        guard let index = indices[path], case .item(let item) = nodes[index].entry, item.enabled,
            isShown(index)
        else { return .nothing }
        if nodes[index].hasDetail { nodes[index].isExpanded.toggle() }
        return MenuOutcome(isChanged: nodes[index].hasDetail, told: [.select(nodes[index].path)])
    }

    private mutating func expandAll() -> MenuOutcome {
        guard menu.expansion == .single else { return setAll(true) { !$0.isExpanded } }
        // The first of those siblings of which none is open.
        var settled: Set<Int?> = []
        for node in nodes where node.isCollapsible && node.isExpanded { settled.insert(node.parent) }
        return setAll(true) { settled.insert($0.parent).inserted }
    }

    /// Opens or closes the collapsible sections that a condition holds for, and tells each.
    private mutating func setAll(_ isExpanded: Bool, where isMeant: (Node) -> Bool) -> MenuOutcome {
        var outcome = MenuOutcome()
        for index in nodes.indices where nodes[index].isCollapsible && isMeant(nodes[index]) {
            nodes[index].isExpanded = isExpanded
            outcome.told.append(nodes[index].toggled)
        }
        outcome.isChanged = !outcome.told.isEmpty
        return outcome
    }

    // MARK: The tree

    /// Closes the open sections beside one.
    private mutating func closeSiblings(of index: Int) -> [MenuMessage] {
        var told: [MenuMessage] = []
        let parent = nodes[index].parent
        var sibling = parent.map { $0 + 1 } ?? 0
        let end = parent.map { nodes[$0].end } ?? nodes.count
        while sibling < end {
            if sibling != index, nodes[sibling].isCollapsible, nodes[sibling].isExpanded {
                nodes[sibling].isExpanded = false
                told.append(nodes[sibling].toggled)
            }
            sibling = nodes[sibling].end
        }
        return told
    }

    /// Whether all sections around a node are open.
    private func isShown(_ index: Int) -> Bool {
        var parent = nodes[index].parent
        while let section = parent {
            guard nodes[section].isExpanded else { return false }
            parent = nodes[section].parent
        }
        return true
    }
}

extension SectionTreeState.Node {
    var isSection: Bool {
        if case .section = entry { true } else { false }
    }

    /// What the app is told when a section has opened or closed.
    var toggled: MenuMessage { isExpanded ? .expand(path) : .collapse(path) }

    var hasDetail: Bool {
        if case .item(let item) = entry { item.detail != nil } else { false }
    }
}
