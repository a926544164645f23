/// Finds keys that stand twice in one mapping, and merge keys, in all mappings of a tree.
struct RepeatedKeys {
    private(set) var pairs: [(second: YAMLTree.Index, first: YAMLTree.Index)] = []
    private(set) var mergingMappings: [YAMLTree.Index] = []

    private var keys: [YAMLTree.Index] = []
    private var index = TextIndex()

    init(in tree: YAMLTree) {
        for mapping in tree.nodes.indices where tree[mapping].kind == .mapping && tree[mapping].count > 0 {
            visit(mapping, tree)
        }
    }

    private mutating func visit(_ mapping: YAMLTree.Index, _ tree: YAMLTree) {
        keys.removeAll(keepingCapacity: true)
        var key = mapping + 1
        var merges = false
        for _ in 0..<tree[mapping].count {
            let target = tree.resolve(key)
            if tree[target].kind.isScalar {
                keys.append(key)
                if tree[key].count == 2, tree.isMergeKey(key) { merges = true }
            }
            key = tree.next(tree.next(key))
        }
        if merges { mergingMappings.append(mapping) }
        // A few keys are compared sooner than hashed.
        if keys.count <= 8 {
            for later in keys.indices.dropFirst() {
                let text = tree.text(tree.resolve(keys[later]))
                for earlier in 0..<later where tree.text(tree.resolve(keys[earlier])).equals(text) {
                    pairs.append((keys[later], keys[earlier]))
                    break
                }
            }
            return
        }
        index.reset(count: keys.count)
        for ordinal in keys.indices {
            let text = tree.text(tree.resolve(keys[ordinal]))
            let earlier = index.insert(hash: TextIndex.hash(text), ordinal) {
                tree.text(tree.resolve(keys[$0])).equals(text)
            }
            if let earlier { pairs.append((keys[ordinal], keys[earlier])) }
        }
    }
}
