extension DropdownState {
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
