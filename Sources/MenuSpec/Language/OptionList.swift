import MenuRuntime

/// The options of a dropdown or a group, decoded.
struct OptionList {
    static let type = FieldType.anyOf([
        .list(.anyOf([.text, .construct("option"), .construct("separator"), .construct("group")])), byID,
    ])
    /// Those of a group, in which no other group stands.
    static let typeInGroup = FieldType.anyOf([
        .list(.anyOf([.text, .construct("option"), .construct("separator")])), byID,
    ])
    private static let byID = FieldType.mapping(of: .anyOf([.text, .construct("option by id")]))

    var entries: [MenuDocument.Entry] = []
    /// Every option and group in the order written, the options of groups included.
    var siblings: [Sibling] = []
    /// How many groups there are.
    var groupCount = 0
    /// Options that are not hidden.
    var visibleCount = 0
    /// Options that are neither hidden nor disabled.
    var usableCount = 0
    /// Options whose role is `destructive`.
    var destructiveCount = 0
    /// The first second line of an option.
    var firstDetail: YAMLTree.Index?
    /// Options and groups that stand in the spec, whether or not they could be decoded.
    var writtenCount = 0
    /// Separators and groups in a mapping, which can hold neither.
    var misplacedCount = 0
    /// Whether all that is written could be decoded.
    var isComplete: Bool { writtenCount == siblings.count }

    /// Takes an option, with what is asked about it later.
    @inline(__always)
    mutating func append(_ sibling: Sibling) {
        if !sibling.traits.contains(.hidden) {
            visibleCount += 1
            if !sibling.traits.contains(.disabled) { usableCount += 1 }
        }
        if sibling.traits.contains(.destructive) { destructiveCount += 1 }
        siblings.append(sibling)
    }
}

/// What an entry of a list of options is, by the keys that it has.
struct OptionForm {
    var separatorKey: YAMLTree.Index?
    var groupKey: YAMLTree.Index?
}

extension SpecDecoder {
    /// What an entry of a list of options is.
    func optionForm(of mapping: YAMLTree.Index) -> OptionForm {
        var form = OptionForm()
        if tree[mapping].flags.contains(.merges) {
            form.groupKey = ownKey("group", of: mapping)
            form.separatorKey = ownKey("separator", of: mapping)
            return form
        }
        var key = mapping + 1
        for _ in 0..<tree[mapping].count {
            switch tree[key].count {
            case 5 where tree[key].kind.isScalar && tree.text(key).equals("group"): form.groupKey = key
            case 9 where tree[key].kind.isScalar && tree.text(key).equals("separator"):
                form.separatorKey = key
            default: break
            }
            key = tree.next(tree.next(key))
        }
        return form
    }

    /// Decodes the options of a dropdown.
    mutating func optionList(_ slot: Slot, isInGroup: Bool = false) -> OptionList? {
        var list = OptionList()
        let count = Int(tree[slot.value].count)
        switch tree[slot.value].kind {
        case .mapping:
            if compiles { list.entries.reserveCapacity(count) }
            list.siblings.reserveCapacity(count)
            forEachEntry(of: slot.value) { decoder, entry in decoder.keyedOption(entry, &list) }
        case .sequence:
            if compiles { list.entries.reserveCapacity(count) }
            list.siblings.reserveCapacity(count)
            forEachElement(of: slot.value) { decoder, entry in decoder.listedOption(entry, &list, isInGroup) }
        default:
            reportType(slot, .anyOf([.list(.text), .mapping(of: .text)]))
            return nil
        }
        return list
    }

    private mutating func keyedOption(_ slot: Slot, _ list: inout OptionList) {
        list.writtenCount += 1
        guard let key = scalarKey(slot) else { return }
        guard !tree.isEmpty(slot.value) else {
            reportNoTitle(slot, key, of: "option")
            return
        }
        if let misplaced = listKey(slot, key) {
            // Told once for the whole mapping.
            if list.misplacedCount == 0 {
                report(
                    .unknownKey, at: misplaced,
                    "options that stand in a mapping are all options by their ids; groups and separators need the "
                        + "form of a list, with '- ' in front of each entry")
            }
            list.misplacedCount += 1
            return
        }
        let id = keyID(key)
        switch tree[slot.value].kind {
        case .mapping:
            var draft = KeyedOptionDraft()
            decode(slot.value, into: &draft, owner: slot)
            finish(&draft.draft, id: id, idNode: key, slot, &list)
        case let kind where kind.isScalar:
            guard let title = text(slot, role: .title) else { return }
            lintTitle(slot.value, hasLabel: false)
            guard let id else { return }
            list.append(Sibling(id: id, title: slot.value, use: slot.use))
            if compiles {
                list.entries.append(.option(MenuDocument.Option(id: ids.string(id), title: title)))
            }
        default:
            reportType(slot, .anyOf([.text, .construct("option")]))
        }
    }

