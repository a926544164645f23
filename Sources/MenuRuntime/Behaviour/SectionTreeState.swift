/// What a tree of sections is doing: which sections are open, and which items show their detail.
///
/// A front-end holds one of these for each tree, draws its rows, and sends it what happens.
public struct SectionTreeState: Hashable, Sendable {
    /// The compiled menu, or what the app has put in its place.
    public internal(set) var menu: MenuDocument.SectionTree
    /// The whole tree in the order of the rows, whether they show or not. It stays as it is, so that all copies of a
    /// state share it.
    private(set) var nodes: [Node] = []
    private var indices: [String: Int] = [:]
    /// Which of them are expanded, and so which show.
    var shown = RowTable([], isExpanded: [])

    /// A section or an item.
    struct Node: Hashable, Sendable {
        let entry: MenuDocument.SectionEntry
        let path: String
        let depth: Int
        /// The node that this one is in; nil at the top.
        let parent: Int?
        /// The index behind the last node inside.
        fileprivate(set) var end: Int

        /// Whether this is a section that opens and closes.
        var isCollapsible: Bool {
            if case .section(let section) = entry { section.collapsible } else { false }
        }
    }

    /// A tree as the spec has it at the start.
    public init(_ menu: MenuDocument.SectionTree) {
        self.menu = menu
        for section in menu.sections { add(.section(section), in: nil) }
        shown = RowTable(nodes, isExpanded: nodes.map { $0.isExpandedAtFirst })
    }

    /// A tree as it was left.
    ///
    /// - Parameter expandedPaths: What another run had as its ``expandedPaths``; paths that are gone are
    ///   passed over.
    public init(_ menu: MenuDocument.SectionTree, expandedPaths: [String]) {
        self.init(menu)
        var isExpanded = nodes.map { !$0.isExpandable && $0.isExpandedAtFirst }
        for path in expandedPaths {
            if let index = indices[path], nodes[index].isExpandable { isExpanded[index] = true }
        }
        shown = RowTable(nodes, isExpanded: isExpanded)
    }

    private mutating func add(_ entry: MenuDocument.SectionEntry, in parent: Int?) {
        let index = nodes.count
        var path = entry.id
        if let parent { path = nodes[parent].path + "/" + path }
        nodes.append(
            Node(
                entry: entry, path: path, depth: parent.map { nodes[$0].depth + 1 } ?? 0, parent: parent,
                end: index + 1))
        if indices[path] == nil { indices[path] = index }
        guard case .section(let section) = entry else { return }
        for entry in section.items { add(entry, in: index) }
        nodes[index].end = nodes.count
    }

    /// The same with the detail of every item shown.
    func expandingDetails() -> SectionTreeState {
        var state = self
        let isExpanded = nodes.indices.map { nodes[$0].hasDetail || self.isExpanded($0) }
        state.shown = RowTable(nodes, isExpanded: isExpanded)
        return state
    }

    /// Everything that is expanded, sections and items, in the order of the tree: what is worth saving.
    public var expandedPaths: [String] { nodes.indices.filter { isExpanded($0) }.map { nodes[$0].path } }

    /// The open sections, in the order of the tree; also those inside of closed ones.
    public var expanded: [String] {
        nodes.indices.filter { isExpanded($0) && nodes[$0].isSection }.map { nodes[$0].path }
    }

    /// Every section and item, in the order of the tree.
    public var paths: [String] { nodes.map { $0.path } }

    /// The section or item at a path; nil where there is none.
    public func entry(at path: String) -> MenuDocument.SectionEntry? { indices[path].map { nodes[$0].entry } }

    /// The node at a path; nil where there is none.
    func index(of path: String) -> Int? { indices[path] }

    /// Whether a section is open, or an item shows its detail.
    func isExpanded(_ index: Int) -> Bool { shown.isExpanded[index] }

    // MARK: Events

    /// Does what an event asks for. One that does not apply changes nothing and tells nothing.
    @discardableResult
    public mutating func send(_ event: Event) -> MenuOutcome { update(event).outcome }

