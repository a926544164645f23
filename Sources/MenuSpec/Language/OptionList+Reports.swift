/// Entries of options that are none: empty ones, pairs in a list, groups in a mapping.
extension SpecDecoder {
    /// Reports an entry of a mapping with nothing behind its key.
    mutating func reportNoTitle(_ slot: Slot, _ key: YAMLTree.Index, of noun: String) {
        report(.missingKey, at: tree.range(key), about: "title") { decoder, diagnostic in
            diagnostic.message = "the \(noun) '\(decoder.quote(key))' has no title"
            decoder.explain(slot, in: &diagnostic, or: "; write it behind the colon")
        }
    }

    /// The key that shows an entry of a mapping to be a separator or a group, which only a list can hold.
    func listKey(_ slot: Slot, _ key: YAMLTree.Index) -> YAMLTree.Index? {
        switch tree[slot.value].kind {
        case .mapping:
            let form = optionForm(of: slot.value)
            return form.separatorKey ?? form.groupKey
        case .sequence:
            // `group: More` with `options:` beside it.
            return tree.text(key).equals("options") ? key : nil
        default: return nil
        }
    }

    /// Reports `- tooSlow: Too slow`, which mixes the two forms that options may have.
    mutating func reportPair(_ mapping: YAMLTree.Index) -> Bool {
        let key = mapping + 1
        guard tree[mapping].count == 1, tree[key].kind.isScalar, !tree.isMergeKey(key),
            tree[tree.next(key)].kind.isScalar
        else { return false }
        let text = tree.text(key)
        guard OptionDraft.table.ordinal(text) == nil, !text.starts(with: "x-".utf8),
            EditDistance.nearest(to: tree.string(key), among: Self.entryKeys) == nil
        else { return false }
        report(.unknownKey, at: tree.range(key)) { decoder, diagnostic in
            let name = decoder.quote(key)
            diagnostic.message =
                "an option has no key '\(name)'; in a list an option is a title, or {id: \(name), title: …}; "
                + "without the dashes '\(name): …' is an option by its id"
        }
        return true
    }

    private static let entryKeys = OptionDraft.table.names + ["separator", "group"]

    /// Reports an entry of a list with nothing in it.
    mutating func reportEmptyEntry(_ slot: Slot) {
        guard !tree[slot.value].flags.contains(.reported) else { return }
        report(.empty, at: tree.range(slot.value)) { decoder, diagnostic in
            diagnostic.message = "this entry of the list is empty"
            decoder.explain(slot, in: &diagnostic, or: "; give it a title, or take it away")
        }
    }
}
