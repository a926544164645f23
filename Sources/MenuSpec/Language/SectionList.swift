import MenuRuntime

/// The sections of a tree or the items of a section, decoded; with what rules and names need.
struct SectionList {
    var entries: [MenuDocument.SectionEntry] = []
    var siblings: [TreeSibling] = []
    /// Entries that stand in the spec, whether or not they could be decoded.
    var writtenCount = 0
    /// The `expanded: true` of sections that can be closed, in order.
    var expanded: [YAMLTree.Index] = []
}

/// A section or item among its siblings, with what is below it.
struct TreeSibling {
    var sibling: Sibling
    var isSection: Bool
    var below: [TreeSibling]
}

/// Sections and items: a section's entries are decoded with the section they stand in.
extension SpecDecoder {
    /// Decodes a list or mapping of sections, or of what stands in one.
    ///
    /// - Parameters:
    ///   - level: 1 for the sections of a tree, 2 for what stands in one of those.
    ///   - context: What the whole tree is asked about.
    mutating func sectionList(_ slot: Slot, level: Int, _ context: inout SectionTreeDraft) -> SectionList? {
        var list = SectionList()
        switch tree[slot.value].kind {
        case .mapping:
            forEachEntry(of: slot.value) { decoder, entry in
                list.writtenCount += 1
                guard let key = decoder.scalarKey(entry) else { return }
                decoder.keyedEntry(entry, key, level, &context, &list)
            }
        case .sequence:
            if compiles { list.entries.reserveCapacity(Int(tree[slot.value].count)) }
            forEachElement(of: slot.value) { decoder, entry in
                decoder.listedEntry(entry, level, &context, &list)
            }
        default:
            reportType(slot, .anyOf([.list(.text), .mapping(of: .text)]))
            return nil
        }
        let siblings = list.siblings.map { entry in
            var sibling = entry.sibling
            if level > 1, entry.isSection { sibling.group = Sibling.isGroup }
            return sibling
        }
        let noun = level == 1 ? "section" : "item"
        checkIDs(siblings, noun: noun)
        lintSiblings(siblings, noun: noun)
        if list.expanded.count > 1 { context.crowded.append(list.expanded[1]) }
        return list
    }

    private mutating func keyedEntry(
        _ slot: Slot, _ key: YAMLTree.Index, _ level: Int, _ context: inout SectionTreeDraft,
        _ list: inout SectionList
    ) {
        let noun = level == 1 ? "section" : "item"
        guard !tree.isEmpty(slot.value) else {
            reportNoTitle(slot, key, of: noun)
            return
        }
        let id = keyID(key)
        if tree[slot.value].kind == .mapping {
            if level == 1 || isSection(slot.value) {
                var draft = KeyedSectionDraft()
                let ignored = reportDetailOfSection(slot.value, level)
                decode(slot.value, into: &draft, owner: slot, ignored: ignored)
                finish(draft.draft, id: id, idNode: key, slot, level, &context, &list)
            } else {
                var draft = KeyedItemDraft()
                decode(slot.value, into: &draft, owner: slot)
                finish(draft.draft, id: id, idNode: key, slot, &list)
            }
        } else if tree[slot.value].kind.isScalar {
            guard let title = text(slot, role: .title) else { return }
            lintTitle(slot.value, hasLabel: false)
            guard let id else { return }
            let sibling = Sibling(id: id, title: slot.value, use: slot.use)
            append(title, sibling, level, &list)
        } else {
            reportType(slot, .anyOf([.text, .construct(noun)]))
        }
    }

    private mutating func listedEntry(
        _ slot: Slot, _ level: Int, _ context: inout SectionTreeDraft, _ list: inout SectionList
    ) {
        list.writtenCount += 1
        if tree[slot.value].kind == .mapping {
            if level == 1 || isSection(slot.value) {
                var draft = SectionDraft()
                let ignored = reportDetailOfSection(slot.value, level)
                decode(slot.value, into: &draft, owner: slot, ignored: ignored)
                finish(
                    draft, id: draft.id, idNode: draft.idNode, slot, level, &context, &list)
            } else {
                var draft = ItemDraft()
                decode(slot.value, into: &draft, owner: slot, extraKeys: ["items"])
                finish(draft, id: draft.id, idNode: draft.idNode, slot, &list)
            }
        } else if tree[slot.value].kind.isScalar {
            guard !tree.isEmpty(slot.value) else {
                reportEmptyEntry(slot)
                return
            }
            guard let title = text(slot, role: .title), let id = madeID(from: slot.value, element: slot.use)
            else { return }
            let sibling = Sibling(id: id, title: slot.value, use: slot.use)
            append(title, sibling, level, &list)
        } else {
            reportType(slot, .anyOf([.text, .construct(level == 1 ? "section" : "item")]))
        }
    }

