import MenuRuntime

/// From a dropdown's fields to the compiled menu: what excludes each other, what refers to what, defaults.
extension SpecDecoder {
    /// Decodes a dropdown; nil where it has no title, and where no menus are made.
    mutating func dropdown(_ slot: Slot, id: String, namespace: String) -> MenuDocument.Dropdown? {
        guard tree[slot.value].kind == .mapping else {
            reportType(slot, .construct("dropdown"))
            return nil
        }
        var draft = DropdownDraft(id: id)
        draft.unsettled = decode(slot.value, into: &draft, owner: slot, elsewhere: strayFields)
        checkOptions(&draft, slot)
        checkConflicts(draft)
        checkSelection(&draft)
        menuIdentifiers.append(identifier(of: draft, slot))
        for check in rules.dropdown { check(&self, draft) }
        guard let title = draft.titleNode else { return nil }
        lintTitle(title, hasLabel: draft.accessibility?.label != nil)
        if let footer = draft.footer { draft.menu.footer = lower(footer, rowHeight: draft.menu.rowHeight) }
        guard compiles else { return nil }
        if draft.cases == .open { swiftChoices.open(id) }
        if let options = draft.options { keepNames(of: options.siblings, in: id) }
        applyDefaults(&draft, namespace: namespace)
        return draft.menu
    }

    private mutating func checkOptions(_ draft: inout DropdownDraft, _ slot: Slot) {
        guard let options = draft.options else {
            // Options that could not be decoded, or whose key is misspelt, have been reported.
            if draft.optionsKey == nil, draft.menu.optionsFrom == .spec,
                draft.isSettled("options", "optionsFrom")
            {
                reportMissingKey("options", in: slot.value, owner: slot, of: "dropdown")
            }
            return
        }
        if options.writtenCount == 0, draft.menu.optionsFrom == .spec,
            draft.isSettled("options", "optionsFrom"),
            let slot = draft.optionsSlot
        {
            within(slot) { $0.reportNoOptions(slot, options) }
        }
        checkIDs(options.siblings, noun: "option")
        if options.groupCount == 0 {
            lintSiblings(options.siblings, noun: "option")
        } else {
            lintSiblings(options.siblings.filter { $0.group == 0 }, noun: "option")
        }
        checkOptionNames(options.siblings)
        draft.menu.options = options.entries
        draft.options?.entries = []
    }

    private mutating func checkConflicts(_ draft: borrowing DropdownDraft) {
        reportConflict(
            draft.maxVisibleCellsKey, draft.maxHeightKey,
            "'maxVisibleCells' and 'maxHeight' both cap the list; take one away")
        if draft.menu.optionsFrom == .app, draft.cases == .closed, draft.isSettled("cases"),
            let key = draft.optionsFromKey
        {
            let message = "options that come from the app need 'cases: open': a closed enum cannot grow"
            reportConflict(draft.casesKey ?? key, with: key, message)
        }
        if draft.menu.anchor == .view, draft.menu.presentation != .overlay, draft.isSettled("presentation"),
            let key = draft.anchorKey
        {
            let message = "a view of the app's as anchor needs 'presentation: overlay'"
            reportConflict(draft.presentationKey ?? key, with: key, message)
        }
        guard draft.isSettled("selection") else { return }
        if draft.menu.selection == .single {
            for key in [draft.minSelectedKey, draft.maxSelectedKey] {
                guard let key else { continue }
                reportConflict(
                    draft.selectionKey ?? key, with: key, "'\(quote(key))' is for 'selection: multiple' only")
            }
        } else if let least = draft.minSelected, let most = draft.menu.maxSelected, least > most {
            reportConflict(
                draft.minSelectedKey, draft.maxSelectedKey,
                "no number of options is at least \(least) and at most \(most)")
        }
    }

    /// Reports two keys that exclude each other; the same key twice is one that stands alone.
    private mutating func reportConflict(
        _ first: YAMLTree.Index, with second: YAMLTree.Index, _ message: String
    ) {
        if first == second {
            report(.conflict, at: second, message)
        } else {
            reportConflict(first, second, message)
        }
    }

    // MARK: Selection