    /// Does what an event asks for, and says which rows came and went.
    ///
    /// What is tapped costs steps of the tree's depth, and of how many sections close for it, whatever else is in the
    /// tree.
    @discardableResult
    public mutating func update(_ event: Event) -> Update {
        var steps = 0
        return update(event, counting: &steps)
    }

    /// The same.
    ///
    /// - Parameter steps: Is raised by how many nodes and counts were looked at.
    mutating func update(_ event: Event, counting steps: inout Int) -> Update {
        switch event {
        case .tapSection(let path): return tapSection(path, &steps)
        case .tapItem(let path): return tapItem(path, &steps)
        case .expandAll: return expandAll(&steps)
        case .collapseAll:
            return setAll(nodes.indices.filter { nodes[$0].isCollapsible && isExpanded($0) }, &steps)
        }
    }

    private mutating func tapSection(_ path: String, _ steps: inout Int) -> Update {
        guard let index = indices[path], nodes[index].isCollapsible, isShown(index, &steps) else {
            return Update()
        }
        var update = Update()
        if !isExpanded(index), menu.expansion == .single {
            while let sibling = shown.firstOpen(inFamilyOf: nodes[index].parent, &steps) {
                toggle(sibling, &update, &steps)
            }
        }
        toggle(index, &update, &steps)
        return update
    }

    private mutating func tapItem(_ path: String, _ steps: inout Int) -> Update {
        guard let index = indices[path], case .item(let item) = nodes[index].entry, item.enabled,
            isShown(index, &steps)
        else { return Update() }
        var update = Update()
        update.outcome.told = [.select(nodes[index].path)]
        if nodes[index].hasDetail {
            shown.toggle(index, nodes, &steps)
            update.outcome.isChanged = true
            update.resized = place(of: index, &steps)
        }
        return update
    }

    private mutating func expandAll(_ steps: inout Int) -> Update {
        let closed = nodes.indices.filter { nodes[$0].isCollapsible && !isExpanded($0) }
        guard menu.expansion == .single else { return setAll(closed, &steps) }
        // The first of those siblings of which none is open.
        var settled: Set<Int?> = []
        for index in nodes.indices where nodes[index].isCollapsible && isExpanded(index) {
            settled.insert(nodes[index].parent)
        }
        return setAll(closed.filter { settled.insert(nodes[$0].parent).inserted }, &steps)
    }

    /// Opens sections that are closed and closes those that are open, and tells each.
    private mutating func setAll(_ indices: [Int], _ steps: inout Int) -> Update {
        steps += nodes.count
        var update = Update()
        guard !indices.isEmpty else { return update }
        var flags = shown.isExpanded
        for index in indices { flags[index].toggle() }
        shown = RowTable(nodes, isExpanded: flags)
        update.outcome.told = indices.map { toggled($0) }
        update.outcome.isChanged = true
        update.isReset = true
        return update
    }

    /// Opens or closes a section that shows, and notes it.
    private mutating func toggle(_ index: Int, _ update: inout Update, _ steps: inout Int) {
        let before = rowsInside(index, &steps)
        shown.toggle(index, nodes, &steps)
        update.note(before, rowsInside(index, &steps))
        update.outcome.told.append(toggled(index))
        update.outcome.isChanged = true
    }

    /// What the app is told when a section has opened or closed.
    private func toggled(_ index: Int) -> MenuMessage {
        isExpanded(index) ? .expand(nodes[index].path) : .collapse(nodes[index].path)
    }

    /// Whether all sections around a node are open.
    func isShown(_ index: Int, _ steps: inout Int) -> Bool {
        var parent = nodes[index].parent
        while let section = parent {
            steps += 1
            guard isExpanded(section) else { return false }
            parent = nodes[section].parent
        }
        return true
    }
}

extension SectionTreeState.Node {
    var isSection: Bool {
        if case .section = entry { true } else { false }
    }

    /// Whether this is something that a touch opens and closes.
    var isExpandable: Bool { isCollapsible || hasDetail }

    /// Whether the spec has it open.
    var isExpandedAtFirst: Bool {
        switch entry {
        case .item(let item): item.expanded && item.detail != nil
        case .section(let section): section.expanded || !section.collapsible
        }
    }

    var hasDetail: Bool {
        if case .item(let item) = entry { item.detail != nil } else { false }
    }
}
