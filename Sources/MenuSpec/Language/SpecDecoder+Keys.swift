/// Missing keys, and the entries of mappings with merge keys.
extension SpecDecoder {
    /// Reports a key that a construct needs.
    mutating func reportMissingKey(
        _ name: String, in mapping: YAMLTree.Index, owner: Slot?, of construct: String
    ) {
        guard !tree[mapping].flags.contains(.reported) else { return }
        // However often it is used, and at whichever key, a mapping lacks a key once.
        if sink.hasAliases, !missingKeys.insert(MissingKey(mapping: mapping, name: name)).inserted { return }
        report(.missingKey, at: place(of: mapping, owner: owner), about: name) { decoder, diagnostic in
            guard let key = decoder.keyNode(name, of: mapping) else {
                diagnostic.message = "this \(construct) has no '\(name)', which every \(construct) needs"
                return
            }
            diagnostic.message =
                "there is nothing behind the '\(name)' of this \(construct), which every \(construct) needs"
            let value = decoder.tree.next(key)
            decoder.explain(Slot(key: key, value: value), in: &diagnostic)
        }
    }

    /// Where to say that a mapping lacks something: at its key, or where it begins.
    func place(of node: YAMLTree.Index, owner: Slot?) -> Range<Int> {
        if let key = owner?.key, tree[tree.next(key)].kind != .alias { return tree.range(key) }
        let start = tree.range(node).lowerBound
        if tree[node].kind == .mapping, !tree[node].flags.contains(.flow), tree[node].count > 0 {
            return start..<max(start, tree.range(node + 1).upperBound)
        }
        return start..<min(start + 1, tree.source.count)
    }

    /// The key of a mapping's own that is a word, if there is one.
    func keyNode(_ name: String, of mapping: YAMLTree.Index) -> YAMLTree.Index? {
        var key = mapping + 1
        for _ in 0..<tree[mapping].count {
            if tree[key].kind.isScalar, tree.string(key) == name { return key }
            key = tree.next(tree.next(key))
        }
        return nil
    }

    /// The key of a mapping that is a word of the language, merged ones included.
    func ownKey(_ name: StaticString, of mapping: YAMLTree.Index) -> YAMLTree.Index? {
        var key = mapping + 1
        for _ in 0..<tree[mapping].count {
            if tree[key].kind.isScalar, tree.text(key).equals(name) { return key }
            key = tree.next(tree.next(key))
        }
        guard tree[mapping].flags.contains(.merges) else { return nil }
        return mergedEntries(of: mapping).lazy.compactMap(\.key).first {
            tree[$0].kind.isScalar && tree.text($0).equals(name)
        }
    }

    // MARK: Entries

    /// Calls a body with each entry of a mapping: the written ones in order, then the merged ones, a key once.
    mutating func forEachEntry(of mapping: YAMLTree.Index, _ body: (inout SpecDecoder, Slot) -> Void) {
        if tree[mapping].flags.contains(.merges) {
            reportMerges(of: mapping)
            for slot in mergedEntries(of: mapping) { within(slot) { body(&$0, slot) } }
            return
        }
        var key = mapping + 1
        for _ in 0..<tree[mapping].count {
            let value = tree.next(key)
            let after = tree.next(value)
            if !tree[key].flags.contains(.repeated) {
                let slot = slot(key: key, value: value)
                if slot.use == nil { body(&self, slot) } else { within(slot) { body(&$0, slot) } }
            }
            key = after
        }
    }

    /// Calls a body with each entry of a list.
    mutating func forEachElement(of sequence: YAMLTree.Index, _ body: (inout SpecDecoder, Slot) -> Void) {
        var element = sequence + 1
        for _ in 0..<tree[sequence].count {
            let slot = slot(key: nil, value: element)
            if slot.use == nil { body(&self, slot) } else { within(slot) { body(&$0, slot) } }
            element = tree.next(element)
        }
    }

