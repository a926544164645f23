/// What the comments of a text that speak to menuc are about: the nodes that begin on their lines.
struct SpokenNodes {
    /// A rule that a comment names, and the nodes there: they follow one another.
    private struct Entry: Comparable {
        let rule: String
        var nodes: [YAMLTree.Index]

        static func < (left: Entry, right: Entry) -> Bool {
            left.rule == right.rule
                ? left.nodes.lexicographicallyPrecedes(right.nodes) : left.rule < right.rule
        }
    }

    private var entries: [Entry] = []

    /// - Parameter isSorted: Whether entries may stand in another order: what has no brackets then begins with another.
    init(_ tree: YAMLTree, isSorted: Bool) {
        guard let suppressions = Suppressions(in: tree) else { return }
        for entry in suppressions.entries {
            var nodes: [YAMLTree.Index] = []
            if entry.scope != 0..<Int.max {
                var node = Self.firstNode(from: entry.scope.lowerBound, in: tree)
                while node < tree.nodes.count, entry.scope.contains(Int(tree[node].start)) {
                    // Where nothing is written, nobody says on which line.
                    if !tree.isEmpty(node), !isSorted || tree[node].kind.isScalar { nodes.append(node) }
                    node += 1
                }
            }
            entries.append(Entry(rule: entry.rule.id, nodes: nodes))
        }
    }

    /// Whether another text's comments are about the same nodes.
    ///
    /// - Parameters:
    ///   - counterparts: For each node that here is, the other text's.
    ///   - isSorted: Whether comments may stand in another order.
    func equals(_ other: SpokenNodes, _ counterparts: [YAMLTree.Index], isSorted: Bool) -> Bool {
        guard entries.count == other.entries.count else { return false }
        var moved = entries.map { Entry(rule: $0.rule, nodes: $0.nodes.map { counterparts[$0] }) }
        guard isSorted else { return moved == other.entries }
        for place in moved.indices { moved[place].nodes.sort() }
        return moved.sorted() == other.entries.sorted()
    }

    /// Nodes stand in the order of the text.
    private static func firstNode(from offset: Int, in tree: YAMLTree) -> YAMLTree.Index {
        var (low, high) = (0, tree.nodes.count)
        while low < high {
            let middle = low + (high - low) / 2
            if Int(tree[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
