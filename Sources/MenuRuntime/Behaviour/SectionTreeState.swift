/// What a tree of sections is doing: which sections are open, and which items show their detail.
///
/// A front-end holds one of these for each tree, draws its rows, and sends it what happens.
public struct SectionTreeState: Hashable, Sendable {
    public let menu: MenuDocument.SectionTree
    /// The whole tree in the order of the rows, whether they show or not.
    private(set) var nodes: [Node] = []
    private var indices: [String: Int] = [:]
    /// Which of them show.
    private(set) var shown = RowTable([])

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
        shown = RowTable(nodes)
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
        shown = RowTable(nodes)
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

    /// Opens or closes a section, shows or hides a detail.
    private mutating func setExpanded(_ index: Int, _ isExpanded: Bool) {
        nodes[index].isExpanded = isExpanded
        shown.refresh(index, nodes)
    }

    /// The same with the detail of every item shown.
    func expandingDetails() -> SectionTreeState {
        var state = self
        for index in nodes.indices where nodes[index].hasDetail { state.setExpanded(index, true) }
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

    /// The node at a path; nil where there is none.
    func index(of path: String) -> Int? { indices[path] }

    // MARK: Events

    /// Does what an event asks for. One that does not apply changes nothing and tells nothing.
    @discardableResult
    public mutating func send(_ event: Event) -> MenuOutcome { update(event).outcome }

    /// Does what an event asks for, and says which rows came and went.
    @discardableResult
    public mutating func update(_ event: Event) -> Update {
        switch event {
        case .tapSection(let path): return tapSection(path)
        case .tapItem(let path): return tapItem(path)
        case .expandAll: return expandAll()
        case .collapseAll: return setAll(false) { $0.isExpanded }
        }
    }

    private mutating func tapSection(_ path: String) -> Update {
        guard let index = indices[path], nodes[index].isCollapsible, isShown(index) else { return Update() }
        var update = Update()
        if !nodes[index].isExpanded, menu.expansion == .single { closeSiblings(of: index, &update) }
        toggle(index, &update)
        return update
    }

    private mutating func tapItem(_ path: String) -> Update {
        guard let index = indices[path], case .item(let item) = nodes[index].entry, item.enabled,
            isShown(index)
        else { return Update() }
        var update = Update()
        update.outcome.told = [.select(nodes[index].path)]
        if nodes[index].hasDetail {
            setExpanded(index, !nodes[index].isExpanded)
            update.outcome.isChanged = true
            update.resized = place(of: index)
        }
        return update
    }

    private mutating func expandAll() -> Update {
        guard menu.expansion == .single else { return setAll(true) { !$0.isExpanded } }
        // The first of those siblings of which none is open.
        var settled: Set<Int?> = []
        for node in nodes where node.isCollapsible && node.isExpanded { settled.insert(node.parent) }
        return setAll(true) { settled.insert($0.parent).inserted }
    }

    /// Opens or closes the collapsible sections that a condition holds for, and tells each.
    private mutating func setAll(_ isExpanded: Bool, where isMeant: (Node) -> Bool) -> Update {
        var update = Update()
        for index in nodes.indices where nodes[index].isCollapsible && isMeant(nodes[index]) {
            setExpanded(index, isExpanded)
            update.outcome.told.append(nodes[index].toggled)
        }
        update.outcome.isChanged = !update.outcome.told.isEmpty
        update.isReset = update.outcome.isChanged
        return update
    }

    // MARK: The tree

    /// Closes the open sections beside one.
    private mutating func closeSiblings(of index: Int, _ update: inout Update) {
        let parent = nodes[index].parent
        var sibling = parent.map { $0 + 1 } ?? 0
        let end = parent.map { nodes[$0].end } ?? nodes.count
        while sibling < end {
            if sibling != index, nodes[sibling].isCollapsible, nodes[sibling].isExpanded {
                toggle(sibling, &update)
            }
            sibling = nodes[sibling].end
        }
    }

    /// Opens or closes a section that shows, and notes it.
    private mutating func toggle(_ index: Int, _ update: inout Update) {
        let before = rowsInside(index)
        setExpanded(index, !nodes[index].isExpanded)
        update.note(before, rowsInside(index))
        update.outcome.told.append(nodes[index].toggled)
        update.outcome.isChanged = true
    }

    /// Whether all sections around a node are open.
    func isShown(_ index: Int) -> Bool {
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

    /// Whether this is a section whose inside does not show.
    var hidesInside: Bool { isSection && !isExpanded }

    /// What the app is told when a section has opened or closed.
    var toggled: MenuMessage { isExpanded ? .expand(path) : .collapse(path) }

    var hasDetail: Bool {
        if case .item(let item) = entry { item.detail != nil } else { false }
    }
}
