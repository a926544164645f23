/// Finds keys that stand twice in one mapping, and merge keys, each mapping when it has been read.
struct RepeatedKeys: ~Copyable {
    /// In the order in which their mappings end.
    private(set) var pairs: [(second: YAMLTree.Index, first: YAMLTree.Index)] = []

    private var keys = PlainList<YAMLTree.Index>()
    private var index = TextIndex()

    /// Looks at a mapping.
    ///
    /// - Returns: Whether it has a merge key.
    @inline(__always)
    mutating func visit(_ mapping: YAMLTree.Index, _ tree: YAMLTree) -> Bool {
        keys.removeAll()
        let count = Int(tree[mapping].count)
        let isLong = count > 8
        if isLong { index.reset(count: count) }
        var key = mapping + 1
        var merges = false
        // One bit for each shape that a key so far has: keys that stand once are mostly told apart by it.
        var shapes: UInt64 = 0
        for _ in 0..<count {
            let target = tree.resolve(key)
            if tree[target].kind.isScalar {
                let text = tree.text(target)
                keys.append(key)
                if text.count == 2, tree.isMergeKey(key) { merges = true }
                if isLong {
                    if let earlier = noted(text, tree) { pairs.append((key, earlier)) }
                } else {
                    let shape = UInt64(1) &<< UInt64(truncatingIfNeeded: Self.shape(text) & 63)
                    if shapes & shape != 0, let earlier = compared(text, tree) {
                        pairs.append((key, earlier))
                    }
                    shapes |= shape
                }
            }
            key = tree.next(tree.next(key))
        }
        return merges
    }

    /// The key before the last that has the last one's text, by comparing them all.
    private func compared(_ text: UnsafeBufferPointer<UInt8>, _ tree: YAMLTree) -> YAMLTree.Index? {
        for ordinal in 0..<keys.count - 1 where tree.text(tree.resolve(keys[ordinal])).equals(text) {
            return keys[ordinal]
        }
        return nil
    }

    /// The key before the last that has the last one's text, by its hash.
    private mutating func noted(_ text: UnsafeBufferPointer<UInt8>, _ tree: YAMLTree) -> YAMLTree.Index? {
        let keys = keys.buffer
        let earlier = index.insert(hash: TextIndex.hash(text), keys.count - 1) {
            tree.text(tree.resolve(keys[$0])).equals(text)
        }
        return earlier.map { keys[$0] }
    }

    @inline(__always)
    private static func shape(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard text.count > 0 else { return 0 }
        return text.count &+ Int(text[0]) &* 5 &+ Int(text[text.count &- 1]) &* 11
    }
}
