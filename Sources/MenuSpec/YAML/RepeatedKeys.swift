/// Finds keys that stand twice in one mapping, and merge keys, each mapping when it has been read.
struct RepeatedKeys: ~Copyable {
    /// In the order in which their mappings end.
    private(set) var pairs: [(second: YAMLTree.Index, first: YAMLTree.Index)] = []

    private var keys = PlainList<YAMLTree.Index>()
    private var index = TextIndex()

    /// Looks at a mapping.
    ///
    /// - Returns: Whether it has a merge key.
    mutating func visit(_ mapping: YAMLTree.Index, _ tree: YAMLTree) -> Bool {
        keys.removeAll()
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
        // A few keys are compared sooner than hashed.
        if keys.count <= 8 {
            for later in 1..<max(keys.count, 1) {
                let text = tree.text(tree.resolve(keys[later]))
                for earlier in 0..<later where tree.text(tree.resolve(keys[earlier])).equals(text) {
                    pairs.append((keys[later], keys[earlier]))
                    break
                }
            }
            return merges
        }
        index.reset(count: keys.count)
        for ordinal in 0..<keys.count {
            let text = tree.text(tree.resolve(keys[ordinal]))
            let earlier = keys.withBuffer { keys in
                index.insert(hash: TextIndex.hash(text), ordinal) {
                    tree.text(tree.resolve(keys[$0])).equals(text)
                }
            }
            if let earlier { pairs.append((keys[ordinal], keys[earlier])) }
        }
        return merges
    }
}
