/// What a dropdown is doing: whether its list is open, what is chosen, which options there are.
///
/// A front-end holds one of these for each dropdown, draws it, and sends it what happens. Dropdowns that share
/// a group belong into one ``MenuStates``, or have ``giveWay(to:)`` called when another of them opens.
public struct DropdownState: Hashable, Sendable {
    /// The compiled menu; what the app changes is in ``options``.
    public private(set) var menu: MenuDocument.Dropdown
    public private(set) var isOpen = false
    /// The options as the spec has them.
    private var written: OptionTable
    private(set) var table: OptionTable
    /// Which of them show.
    private(set) var shown: RowTable
    /// The chosen options' places, sorted; none of them is hidden.
    private var chosen = SortedPlaces()
    /// Whether the app has replaced the options.
    private var isReplaced = false

    /// A closed list with what the spec chooses.
    public init(_ menu: MenuDocument.Dropdown) {
        self.menu = menu
        written = OptionTable(menu.options)
        table = written
        shown = RowTable(written)
        chosen = choice(of: menu.selected)
    }

    /// What stands in the list: the spec's options, until the app changes them.
    public var options: [MenuDocument.Entry] { table.entries }

    /// The ids of what is chosen, in the order of the options.
    public var selected: [String] { selectedOptions.map { $0.id } }

    /// What is chosen, in the order of the options.
    public var selectedOptions: [MenuDocument.Option] { chosen.list.compactMap { table[$0] } }

    public func isSelected(_ id: String) -> Bool {
        table.place(of: id).map { chosen.contains($0) } ?? false
    }

    /// The ids of all options, hidden ones and those of groups too, in the order of the list.
    public var optionIDs: [String] { table.ids }

    /// The option with an id; nil where there is none now.
    public func option(_ id: String) -> MenuDocument.Option? { table.place(of: id).flatMap { table[$0] } }

    // MARK: Events

    /// Does what an event asks for. One that does not apply changes nothing and tells nothing.
    @discardableResult
    public mutating func send(_ event: Event) -> MenuOutcome {
        switch event {
        case .tapButton: return setOpen(!isOpen, telling: true)
        case .tapOption(let id): return tapOption(id)
        case .tapFooter:
            guard isOpen, let footer = menu.footer else { return .nothing }
            isOpen = false
            return MenuOutcome(isChanged: true, told: [.footer(footer.id), .close])
        case .tapOutside: return dismiss(by: .outside)
        case .scroll: return dismiss(by: .scroll)
        case .escape: return dismiss(by: .escape)
        case .setOptions(let ids): return setOptions(ids)
        case .setEnabled(let id): return update(id) { $0.enabled = true }
        case .setDisabled(let id): return update(id) { $0.enabled = false }
        case .setHidden(let id): return update(id) { $0.hidden = true }
        case .setShown(let id): return update(id) { $0.hidden = false }
        case .setSelected(let ids):
            let before = chosen
            chosen = choice(of: ids)
            return MenuOutcome(isChanged: chosen != before)
        case .open: return setOpen(true, telling: false)
        case .close: return setOpen(false, telling: false)
        }
    }

    /// Whether an event opens the list.
    public func opens(with event: Event) -> Bool { !isOpen && (event == .tapButton || event == .open) }

    /// Closes the list since an event opens another of its group. Of what the app does by that, it is not told.
    public mutating func giveWay(to event: Event) -> MenuOutcome { setOpen(false, telling: event != .open) }

    private mutating func setOpen(_ isOpen: Bool, telling: Bool) -> MenuOutcome {
        guard self.isOpen != isOpen else { return .nothing }
        self.isOpen = isOpen
        return MenuOutcome(isChanged: true, told: telling ? [isOpen ? .open : .close] : [])
    }

    private mutating func dismiss(by way: MenuDocument.Dismissal) -> MenuOutcome {
        menu.dismiss.contains(way) ? setOpen(false, telling: true) : .nothing
    }

    private mutating func tapOption(_ id: String) -> MenuOutcome {
        guard isOpen, let place = table.place(of: id), let option = table[place], option.enabled,
            !option.hidden
        else { return .nothing }
        var outcome = MenuOutcome()
        let isChosen = chosen.contains(place)
        let isCleared: Bool
        switch menu.selection {
        case .single:
            isCleared = isChosen && menu.clearable
            outcome.isChanged = isCleared || !isChosen
            chosen = SortedPlaces(isCleared ? [] : [place])
        case .multiple:
            isCleared = isChosen
            guard isChosen ? chosen.count > menu.minSelected : chosen.count < menu.maxSelected ?? Int.max
            else {
                return .nothing
            }
            if isChosen { chosen.remove(place) } else { chosen.insert(place) }
            outcome.isChanged = true
        }
        outcome.told = [isCleared ? .deselect(option.id) : .select(option.id)]
        if menu.closeOnSelect {
            isOpen = false
            outcome.isChanged = true
            outcome.told.append(.close)
        }
        return outcome
    }

    // MARK: What the app does

    /// Replaces the options, where they come from the app. What is chosen stays so if it is among them.
    @discardableResult
    public mutating func replaceOptions(with entries: [MenuDocument.Entry]) -> MenuOutcome {
        guard menu.optionsFrom == .app else { return .nothing }
        let before = (table.entries, selected)
        // What the spec chooses of options that only the app knows waits for them.
        let ids = !isReplaced && menu.options.isEmpty ? menu.selected : selected
        isReplaced = true
        table = OptionTable(entries)
        shown = RowTable(table)
        chosen = choice(of: ids)
        return MenuOutcome(isChanged: before.0 != table.entries || before.1 != selected)
    }

    /// Puts a changed menu in the place of this one.
    mutating func replace(_ menu: MenuDocument.Dropdown) {
        let (before, ids) = (self.menu, selected)
        self.menu = menu
        if menu.options != before.options {
            written = OptionTable(menu.options)
            if !isReplaced {
                table = written
                shown = RowTable(table)
            }
        }
        chosen = choice(of: ids)
    }

    private mutating func setOptions(_ ids: [String]) -> MenuOutcome {
        var seen: Set<String> = []
        var entries: [MenuDocument.Entry] = []
        for id in ids where seen.insert(id).inserted {
            let known = written.place(of: id).flatMap { written[$0] }
            entries.append(.option(known ?? MenuDocument.Option(id: id, title: id)))
        }
        return replaceOptions(with: entries)
    }

    private mutating func update(
        _ id: String, _ change: (inout MenuDocument.Option) -> Void
    ) -> MenuOutcome {
        guard let place = table.place(of: id), let before = table[place] else { return .nothing }
        var option = before
        change(&option)
        guard option != before else { return .nothing }
        table.update(place) { $0 = option }
        if option.hidden != before.hidden {
            if option.hidden { shown.remove(place, table) } else { shown.add(place, table) }
        }
        if option.hidden { chosen.remove(place) }
        return MenuOutcome(isChanged: true)
    }

    // MARK: Choosing

    /// The places of options that can be chosen together: of too many the first ones.
    private func choice(of ids: [String]) -> SortedPlaces {
        let most = menu.selection == .single ? 1 : menu.maxSelected ?? Int.max
        var choice: Set<Int> = []
        for id in ids where choice.count < most {
            if let place = table.place(of: id), table[place]?.hidden == false { choice.insert(place) }
        }
        return SortedPlaces(choice)
    }
}