    private func slot(key: YAMLTree.Index?, value: YAMLTree.Index) -> Slot {
        let target = tree.resolve(value)
        return Slot(key: key, value: target, use: target == value ? nil : value)
    }

    /// The entries of a mapping with its merge keys resolved.
    private func mergedEntries(of mapping: YAMLTree.Index) -> [Slot] {
        var slots: [Slot] = []
        var names: Set<String> = []
        collectEntries(of: mapping, use: nil, into: &slots, &names)
        return slots
    }

    private func collectEntries(
        of mapping: YAMLTree.Index, use: YAMLTree.Index?, into slots: inout [Slot], _ names: inout Set<String>
    ) {
        var key = mapping + 1
        for _ in 0..<tree[mapping].count {
            let value = tree.next(key)
            let name = tree.resolve(key)
            if !tree.isMergeKey(key), !tree[key].flags.contains(.repeated),
                !tree[name].kind.isScalar || names.insert(tree.string(name)).inserted
            {
                var slot = slot(key: key, value: value)
                slot.use = use ?? slot.use
                slots.append(slot)
            }
            key = tree.next(value)
        }
        for source in mergeSources(of: mapping) where tree[source.value].kind == .mapping {
            collectEntries(of: source.value, use: use ?? source.use, into: &slots, &names)
        }
    }

    /// What a mapping's merge keys name, each source an entry.
    private func mergeSources(of mapping: YAMLTree.Index) -> [Slot] {
        guard tree[mapping].flags.contains(.merges) else { return [] }
        var sources: [Slot] = []
        var key = mapping + 1
        for _ in 0..<tree[mapping].count {
            let value = tree.next(key)
            if tree.isMergeKey(key), !tree[key].flags.contains(.repeated) {
                let source = slot(key: nil, value: value)
                if tree[source.value].kind == .sequence {
                    var element = source.value + 1
                    for _ in 0..<tree[source.value].count {
                        var slot = slot(key: nil, value: element)
                        slot.use = source.use ?? slot.use
                        sources.append(slot)
                        element = tree.next(element)
                    }
                } else {
                    sources.append(source)
                }
            }
            key = tree.next(value)
        }
        return sources
    }

    /// Reports what a mapping merges that is no mapping.
    private mutating func reportMerges(of mapping: YAMLTree.Index) {
        for source in mergeSources(of: mapping)
        where tree[source.value].kind != .mapping && !tree[source.value].flags.contains(.reported) {
            within(source) { $0.reportMerge(source) }
        }
    }

    private mutating func reportMerge(_ source: Slot) {
        report(.type, at: tree.range(source.value)) { decoder, diagnostic in
            let what = decoder.description(source.value)
            let text = decoder.tree.string(source.value)
            if let use = source.use, decoder.tree[use].kind == .alias {
                let alias = String(decoding: decoder.tree.source[decoder.tree.range(use)], as: UTF8.self)
                diagnostic.message = "'<<' merges mappings, but '\(alias)' stands for \(what)"
            } else if decoder.tree.isEmpty(source.value) {
                diagnostic.message = "there is nothing behind '<<'; it merges a mapping, as in '<<: *name'"
            } else if decoder.tree[source.value].kind == .plain, decoder.hasAnchor(text) {
                diagnostic.message = "'<<' merges mappings, not \(what); did you mean '*\(text)'?"
                diagnostic.fix = decoder.replacement(of: source.value, with: "*\(text)")
            } else {
                diagnostic.message =
                    "'<<' takes a mapping or a list of mappings, not \(what); "
                    + "'*name' stands for what '&name' marks"
            }
        }
    }

    /// Whether the file seems to have an anchor of a name.
    private func hasAnchor(_ name: String) -> Bool {
        let anchor = Array("&\(name)".utf8)
        guard anchor.count > 1, anchor.count <= 64 else { return false }
        return tree.source.indices.contains { index in
            tree.source[index] == anchor[0] && tree.source[index...].starts(with: anchor)
                && (index + anchor.count == tree.source.count || tree.source[index + anchor.count] <= 0x20)
        }
    }
}
