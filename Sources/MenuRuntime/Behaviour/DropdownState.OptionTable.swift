extension DropdownState {
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
