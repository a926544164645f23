// Written by Tools/embed-runtime; do not edit.
// swift-format-ignore-file

extension RuntimeSource {
    /// The sources of MenuRuntime, less what makes them public.
    static var text: StaticString {
        #"""
        // The runtime of menus made by menuc: their values, their behaviour, their coding.
        // swift-format-ignore-file
        // swiftlint:disable all

        nonisolated extension DropdownState {
            /// Where the keys of a keyboard are in an open list, and stay while rows come and go.
            struct Cursor: Hashable, Sendable {
                private enum Place: Hashable {
                    case option(id: String)
                    case footer
                }

                private let place: Place?

                /// Nowhere yet.
                init() { place = nil }

                /// - Parameters:
                ///   - focus: Where the keys are now; nil for nowhere.
                ///   - state: As it is now.
                init(at focus: Focus?, in state: DropdownState) {
                    switch focus {
                    case .row(let index):
                        if case .option(let option) = state.row(at: index).content {
                            place = .option(id: option.id)
                        } else {
                            place = nil
                        }
                    case .footer: place = .footer
                    case nil: place = nil
                    }
                }

                /// Where that is by now; nil where it is gone.
                func focus(in state: DropdownState) -> Focus? {
                    switch place {
                    case .option(let id): state.rowIndex(of: id).map { .row($0) }
                    case .footer: state.menu.footer == nil ? nil : .footer
                    case nil: nil
                    }
                }
            }
        }

        nonisolated extension DropdownState {
            /// What may happen to a dropdown.
            enum Event: Hashable, Sendable {
                // What a person does.

                /// A touch on the button, or on the app's view that stands for it.
                case tapButton
                /// A touch on the row of the option with an id.
                case tapOption(String)
                case tapFooter
                /// A touch on neither button nor list.
                case tapOutside
                /// Something around the list was scrolled.
                case scroll
                /// The escape key, or assistive technology's gesture for it.
                case escape

                // What the app does, without being told of it.

                /// Replaces the options, by ids, where they come from the app.
                case setOptions([String])
                case setEnabled(String)
                case setDisabled(String)
                case setHidden(String)
                case setShown(String)
                /// Chooses, by ids.
                case setSelected([String])
                case open
                case close
            }
        }

        nonisolated extension DropdownState.Event: MenuEvent {
            /// The events' names, those of people first.
            enum Name: String, Hashable, Sendable, CaseIterable {
                case tapButton, tapOption, tapFooter, tapOutside, scroll, escape
                case setOptions, setEnabled, setDisabled, setHidden, setShown, setSelected, open, close
            }

            var name: Name {
                switch self {
                case .tapButton: .tapButton
                case .tapOption: .tapOption
                case .tapFooter: .tapFooter
                case .tapOutside: .tapOutside
                case .scroll: .scroll
                case .escape: .escape
                case .setOptions: .setOptions
                case .setEnabled: .setEnabled
                case .setDisabled: .setDisabled
                case .setHidden: .setHidden
                case .setShown: .setShown
                case .setSelected: .setSelected
                case .open: .open
                case .close: .close
                }
            }

            /// The ids that the event brings.
            var values: [String] {
                switch self {
                case .tapOption(let id), .setEnabled(let id), .setDisabled(let id), .setHidden(let id),
                    .setShown(let id):
                    [id]
                case .setOptions(let ids), .setSelected(let ids): ids
                case .tapButton, .tapFooter, .tapOutside, .scroll, .escape, .open, .close: []
                }
            }

            static func takes(_ name: Name) -> MenuEventValues {
                switch name {
                case .tapOption, .setEnabled, .setDisabled, .setHidden, .setShown: .one
                case .setOptions, .setSelected: .list
                case .tapButton, .tapFooter, .tapOutside, .scroll, .escape, .open, .close: .none
                }
            }

            init(_ name: Name, _ values: [String]) {
                // Reading has seen to it that there is one value where one is taken.
                let first = values.first ?? ""
                switch name {
                case .tapButton: self = .tapButton
                case .tapOption: self = .tapOption(first)
                case .tapFooter: self = .tapFooter
                case .tapOutside: self = .tapOutside
                case .scroll: self = .scroll
                case .escape: self = .escape
                case .setOptions: self = .setOptions(values)
                case .setEnabled: self = .setEnabled(first)
                case .setDisabled: self = .setDisabled(first)
                case .setHidden: self = .setHidden(first)
                case .setShown: self = .setShown(first)
                case .setSelected: self = .setSelected(values)
                case .open: self = .open
                case .close: self = .close
                }
            }
        }

        nonisolated extension DropdownState {
            /// Heights in points; one that hangs on a row as high as its content is nil.
            struct Heights: Hashable, Sendable {
                /// 0 where a view of the app's stands for the button.
                var button: Double
                /// The list with its footer; 0 while it is closed.
                var list: Double?
                /// What the dropdown takes of the layout around it.
                var total: Double?
            }

            var heights: Heights { heights(isOpen: isOpen, isCapped: true) }

            /// The heights of an open or closed list.
            ///
            /// - Parameter isCapped: False for a list that is as high as all its rows.
            func heights(isOpen: Bool, isCapped: Bool) -> Heights {
                let button = menu.anchor == .view ? 0 : menu.buttonHeight
                guard isOpen else { return Heights(button: button, list: 0, total: button) }
                let list = listHeight(isCapped: isCapped)
                let total = menu.presentation == .push ? list.map { button + menu.gap + $0 } : button
                return Heights(button: button, list: list, total: total)
            }

            private func listHeight(isCapped: Bool) -> Double? {
                guard var height = rowsHeight(isCapped: isCapped) else { return nil }
                if isCapped, let most = menu.maxHeight, most < height { height = most }
                return height + (menu.footer?.height ?? 0)
            }

            /// The height of rows and separators, as many as may show at once.
            private func rowsHeight(isCapped: Bool) -> Double? {
                // A cap in points counts instead of one in rows.
                let most = isCapped && menu.maxHeight == nil ? menu.maxVisibleCells ?? Int.max : Int.max
                let count = Swift.min(most, rowCount)
                if count == 0 { return menu.emptyTitle == nil ? 0 : menu.rowHeight.points }
                guard let row = menu.rowHeight.points else { return nil }
                let cap = isCapped ? menu.maxHeight ?? .infinity : .infinity
                var (height, separators) = (0.0, 0)
                for index in 0..<count {
                    separators += self.separators(above: index)
                    height = Double(index + 1) * row + Double(separators)
                    // What is further down does not make the list higher.
                    if height >= cap { break }
                }
                return height
            }
        }

        /// What the keys of a keyboard find in an open list.
        nonisolated extension DropdownState {
            /// What has the keyboard's attention.
            enum Focus: Hashable, Sendable {
                /// A row, from 0 at the top.
                case row(Int)
                case footer
            }

            /// Where the keyboard begins in a list that has just opened: at what is chosen, or else at the first that can be.
            var firstFocus: Focus? {
                for id in selected {
                    if let index = rowIndex(of: id), row(at: index).isEnabled { return .row(index) }
                }
                return focus(after: nil, by: 1)
            }

            /// The next place up or down that can be chosen; nil at the end of the list.
            ///
            /// - Parameters:
            ///   - focus: Where the keyboard is; nil to come in from the top, or from the bottom.
            ///   - step: 1 for down, -1 for up.
            func focus(after focus: Focus?, by step: Int) -> Focus? {
                let (top, bottom) = (-1, menu.footer == nil ? rowCount : rowCount + 1)
                var index =
                    switch focus {
                    case .row(let index): index
                    case .footer: rowCount
                    case nil: step > 0 ? top : bottom
                    }
                while true {
                    index += step
                    if index <= top || index >= bottom { return nil }
                    if index == rowCount { return .footer }
                    if row(at: index).isEnabled { return .row(index) }
                }
            }

            /// The next option that can be chosen and whose title begins as typed, in capitals or not, round the end of the
            /// list.
            ///
            /// - Parameters:
            ///   - text: All that was typed without a pause. With its first character the search begins below the focus, with
            ///     what follows it stays where that still fits.
            ///   - focus: Where the keyboard is.
            func focus(typing text: String, after focus: Focus?, _ texts: MenuTexts) -> Focus? {
                let beginning = text.lowercased()
                guard !beginning.isEmpty, rowCount > 0 else { return nil }
                var start = 0
                if case .row(let index) = focus { start = text.count == 1 ? index + 1 : index }
                for offset in 0..<rowCount {
                    let index = (start + offset) % rowCount
                    guard case .option(let option) = row(at: index).content, option.enabled else { continue }
                    if texts.title(of: option, in: menu).lowercased().hasPrefix(beginning) { return .row(index) }
                }
                return nil
            }

            /// Whether what a key brings is text, which titles can begin with. Keys without a letter bring nothing, control
            /// characters, or what Unicode has no letters for.
            static func isText(_ characters: String) -> Bool {
                let isText = characters.unicodeScalars.allSatisfy { scalar in
                    let category = scalar.properties.generalCategory
                    return category != .control && category != .privateUse
                }
                return isText && !characters.isEmpty
            }

            /// The event of choosing what has the focus; nil where it is no longer there.
            func event(choosing focus: Focus) -> Event? {
                switch focus {
                case .footer: return menu.footer == nil ? nil : .tapFooter
                case .row(let index):
                    guard index < rowCount, case .option(let option) = row(at: index).content else { return nil }
                    return .tapOption(option.id)
                }
            }
        }

        nonisolated extension DropdownState {
            /// What stands on the button: the titles of what is chosen, or the prompt.
            ///
            /// Capitals are those of Unicode, whatever the language: `ß` becomes `SS`, `i` becomes `I`.
            func title(_ texts: MenuTexts) -> String {
                var title = chosenTitle(texts) ?? texts.title(of: menu)
                if menu.titleCase == .uppercase { title = title.uppercased() }
                return title
            }

            /// What the row of an option shows; the id of one that is not there now.
            ///
            /// - Parameter id: Of any option, one of the app's too.
            func title(of id: String, _ texts: MenuTexts) -> String {
                option(id).map { texts.title(of: $0, in: menu) } ?? id
            }

            private func chosenTitle(_ texts: MenuTexts) -> String? {
                let options = selectedOptions
                guard let first = options.first else { return nil }
                var title = texts.title(of: first, in: menu)
                for option in options.dropFirst() {
                    title += texts.listSeparator(of: menu)
                    title += texts.title(of: option, in: menu)
                }
                return title
            }

            /// The SF Symbol on the badge: that of the first chosen option that has one; nil without a badge.
            var badgeIcon: String? {
                guard menu.badge != nil else { return nil }
                for option in selectedOptions {
                    if let icon = option.icon { return icon }
                }
                return nil
            }

            /// The SF Symbol that shows whether the list is open; nil without an indicator.
            var indicator: String? { menu.indicator.map { isOpen ? $0.expanded : $0.collapsed } }
        }

        nonisolated extension DropdownState {
            /// The height of an open list in points where the front-end measures the rows, as with `rowHeight: auto`. The caps
            /// are those of ``heights``.
            ///
            /// - Parameter height: The height of the row with a number, in points; nil for one that was not laid out yet, which
            ///   is taken to be of the usual 44 points. An empty list that says so has a row 0.
            func listHeight(measuring height: (_ row: Int) -> Double?) -> Double {
                let shown = rowCount == 0 && menu.emptyTitle != nil ? 1 : rowCount
                let most = menu.maxHeight ?? .infinity
                var rows = 0.0
                for row in 0..<Swift.min(shown, menu.maxHeight == nil ? menu.maxVisibleCells ?? Int.max : Int.max) {
                    rows += height(row) ?? 44
                    // Whatever the others measure.
                    if rows >= most { break }
                }
                return Swift.min(rows, most) + (menu.footer?.height ?? 0)
            }

            /// Whether the height of the open list hangs on a row that the front-end has to measure first.
            func listHeightHangs(onRow index: Int) -> Bool {
                menu.rowHeight == .auto && (menu.maxHeight != nil || index < menu.maxVisibleCells ?? Int.max)
            }
        }

        nonisolated extension DropdownState {
            /// Takes a changed menu, such as one with other heights or another cap, while it shows. What is open and chosen
            /// stays, as far as it is still there; options that are not those from before begin as they are written.
            @discardableResult
            mutating func update(menu: MenuDocument.Dropdown) -> MenuOutcome {
                guard menu != self.menu else { return .nothing }
                replace(menu)
                return MenuOutcome(isChanged: true)
            }
        }

        nonisolated extension MenuDocument.Dropdown {
            /// Changes the height of the rows, and with it the heights of button and footer where they were the same.
            mutating func setRowHeight(_ height: MenuDocument.Height) {
                // What a row that is as high as its content stands for in a button and a footer.
                let (before, after) = (rowHeight.points ?? 44, height.points ?? 44)
                if buttonHeight == before { buttonHeight = after }
                if footer?.height == before { footer?.height = after }
                rowHeight = height
            }
        }

        nonisolated extension DropdownState {
            /// A list of options that finds each by its id at once, however many there are.
            struct OptionTable: Hashable, Sendable {
                private(set) var entries: [MenuDocument.Entry]
                /// All that stands in the list, from the top, group by group.
                let slots: [Slot]
                /// The slots of the options.
                private let places: [String: Int]

                /// Where in the entries an option, a group's title or a separator stands.
                struct Slot: Hashable, Sendable {
                    let entry: Int
                    /// The place in the group that stands there; nil for what is in no group.
                    let inner: Int?
                }

                /// - Parameter entries: Of options with one id the first counts.
                init(_ entries: [MenuDocument.Entry]) {
                    var slots: [Slot] = []
                    var places: [String: Int] = [:]
                    func add(_ entry: MenuDocument.Entry, _ slot: Slot) {
                        if case .option(let option) = entry, places[option.id] == nil {
                            places[option.id] = slots.count
                        }
                        slots.append(slot)
                    }
                    for (index, entry) in entries.enumerated() {
                        add(entry, Slot(entry: index, inner: nil))
                        guard case .group(let group) = entry else { continue }
                        for (inner, entry) in group.options.enumerated() {
                            add(entry, Slot(entry: index, inner: inner))
                        }
                    }
                    self.entries = entries
                    self.slots = slots
                    self.places = places
                }

                /// The ids of all options in the order of the list.
                var ids: [String] { places.sorted { $0.value < $1.value }.map { $0.key } }

                /// The slot of the option with an id.
                func place(of id: String) -> Int? { places[id] }

                /// What stands in a slot.
                func entry(at place: Int) -> MenuDocument.Entry {
                    let slot = slots[place]
                    if let inner = slot.inner, case .group(let group) = entries[slot.entry] {
                        return group.options[inner]
                    }
                    return entries[slot.entry]
                }

                /// The option in a slot; nil where something else stands there.
                subscript(place: Int) -> MenuDocument.Option? {
                    if case .option(let option) = entry(at: place) { option } else { nil }
                }

                /// Changes the option in a slot.
                mutating func update(_ place: Int, _ change: (inout MenuDocument.Option) -> Void) {
                    let slot = slots[place]
                    switch entries[slot.entry] {
                    case .separator: break
                    case .option(var option):
                        change(&option)
                        entries[slot.entry] = .option(option)
                    case .group(var group):
                        guard let inner = slot.inner, case .option(var option) = group.options[inner] else { return }
                        // Without a second owner the group's list is changed where it is, not copied.
                        entries[slot.entry] = .separator
                        change(&option)
                        group.options[inner] = .option(option)
                        entries[slot.entry] = .group(group)
                    }
                }
            }
        }

        nonisolated extension DropdownState {
            /// Where a list that does not push things down opens, seen from its anchor.
            enum Side: Hashable, Sendable {
                case above, below
            }

            /// The side that a list opens on.
            ///
            /// - Parameters:
            ///   - height: Of the list, in points.
            ///   - above: The room above the anchor, in points.
            ///   - below: The room below it.
            func side(height: Double, above: Double, below: Double) -> Side {
                switch menu.placement {
                case .above: .above
                case .below: .below
                // Above only if it does not fit below and fits better above.
                case .auto: height > below && above > below ? .above : .below
                }
            }
        }

        nonisolated extension DropdownState {
            /// The slots of a table that show as rows, each found at once by where it stands in the list.
            struct RowTable: Hashable, Sendable {
                /// Options that are not hidden, and the titles of groups that have one.
                private(set) var slots = SortedPlaces()
                /// How many options of a group show, by the group's entry.
                private var shownInGroup: [Int: Int] = [:]

                init(_ table: OptionTable) {
                    for place in table.slots.indices {
                        if let option = table[place], !option.hidden { add(place, table) }
                    }
                }

                /// Shows the option in a slot, which does not show yet.
                mutating func add(_ place: Int, _ table: OptionTable) {
                    let slot = table.slots[place]
                    if let inner = slot.inner {
                        let count = shownInGroup[slot.entry, default: 0]
                        shownInGroup[slot.entry] = count + 1
                        // A title with nothing under it would announce what is not there.
                        if count == 0 { slots.insert(place - inner - 1) }
                    }
                    slots.insert(place)
                }

                /// Takes away the option in a slot, which shows.
                mutating func remove(_ place: Int, _ table: OptionTable) {
                    let slot = table.slots[place]
                    slots.remove(place)
                    guard let inner = slot.inner else { return }
                    let count = shownInGroup[slot.entry, default: 0] - 1
                    shownInGroup[slot.entry] = count
                    if count == 0 { slots.remove(place - inner - 1) }
                }

                /// How many separators stand between a row and the one before; those of a group that does not show do not.
                func separators(above index: Int, _ table: OptionTable) -> Int {
                    let first = index == 0 ? 0 : slots.list[index - 1] + 1
                    return (first..<slots.list[index]).count { place in
                        guard case .separator = table.entry(at: place) else { return false }
                        let slot = table.slots[place]
                        return slot.inner == nil || shownInGroup[slot.entry, default: 0] > 0
                    }
                }
            }
        }

        nonisolated extension DropdownState {
            /// A row of the list. Separators are no rows: each row says how many stand above it.
            struct Row: Hashable, Sendable {
                let content: Content
                /// How many separators stand between this row and the one before.
                let separatorsAbove: Int

                enum Content: Hashable, Sendable {
                    case option(MenuDocument.Option)
                    /// The title of a group of which at least one option is shown.
                    case group(MenuDocument.OptionGroup)
                }

                /// The option's id, or `group:` and the group's.
                var name: String {
                    switch content {
                    case .option(let option): option.id
                    case .group(let group): "group:" + group.id
                    }
                }

                /// Whether a touch on it chooses something.
                var isEnabled: Bool {
                    if case .option(let option) = content { option.enabled } else { false }
                }
            }

            /// What the list shows, or would show if it were open, from the top. The footer is no row.
            var rows: [Row] { (0..<rowCount).map { row(at: $0) } }

            /// How many rows the list shows, or would show if it were open.
            var rowCount: Int { shown.slots.count }

            /// A row of the list, found without looking at the others.
            ///
            /// - Parameter index: From 0 at the top, less than ``rowCount``.
            func row(at index: Int) -> Row {
                let separators = shown.separators(above: index, table)
                return switch table.entry(at: shown.slots.list[index]) {
                case .option(let option): Row(content: .option(option), separatorsAbove: separators)
                case .group(let group): Row(content: .group(group), separatorsAbove: separators)
                case .separator: preconditionFailure("a separator is no row")
                }
            }

            /// Where among the rows the option with an id stands; nil where it does not show.
            func rowIndex(of id: String) -> Int? {
                table.place(of: id).flatMap { shown.slots.index(of: $0) }
            }

            /// How many separators stand between a row and the one before.
            func separators(above index: Int) -> Int { shown.separators(above: index, table) }
        }

        nonisolated extension DropdownState {
            /// Places in ascending order, each once.
            struct SortedPlaces: Hashable, Sendable {
                private(set) var list: [Int]

                /// - Parameter places: In any order.
                init(_ places: Set<Int> = []) { list = places.sorted() }

                var count: Int { list.count }

                func contains(_ place: Int) -> Bool { index(of: place) != nil }

                /// Where a place stands; nil where it is not among them.
                func index(of place: Int) -> Int? {
                    let index = firstIndex(notBelow: place)
                    return index < list.count && list[index] == place ? index : nil
                }

                mutating func insert(_ place: Int) {
                    // Most come in order.
                    if let last = list.last, last >= place {
                        let index = firstIndex(notBelow: place)
                        if list[index] != place { list.insert(place, at: index) }
                    } else {
                        list.append(place)
                    }
                }

                mutating func remove(_ place: Int) {
                    if let index = index(of: place) { list.remove(at: index) }
                }

                private func firstIndex(notBelow place: Int) -> Int {
                    var (low, high) = (0, list.count)
                    while low < high {
                        let middle = (low + high) / 2
                        if list[middle] < place { low = middle + 1 } else { high = middle }
                    }
                    return low
                }
            }
        }

        /// What a dropdown is doing: whether its list is open, what is chosen, which options there are.
        ///
        /// A front-end holds one of these for each dropdown, draws it, and sends it what happens. Dropdowns that share
        /// a group belong into one ``MenuStates``, or have ``giveWay(to:)`` called when another of them opens.
        nonisolated struct DropdownState: Hashable, Sendable {
            /// The compiled menu; what the app changes is in ``options``.
            private(set) var menu: MenuDocument.Dropdown
            private(set) var isOpen = false
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
            init(_ menu: MenuDocument.Dropdown) {
                self.menu = menu
                written = OptionTable(menu.options)
                table = written
                shown = RowTable(written)
                chosen = choice(of: menu.selected)
            }

            /// What stands in the list: the spec's options, until the app changes them.
            var options: [MenuDocument.Entry] { table.entries }

            /// The ids of what is chosen, in the order of the options.
            var selected: [String] { selectedOptions.map { $0.id } }

            /// What is chosen, in the order of the options.
            var selectedOptions: [MenuDocument.Option] { chosen.list.compactMap { table[$0] } }

            func isSelected(_ id: String) -> Bool {
                table.place(of: id).map { chosen.contains($0) } ?? false
            }

            /// The ids of all options, hidden ones and those of groups too, in the order of the list.
            var optionIDs: [String] { table.ids }

            /// The option with an id; nil where there is none now.
            func option(_ id: String) -> MenuDocument.Option? { table.place(of: id).flatMap { table[$0] } }

            // MARK: Events

            /// Does what an event asks for. One that does not apply changes nothing and tells nothing.
            @discardableResult
            mutating func send(_ event: Event) -> MenuOutcome {
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
            func opens(with event: Event) -> Bool { !isOpen && (event == .tapButton || event == .open) }

            /// Closes the list since an event opens another of its group. Of what the app does by that, it is not told.
            mutating func giveWay(to event: Event) -> MenuOutcome { setOpen(false, telling: event != .open) }

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
            mutating func replaceOptions(with entries: [MenuDocument.Entry]) -> MenuOutcome {
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

        nonisolated extension MenuDocument.Dropdown {
            /// How the button, or the list in the card of both, looks: as the spec has it, and without a word there as plain as
            /// can be, but to be seen.
            ///
            /// - Returns: nil for nothing of its own, where the card around has a look.
            func usualStyle(of part: MenuDocument.StylePart) -> MenuDocument.PartStyle? {
                if let style = style?[part] { return style }
                if style?[.menu] != nil { return nil }
                var usual = MenuDocument.PartStyle(part: part)
                usual.borderColor = .separator
                usual.cornerRadius = 8
                return usual
            }

            /// How the list looks: one that is not in the card of button and list is a card of its own.
            var listStyle: MenuDocument.PartStyle? {
                if presentation != .push, style?[.list] == nil, let card = style?[.menu] { return card }
                return usualStyle(of: .list)
            }
        }

        nonisolated extension MenuDocument.Color {
            /// The system's colour of lines between things.
            static let separator = MenuDocument.Color(
                name: "separator", light: MenuDocument.RGBA(0x3C3C_434A), dark: MenuDocument.RGBA(0x5454_5899))
        }

        /// An event with its text form, in which traces and command lines hold it: `NAME`, `NAME=ID` or `NAME=ID,ID,…`.
        nonisolated protocol MenuEvent: Hashable, Sendable {
            associatedtype Name: RawRepresentable<String> & CaseIterable & Sendable

            var name: Name { get }

            /// The ids or paths that the event brings.
            var values: [String] { get }

            /// What the events of a name bring.
            static func takes(_ name: Name) -> MenuEventValues

            /// An event of a name with as many values as it takes.
            init(_ name: Name, _ values: [String])
        }

        /// How many values an event brings.
        nonisolated enum MenuEventValues: Hashable, Sendable {
            case none, one
            /// Any number, also none.
            case list
        }

        /// Why a text is no event.
        nonisolated enum MenuEventError: Error, Hashable, Sendable {
            case unknownName(String)
            /// An event of this name is followed by `=` and a value.
            case missingValue(String)
            /// An event of this name stands alone.
            case superfluousValue(String)
            /// A list of values has an empty one.
            case emptyValue(String)
        }

        nonisolated extension MenuEvent {
            /// The text form.
            var text: String {
                if case .none = Self.takes(name) { return name.rawValue }
                var text = name.rawValue + "="
                for (index, value) in values.enumerated() {
                    if index > 0 { text += "," }
                    text += value
                }
                return text
            }

            /// Reads the text form.
            init(text: String) throws(MenuEventError) {
                // By bytes: a mark behind `=` or `,` would make one character with it.
                let parts = Self.split(text, at: 0x3D, most: 2)
                guard let word = parts.first, let name = Name(rawValue: word) else {
                    throw .unknownName(parts.first ?? text)
                }
                let value = parts.count > 1 ? parts[1] : nil
                switch Self.takes(name) {
                case .none:
                    guard value == nil else { throw .superfluousValue(word) }
                    self.init(name, [])
                case .one:
                    guard let value, !value.isEmpty else { throw .missingValue(word) }
                    self.init(name, [value])
                case .list:
                    guard let value else { throw .missingValue(word) }
                    let values = value.isEmpty ? [] : Self.split(value, at: 0x2C, most: Int.max)
                    for value in values where value.isEmpty { throw .emptyValue(word) }
                    self.init(name, values)
                }
            }

            private static func split(_ text: String, at separator: UInt8, most: Int) -> [String] {
                var parts: [String] = []
                var start = text.startIndex
                var index = start
                while index < text.utf8.endIndex {
                    let next = text.utf8.index(after: index)
                    if text.utf8[index] == separator, parts.count + 1 < most {
                        parts.append(String(text[start..<index]))
                        start = next
                    }
                    index = next
                }
                parts.append(String(text[start...]))
                return parts
            }
        }

        /// What a menu takes when it is closed, when it is open, and when nothing of it is hidden.
        nonisolated struct MenuMeasures<Measure: Hashable & Sendable>: Hashable, Sendable {
            /// A closed list; a tree of which all that can be is closed.
            let closed: Measure
            /// An open list; a tree after `expandAll`, no item showing its detail.
            let open: Measure
            /// A list as high as all its rows; a tree after `expandAll`, every item showing its detail.
            let expanded: Measure
        }

        nonisolated extension DropdownState {
            /// How many rows there are to show, those to be scrolled to included, and heights in points.
            struct Measure: Hashable, Sendable {
                let rows: Int
                let heights: Heights
            }

            var measures: MenuMeasures<Measure> {
                let rows = rowCount
                return MenuMeasures(
                    closed: Measure(rows: 0, heights: heights(isOpen: false, isCapped: true)),
                    open: Measure(rows: rows, heights: heights(isOpen: true, isCapped: true)),
                    expanded: Measure(rows: rows, heights: heights(isOpen: true, isCapped: false)))
            }
        }

        nonisolated extension SectionTreeState {
            /// How many rows show, and their height in points; nil where it is unknown.
            struct Measure: Hashable, Sendable {
                let rows: Int
                let height: Double?
            }

            var measures: MenuMeasures<Measure> {
                let closed = SectionTreeState(menu, expandedPaths: [])
                var open = closed
                open.send(.expandAll)
                let expanded = open.expandingDetails()
                return MenuMeasures(closed: closed.measure, open: open.measure, expanded: expanded.measure)
            }

            private var measure: Measure { Measure(rows: rowCount, height: height) }
        }

        /// What an app is told of what a person did with a menu.
        ///
        /// The menu's state has changed by then. What an app does itself it is not told.
        nonisolated enum MenuMessage: Hashable, Sendable {
            /// An option was chosen (its id), or an item (its path).
            case select(String)
            /// An option is chosen no more (its id).
            case deselect(String)
            /// The footer was touched (its id).
            case footer(String)
            /// A list has opened.
            case open
            /// A list has closed.
            case close
            /// A section has opened (its path).
            case expand(String)
            /// A section has closed (its path).
            case collapse(String)

            /// As traces write it, such as `select tooSlow`.
            var text: String {
                switch self {
                case .select(let id): "select " + id
                case .deselect(let id): "deselect " + id
                case .footer(let id): "footer " + id
                case .open: "open"
                case .close: "close"
                case .expand(let path): "expand " + path
                case .collapse(let path): "collapse " + path
                }
            }
        }

        /// What an event did to a menu.
        nonisolated struct MenuOutcome: Hashable, Sendable {
            /// Whether there is anything to draw anew.
            var isChanged: Bool
            /// What the app is to be told, in order.
            var told: [MenuMessage]

            init(isChanged: Bool = false, told: [MenuMessage] = []) {
                self.isChanged = isChanged
                self.told = told
            }

            /// Of an event that does not apply.
            static var nothing: MenuOutcome { MenuOutcome() }
        }

        /// The states of several menus, which see to it that of the dropdowns of one group at most one is open.
        nonisolated struct MenuStates: Hashable, Sendable {
            private(set) var dropdowns: [DropdownState]
            private(set) var sectionTrees: [SectionTreeState]
            private var places: [String: Place] = [:]

            private enum Place: Hashable, Sendable {
                case dropdown(Int)
                case sectionTree(Int)
            }

            /// A menu's state as it stands.
            enum State: Hashable, Sendable {
                case dropdown(DropdownState)
                case sectionTree(SectionTreeState)
            }

            enum Event: Hashable, Sendable {
                case dropdown(DropdownState.Event)
                case sectionTree(SectionTreeState.Event)
            }

            /// What an event did to one of the menus.
            struct Effect: Hashable, Sendable {
                /// The menu's id.
                let menu: String
                let outcome: MenuOutcome
            }

            /// - Parameters:
            ///   - dropdowns: Their ids, and those of the trees, are all different.
            ///   - sectionTrees: Trees are in no group, and go by themselves.
            init(dropdowns: [DropdownState], sectionTrees: [SectionTreeState] = []) {
                self.dropdowns = dropdowns
                self.sectionTrees = sectionTrees
                for (index, state) in dropdowns.enumerated() { places[state.menu.id] = .dropdown(index) }
                for (index, state) in sectionTrees.enumerated() { places[state.menu.id] = .sectionTree(index) }
            }

            /// All menus of a document, as the spec has them at the start.
            init(_ document: MenuDocument) {
                self.init(
                    dropdowns: document.dropdowns.map { DropdownState($0) },
                    sectionTrees: document.sectionTrees.map { SectionTreeState($0) })
            }

            /// The state of the menu with an id; nil where there is none.
            subscript(id: String) -> State? {
                switch places[id] {
                case .dropdown(let index): .dropdown(dropdowns[index])
                case .sectionTree(let index): .sectionTree(sectionTrees[index])
                case nil: nil
                }
            }

            /// Sends an event to a menu. One that the menu does not have does nothing.
            ///
            /// - Returns: What it did to each menu that it changed or that the app is told of, in the order of telling.
            @discardableResult
            mutating func send(_ event: Event, to id: String) -> [Effect] {
                switch (places[id], event) {
                case (.dropdown(let index), .dropdown(let event)):
                    let effects = dropdowns[index].opens(with: event) ? makeWay(for: index, event) : []
                    return effects + Self.effect(on: id, dropdowns[index].send(event))
                case (.sectionTree(let index), .sectionTree(let event)):
                    return Self.effect(on: id, sectionTrees[index].send(event))
                default: return []
                }
            }

            /// Replaces the options of the dropdown with an id, where they come from the app.
            @discardableResult
            mutating func replaceOptions(of id: String, with entries: [MenuDocument.Entry]) -> MenuOutcome {
                guard case .dropdown(let index) = places[id] else { return .nothing }
                return dropdowns[index].replaceOptions(with: entries)
            }

            /// Puts a changed menu in the place of the dropdown with its id, as ``DropdownState/update(menu:)`` does.
            @discardableResult
            mutating func update(menu: MenuDocument.Dropdown) -> MenuOutcome {
                guard case .dropdown(let index) = places[menu.id] else { return .nothing }
                let outcome = dropdowns[index].update(menu: menu)
                // It may have come to a group of which another is open.
                if dropdowns[index].isOpen { makeWay(for: index, .open) }
                return outcome
            }

            /// Puts a changed menu in the place of the tree with its id, as ``SectionTreeState/update(menu:)`` does.
            @discardableResult
            mutating func update(menu: MenuDocument.SectionTree) -> MenuOutcome {
                guard case .sectionTree(let index) = places[menu.id] else { return .nothing }
                return sectionTrees[index].update(menu: menu)
            }

            /// Closes the others of a dropdown's group, which an event opens.
            @discardableResult
            private mutating func makeWay(for index: Int, _ event: DropdownState.Event) -> [Effect] {
                guard let group = dropdowns[index].menu.group else { return [] }
                var effects: [Effect] = []
                for other in dropdowns.indices where other != index && dropdowns[other].menu.group == group {
                    effects += Self.effect(on: dropdowns[other].menu.id, dropdowns[other].giveWay(to: event))
                }
                return effects
            }

            private static func effect(on id: String, _ outcome: MenuOutcome) -> [Effect] {
                outcome == .nothing ? [] : [Effect(menu: id, outcome: outcome)]
            }
        }

        /// Every text that a view shows, from the menu or from the app: the one place to translate them.
        ///
        /// A text's key is the path to it: the namespace, the menu's id, the ids down to what has the text, and the
        /// field, with full stops between (`Feedback.reason.tooSlow.title`). A group is no part of the path to its
        /// options, whose ids are the dropdown's own.
        nonisolated struct MenuTexts: Sendable {
            /// What an app does to replace a text: gives what to show for a key and the spec's text.
            typealias Replacement = @Sendable (_ key: String, _ text: String) -> String

            /// The document's namespace.
            let namespace: String
            private let replacement: Replacement?

            /// - Parameter replacement: Without it the spec's texts are shown.
            init(namespace: String, replacing replacement: Replacement? = nil) {
                self.namespace = namespace
                self.replacement = replacement
            }

            private func resolve(_ text: String, _ path: @autoclosure () -> String) -> String {
                replacement.map { $0(namespace + "." + path(), text) } ?? text
            }

            // MARK: Dropdowns

            /// What the button shows until something is chosen.
            func title(of menu: MenuDocument.Dropdown) -> String {
                resolve(menu.title, menu.id + ".title")
            }

            func title(of option: MenuDocument.Option, in menu: MenuDocument.Dropdown) -> String {
                resolve(option.title, menu.id + "." + option.id + ".title")
            }

            func detail(of option: MenuDocument.Option, in menu: MenuDocument.Dropdown) -> String? {
                option.detail.map { resolve($0, menu.id + "." + option.id + ".detail") }
            }

            func title(of group: MenuDocument.OptionGroup, in menu: MenuDocument.Dropdown) -> String {
                resolve(group.title, menu.id + "." + group.id + ".title")
            }

            /// The key has `footer` in it, since the footer may have an option's id: `Feedback.reason.footer.help.title`.
            func title(of footer: MenuDocument.Footer, in menu: MenuDocument.Dropdown) -> String {
                resolve(footer.title, menu.id + ".footer." + footer.id + ".title")
            }

            /// What an empty list shows.
            func emptyTitle(of menu: MenuDocument.Dropdown) -> String? {
                menu.emptyTitle.map { resolve($0, menu.id + ".emptyTitle") }
            }

            /// What stands between the titles of several chosen options: a comma and a space.
            func listSeparator(of menu: MenuDocument.Dropdown) -> String {
                resolve(", ", menu.id + ".listSeparator")
            }

            /// What UI tests find an option by: what the spec names, else the path to it, `Feedback.reason.tooSlow`.
            func identifier(of option: MenuDocument.Option, in menu: MenuDocument.Dropdown) -> String {
                option.accessibility?.identifier ?? namespace + "." + menu.id + "." + option.id
            }

            /// What UI tests find a footer by: the path to it, `Feedback.reason.footer.help`.
            func identifier(of footer: MenuDocument.Footer, in menu: MenuDocument.Dropdown) -> String {
                namespace + "." + menu.id + ".footer." + footer.id
            }

            /// What assistive technology says of an open and of a closed list, where the system has no words of its own for it.
            func expansion(of menu: MenuDocument.Dropdown, isOpen: Bool) -> String {
                isOpen
                    ? resolve("expanded", menu.id + ".accessibility.expanded")
                    : resolve("collapsed", menu.id + ".accessibility.collapsed")
            }

            /// What assistive technology calls the dropdown, and what it says of its use.
            func accessibility(of menu: MenuDocument.Dropdown) -> MenuDocument.Accessibility {
                resolve(menu.accessibility, menu.title, title(of: menu), menu.id)
            }

            func accessibility(
                of option: MenuDocument.Option, in menu: MenuDocument.Dropdown
            ) -> MenuDocument.Accessibility? {
                option.accessibility.map {
                    resolve($0, option.title, title(of: option, in: menu), menu.id + "." + option.id)
                }
            }

            // MARK: Section trees

            func title(of tree: MenuDocument.SectionTree) -> String? {
                tree.title.map { resolve($0, tree.id + ".title") }
            }

            /// The title of a section or an item.
            func title(of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree) -> String {
                resolve(row.entry.title, tree.id + "." + row.dottedPath + ".title")
            }

            /// What an item shows while it is expanded.
            func detail(of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree) -> String? {
                guard case .item(let item) = row.entry else { return nil }
                return item.detail.map { resolve($0, tree.id + "." + row.dottedPath + ".detail") }
            }

            func accessibility(
                of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree
            ) -> MenuDocument.Accessibility? {
                row.entry.accessibility.map {
                    resolve($0, row.entry.title, title(of: row, in: tree), tree.id + "." + row.dottedPath)
                }
            }

            /// What assistive technology says of a section that opens and closes, or of an item with a detail: `expanded` or
            /// `collapsed`; nil for other rows. The key is the tree's: `Feedback.letters.accessibility.expanded`.
            func expansion(of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree) -> String? {
                if case .item(let item) = row.entry, item.detail == nil { return nil }
                if row.isSection, !row.isCollapsible { return nil }
                return row.isExpanded
                    ? resolve("expanded", tree.id + ".accessibility.expanded")
                    : resolve("collapsed", tree.id + ".accessibility.collapsed")
            }

            /// What UI tests find a tree by: `Feedback.letters`.
            func identifier(of tree: MenuDocument.SectionTree) -> String { namespace + "." + tree.id }

            /// What UI tests find a section or an item by: what the spec names, else its path, `Feedback.letters.c`.
            func identifier(of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree) -> String {
                row.entry.accessibility?.identifier ?? namespace + "." + tree.id + "." + row.dottedPath
            }

            /// - Parameters:
            ///   - title: The spec's, which a label often is too.
            ///   - shown: What is shown for it: a label that is the title is what people see, unless it has a text of its own.
            private func resolve(
                _ accessibility: MenuDocument.Accessibility, _ title: String, _ shown: @autoclosure () -> String,
                _ path: String
            ) -> MenuDocument.Accessibility {
                var resolved = accessibility
                resolved.label = accessibility.label.map {
                    resolve($0 == title ? shown() : $0, path + ".accessibility.label")
                }
                resolved.hint = accessibility.hint.map { resolve($0, path + ".accessibility.hint") }
                return resolved
            }
        }

        nonisolated extension SectionTreeState {
            /// What may happen to a tree of sections.
            enum Event: Hashable, Sendable {
                /// A touch on the header of the section at a path.
                case tapSection(String)
                /// A touch on the item at a path.
                case tapItem(String)
                case expandAll
                case collapseAll
            }
        }

        nonisolated extension SectionTreeState.Event: MenuEvent {
            enum Name: String, Hashable, Sendable, CaseIterable {
                case tapSection, tapItem, expandAll, collapseAll
            }

            var name: Name {
                switch self {
                case .tapSection: .tapSection
                case .tapItem: .tapItem
                case .expandAll: .expandAll
                case .collapseAll: .collapseAll
                }
            }

            /// The path that the event brings.
            var values: [String] {
                switch self {
                case .tapSection(let path), .tapItem(let path): [path]
                case .expandAll, .collapseAll: []
                }
            }

            static func takes(_ name: Name) -> MenuEventValues {
                switch name {
                case .tapSection, .tapItem: .one
                case .expandAll, .collapseAll: .none
                }
            }

            init(_ name: Name, _ values: [String]) {
                // Reading has seen to it that there is one value where one is taken.
                let first = values.first ?? ""
                switch name {
                case .tapSection: self = .tapSection(first)
                case .tapItem: self = .tapItem(first)
                case .expandAll: self = .expandAll
                case .collapseAll: self = .collapseAll
                }
            }
        }

        nonisolated extension SectionTreeState {
            /// The height of one row, an open detail included, in points; nil where it hangs on something as high as its
            /// content.
            func height(of row: Row) -> Double? {
                guard !row.isSection else { return menu.headerHeight.points }
                guard row.isExpanded else { return menu.rowHeight.points }
                guard let title = menu.rowHeight.points, let detail = menu.detailHeight.points else { return nil }
                return title + detail
            }
        }

        nonisolated extension SectionTreeState.Row {
            /// Whether this is a section, and not an item.
            var isSection: Bool {
                if case .section = entry { true } else { false }
            }
        }

        nonisolated extension SectionTreeState.Row {
            /// What a touch on the row asks for; nil where it does nothing.
            var event: SectionTreeState.Event? {
                switch entry {
                case .section(let section): section.collapsible ? .tapSection(path) : nil
                case .item(let item): item.enabled ? .tapItem(path) : nil
                }
            }
        }

        nonisolated extension SectionTreeState {
            /// The row at a place.
            ///
            /// - Parameter place: Where a row shows now.
            func row(at place: Place) -> Row {
                if let index = place.row { row(at: index, in: place.section) } else { header(at: place.section) }
            }

            /// Where a step with the arrow keys leads: to the next row that a touch does something to.
            ///
            /// - Parameters:
            ///   - place: Where the keys are; nil to come in at an end.
            ///   - step: 1 for down, -1 for up.
            /// - Returns: nil where there is no such row in that direction.
            func focus(after place: Place?, by step: Int) -> Place? {
                var next = place.map { neighbour(of: $0, by: step) } ?? end(of: step)
                while let place = next, row(at: place).event == nil { next = neighbour(of: place, by: step) }
                return next
            }

            /// Where the section around a row shows; nil around the sections at the top, and where a touch on it does nothing.
            func focus(around place: Place) -> Place? {
                let path = row(at: place).path
                guard let slash = path.utf8.lastIndex(of: 0x2F), let around = self.place(of: String(path[..<slash])),
                    row(at: around).event != nil
                else { return nil }
                return around
            }

            private func end(of step: Int) -> Place? {
                guard sectionCount > 0 else { return nil }
                return step > 0 ? Place(section: 0, row: nil) : last(in: sectionCount - 1)
            }

            private func last(in section: Int) -> Place {
                let count = rowCount(in: section)
                return Place(section: section, row: count == 0 ? nil : count - 1)
            }

            private func neighbour(of place: Place, by step: Int) -> Place? {
                let row = (place.row ?? -1) + (step > 0 ? 1 : -1)
                if row >= -1, row < rowCount(in: place.section) {
                    return Place(section: place.section, row: row < 0 ? nil : row)
                }
                if step > 0 {
                    return place.section + 1 < sectionCount ? Place(section: place.section + 1, row: nil) : nil
                }
                return place.section > 0 ? last(in: place.section - 1) : nil
            }
        }

        nonisolated extension SectionTreeState {
            /// Takes a changed menu, such as one whose sections the app has loaded, while it shows. What is at a path that was
            /// there before stays open or closed; what is new begins as it is written.
            @discardableResult
            mutating func update(menu: MenuDocument.SectionTree) -> MenuOutcome {
                guard menu != self.menu else { return .nothing }
                if menu.sections == self.menu.sections, menu.expansion == self.menu.expansion {
                    self.menu = menu
                } else {
                    let old = self
                    self = SectionTreeState(menu)
                    takeUp(old)
                }
                return MenuOutcome(isChanged: true)
            }

            /// Opens what another tree had open, and closes what it had closed.
            private mutating func takeUp(_ old: SectionTreeState) {
                let kept = nodes.map { old.expansion(of: $0) }
                var isExpanded = nodes.indices.map { kept[$0] ?? self.isExpanded($0) }
                if menu.expansion == .single {
                    // Of what was open already the first stays, else the first of what is new.
                    let open = nodes.indices.filter { nodes[$0].isCollapsible && isExpanded[$0] }
                    var settled: Set<Int?> = []
                    for index in open.filter({ kept[$0] != nil }) + open.filter({ kept[$0] == nil })
                    where !settled.insert(nodes[index].parent).inserted { isExpanded[index] = false }
                }
                shown = RowTable(nodes, isExpanded: isExpanded)
            }

            /// Whether what was at the path of another tree's node is open; nil where nothing like it was, or where it cannot be
            /// otherwise.
            private func expansion(of node: Node) -> Bool? {
                guard node.isExpandable, let index = index(of: node.path), nodes[index].isSection == node.isSection,
                    nodes[index].isSection || nodes[index].hasDetail
                else { return nil }
                return isExpanded(index)
            }
        }

        nonisolated extension SectionTreeState {
            /// What is expanded, and counts of the rows that show for it, kept so that a row is found by its place, and a change
            /// is noted, in steps of the tree's depth, however many rows there are.
            ///
            /// The children of each node stand together, and over each such family runs a binary indexed tree of what each child
            /// shows with all that is inside of it.
            struct RowTable: Hashable, Sendable {
                /// How many rows show of each kind; an open detail is part of its item's row.
                struct Count: Hashable, Sendable {
                    var headers = 0
                    var items = 0
                    var details = 0
                    /// Of a node itself, not of its inside: 1 for a section that is open and can be closed.
                    var open = 0

                    var rows: Int { headers + items }

                    /// What the section around counts of it.
                    var asInside: Count { Count(headers: headers, items: items, details: details) }

                    static func += (left: inout Count, right: Count) {
                        left.headers += right.headers
                        left.items += right.items
                        left.details += right.details
                        left.open += right.open
                    }

                    static func -= (left: inout Count, right: Count) {
                        left.headers -= right.headers
                        left.items -= right.items
                        left.details -= right.details
                        left.open -= right.open
                    }
                }

                /// The nodes, family by family; the sections at the top are the first.
                private var members: [Int] = []
                /// The binary indexed tree of each family, at the same places.
                private var sums: [Count] = []
                /// Where among the members each node stands.
                private var slots: [Int] = []
                /// The members that are the children of each node.
                private var families: [Range<Int>] = []
                private var top = 0..<0
                /// What is inside of each node, whether it is open or not.
                private var insides: [Count] = []
                /// Which sections are open, and which items show their detail.
                private(set) var isExpanded: [Bool]
                /// What shows of the whole tree.
                private(set) var all = Count()

                init(_ nodes: [Node], isExpanded: [Bool]) {
                    self.isExpanded = isExpanded
                    slots = Array(repeating: 0, count: nodes.count)
                    families = Array(repeating: 0..<0, count: nodes.count)
                    insides = Array(repeating: Count(), count: nodes.count)
                    members.reserveCapacity(nodes.count)
                    top = addFamily(from: 0, to: nodes.count, nodes)
                    for index in nodes.indices where nodes[index].isSection {
                        families[index] = addFamily(from: index + 1, to: nodes[index].end, nodes)
                    }
                    sums = Array(repeating: Count(), count: members.count)
                    // What is inside stands behind.
                    for index in nodes.indices.reversed() {
                        let extent = extent(of: index, nodes)
                        sums[slots[index]] = extent
                        if let parent = nodes[index].parent {
                            insides[parent] += extent.asInside
                        } else {
                            all += extent
                        }
                    }
                    sum(top)
                    for family in families { sum(family) }
                }

                private mutating func addFamily(from start: Int, to end: Int, _ nodes: [Node]) -> Range<Int> {
                    let first = members.count
                    var index = start
                    while index < end {
                        slots[index] = members.count
                        members.append(index)
                        index = nodes[index].end
                    }
                    return first..<members.count
                }

                /// Makes the binary indexed tree of a family.
                private mutating func sum(_ family: Range<Int>) {
                    for position in 1..<family.count + 1 {
                        let parent = position + (position & -position)
                        if parent <= family.count {
                            sums[family.lowerBound + parent - 1] += sums[family.lowerBound + position - 1]
                        }
                    }
                }

                /// What a node shows of itself and its inside.
                private func extent(of index: Int, _ nodes: [Node]) -> Count {
                    let (node, isExpanded) = (nodes[index], isExpanded[index])
                    guard node.isSection else { return Count(items: 1, details: isExpanded ? 1 : 0) }
                    var extent = Count(headers: 1)
                    if isExpanded {
                        extent += insides[index]
                        extent.open = node.isCollapsible ? 1 : 0
                    }
                    return extent
                }

                /// Opens or closes a node.
                ///
                /// - Parameter steps: Is raised by how many counts changed.
                mutating func toggle(_ index: Int, _ nodes: [Node], _ steps: inout Int) {
                    var before = extent(of: index, nodes)
                    isExpanded[index].toggle()
                    var index = index
                    while true {
                        let after = extent(of: index, nodes)
                        guard before != after else { return }
                        let parent = nodes[index].parent
                        let family = parent.map { families[$0] } ?? top
                        var position = slots[index] - family.lowerBound + 1
                        while position <= family.count {
                            steps += 1
                            sums[family.lowerBound + position - 1] += after
                            sums[family.lowerBound + position - 1] -= before
                            position += position & -position
                        }
                        guard let parent else {
                            all += after
                            all -= before
                            return
                        }
                        let around = extent(of: parent, nodes)
                        insides[parent] += after.asInside
                        insides[parent] -= before.asInside
                        (index, before) = (parent, around)
                    }
                }

                // MARK: Finding

                var topCount: Int { top.count }

                /// A node at the top.
                func top(_ section: Int) -> Int { members[top.lowerBound + section] }

                /// How many rows show inside of a section; none where it is closed.
                func rowsInside(_ index: Int) -> Int { isExpanded[index] ? insides[index].rows : 0 }

                /// The node of a row inside of a section, from 0.
                func node(at row: Int, inside section: Int, _ steps: inout Int) -> Int {
                    var (remaining, family) = (row, families[section])
                    while true {
                        guard let node = member(of: family, behind: &remaining, &steps, { $0.rows }) else {
                            preconditionFailure("no such row")
                        }
                        if remaining == 0 { return node }
                        remaining -= 1
                        family = families[node]
                    }
                }

                /// The first child of a section, or of the whole tree, that is an open section and can be closed; nil where there
                /// is none.
                func firstOpen(inFamilyOf parent: Int?, _ steps: inout Int) -> Int? {
                    let family = parent.map { families[$0] } ?? top
                    var none = 0
                    return member(of: family, behind: &none, &steps) { $0.open }
                }

                /// The member of a family in which a sum is exceeded.
                ///
                /// - Parameters:
                ///   - sum: What the members before it come to at most; afterwards, how much of it is left for the member.
                ///   - part: What is summed.
                private func member(
                    of family: Range<Int>, behind sum: inout Int, _ steps: inout Int, _ part: (Count) -> Int
                ) -> Int? {
                    var position = 0
                    var step = 1
                    while step * 2 <= family.count { step *= 2 }
                    while step > 0 {
                        steps += 1
                        if position + step <= family.count {
                            let count = part(sums[family.lowerBound + position + step - 1])
                            if count <= sum {
                                position += step
                                sum -= count
                            }
                        }
                        step /= 2
                    }
                    return position < family.count ? members[family.lowerBound + position] : nil
                }

                /// The section at the top that a node is in, and how many rows from its header it shows; 0 for the header.
                func place(of index: Int, _ nodes: [Node], _ steps: inout Int) -> (section: Int, rows: Int) {
                    var (index, rows) = (index, 0)
                    while let parent = nodes[index].parent {
                        let family = families[parent]
                        var position = slots[index] - family.lowerBound
                        while position > 0 {
                            steps += 1
                            rows += sums[family.lowerBound + position - 1].rows
                            position -= position & -position
                        }
                        rows += 1
                        index = parent
                    }
                    return (slots[index] - top.lowerBound, rows)
                }
            }
        }

        nonisolated extension SectionTreeState {
            /// A row that shows.
            struct Row: Hashable, Sendable {
                let entry: MenuDocument.SectionEntry
                /// The ids down to it, with `/` between.
                let path: String
                /// How many sections it is in.
                let depth: Int
                /// Whether the section is open, or the item shows its detail.
                let isExpanded: Bool

                /// Whether this is a section that opens and closes.
                var isCollapsible: Bool {
                    if case .section(let section) = entry { section.collapsible } else { false }
                }

                /// The path as keys of texts have it.
                var dottedPath: String {
                    String(decoding: path.utf8.map { $0 == 0x2F ? 0x2E : $0 }, as: UTF8.self)
                }
            }

            /// The rows that show, from the top.
            var rows: [Row] {
                var rows: [Row] = []
                var index = 0
                while index < nodes.count {
                    rows.append(row(index))
                    index = isExpanded(index) ? index + 1 : nodes[index].end
                }
                return rows
            }

            private func row(_ index: Int) -> Row {
                let node = nodes[index]
                return Row(entry: node.entry, path: node.path, depth: node.depth, isExpanded: isExpanded(index))
            }

            /// How many rows show.
            var rowCount: Int { shown.all.rows }

            /// The height of all that shows, in points; nil where it hangs on something as high as its content.
            var height: Double? {
                var height = 0.0
                for (count, each) in [
                    (shown.all.headers, menu.headerHeight), (shown.all.items, menu.rowHeight),
                    (shown.all.details, menu.detailHeight),
                ] where count > 0 {
                    guard let points = each.points else { return nil }
                    height += Double(count) * points
                }
                return height
            }

            // MARK: Section by section

            /// Where a row shows: the section at the top that it is in, and the place among the rows under its header.
            struct Place: Hashable, Sendable {
                /// From 0.
                let section: Int
                /// From 0; nil for the header itself.
                let row: Int?
            }

            /// How many sections there are at the top.
            var sectionCount: Int { shown.topCount }

            /// The header of a section at the top.
            ///
            /// - Parameter section: From 0, less than ``sectionCount``.
            func header(at section: Int) -> Row { row(shown.top(section)) }

            /// How many rows show under the header of a section at the top.
            func rowCount(in section: Int) -> Int { shown.rowsInside(shown.top(section)) }

            /// A row under the header of a section at the top, found in steps of the tree's depth and not of its size.
            ///
            /// - Parameters:
            ///   - index: From 0, less than ``rowCount(in:)``.
            ///   - section: From 0, less than ``sectionCount``.
            func row(at index: Int, in section: Int) -> Row {
                var steps = 0
                return row(at: index, in: section, counting: &steps)
            }

            /// The same.
            ///
            /// - Parameter steps: Is raised by how many counts were looked at.
            func row(at index: Int, in section: Int, counting steps: inout Int) -> Row {
                row(shown.node(at: index, inside: shown.top(section), &steps))
            }

            /// Where the section or item at a path shows; nil where it does not.
            func place(of path: String) -> Place? {
                var steps = 0
                guard let index = index(of: path), isShown(index, &steps) else { return nil }
                return place(of: index, &steps)
            }

            /// Where a node shows that does.
            func place(of index: Int, _ steps: inout Int) -> Place {
                let (section, rows) = shown.place(of: index, nodes, &steps)
                return Place(section: section, row: rows == 0 ? nil : rows - 1)
            }

            /// The rows inside of a section that shows.
            func rowsInside(_ index: Int, _ steps: inout Int) -> RowRange {
                let place = place(of: index, &steps)
                let first = place.row.map { $0 + 1 } ?? 0
                return RowRange(section: place.section, rows: first..<first + shown.rowsInside(index))
            }
        }

        nonisolated extension MenuDocument.SectionEntry {
            var id: String {
                switch self {
                case .item(let item): item.id
                case .section(let section): section.id
                }
            }

            var title: String {
                switch self {
                case .item(let item): item.title
                case .section(let section): section.title
                }
            }

            var accessibility: MenuDocument.Accessibility? {
                switch self {
                case .item(let item): item.accessibility
                case .section(let section): section.accessibility
                }
            }
        }

        nonisolated extension SectionTreeState {
            /// Rows under the header of a section at the top.
            struct RowRange: Hashable, Sendable {
                /// From 0.
                let section: Int
                /// From 0, behind the header.
                let rows: Range<Int>
            }

            /// What an event did, and to which rows: what a table needs to change no more than that.
            struct Update: Hashable, Sendable {
                /// What the app is told.
                var outcome = MenuOutcome.nothing
                /// The rows that went, as they stood before.
                private(set) var removed: [RowRange] = []
                /// The rows that came, as they stand now.
                private(set) var inserted: [RowRange] = []
                /// The item whose detail came or went.
                var resized: Place?
                /// Whether so much changed that all rows are to be looked at anew; none of the others is given then.
                var isReset = false

                /// Notes what is inside of a section before and after it was opened or closed. Closings come first, from the
                /// top.
                mutating func note(_ before: RowRange, _ after: RowRange) {
                    if before.rows.count > after.rows.count {
                        // Those above are gone already.
                        let gone = removed.reduce(0) { $0 + ($1.section == before.section ? $1.rows.count : 0) }
                        let rows = before.rows.lowerBound + gone..<before.rows.upperBound + gone
                        removed.append(RowRange(section: before.section, rows: rows))
                    } else if after.rows.count > before.rows.count {
                        inserted.append(after)
                    }
                }
            }
        }

        /// What a tree of sections is doing: which sections are open, and which items show their detail.
        ///
        /// A front-end holds one of these for each tree, draws its rows, and sends it what happens.
        nonisolated struct SectionTreeState: Hashable, Sendable {
            /// The compiled menu, or what the app has put in its place.
            var menu: MenuDocument.SectionTree
            /// The whole tree in the order of the rows, whether they show or not. It stays as it is, so that all copies of a
            /// state share it.
            private(set) var nodes: [Node] = []
            private var indices: [String: Int] = [:]
            /// Which of them are expanded, and so which show.
            var shown = RowTable([], isExpanded: [])

            /// A section or an item.
            struct Node: Hashable, Sendable {
                let entry: MenuDocument.SectionEntry
                let path: String
                let depth: Int
                /// The node that this one is in; nil at the top.
                let parent: Int?
                /// The index behind the last node inside.
                fileprivate(set) var end: Int

                /// Whether this is a section that opens and closes.
                var isCollapsible: Bool {
                    if case .section(let section) = entry { section.collapsible } else { false }
                }
            }

            /// A tree as the spec has it at the start.
            init(_ menu: MenuDocument.SectionTree) {
                self.menu = menu
                for section in menu.sections { add(.section(section), in: nil) }
                shown = RowTable(nodes, isExpanded: nodes.map { $0.isExpandedAtFirst })
            }

            /// A tree as it was left.
            ///
            /// - Parameter expandedPaths: What another run had as its ``expandedPaths``; paths that are gone are
            ///   passed over.
            init(_ menu: MenuDocument.SectionTree, expandedPaths: [String]) {
                self.init(menu)
                var isExpanded = nodes.map { !$0.isExpandable && $0.isExpandedAtFirst }
                for path in expandedPaths {
                    if let index = indices[path], nodes[index].isExpandable { isExpanded[index] = true }
                }
                shown = RowTable(nodes, isExpanded: isExpanded)
            }

            private mutating func add(_ entry: MenuDocument.SectionEntry, in parent: Int?) {
                let index = nodes.count
                var path = entry.id
                if let parent { path = nodes[parent].path + "/" + path }
                nodes.append(
                    Node(
                        entry: entry, path: path, depth: parent.map { nodes[$0].depth + 1 } ?? 0, parent: parent,
                        end: index + 1))
                if indices[path] == nil { indices[path] = index }
                guard case .section(let section) = entry else { return }
                for entry in section.items { add(entry, in: index) }
                nodes[index].end = nodes.count
            }

            /// The same with the detail of every item shown.
            func expandingDetails() -> SectionTreeState {
                var state = self
                let isExpanded = nodes.indices.map { nodes[$0].hasDetail || self.isExpanded($0) }
                state.shown = RowTable(nodes, isExpanded: isExpanded)
                return state
            }

            /// Everything that is expanded, sections and items, in the order of the tree: what is worth saving.
            var expandedPaths: [String] { nodes.indices.filter { isExpanded($0) }.map { nodes[$0].path } }

            /// The open sections, in the order of the tree; also those inside of closed ones.
            var expanded: [String] {
                nodes.indices.filter { isExpanded($0) && nodes[$0].isSection }.map { nodes[$0].path }
            }

            /// Every section and item, in the order of the tree.
            var paths: [String] { nodes.map { $0.path } }

            /// The section or item at a path; nil where there is none.
            func entry(at path: String) -> MenuDocument.SectionEntry? { indices[path].map { nodes[$0].entry } }

            /// The node at a path; nil where there is none.
            func index(of path: String) -> Int? { indices[path] }

            /// Whether a section is open, or an item shows its detail.
            func isExpanded(_ index: Int) -> Bool { shown.isExpanded[index] }

            // MARK: Events

            /// Does what an event asks for. One that does not apply changes nothing and tells nothing.
            @discardableResult
            mutating func send(_ event: Event) -> MenuOutcome { update(event).outcome }

            /// Does what an event asks for, and says which rows came and went.
            ///
            /// What is tapped costs steps of the tree's depth, and of how many sections close for it, whatever else is in the
            /// tree.
            @discardableResult
            mutating func update(_ event: Event) -> Update {
                var steps = 0
                return update(event, counting: &steps)
            }

            /// The same.
            ///
            /// - Parameter steps: Is raised by how many nodes and counts were looked at.
            mutating func update(_ event: Event, counting steps: inout Int) -> Update {
                switch event {
                case .tapSection(let path): return tapSection(path, &steps)
                case .tapItem(let path): return tapItem(path, &steps)
                case .expandAll: return expandAll(&steps)
                case .collapseAll:
                    return setAll(nodes.indices.filter { nodes[$0].isCollapsible && isExpanded($0) }, &steps)
                }
            }

            private mutating func tapSection(_ path: String, _ steps: inout Int) -> Update {
                guard let index = indices[path], nodes[index].isCollapsible, isShown(index, &steps) else {
                    return Update()
                }
                var update = Update()
                if !isExpanded(index), menu.expansion == .single {
                    while let sibling = shown.firstOpen(inFamilyOf: nodes[index].parent, &steps) {
                        toggle(sibling, &update, &steps)
                    }
                }
                toggle(index, &update, &steps)
                return update
            }

            private mutating func tapItem(_ path: String, _ steps: inout Int) -> Update {
                guard let index = indices[path], case .item(let item) = nodes[index].entry, item.enabled,
                    isShown(index, &steps)
                else { return Update() }
                var update = Update()
                update.outcome.told = [.select(nodes[index].path)]
                if nodes[index].hasDetail {
                    shown.toggle(index, nodes, &steps)
                    update.outcome.isChanged = true
                    update.resized = place(of: index, &steps)
                }
                return update
            }

            private mutating func expandAll(_ steps: inout Int) -> Update {
                let closed = nodes.indices.filter { nodes[$0].isCollapsible && !isExpanded($0) }
                guard menu.expansion == .single else { return setAll(closed, &steps) }
                // The first of those siblings of which none is open.
                var settled: Set<Int?> = []
                for index in nodes.indices where nodes[index].isCollapsible && isExpanded(index) {
                    settled.insert(nodes[index].parent)
                }
                return setAll(closed.filter { settled.insert(nodes[$0].parent).inserted }, &steps)
            }

            /// Opens sections that are closed and closes those that are open, and tells each.
            private mutating func setAll(_ indices: [Int], _ steps: inout Int) -> Update {
                steps += nodes.count
                var update = Update()
                guard !indices.isEmpty else { return update }
                var flags = shown.isExpanded
                for index in indices { flags[index].toggle() }
                shown = RowTable(nodes, isExpanded: flags)
                update.outcome.told = indices.map { toggled($0) }
                update.outcome.isChanged = true
                update.isReset = true
                return update
            }

            /// Opens or closes a section that shows, and notes it.
            private mutating func toggle(_ index: Int, _ update: inout Update, _ steps: inout Int) {
                let before = rowsInside(index, &steps)
                shown.toggle(index, nodes, &steps)
                update.note(before, rowsInside(index, &steps))
                update.outcome.told.append(toggled(index))
                update.outcome.isChanged = true
            }

            /// What the app is told when a section has opened or closed.
            private func toggled(_ index: Int) -> MenuMessage {
                isExpanded(index) ? .expand(nodes[index].path) : .collapse(nodes[index].path)
            }

            /// Whether all sections around a node are open.
            func isShown(_ index: Int, _ steps: inout Int) -> Bool {
                var parent = nodes[index].parent
                while let section = parent {
                    steps += 1
                    guard isExpanded(section) else { return false }
                    parent = nodes[section].parent
                }
                return true
            }
        }

        nonisolated extension SectionTreeState.Node {
            var isSection: Bool {
                if case .section = entry { true } else { false }
            }

            /// Whether this is something that a touch opens and closes.
            var isExpandable: Bool { isCollapsible || hasDetail }

            /// Whether the spec has it open.
            var isExpandedAtFirst: Bool {
                switch entry {
                case .item(let item): item.expanded && item.detail != nil
                case .section(let section): section.expanded || !section.collapsible
                }
            }

            var hasDetail: Bool {
                if case .item(let item) = entry { item.detail != nil } else { false }
            }
        }

        /// Reads or writes the fields of an object, each named once for both.
        ///
        /// A field that is not in the text leaves a value as it is, with its default; one that may have no value has
        /// none then, and is not written.
        nonisolated struct FieldCoder {
            private let direction: Direction

            private enum Direction {
                case reading(KeyedDecodingContainer<FieldName>)
                case writing(KeyedEncodingContainer<FieldName>)
            }

            init(reading decoder: any Decoder) throws {
                direction = .reading(try decoder.container(keyedBy: FieldName.self))
            }

            init(writing encoder: any Encoder) {
                direction = .writing(encoder.container(keyedBy: FieldName.self))
            }

            func field<Value: Codable>(_ name: String, _ value: inout Value) throws {
                switch direction {
                case .reading(let fields):
                    if let found = try fields.decodeIfPresent(Value.self, forKey: FieldName(name)) { value = found }
                case .writing(var fields): try fields.encode(value, forKey: FieldName(name))
                }
            }

            func field<Value: Codable>(_ name: String, _ value: inout Value?) throws {
                switch direction {
                case .reading(let fields): value = try fields.decodeIfPresent(Value.self, forKey: FieldName(name))
                case .writing(var fields): try fields.encodeIfPresent(value, forKey: FieldName(name))
                }
            }

            /// A field that has to be there.
            func required<Value: Codable>(_ name: String, _ value: inout Value) throws {
                switch direction {
                case .reading(let fields): value = try fields.decode(Value.self, forKey: FieldName(name))
                case .writing: try field(name, &value)
                }
            }

            /// A boolean that is there only if it is true.
            func flag(_ name: String, _ value: inout Bool) throws {
                var flag: Bool? = value ? true : nil
                try field(name, &flag)
                value = flag ?? false
            }

            /// A list of entries of several kinds, of which those not known are passed over.
            func list<Entry: KindCoded>(_ name: String, _ entries: inout [Entry]) throws {
                var list = entries.map { Known(value: $0) }
                try field(name, &list)
                entries = list.compactMap { $0.value }
            }

            /// The word under `kind`, which tells entries of a list apart; writes it where there is one to write.
            func kind(_ kind: String? = nil) throws -> String {
                var word = kind ?? ""
                try required("kind", &word)
                return word
            }
        }

        /// What is read and written field by field.
        nonisolated protocol FieldCoded: Codable {
            /// A value with every default, to be read into.
            static var blank: Self { get }

            /// Names every field, in the order of the JSON target.
            mutating func code(_ fields: FieldCoder) throws
        }

        nonisolated extension FieldCoded {
            /// Reads the JSON target's form.
            init(from decoder: any Decoder) throws {
                self = Self.blank
                try code(FieldCoder(reading: decoder))
            }

            /// Writes the JSON target's form.
            func encode(to encoder: any Encoder) throws {
                var value = self
                try value.code(FieldCoder(writing: encoder))
            }
        }

        /// An entry of a list, whose kind stands in its field `kind`.
        nonisolated protocol KindCoded: Codable {
            /// Nil for an entry of a kind that is not known.
            static func read(from decoder: any Decoder) throws -> Self?
        }

        nonisolated extension KindCoded {
            /// The entry that a decoder is at, which has to be of a known kind.
            static func required(from decoder: any Decoder) throws -> Self {
                if let entry = try read(from: decoder) { return entry }
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: decoder.codingPath, debugDescription: "an entry of an unknown kind"))
            }
        }

        nonisolated extension FieldCoder {
            /// An entry of a list, or nothing for one of a kind that is not known.
            private struct Known<Entry: KindCoded>: Codable {
                var value: Entry?

                init(value: Entry) { self.value = value }

                init(from decoder: any Decoder) throws { value = try Entry.read(from: decoder) }

                func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
            }
        }

        /// The name of a field.
        nonisolated struct FieldName: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(_ name: String) { stringValue = name }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        // The form is that of the JSON target, `menuc build --target json`.

        nonisolated extension MenuDocument: FieldCoded {
            static var blank: MenuDocument { MenuDocument(namespace: "") }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.required("menuSpec", &menuSpec)
                try fields.required("namespace", &namespace)
                try fields.field("dropdowns", &dropdowns)
                try fields.field("sectionTrees", &sectionTrees)
            }
        }

        nonisolated extension MenuDocument.Height: Codable {
            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let points = try? value.decode(Double.self) {
                    self = .points(points)
                } else if try value.decode(String.self) == "auto" {
                    self = .auto
                } else {
                    throw DecodingError.dataCorruptedError(in: value, debugDescription: "neither points nor 'auto'")
                }
            }

            func encode(to encoder: any Encoder) throws {
                var value = encoder.singleValueContainer()
                switch self {
                case .points(let points): try value.encode(points)
                case .auto: try value.encode("auto")
                }
            }
        }

