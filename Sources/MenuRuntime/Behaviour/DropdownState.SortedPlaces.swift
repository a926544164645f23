extension DropdownState {
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
