extension SectionTreeState {
    /// Takes a changed menu, such as one whose sections the app has loaded, while it shows. What is at a path that was
    /// there before stays open or closed; what is new begins as it is written.
    @discardableResult
    public mutating func update(menu: MenuDocument.SectionTree) -> MenuOutcome {
        guard menu != self.menu else { return .nothing }
        if menu.sections == self.menu.sections, menu.expansion == self.menu.expansion {
            self.menu = menu
        } else {
            let old = self
            self = SectionTreeState(menu)
            takeUp(old)
        }
        return MenuOutcome(isChanged: true)
    }

    /// Opens what another tree had open, and closes what it had closed.
    private mutating func takeUp(_ old: SectionTreeState) {
        let kept = nodes.map { old.expansion(of: $0) }
        var isExpanded = nodes.indices.map { kept[$0] ?? self.isExpanded($0) }
        if menu.expansion == .single {
            // Of what was open already the first stays, else the first of what is new.
            let open = nodes.indices.filter { nodes[$0].isCollapsible && isExpanded[$0] }
            var settled: Set<Int?> = []
            for index in open.filter({ kept[$0] != nil }) + open.filter({ kept[$0] == nil })
            where !settled.insert(nodes[index].parent).inserted { isExpanded[index] = false }
        }
        shown = RowTable(nodes, isExpanded: isExpanded)
    }

    /// Whether what was at the path of another tree's node is open; nil where nothing like it was, or where it cannot be
    /// otherwise.
    private func expansion(of node: Node) -> Bool? {
        guard node.isExpandable, let index = index(of: node.path), nodes[index].isSection == node.isSection,
            nodes[index].isSection || nodes[index].hasDetail
        else { return nil }
        return isExpanded(index)
    }
}
