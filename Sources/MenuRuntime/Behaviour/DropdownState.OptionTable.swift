extension DropdownState {
    /// A list of options that finds each by its id at once, however many there are.
    struct OptionTable: Hashable, Sendable {
        private(set) var entries: [MenuDocument.Entry]
        private var places: [String: Place] = [:]

        /// Where an option stands; places compare in the order of the list.
        struct Place: Hashable, Sendable, Comparable {
            let entry: Int
            /// The place in the group that stands there; nil for an option of no group.
            let inner: Int?

            static func < (left: Place, right: Place) -> Bool {
                (left.entry, left.inner ?? 0) < (right.entry, right.inner ?? 0)
            }
        }

        /// - Parameter entries: Of options with one id the first counts.
        init(_ entries: [MenuDocument.Entry]) {
            self.entries = entries
            for (index, entry) in entries.enumerated() {
                switch entry {
                case .separator: break
                case .option(let option): add(option, Place(entry: index, inner: nil))
                case .group(let group):
                    for (inner, entry) in group.options.enumerated() {
                        if case .option(let option) = entry { add(option, Place(entry: index, inner: inner)) }
                    }
                }
            }
        }

        private mutating func add(_ option: MenuDocument.Option, _ place: Place) {
            if places[option.id] == nil { places[option.id] = place }
        }

        /// The ids of all options in the order of the list.
        var ids: [String] { places.sorted { $0.value < $1.value }.map { $0.key } }

        func place(of id: String) -> Place? { places[id] }

        /// The option at a place; nil where none stands there.
        subscript(place: Place) -> MenuDocument.Option? {
            var entry = entries[place.entry]
            if let inner = place.inner, case .group(let group) = entry { entry = group.options[inner] }
            if case .option(let option) = entry { return option }
            return nil
        }

        /// Changes the option at a place.
        mutating func update(_ place: Place, _ change: (inout MenuDocument.Option) -> Void) {
            switch entries[place.entry] {
            case .separator: break
            case .option(var option):
                change(&option)
                entries[place.entry] = .option(option)
            case .group(var group):
                guard let inner = place.inner, case .option(var option) = group.options[inner] else { return }
                // Without a second owner the group's list is changed where it is, not copied.
                entries[place.entry] = .separator
                change(&option)
                group.options[inner] = .option(option)
                entries[place.entry] = .group(group)
            }
        }
    }
}