    /// Whether an entry of a section is a section itself: it has `items`, or a key that was probably meant so.
    private func isSection(_ mapping: YAMLTree.Index) -> Bool {
        if ownKey("items", of: mapping) != nil { return true }
        var key = mapping + 1
        for _ in 0..<tree[mapping].count {
            if tree[key].kind.isScalar, (3...7).contains(tree[key].count) {
                let text = tree.text(key)
                if ItemDraft.table.ordinal(text) == nil, text.first != UInt8(ascii: "x"),
                    EditDistance.nearest(to: tree.string(key), among: Self.entryKeys) == "items"
                {
                    return true
                }
            }
            key = tree.next(tree.next(key))
        }
        return false
    }

    private static let entryKeys = ItemDraft.table.names + ["items"]

    /// Takes an entry that is a title alone.
    private func append(_ title: String, _ sibling: Sibling, _ level: Int, _ list: inout SectionList) {
        list.siblings.append(TreeSibling(sibling: sibling, isSection: level == 1, below: []))
        guard compiles else { return }
        list.entries.append(
            level == 1
                ? .section(MenuDocument.Section(id: ids.string(sibling.id), title: title))
                : .item(MenuDocument.Item(id: ids.string(sibling.id), title: title)))
    }

    private mutating func finish(
        _ draft: ItemDraft, id: ID?, idNode: YAMLTree.Index?, _ slot: Slot, _ list: inout SectionList
    ) {
        guard let title = draft.titleNode else { return }
        lintTitle(title, hasLabel: draft.item.accessibility?.label != nil)
        guard let id = finalID(id, idNode, title, slot) else { return }
        if compiles {
            var item = draft.item
            item.id = ids.string(id)
            list.entries.append(.item(item))
        }
        var sibling = Sibling(id: id, title: title, use: slot.use, swiftName: draft.swiftName)
        if draft.item.role == .destructive { sibling.traits.insert(.destructive) }
        list.siblings.append(TreeSibling(sibling: sibling, isSection: false, below: []))
    }

    private mutating func finish(
        _ draft: SectionDraft, id: ID?, idNode: YAMLTree.Index?, _ slot: Slot, _ level: Int,
        _ context: inout SectionTreeDraft, _ list: inout SectionList
    ) {
        var section = draft.section
        if let title = draft.titleNode { noteDepth(level, title, &context) }
        if !section.collapsible {
            if let expanded = draft.expanded, !section.expanded, let key = expanded.key {
                reportConflict(
                    draft.collapsibleKey, key,
                    "a section that is not 'collapsible' is always open; take one away")
            }
            section.expanded = true
        } else if section.expanded, let expanded = draft.expanded {
            list.expanded.append(expanded.value)
        }
        var below: [TreeSibling] = []
        if let items = draft.items,
            let decoded = within(items, { $0.sectionList(items, level: level + 1, &context) })
        {
            section.items = decoded.entries
            below = decoded.siblings
        }
        guard let title = draft.titleNode else { return }
        lintTitle(title, hasLabel: section.accessibility?.label != nil)
        guard let id = finalID(id, idNode, title, slot) else { return }
        if compiles {
            section.id = ids.string(id)
            list.entries.append(.section(section))
        }
        list.siblings.append(
            TreeSibling(
                sibling: Sibling(
                    id: id, title: title, use: slot.use,
                    swiftName: draft.swiftName),
                isSection: true, below: below))
    }

    private func noteDepth(_ level: Int, _ title: YAMLTree.Index, _ context: inout SectionTreeDraft) {
        if level > context.depth {
            context.depth = level
            if level == SectionTreeDraft.deepestAdvised + 1 { context.tooDeep = title }
        }
    }

    /// Reports an item's `detail` beside `items`, which make it a section; the key then says nothing more.
    private mutating func reportDetailOfSection(_ mapping: YAMLTree.Index, _ level: Int) -> YAMLTree.Index? {
        guard level > 1, let detail = ownKey("detail", of: mapping), let items = ownKey("items", of: mapping)
        else { return nil }
        reportConflict(
            detail, items, "an item with 'items' is a section, which has no 'detail'; take one away")
        return detail
    }
}