    private mutating func checkSelection(_ draft: inout DropdownDraft) {
        guard let selected = draft.selected else { return }
        let isMultiple = draft.menu.selection == .multiple || !draft.isSettled("selection")
        within(selected) { decoder in
            switch decoder.tree[selected.value].kind {
            case .sequence where isMultiple:
                decoder.forEachElement(of: selected.value) { decoder, element in
                    decoder.choose(element, &draft)
                }
            case let kind where kind.isScalar:
                decoder.choose(selected, &draft)
            case .sequence:
                decoder.report(
                    .type, at: selected.value,
                    "'selected' takes an id, not a list; for several, write 'selection: multiple'")
            default:
                decoder.reportType(
                    selected, isMultiple ? .anyOf([.identifier, .list(.identifier)]) : .identifier)
            }
        }
        guard isMultiple, draft.isSettled("selection", "selected"), let key = selected.key else { return }
        let count = draft.menu.selected.count
        if let least = draft.minSelected, count < least {
            reportConflict(
                draft.minSelectedKey, key,
                "\(count) chosen at the start \(count == 1 ? "is" : "are") fewer than 'minSelected', \(least)"
            )
        }
        if let most = draft.menu.maxSelected, count > most {
            reportConflict(
                draft.maxSelectedKey, key,
                "\(count) chosen at the start \(count == 1 ? "is" : "are") more than 'maxSelected', \(most)"
            )
        }
    }

    private mutating func choose(_ slot: Slot, _ draft: inout DropdownDraft) {
        guard let text = scalarText(slot, .identifier) else { return }
        let id = composed(text, at: slot.value)
        // With `optionsFrom: app` and none written, or options that could not be decoded, any id may be right.
        guard let options = draft.options, !options.siblings.isEmpty else {
            draft.menu.selected.append(id)
            return
        }
        guard let ordinal = ordinal(of: id, in: &draft) else {
            if options.isComplete {
                let (ids, tree) = (ids, tree)
                let known = options.siblings.lazy.filter { $0.group != Sibling.isGroup }
                reportUnknownReference(slot, "option") {
                    known.map { ids.string($0.id) }
                } titled: {
                    known.first { tree.text($0.title).equals(text) }.map { ids.string($0.id) }
                }
            }
            return
        }
        guard draft.chosenOrdinals.insert(ordinal).inserted else {
            report(.value, at: slot.value, "'\(quote(slot.value))' is chosen twice")
            return
        }
        draft.menu.selected.append(id)
        draft.chosen.append((slot.value, ordinal))
    }

    /// Where an option stands among the siblings.
    private func ordinal(of id: String, in draft: inout DropdownDraft) -> Int? {
        guard let siblings = draft.options?.siblings else { return nil }
        if let selected = draft.selected, tree[selected.value].kind.isScalar {
            return siblings.firstIndex { sibling in
                sibling.group != Sibling.isGroup && ids.withText(sibling.id) { $0.elementsEqual(id.utf8) }
            }
        }
        if draft.ordinals == nil {
            draft.ordinals = Dictionary(
                siblings.enumerated().filter { $0.element.group != Sibling.isGroup }
                    .map { (ids.string($0.element.id), $0.offset) }, uniquingKeysWith: { first, _ in first })
        }
        return draft.ordinals?[id]
    }

    // MARK: Defaults

    private mutating func applyDefaults(_ draft: inout DropdownDraft, namespace: String) {
        let rowHeight = draft.menu.rowHeight
        draft.menu.buttonHeight = draft.buttonHeight ?? rowHeight.points ?? 44
        if draft.menu.maxHeight != nil { draft.menu.maxVisibleCells = nil }
        draft.menu.dismiss =
            draft.dismiss ?? (draft.menu.presentation == .overlay ? [.outside, .escape] : [.escape])
        draft.menu.minSelected = draft.minSelected ?? 0
        draft.menu.closeOnSelect = draft.closeOnSelect ?? (draft.menu.selection == .single)
        let written = draft.accessibility
        draft.menu.accessibility = MenuDocument.Accessibility(
            label: written?.label ?? draft.menu.title, hint: written?.hint,
            identifier: written?.identifier ?? "\(namespace).\(draft.menu.id)")
    }
}