        nonisolated extension MenuDocument.Accessibility: FieldCoded {
            static var blank: MenuDocument.Accessibility { MenuDocument.Accessibility() }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.field("label", &label)
                try fields.field("hint", &hint)
                try fields.field("identifier", &identifier)
            }
        }

        nonisolated extension FieldCoder {
            /// Texts of the app's own, as an object. A decoder gives its keys in no order; here they are sorted.
            func meta(_ entries: inout [MenuDocument.MetaEntry]?) throws {
                var texts = entries.map { Dictionary($0.map { ($0.key, $0.value) }) { first, _ in first } }
                try field("meta", &texts)
                // An encoder was given them as they are.
                guard let texts, entries == nil else { return }
                entries = texts.sorted { $0.key < $1.key }.map {
                    MenuDocument.MetaEntry(key: $0.key, value: $0.value)
                }
            }
        }

        nonisolated extension MenuDocument.Edge: Codable {}
        nonisolated extension MenuDocument.Alignment: Codable {}
        nonisolated extension MenuDocument.Role: Codable {}

        nonisolated extension MenuDocument.Dropdown: FieldCoded {
            static var blank: MenuDocument.Dropdown {
                MenuDocument.Dropdown(id: "", title: "", accessibility: MenuDocument.Accessibility())
            }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.required("id", &id)
                try fields.required("title", &title)
                try fields.list("options", &options)
                try fields.field("optionsFrom", &optionsFrom)
                try fields.field("group", &group)
                try fields.field("rowHeight", &rowHeight)
                try fields.field("buttonHeight", &buttonHeight)
                try fields.field("maxVisibleCells", &maxVisibleCells)
                try fields.field("maxHeight", &maxHeight)
                try fields.field("gap", &gap)
                try fields.field("width", &width)
                try fields.field("presentation", &presentation)
                try fields.field("anchor", &anchor)
                try fields.field("placement", &placement)
                try fields.field("dismiss", &dismiss)
                try fields.field("selection", &selection)
                try fields.field("selected", &selected)
                try fields.field("minSelected", &minSelected)
                try fields.field("maxSelected", &maxSelected)
                try fields.field("closeOnSelect", &closeOnSelect)
                try fields.field("clearable", &clearable)
                try fields.field("titleCase", &titleCase)
                try fields.field("titleAlignment", &titleAlignment)
                try fields.field("indicator", &indicator)
                try fields.field("badge", &badge)
                try fields.field("footer", &footer)
                try fields.field("emptyTitle", &emptyTitle)
                try fields.field("accessibility", &accessibility)
                try fields.field("style", &style)
                try fields.meta(&meta)
            }
        }

        nonisolated extension MenuDocument.OptionSource: Codable {}
        nonisolated extension MenuDocument.Presentation: Codable {}
        nonisolated extension MenuDocument.Anchor: Codable {}
        nonisolated extension MenuDocument.Placement: Codable {}
        nonisolated extension MenuDocument.Dismissal: Codable {}
        nonisolated extension MenuDocument.Selection: Codable {}
        nonisolated extension MenuDocument.TitleCase: Codable {}

        nonisolated extension MenuDocument.Width: Codable {
            /// A share of the container, as an object.
            private struct Share: Codable {
                var percent: Double
            }

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let points = try? value.decode(Double.self) {
                    self = .points(points)
                } else if let word = try? value.decode(String.self) {
                    switch word {
                    case "fill": self = .fill
                    case "anchor": self = .anchor
                    default:
                        throw DecodingError.dataCorruptedError(
                            in: value, debugDescription: "neither 'fill' nor 'anchor'")
                    }
                } else {
                    self = .percent(try value.decode(Share.self).percent)
                }
            }

            func encode(to encoder: any Encoder) throws {
                var value = encoder.singleValueContainer()
                switch self {
                case .fill: try value.encode("fill")
                case .anchor: try value.encode("anchor")
                case .points(let points): try value.encode(points)
                case .percent(let share): try value.encode(Share(percent: share))
                }
            }
        }

        nonisolated extension MenuDocument.SymbolIndicator: FieldCoded {
            static var blank: MenuDocument.SymbolIndicator {
                MenuDocument.SymbolIndicator(collapsed: "", expanded: "")
            }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.required("collapsed", &collapsed)
                try fields.required("expanded", &expanded)
                try fields.field("position", &position)
            }
        }

        nonisolated extension MenuDocument.Badge: FieldCoded {
            static var blank: MenuDocument.Badge { MenuDocument.Badge(diameter: 0) }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.required("diameter", &diameter)
                try fields.field("color", &color)
                try fields.field("offset", &offset)
            }
        }

        nonisolated extension MenuDocument.Footer: FieldCoded {
            static var blank: MenuDocument.Footer { MenuDocument.Footer(id: "", title: "") }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.required("id", &id)
                try fields.required("title", &title)
                try fields.field("height", &height)
                try fields.field("underlined", &underlined)
            }
        }

        nonisolated extension MenuDocument.Entry: KindCoded {
            static func read(from decoder: any Decoder) throws -> MenuDocument.Entry? {
                switch try FieldCoder(reading: decoder).kind() {
                case "option": .option(try MenuDocument.Option(from: decoder))
                case "separator": .separator
                case "group": .group(try MenuDocument.OptionGroup(from: decoder))
                default: nil
                }
            }

            /// Reads the JSON target's form.
            init(from decoder: any Decoder) throws { self = try Self.required(from: decoder) }

            func encode(to encoder: any Encoder) throws {
                switch self {
                case .option(let option): try option.encode(to: encoder)
                case .separator: _ = try FieldCoder(writing: encoder).kind("separator")
                case .group(let group): try group.encode(to: encoder)
                }
            }
        }

        nonisolated extension MenuDocument.OptionGroup: FieldCoded {
            static var blank: MenuDocument.OptionGroup {
                MenuDocument.OptionGroup(id: "", title: "", options: [])
            }

            mutating func code(_ fields: FieldCoder) throws {
                _ = try fields.kind("group")
                try fields.required("id", &id)
                try fields.required("title", &title)
                try fields.list("options", &options)
            }
        }

        nonisolated extension MenuDocument.Option: FieldCoded {
            static var blank: MenuDocument.Option { MenuDocument.Option(id: "", title: "") }

            mutating func code(_ fields: FieldCoder) throws {
                _ = try fields.kind("option")
                try fields.required("id", &id)
                try fields.required("title", &title)
                try fields.field("value", &value)
                try fields.field("icon", &icon)
                try fields.field("image", &image)
                try fields.field("detail", &detail)
                try fields.field("enabled", &enabled)
                try fields.flag("hidden", &hidden)
                try fields.field("role", &role)
                try fields.field("accessibility", &accessibility)
                try fields.meta(&meta)
            }
        }

        nonisolated extension MenuDocument.SectionTree: FieldCoded {
            static var blank: MenuDocument.SectionTree { MenuDocument.SectionTree(id: "") }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.required("id", &id)
                try fields.field("title", &title)
                try fields.list("sections", &sections)
                try fields.field("expansion", &expansion)
                try fields.field("headerHeight", &headerHeight)
                try fields.field("rowHeight", &rowHeight)
                try fields.field("detailHeight", &detailHeight)
                try fields.field("headerAlignment", &headerAlignment)
                try fields.field("listStyle", &listStyle)
                try fields.field("indicator", &indicator)
                try fields.field("style", &style)
                try fields.meta(&meta)
            }
        }

        nonisolated extension MenuDocument.Expansion: Codable {}
        nonisolated extension MenuDocument.ListStyle: Codable {}
        nonisolated extension MenuDocument.TurningIndicator.Shape: Codable {}

        nonisolated extension MenuDocument.TurningIndicator: FieldCoded {
            static var blank: MenuDocument.TurningIndicator { MenuDocument.TurningIndicator() }

            mutating func code(_ fields: FieldCoder) throws {
                var symbol: String?
                var shape: Shape?
                switch mark {
                case .symbol(let name): symbol = name
                case .shape(let drawn): shape = drawn
                }
                try fields.field("symbol", &symbol)
                try fields.field("shape", &shape)
                if let shape { mark = .shape(shape) } else if let symbol { mark = .symbol(symbol) }
                try fields.field("collapsed", &collapsed)
                try fields.field("expanded", &expanded)
                try fields.field("position", &position)
                try fields.field("size", &size)
                try fields.field("fill", &fill)
                try fields.field("stroke", &stroke)
                try fields.field("strokeWidth", &strokeWidth)
            }
        }

        nonisolated extension MenuDocument.Section: FieldCoded, KindCoded {
            static var blank: MenuDocument.Section { MenuDocument.Section(id: "", title: "") }

            static func read(from decoder: any Decoder) throws -> MenuDocument.Section? {
                try FieldCoder(reading: decoder).kind() == "section" ? MenuDocument.Section(from: decoder) : nil
            }

            mutating func code(_ fields: FieldCoder) throws {
                _ = try fields.kind("section")
                try fields.required("id", &id)
                try fields.required("title", &title)
                try fields.field("expanded", &expanded)
                try fields.field("collapsible", &collapsible)
                try fields.field("icon", &icon)
                try fields.field("accessibility", &accessibility)
                try fields.meta(&meta)
                try fields.list("items", &items)
            }
        }

        nonisolated extension MenuDocument.SectionEntry: KindCoded {
            static func read(from decoder: any Decoder) throws -> MenuDocument.SectionEntry? {
                switch try FieldCoder(reading: decoder).kind() {
                case "item": .item(try MenuDocument.Item(from: decoder))
                case "section": try MenuDocument.Section.read(from: decoder).map { .section($0) }
                default: nil
                }
            }

            /// Reads the JSON target's form.
            init(from decoder: any Decoder) throws { self = try Self.required(from: decoder) }

            func encode(to encoder: any Encoder) throws {
                switch self {
                case .item(let item): try item.encode(to: encoder)
                case .section(let section): try section.encode(to: encoder)
                }
            }
        }

        nonisolated extension MenuDocument.Item: FieldCoded {
            static var blank: MenuDocument.Item { MenuDocument.Item(id: "", title: "") }

            mutating func code(_ fields: FieldCoder) throws {
                _ = try fields.kind("item")
                try fields.required("id", &id)
                try fields.required("title", &title)
                try fields.field("detail", &detail)
                try fields.field("expanded", &expanded)
                try fields.field("icon", &icon)
                try fields.field("value", &value)
                try fields.field("enabled", &enabled)
                try fields.field("role", &role)
                try fields.field("accessibility", &accessibility)
                try fields.meta(&meta)
            }
        }

        nonisolated extension MenuDocument.RGBA: Codable {
            /// Reads `#RRGGBBAA`.
            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                let text = try value.decode(String.self)
                guard text.utf8.count == 9, text.utf8.first == UInt8(ascii: "#"),
                    text.utf8.dropFirst().allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
                    let bits = UInt32(text.dropFirst(), radix: 16)
                else { throw DecodingError.dataCorruptedError(in: value, debugDescription: "no #RRGGBBAA") }
                self.init(bits)
            }

            /// Writes `#RRGGBBAA`.
            func encode(to encoder: any Encoder) throws {
                let digits = String(bits, radix: 16, uppercase: true)
                var value = encoder.singleValueContainer()
                try value.encode("#" + String(repeating: "0", count: 8 - digits.utf8.count) + digits)
            }
        }

        nonisolated extension MenuDocument.Color: FieldCoded {
            static var blank: MenuDocument.Color {
                MenuDocument.Color(light: MenuDocument.RGBA(0), dark: MenuDocument.RGBA(0))
            }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.field("name", &name)
                try fields.required("light", &light)
                try fields.required("dark", &dark)
            }
        }

        nonisolated extension MenuDocument.Style: FieldCoded {
            static var blank: MenuDocument.Style { MenuDocument.Style() }

            /// Parts that are not known are passed over.
            mutating func code(_ fields: FieldCoder) throws {
                var coded: [MenuDocument.PartStyle] = []
                for part in MenuDocument.StylePart.allCases {
                    var style = self[part]
                    try fields.field(part.rawValue, &style)
                    guard var style else { continue }
                    style.part = part
                    coded.append(style)
                }
                parts = coded
            }
        }

        nonisolated extension MenuDocument.PartStyle: FieldCoded {
            /// Which part it is, the key tells under which it stands.
            static var blank: MenuDocument.PartStyle { MenuDocument.PartStyle(part: .menu) }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.field("textColor", &textColor)
                try fields.field("selectedTextColor", &selectedTextColor)
                try fields.field("backgroundColor", &backgroundColor)
                try fields.field("borderColor", &borderColor)
                try fields.field("borderWidth", &borderWidth)
                try fields.field("cornerRadius", &cornerRadius)
                try fields.field("font", &font)
                try fields.field("insets", &insets)
                try fields.field("shadow", &shadow)
            }
        }

        nonisolated extension MenuDocument.TextStyle: Codable {}

        nonisolated extension MenuDocument.Font: FieldCoded {
            static var blank: MenuDocument.Font { MenuDocument.Font(size: 17) }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.field("style", &style)
                try fields.required("size", &size)
            }
        }

        nonisolated extension MenuDocument.Insets: FieldCoded {
            static var blank: MenuDocument.Insets { MenuDocument.Insets() }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.field("top", &top)
                try fields.field("leading", &leading)
                try fields.field("bottom", &bottom)
                try fields.field("trailing", &trailing)
            }
        }

        nonisolated extension MenuDocument.Shadow: FieldCoded {
            static var blank: MenuDocument.Shadow { MenuDocument.Shadow() }

            mutating func code(_ fields: FieldCoder) throws {
                try fields.field("color", &color)
                try fields.field("opacity", &opacity)
                try fields.field("radius", &radius)
                try fields.field("x", &x)
                try fields.field("y", &y)
            }
        }

        /// An option is saved as its id.
        nonisolated extension MenuOption {
            func encode(to encoder: any Encoder) throws {
                try encodeID(id, to: encoder)
            }

            init(from decoder: any Decoder) throws {
                self = try decodeID(from: decoder) { Self(id: $0) }
            }
        }

        /// As above: without it an enumeration would be saved as the number of its case.
        nonisolated extension MenuOption where Self: RawRepresentable, RawValue == Int {
            func encode(to encoder: any Encoder) throws {
                try encodeID(id, to: encoder)
            }

            init(from decoder: any Decoder) throws {
                self = try decodeID(from: decoder) { Self(id: $0) }
            }
        }

        /// A section or an item is saved as its path.
        nonisolated extension MenuNode {
            func encode(to encoder: any Encoder) throws {
                try encodeID(id, to: encoder)
            }

            init(from decoder: any Decoder) throws {
                self = try decodeID(from: decoder) { Self(id: $0) }
            }
        }

        /// As above.
        nonisolated extension MenuNode where Self: RawRepresentable, RawValue == Int {
            func encode(to encoder: any Encoder) throws {
                try encodeID(id, to: encoder)
            }

            init(from decoder: any Decoder) throws {
                self = try decodeID(from: decoder) { Self(id: $0) }
            }
        }

        nonisolated private func encodeID(_ id: String, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(id)
        }

        nonisolated private func decodeID<Value>(from decoder: any Decoder, _ make: (String) -> Value?) throws -> Value {
            let container = try decoder.singleValueContainer()
            let id = try container.decode(String.self)
            guard let value = make(id) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "there is no '\(id)' in this menu")
            }
            return value
        }

        nonisolated extension MenuDocument {
            /// A button (or a view of the app's) that opens a list of options.
            struct Dropdown: Hashable, Sendable, Identifiable {
                var id: String
                /// Shown on the button until something is chosen.
                var title: String
                /// The rows of the list in the order written.
                var options: [Entry] = []
                /// Whether the app supplies or replaces the options while it runs.
                var optionsFrom: OptionSource = .spec
                /// Of the dropdowns that share a group at most one is open.
                var group: String?
                /// Of one row of the list.
                var rowHeight: Height = .points(44)
                /// In points.
                var buttonHeight: Double = 44
                /// Rows shown before the list scrolls; nil where `maxHeight` caps the list.
                var maxVisibleCells: Int? = 4
                /// The cap of the list's height in points, instead of `maxVisibleCells`.
                var maxHeight: Double?
                /// Points between button and list.
                var gap: Double = 4
                /// Of button and list.
                var width: Width = .fill
                /// How the open list stands to what is around it.
                var presentation: Presentation = .push
                /// What opens the list.
                var anchor: Anchor = .button
                /// On which side of the anchor the list opens.
                var placement: Placement = .below
                /// What closes the list besides choosing.
                var dismiss: [Dismissal] = [.escape]
                /// How many options may be chosen.
                var selection: Selection = .single
                /// Ids of the options chosen at the start, in the order written.
                var selected: [String] = []
                /// The fewest that may be left chosen, with several.
                var minSelected: Int = 0
                /// The most that may be chosen, with several; nil for no bound.
                var maxSelected: Int?
                /// Whether choosing closes the list.
                var closeOnSelect: Bool = true
                /// Whether choosing the chosen option again clears it.
                var clearable: Bool = false
                /// How the button writes its title.
                var titleCase: TitleCase = .asWritten
                /// How the title stands on the button.
                var titleAlignment: Alignment = .center
                /// The symbol on the button that says whether the list is open.
                var indicator: SymbolIndicator?
                /// A disc that shows the chosen option's icon.
                var badge: Badge?
                /// A row of its own under the options.
                var footer: Footer?
                /// Shown when no row is left to show.
                var emptyTitle: String?
                /// What assistive technology and UI tests read.
                var accessibility: Accessibility
                /// Looks that differ from the platform's.
                var style: Style?
                /// Texts of the app's own.
                var meta: [MetaEntry]?

                /// A dropdown with every default; `accessibility` starts with the title as its label.
                init(id: String, title: String, accessibility: Accessibility? = nil) {
                    self.id = id
                    self.title = title
                    self.accessibility = accessibility ?? Accessibility(label: title)
                }
            }

            /// Who supplies the options while the app runs.
            enum OptionSource: String, Hashable, Sendable, CaseIterable {
                case spec, app
            }

            /// How wide a dropdown is.
            enum Width: Hashable, Sendable {
                /// What its surroundings give.
                case fill
                /// The anchor's width.
                case anchor
                /// A fixed width in points.
                case points(Double)
                /// A share of the container, over 0 to 100.
                case percent(Double)
            }

            /// What an open list does to what stands below it.
            enum Presentation: String, Hashable, Sendable, CaseIterable {
                case push, cover, overlay
            }

            /// What opens the list.
            enum Anchor: String, Hashable, Sendable, CaseIterable {
                case button, view
            }

            /// Where the list opens, seen from its anchor.
            enum Placement: String, Hashable, Sendable, CaseIterable {
                case below, above, auto
            }

            /// What closes an open list besides choosing.
            enum Dismissal: String, Hashable, Sendable, CaseIterable {
                case outside, scroll, escape
            }

            /// Whether one option is chosen, or several.
            enum Selection: String, Hashable, Sendable, CaseIterable {
                case single, multiple
            }

            /// How the button shows its text.
            enum TitleCase: String, Hashable, Sendable, CaseIterable {
                case asWritten, uppercase
            }

            /// Two SF Symbols, for a closed and an open dropdown.
            struct SymbolIndicator: Hashable, Sendable {
                /// The SF Symbol while the list is closed.
                var collapsed: String
                /// The SF Symbol while the list is open.
                var expanded: String
                /// On which side of the title.
                var position: Edge

                init(collapsed: String, expanded: String, position: Edge = .trailing) {
                    self.collapsed = collapsed
                    self.expanded = expanded
                    self.position = position
                }
            }

            /// A round view that shows the chosen option's icon.
            struct Badge: Hashable, Sendable {
                /// In points.
                var diameter: Double
                /// What fills the disc.
                var color: Color
                /// In points.
                var offset: Double

                init(diameter: Double, color: Color = .clear, offset: Double = 0) {
                    self.diameter = diameter
                    self.color = color
                    self.offset = offset
                }
            }

            /// A last row that is no option: it tells the app and closes the list.
            struct Footer: Hashable, Sendable, Identifiable {
                var id: String
                var title: String
                /// In points.
                var height: Double
                /// Whether its title is.
                var underlined: Bool

                init(id: String, title: String, height: Double = 44, underlined: Bool = false) {
                    self.id = id
                    self.title = title
                    self.height = height
                    self.underlined = underlined
                }
            }
        }

        nonisolated extension MenuDocument {
            /// What stands in a dropdown's list.
            enum Entry: Hashable, Sendable {
                case option(Option)
                case separator
                case group(OptionGroup)
            }

            /// Options under a title of their own.
            struct OptionGroup: Hashable, Sendable, Identifiable {
                var id: String
                var title: String
                /// Options and separators; no group stands inside a group.
                var options: [Entry]

                init(id: String, title: String, options: [Entry]) {
                    self.id = id
                    self.title = title
                    self.options = options
                }
            }

            /// One thing to choose.
            ///
            /// Most options are an id and a title, at most an icon; whatever else one has is kept in one
            /// allocation, so that a list of 100,000 stays small.
            struct Option: Hashable, Sendable, Identifiable {
                var id: String
                var title: String
                /// The name of an SF Symbol.
                var icon: String?
                /// Whether it can be chosen.
                var enabled: Bool
                /// Whether it is left out until the app shows it.
                var hidden: Bool
                /// What choosing it means.
                var role: Role?
                private var extras: Boxed<Extras>

                private struct Extras: Hashable, Sendable {
                    var value: String?
                    var image: String?
                    var detail: String?
                    var accessibility: Accessibility?
                    var meta: [MetaEntry]?
                }

                private mutating func withExtras(_ change: (inout Extras) -> Void) {
                    extras.change(usually: Extras(), change)
                }

                /// What the app gets when this option is chosen, where it is not the id.
                var value: String? {
                    get { extras.value?.value }
                    set { withExtras { $0.value = newValue } }
                }
                /// The name of an image asset of the app's.
                var image: String? {
                    get { extras.value?.image }
                    set { withExtras { $0.image = newValue } }
                }
                /// The second line.
                var detail: String? {
                    get { extras.value?.detail }
                    set { withExtras { $0.detail = newValue } }
                }
                /// What assistive technology and UI tests read.
                var accessibility: Accessibility? {
                    get { extras.value?.accessibility }
                    set { withExtras { $0.accessibility = newValue } }
                }
                /// Texts of the app's own.
                var meta: [MetaEntry]? {
                    get { extras.value?.meta }
                    set { withExtras { $0.meta = newValue } }
                }
            }
        }

        // Not among the properties: the initializer that the compiler makes of them builds a value where it is to be, and one
        // that sets them one by one builds it elsewhere and copies it.
        nonisolated extension MenuDocument.Option {
            init(
                id: String, title: String, icon: String? = nil, enabled: Bool = true, hidden: Bool = false,
                role: MenuDocument.Role? = nil
            ) {
                self.init(
                    id: id, title: title, icon: icon, enabled: enabled, hidden: hidden, role: role, extras: .none)
            }
        }

        nonisolated extension MenuDocument {
            /// A tree of sections that open and close.
            struct SectionTree: Hashable, Sendable, Identifiable {
                var id: String
                var title: String?
                /// In the order written.
                var sections: [Section] = []
                /// Whether siblings close when one opens.
                var expansion: Expansion = .multiple
                /// Of a section's row.
                var headerHeight: Height = .points(60)
                /// The height of an item without its detail.
                var rowHeight: Height = .points(44)
                /// What an item's open detail adds.
                var detailHeight: Height = .auto
                /// How a section's title stands.
                var headerAlignment: Alignment = .leading
                /// How the platform draws the list.
                var listStyle: ListStyle = .plain
                /// What turns when a section opens; nil for nothing.
                var indicator: TurningIndicator? = TurningIndicator()
                /// Looks that differ from the platform's.
                var style: Style?
                var meta: [MetaEntry]?

                init(id: String, title: String? = nil) {
                    self.id = id
                    self.title = title
                }
            }

            /// Whether opening a section closes its open siblings.
            enum Expansion: String, Hashable, Sendable, CaseIterable {
                case multiple, single
            }

            /// The list styles of the platforms.
            enum ListStyle: String, Hashable, Sendable, CaseIterable {
                case plain, grouped, insetGrouped
            }

            /// A mark in a section's header that turns when the section opens.
            struct TurningIndicator: Hashable, Sendable {
                /// What is drawn.
                var mark: Mark = .symbol("chevron.down")
                /// Degrees, clockwise, while the section is closed.
                var collapsed: Double = 0
                /// Degrees, clockwise, while the section is open.
                var expanded: Double = 180
                /// On which side of the title.
                var position: Edge = .trailing
                /// In points.
                var size: Double?
                /// What fills a shape.
                var fill: Color?
                /// What outlines a shape.
                var stroke: Color?
                /// In points.
                var strokeWidth: Double?

                init() {}

                /// A symbol or a shape.
                enum Mark: Hashable, Sendable {
                    /// An SF Symbol.
                    case symbol(String)
                    /// A drawn shape.
                    case shape(Shape)
                }

                /// The shapes that there are.
                enum Shape: String, Hashable, Sendable, CaseIterable {
                    case triangle
                }
            }

            /// A header, and the items and sections under it.
            struct Section: Hashable, Sendable, Identifiable {
                var id: String
                var title: String
                /// Whether it is open at the start.
                var expanded: Bool
                /// Whether it can be closed at all.
                var collapsible: Bool
                /// The name of an SF Symbol.
                var icon: String?
                var accessibility: Accessibility?
                var meta: [MetaEntry]?
                /// In the order written; sections among them.
                var items: [SectionEntry]

                init(
                    id: String, title: String, expanded: Bool = false, collapsible: Bool = true,
                    items: [SectionEntry] = []
                ) {
                    self.id = id
                    self.title = title
                    self.expanded = expanded
                    self.collapsible = collapsible
                    self.items = items
                }
            }

            /// What stands in a section.
            enum SectionEntry: Hashable, Sendable {
                case item(Item)
                case section(Section)
            }

            /// A row of a section.
            ///
            /// As with ``Option``, what an item rarely has is kept in one allocation.
            struct Item: Hashable, Sendable, Identifiable {
                var id: String
                var title: String
                /// Shown while the item is expanded.
                var detail: String?
                var expanded: Bool
                /// Whether it can be chosen.
                var enabled: Bool
                /// What choosing it means.
                var role: Role?
                private var extras: Boxed<Extras>

                private struct Extras: Hashable, Sendable {
                    var icon: String?
                    var value: String?
                    var accessibility: Accessibility?
                    var meta: [MetaEntry]?
                }

                private mutating func withExtras(_ change: (inout Extras) -> Void) {
                    extras.change(usually: Extras(), change)
                }

                /// The name of an SF Symbol.
                var icon: String? {
                    get { extras.value?.icon }
                    set { withExtras { $0.icon = newValue } }
                }
                /// What the app gets when this item is chosen, where it is not the path.
                var value: String? {
                    get { extras.value?.value }
                    set { withExtras { $0.value = newValue } }
                }
                var accessibility: Accessibility? {
                    get { extras.value?.accessibility }
                    set { withExtras { $0.accessibility = newValue } }
                }
                var meta: [MetaEntry]? {
                    get { extras.value?.meta }
                    set { withExtras { $0.meta = newValue } }
                }
            }
        }

        // Beside the properties, as that of an option.
        nonisolated extension MenuDocument.Item {
            init(
                id: String, title: String, detail: String? = nil, expanded: Bool = false, enabled: Bool = true,
                role: MenuDocument.Role? = nil
            ) {
                self.init(
                    id: id, title: title, detail: detail, expanded: expanded, enabled: enabled, role: role,
                    extras: .none)
            }
        }

        nonisolated extension MenuDocument {
            /// A colour, as it looks in light and in dark appearance.
            struct Color: Hashable, Sendable {
                /// The system's name, where the author gave one.
                var name: String?
                /// In light appearance.
                var light: RGBA
                /// In dark appearance.
                var dark: RGBA

                init(name: String? = nil, light: RGBA, dark: RGBA) {
                    self.name = name
                    self.light = light
                    self.dark = dark
                }

                /// Nothing at all.
                static let clear = Color(name: "clear", light: RGBA(0), dark: RGBA(0))
            }

            /// Red, green, blue and opacity of 8 bits each.
            struct RGBA: Hashable, Sendable {
                /// `0xRRGGBBAA`.
                var bits: UInt32

                /// - Parameter bits: `0xRRGGBBAA`.
                init(_ bits: UInt32) { self.bits = bits }

                /// From 0 to 255.
                var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
                /// From 0 to 255.
                var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
                /// From 0 to 255.
                var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
                /// From 0, which is clear, to 255.
                var alpha: UInt8 { UInt8(truncatingIfNeeded: bits) }
            }

            /// The looks of a menu, part by part.
            struct Style: Hashable, Sendable {
                /// The parts that the author gave, in the order of ``StylePart``.
                var parts: [PartStyle]

                init(parts: [PartStyle] = []) { self.parts = parts }

                /// The looks of one part, where it has any.
                subscript(_ part: StylePart) -> PartStyle? { parts.first { $0.part == part } }
            }

            /// What a style can dress.
            enum StylePart: String, Hashable, Sendable, CaseIterable {
                /// What holds button and list.
                case menu
                case button, list, option, header, item, detail, footer
            }

            /// The looks of one part; what is nil is left to the front-end.
            struct PartStyle: Hashable, Sendable {
                /// What it is about.
                var part: StylePart
                /// Of titles, and of symbols beside them.
                var textColor: Color?
                /// Of what is chosen.
                var selectedTextColor: Color?
                /// Behind the part.
                var backgroundColor: Color?
                /// Of the line around the part.
                var borderColor: Color?
                /// In points.
                var borderWidth: Double?
                /// In points.
                var cornerRadius: Double?
                /// Of the part's text.
                var font: Font?
                /// Between the part's edges and its content.
                var insets: Insets?
                /// Under the part.
                var shadow: Shadow?

                init(part: StylePart) { self.part = part }
            }

            /// A font: a text style that follows the reader's text size, or a fixed size.
            struct Font: Hashable, Sendable {
                /// The text style, where the author gave one.
                var style: TextStyle?
                /// In points, at the default text size.
                var size: Double

                /// A text style, at its size for the default text size.
                init(style: TextStyle) {
                    self.style = style
                    self.size = style.size
                }

                /// A size in points, at the reader's default text size.
                init(size: Double) { self.size = size }
            }

            /// The platform's text styles.
            enum TextStyle: String, Hashable, Sendable, CaseIterable {
                case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
                    caption2

                /// Points at the default text size.
                var size: Double {
                    switch self {
                    case .largeTitle: 34
                    case .title: 28
                    case .title2: 22
                    case .title3: 20
                    case .headline, .body: 17
                    case .callout: 16
                    case .subheadline: 15
                    case .footnote: 13
                    case .caption: 12
                    case .caption2: 11
                    }
                }
            }

            /// Distances from the edges in points.
            struct Insets: Hashable, Sendable {
                /// Points.
                var top: Double = 0
                /// Points.
                var leading: Double = 0
                /// Points.
                var bottom: Double = 0
                /// Points.
                var trailing: Double = 0

                init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
                    self.top = top
                    self.leading = leading
                    self.bottom = bottom
                    self.trailing = trailing
                }
            }

            /// A drop shadow; lengths in points.
            struct Shadow: Hashable, Sendable {
                /// What the shadow is made of.
                var color: Color = Color(name: "black", light: RGBA(0x0000_00FF), dark: RGBA(0x0000_00FF))
                /// From 0 to 1.
                var opacity: Double = 0.2
                /// Points over which it fades.
                var radius: Double = 4
                /// Points to the right.
                var x: Double = 0
                /// Points downwards.
                var y: Double = 2

                init() {}

                init(color: Color, opacity: Double, radius: Double, x: Double, y: Double) {
                    self.color = color
                    self.opacity = opacity
                    self.radius = radius
                    self.x = x
                    self.y = y
                }
            }
        }

        /// A compiled menu file: every default applied, every alias, merge key and named style resolved.
        ///
        /// This is what front-ends draw. Lists keep the order the author wrote. The types of the parts are
        /// nested here so that an app that embeds this module gains few names of its own.
        nonisolated struct MenuDocument: Hashable, Sendable {
            /// The version of the menu language; 1.
            var menuSpec: Int
            /// The Swift namespace, and the first part of every accessibility identifier and text key.
            var namespace: String
            /// In the order written.
            var dropdowns: [Dropdown]
            /// In the order written.
            var sectionTrees: [SectionTree]

            init(
                menuSpec: Int = 1, namespace: String, dropdowns: [Dropdown] = [], sectionTrees: [SectionTree] = []
            ) {
                self.menuSpec = menuSpec
                self.namespace = namespace
                self.dropdowns = dropdowns
                self.sectionTrees = sectionTrees
            }
        }

        nonisolated extension MenuDocument {
            /// The height of a row: a number of points, or as tall as its content.
            enum Height: Hashable, Sendable {
                /// A fixed height in points, over 0.
                case points(Double)
                /// Whatever the content asks for.
                case auto

                /// The fixed height in points, or nil for `auto`.
                var points: Double? {
                    if case .points(let value) = self { value } else { nil }
                }
            }

            /// On which side of a title an indicator stands, in reading direction.
            enum Edge: String, Hashable, Sendable, CaseIterable {
                case leading, trailing
            }

            /// How a text stands in its row.
            enum Alignment: String, Hashable, Sendable, CaseIterable {
                case leading, center
            }

            /// What choosing means; `destructive` marks what cannot be undone.
            enum Role: String, Hashable, Sendable, CaseIterable {
                case destructive
            }

            /// What assistive technology and UI tests read.
            struct Accessibility: Hashable, Sendable {
                /// What is spoken instead of the title.
                var label: String?
                /// What choosing does, spoken after the label.
                var hint: String?
                /// What UI tests find it by; never spoken.
                var identifier: String?

                init(label: String? = nil, hint: String? = nil, identifier: String? = nil) {
                    self.label = label
                    self.hint = hint
                    self.identifier = identifier
                }
            }

            /// One entry of `meta`: a text of the app's own, passed through untouched.
            struct MetaEntry: Hashable, Sendable {
                /// The author's name for it.
                var key: String
                /// The text.
                var value: String

                init(key: String, value: String) {
                    self.key = key
                    self.value = value
                }
            }

            /// A value kept in an allocation of its own, so that what rarely has one stays small.
            indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
                case none
                case some(Value)

                var value: Value? {
                    if case .some(let value) = self { value } else { nil }
                }

                /// Changes the value, which is there only while it differs from the usual one.
                mutating func change(usually usual: Value, _ change: (inout Value) -> Void) {
                    var value = value ?? usual
                    change(&value)
                    self = value == usual ? .none : .some(value)
                }
            }
        }

        nonisolated extension [MenuDocument.MetaEntry] {
            /// The entries of a literal, in its order. Static texts, since the compiler works out the bytes of every other.
            @inline(never)
            init(_ pairs: KeyValuePairs<StaticString, StaticString>) {
                self = pairs.map { MenuDocument.MetaEntry(key: $0.key.description, value: $0.value.description) }
            }
        }

        /// A section or an item of any tree, also one that no spec knows of: its id is its path.
        ///
        /// `SectionTree<AnyMenuNode>(menu)` is a tree whose sections come from the app, and whose views tell of all of them.
        nonisolated struct AnyMenuNode: MenuNode {
            /// The ids down to it, with `/` between.
            let id: String

            init(id: String) { self.id = id }

            /// What it is in is not known.
            static var allCases: [AnyMenuNode] { [] }
            /// What it is in is not known.
            static let nodeTable = MenuNodeTable(MenuDocument.SectionTree(id: ""))
        }

        nonisolated extension Dropdown {
            /// What an app is told of what a person did with a dropdown, in the type of its options.
            enum Message: Hashable, Sendable {
                case select(Option)
                case deselect(Option)
                /// The footer was touched.
                case footer
                case open
                case close

                /// - Parameter message: One of a dropdown; any other is nil, and one of an option that the type does not have.
                init?(_ message: MenuMessage) {
                    switch message {
                    case .select(let id):
                        guard let option = Option(id: id) else { return nil }
                        self = .select(option)
                    case .deselect(let id):
                        guard let option = Option(id: id) else { return nil }
                        self = .deselect(option)
                    case .footer: self = .footer
                    case .open: self = .open
                    case .close: self = .close
                    case .expand, .collapse: return nil
                    }
                }
            }
        }

        /// A dropdown whose options have a type of their own: `Feedback.reason`.
        nonisolated struct Dropdown<Option: MenuOption>: Hashable, Sendable {
            /// What the spec says.
            let menu: MenuDocument.Dropdown

            init(_ menu: MenuDocument.Dropdown) {
                self.menu = menu
            }

            /// The name in the spec.
            var id: String { menu.id }
            /// What the button shows until something is chosen.
            var title: String { menu.title }
            /// The dropdown as it is at the start: closed, with what the spec has chosen.
            var state: DropdownState { DropdownState(menu) }
            /// What is chosen at the start.
            var selected: [Option] { selected(in: state) }

            /// The same with a changed menu, such as one with another title or another cap: for views that keep their state
            /// themselves. What else they show stays.
            func with(_ change: (inout MenuDocument.Dropdown) -> Void) -> Dropdown {
                var menu = menu
                change(&menu)
                return Dropdown(menu)
            }

            /// What an option's row shows. One that the spec does not know shows its id.
            func title(of option: Option) -> String { self[option]?.title ?? option.id }

            /// What the app gets for an option: its `value`, or its id where it has none.
            func value(of option: Option) -> String { self[option]?.value ?? option.id }

            /// All that the spec says of an option; nil for one that it does not know.
            subscript(option: Option) -> MenuDocument.Option? { Option.optionTable[option.id] }

            /// What is chosen, in the options' order.
            func selected(in state: DropdownState) -> [Option] { state.selected.compactMap { Option(id: $0) } }
        }

        /// What is saved and loaded.
        typealias MenuCodable = Codable

        /// A section or an item of a tree as a type of its own: `Feedback.Letters.c_habetEtMuscaSplenem`.
        ///
        /// Generated code conforms to it with an enumeration of all sections and items. Its id is the path to it in the
        /// spec, the ids on the way with slashes between; so it is saved and loaded.
        nonisolated protocol MenuNode: Hashable, CaseIterable, Identifiable, MenuCodable, Sendable
        where ID == String, AllCases == [Self] {
            /// What the spec says of all sections and items.
            static var nodeTable: MenuNodeTable { get }

            /// The path in the spec, such as `c/habetEtMuscaSplenem`.
            var id: String { get }

            /// The section or item at a path; nil where there is none.
            init?(id: String)
        }

        nonisolated extension MenuNode where Self: RawRepresentable, RawValue == Int {
            var id: String { Self.nodeTable.paths[rawValue] }

            init?(id: String) {
                guard let place = Self.nodeTable.place(of: id) else { return nil }
                self.init(rawValue: place)
            }
        }

        /// What a spec says of the sections and items of one tree, each before what is in it.
        nonisolated struct MenuNodeTable: Hashable, Sendable {
            let paths: [String]
            let entries: [MenuDocument.SectionEntry]
            private let places: [String: Int]

            init(_ menu: MenuDocument.SectionTree) {
                var paths: [String] = []
                var entries: [MenuDocument.SectionEntry] = []
                // A list and not a recursion, whatever the depth; what comes next is last.
                var pending: [(prefix: String, entry: MenuDocument.SectionEntry)] = menu.sections.reversed().map {
                    ("", .section($0))
                }
                while let (prefix, entry) = pending.popLast() {
                    let path = prefix + entry.id
                    paths.append(path)
                    entries.append(entry)
                    if case .section(let section) = entry {
                        for item in section.items.reversed() { pending.append((path + "/", item)) }
                    }
                }
                var places: [String: Int] = [:]
                places.reserveCapacity(paths.count)
                for (place, path) in paths.enumerated() { places[path] = place }
                self.paths = paths
                self.entries = entries
                self.places = places
            }

            /// Where among the nodes one stands; nil where there is none at the path.
            func place(of path: String) -> Int? { places[path] }
        }

        /// An option of a dropdown as a type of its own: `Feedback.Reason.tooSlow`.
        ///
        /// Generated code conforms to it, with an enumeration where the options are closed, and with an ``OpenMenuOption``
        /// where the app may add some. Its identity is the id that the spec gives it; so it is saved and loaded.
        nonisolated protocol MenuOption: Hashable, CaseIterable, Identifiable, MenuCodable, Sendable
        where ID == String, AllCases == [Self] {
            /// What the spec says of all options.
            static var optionTable: MenuOptionTable { get }

            /// The id in the spec.
            var id: String { get }

            /// The option of an id; nil where the options are closed and there is none.
            init?(id: String)
        }

        /// A ``MenuOption`` that may also be one that the spec does not know.
        nonisolated protocol OpenMenuOption: MenuOption {
            init(id: String)
        }

        nonisolated extension OpenMenuOption {
            /// The spec's options, in its order.
            static var allCases: [Self] { optionTable.options.map { Self(id: $0.id) } }
        }

        nonisolated extension MenuOption where Self: RawRepresentable, RawValue == Int {
            var id: String { Self.optionTable.options[rawValue].id }

            init?(id: String) {
                guard let place = Self.optionTable.place(of: id) else { return nil }
                self.init(rawValue: place)
            }
        }

        /// What a spec says of the options of one dropdown, in its order, those of groups and hidden ones included.
        nonisolated struct MenuOptionTable: Hashable, Sendable {
            let options: [MenuDocument.Option]
            private let places: [String: Int]

            init(_ menu: MenuDocument.Dropdown) {
                var options: [MenuDocument.Option] = []
                for entry in menu.options {
                    switch entry {
                    case .option(let option): options.append(option)
                    case .separator: break
                    case .group(let group):
                        for case .option(let option) in group.options { options.append(option) }
                    }
                }
                var places: [String: Int] = [:]
                places.reserveCapacity(options.count)
                for (place, option) in options.enumerated() { places[option.id] = place }
                self.options = options
                self.places = places
            }

            /// Where among the options one stands; nil where there is none of the id.
            func place(of id: String) -> Int? { places[id] }

            /// The option of an id; nil where there is none.
            subscript(id: String) -> MenuDocument.Option? { places[id].map { options[$0] } }
        }

        /// Makes the options of a dropdown call by call: what generated code is written in.
        ///
        /// No call is inlined: there may be thousands, and each would be compiled anew. Texts are static, since the compiler
        /// works out the bytes of every other literal one by one.
        ///
        /// A long list as one literal takes the compiler minutes; as calls it takes seconds.
        nonisolated struct MenuOptionsBuilder {
            private var list: [MenuDocument.Entry] = []
            private var option: MenuDocument.Option?
            private var group: MenuDocument.OptionGroup?

            init() {}

            /// All that has been added.
            var entries: [MenuDocument.Entry] {
                var builder = self
                builder.endGroup()
                return builder.list
            }

            /// Adds an option that is no more than that, as most are: what is left out costs the compiler too.
            @inline(never)
            mutating func option(_ id: StaticString, _ title: StaticString) {
                endOption()
                option = MenuDocument.Option(id: id.description, title: title.description)
            }

            /// Adds an option.
            @inline(never)
            mutating func option(
                _ id: StaticString, _ title: StaticString, value: StaticString? = nil, icon: StaticString? = nil,
                image: StaticString? = nil,
                detail: StaticString? = nil, enabled: Bool = true, hidden: Bool = false,
                role: MenuDocument.Role? = nil
            ) {
                endOption()
                var option = MenuDocument.Option(
                    id: id.description, title: title.description, icon: icon?.description, enabled: enabled,
                    hidden: hidden, role: role)
                if let value { option.value = value.description }
                if let image { option.image = image.description }
                if let detail { option.detail = detail.description }
                self.option = option
            }

            /// Says of the last option what assistive technology and tests read.
            @inline(never)
            mutating func accessibility(
                label: StaticString? = nil, hint: StaticString? = nil, identifier: StaticString? = nil
            ) {
                option?.accessibility = MenuDocument.Accessibility(
                    label: label?.description, hint: hint?.description, identifier: identifier?.description)
            }

            /// Adds to the `meta` of the last option.
            @inline(never)
            mutating func meta(_ meta: KeyValuePairs<StaticString, StaticString>) {
                let before = option?.meta ?? []
                option?.meta = before + [MenuDocument.MetaEntry](meta)
            }

            /// Adds a line between options.
            @inline(never)
            mutating func separator() {
                endOption()
                add(.separator)
            }

            /// Begins a group; what follows is in it until ``endGroup()``.
            @inline(never)
            mutating func group(_ id: StaticString, _ title: StaticString) {
                endGroup()
                group = MenuDocument.OptionGroup(id: id.description, title: title.description, options: [])
            }

            /// Ends a group.
            @inline(never)
            mutating func endGroup() {
                endOption()
                guard let ended = group else { return }
                group = nil
                list.append(.group(ended))
            }

            private mutating func endOption() {
                guard let ended = option else { return }
                option = nil
                add(.option(ended))
            }

            private mutating func add(_ entry: MenuDocument.Entry) {
                if group == nil { list.append(entry) } else { group?.options.append(entry) }
            }
        }

        /// Makes the sections of a tree call by call: what generated code is written in.
        ///
        /// No call is inlined: there may be thousands, and each would be compiled anew. Texts are static, since the compiler
        /// works out the bytes of every other literal one by one.
        nonisolated struct MenuSectionsBuilder {
            private var list: [MenuDocument.Section] = []
            /// The sections that have begun, innermost last.
            private var open: [MenuDocument.Section] = []
            private var item: MenuDocument.Item?

            init() {}

            /// All sections, ended or not.
            var sections: [MenuDocument.Section] {
                var builder = self
                while !builder.open.isEmpty { builder.end() }
                return builder.list
            }

            /// Begins a section; what follows is in it until ``end()``.
            @inline(never)
            mutating func section(
                _ id: StaticString, _ title: StaticString, expanded: Bool = false, collapsible: Bool = true,
                icon: StaticString? = nil
            ) {
                endItem()
                var section = MenuDocument.Section(
                    id: id.description, title: title.description, expanded: expanded, collapsible: collapsible)
                section.icon = icon?.description
                open.append(section)
            }

            /// Ends the innermost section.
            @inline(never)
            mutating func end() {
                endItem()
                guard let ended = open.popLast() else { return }
                if open.isEmpty { list.append(ended) } else { open[open.count - 1].items.append(.section(ended)) }
            }

            /// Adds an item that is no more than that, as most are: what is left out costs the compiler too.
            @inline(never)
            mutating func item(_ id: StaticString, _ title: StaticString) {
                endItem()
                item = MenuDocument.Item(id: id.description, title: title.description)
            }

            /// Adds an item to the innermost section.
            @inline(never)
            mutating func item(
                _ id: StaticString, _ title: StaticString, detail: StaticString? = nil, expanded: Bool = false,
                icon: StaticString? = nil,
                value: StaticString? = nil, enabled: Bool = true, role: MenuDocument.Role? = nil
            ) {
                endItem()
                var item = MenuDocument.Item(
                    id: id.description, title: title.description, detail: detail?.description, expanded: expanded,
                    enabled: enabled, role: role)
                if let icon { item.icon = icon.description }
                if let value { item.value = value.description }
                self.item = item
            }

            /// Says of the last item, or of the section that has just begun, what assistive technology and tests read.
            @inline(never)
            mutating func accessibility(
                label: StaticString? = nil, hint: StaticString? = nil, identifier: StaticString? = nil
            ) {
                let accessibility = MenuDocument.Accessibility(
                    label: label?.description, hint: hint?.description, identifier: identifier?.description)
                if item != nil {
                    item?.accessibility = accessibility
                } else if !open.isEmpty {
                    open[open.count - 1].accessibility = accessibility
                }
            }

            /// Adds to the `meta` of the last item, or of the section that has just begun.
            @inline(never)
            mutating func meta(_ meta: KeyValuePairs<StaticString, StaticString>) {
                let entries = [MenuDocument.MetaEntry](meta)
                if let last = item {
                    item?.meta = (last.meta ?? []) + entries
                } else if !open.isEmpty {
                    open[open.count - 1].meta = (open[open.count - 1].meta ?? []) + entries
                }
            }

            private mutating func endItem() {
                guard let ended = item, !open.isEmpty else { return }
                item = nil
                open[open.count - 1].items.append(.item(ended))
            }
        }

        /// The states of menus that have types of their own, with what generated code calls them: `Feedback.reason`.
        nonisolated extension MenuStates {
            /// How a dropdown stands; nil where it is not among these menus.
            func state<Option>(of dropdown: Dropdown<Option>) -> DropdownState? {
                if case .dropdown(let state) = self[dropdown.id] { state } else { nil }
            }

            /// How a tree stands; nil where it is not among these menus.
            func state<Node>(of tree: SectionTree<Node>) -> SectionTreeState? {
                if case .sectionTree(let state) = self[tree.id] { state } else { nil }
            }

            /// Sends an event to a dropdown.
            ///
            /// - Returns: What it did to each menu that it changed or that the app is told of, in the order of telling.
            @discardableResult
            mutating func send<Option>(
                _ event: DropdownState.Event, to dropdown: Dropdown<Option>
            ) -> [Effect] { send(.dropdown(event), to: dropdown.id) }

            /// Sends an event to a tree.
            ///
            /// - Returns: What it did, if it did anything.
            @discardableResult
            mutating func send<Node>(
                _ event: SectionTreeState.Event, to tree: SectionTree<Node>
            ) -> [Effect] { send(.sectionTree(event), to: tree.id) }

            /// What is chosen, in the order of the options.
            func selected<Option>(of dropdown: Dropdown<Option>) -> [Option] {
                state(of: dropdown).map { dropdown.selected(in: $0) } ?? []
            }

            /// Chooses these options and no others; none for an empty list.
            @discardableResult
            mutating func select<Option>(_ options: [Option], of dropdown: Dropdown<Option>) -> [Effect] {
                send(.setSelected(options.map { $0.id }), to: dropdown)
            }

            /// Replaces the options, where they come from the app. What is chosen stays so if it is among them.
            @discardableResult
            mutating func replaceOptions<Option>(
                of dropdown: Dropdown<Option>, with entries: [MenuDocument.Entry]
            ) -> MenuOutcome { replaceOptions(of: dropdown.id, with: entries) }

            /// Changes a dropdown's menu, such as its title or its cap, while it shows. What is open and chosen stays, as far as
            /// it is still there.
            ///
            /// - Parameter change: Is given the menu as it is now; its id has to stay.
            @discardableResult
            mutating func update<Option>(
                _ dropdown: Dropdown<Option>, _ change: (inout MenuDocument.Dropdown) -> Void
            ) -> MenuOutcome {
                guard var menu = state(of: dropdown)?.menu else { return .nothing }
                change(&menu)
                return update(menu: menu)
            }

            /// Changes a tree's menu, such as its sections, while it shows. What was there before stays open or closed.
            ///
            /// - Parameter change: Is given the menu as it is now; its id has to stay.
            @discardableResult
            mutating func update<Node>(
                _ tree: SectionTree<Node>, _ change: (inout MenuDocument.SectionTree) -> Void
            ) -> MenuOutcome {
                guard var menu = state(of: tree)?.menu else { return .nothing }
                change(&menu)
                return update(menu: menu)
            }
        }

        nonisolated extension SectionTree {
            /// What an app is told of what a person did with a tree, in the type of its sections and items.
            enum Message: Hashable, Sendable {
                /// An item was chosen.
                case select(Node)
                /// A section has opened.
                case expand(Node)
                /// A section has closed.
                case collapse(Node)

                /// - Parameter message: One of a tree; any other is nil, and one of a node that the type does not have.
                init?(_ message: MenuMessage) {
                    switch message {
                    case .select(let path):
                        guard let node = Node(id: path) else { return nil }
                        self = .select(node)
                    case .expand(let path):
                        guard let node = Node(id: path) else { return nil }
                        self = .expand(node)
                    case .collapse(let path):
                        guard let node = Node(id: path) else { return nil }
                        self = .collapse(node)
                    case .deselect, .footer, .open, .close: return nil
                    }
                }
            }
        }

        /// A tree whose sections and items have a type of their own: `Feedback.letters`.
        nonisolated struct SectionTree<Node: MenuNode>: Hashable, Sendable {
            /// What the spec says.
            let menu: MenuDocument.SectionTree

            init(_ menu: MenuDocument.SectionTree) {
                self.menu = menu
            }

            /// The name in the spec.
            var id: String { menu.id }
            /// What the whole is called.
            var title: String? { menu.title }
            /// The tree as it is at the start, with the sections open that the spec opens.
            var state: SectionTreeState { SectionTreeState(menu) }

            /// The same with a changed menu, such as one with other heights or with sections that the app has loaded.
            func with(_ change: (inout MenuDocument.SectionTree) -> Void) -> SectionTree {
                var menu = menu
                change(&menu)
                return SectionTree(menu)
            }

            /// What the row of a section or an item shows. One that is not in the tree shows its path.
            func title(of node: Node) -> String { self[node]?.title ?? node.id }

            /// What an item shows while it is expanded; nil where it has nothing to show, and for a section.
            func detail(of node: Node) -> String? {
                if case .item(let item) = self[node] { item.detail } else { nil }
            }

            /// All that the spec says of a section or an item, or the menu of one that the spec does not know; nil where there is
            /// none.
            subscript(node: Node) -> MenuDocument.SectionEntry? {
                let table = Node.nodeTable
                if let place = table.place(of: node.id) { return table.entries[place] }
                var entries = menu.sections.map { MenuDocument.SectionEntry.section($0) }
                var found: MenuDocument.SectionEntry?
                for part in node.id.utf8.split(separator: 0x2F, omittingEmptySubsequences: false) {
                    let id = String(Substring(part))
                    found = entries.first { $0.id == id }
                    if case .section(let section) = found { entries = section.items } else { entries = [] }
                }
                return found
            }

            /// The sections that are open, in the tree's order.
            func expanded(in state: SectionTreeState) -> [Node] { state.expanded.compactMap { Node(id: $0) } }
        }

        """#
    }
}