    private mutating func listedOption(_ slot: Slot, _ list: inout OptionList, _ isInGroup: Bool) {
        switch tree[slot.value].kind {
        case .mapping:
            let form = optionForm(of: slot.value)
            if form.separatorKey != nil {
                var draft = SeparatorDraft()
                decode(slot.value, into: &draft, owner: slot)
                list.entries.append(.separator)
            } else if let key = form.groupKey {
                list.writtenCount += 1
                guard !isInGroup else {
                    report(
                        .unknownKey, at: key, "a group cannot stand inside a group; end the outer one first")
                    return
                }
                optionGroup(slot, &list)
            } else {
                list.writtenCount += 1
                if reportPair(slot.value) { return }
                var draft = OptionDraft()
                decode(
                    slot.value, into: &draft, owner: slot,
                    extraKeys: isInGroup ? ["separator"] : ["separator", "group"])
                let (id, idNode) = (draft.id, draft.idNode)
                finish(&draft, id: id, idNode: idNode, slot, &list)
            }
        case let kind where kind.isScalar:
            list.writtenCount += 1
            guard !tree.isEmpty(slot.value) else {
                reportEmptyEntry(slot)
                return
            }
            guard let title = text(slot, role: .title) else { return }
            guard let made = madeIDAndText(from: slot.value, element: slot.use) else { return }
            list.append(Sibling(id: made.id, title: slot.value, use: slot.use))
            if compiles { list.entries.append(.option(MenuDocument.Option(id: made.text, title: title))) }
        default:
            list.writtenCount += 1
            reportType(slot, .anyOf([.text, .construct("option")]))
        }
    }

    /// Takes a decoded option into the list. (The draft is not copied on the way: there may be a hundred thousand.)
    private mutating func finish(
        _ draft: inout OptionDraft, id: ID?, idNode: YAMLTree.Index?, _ slot: Slot, _ list: inout OptionList
    ) {
        guard let title = draft.titleNode else { return }
        lintTitle(title, hasLabel: draft.option.accessibility?.label != nil)
        guard let id = finalID(id, idNode, title, slot) else { return }
        var sibling = Sibling(
            id: id, title: title, use: slot.use,
            swiftName: draft.swiftName)
        if !draft.option.enabled { sibling.traits.insert(.disabled) }
        if draft.option.hidden { sibling.traits.insert(.hidden) }
        if draft.option.role == .destructive { sibling.traits.insert(.destructive) }
        if list.firstDetail == nil, draft.option.detail != nil, !draft.option.hidden {
            list.firstDetail = ownKey("detail", of: slot.value).map { tree.resolve(tree.next($0)) }
        }
        list.append(sibling)
        guard compiles else { return }
        draft.option.id = ids.string(id)
        list.entries.append(.option(draft.option))
    }

    private mutating func optionGroup(_ slot: Slot, _ list: inout OptionList) {
        var draft = OptionGroupDraft()
        decode(slot.value, into: &draft, owner: slot)
        var options = OptionList()
        if let slot = draft.options, let decoded = within(slot, { $0.optionList(slot, isInGroup: true) }) {
            options = decoded
            if decoded.writtenCount == 0 {
                report(.empty, at: slot.value, "this group has no options; give it some, or take it away")
            }
        }
        list.writtenCount += options.writtenCount
        list.visibleCount += options.visibleCount
        list.usableCount += options.usableCount
        list.destructiveCount += options.destructiveCount
        list.firstDetail = list.firstDetail ?? options.firstDetail
        list.groupCount += 1
        let ordinal = Int32(list.groupCount)
        defer {
            list.siblings.append(
                contentsOf: options.siblings.map { sibling in
                    var sibling = sibling
                    sibling.group = ordinal
                    if let use = draft.options?.use, sibling.use == nil { sibling.setUse(use) }
                    return sibling
                })
        }
        lintSiblings(options.siblings, noun: "option")
        guard let title = draft.title, let titleNode = draft.titleNode else { return }
        guard let id = finalID(draft.id, draft.idSlot?.value, titleNode, slot) else { return }
        list.siblings.append(
            Sibling(
                id: id, title: titleNode,
                use: slot.use, group: Sibling.isGroup))
        guard compiles else { return }
        list.entries.append(
            .group(MenuDocument.OptionGroup(id: ids.string(id), title: title, options: options.entries)))
    }
}
