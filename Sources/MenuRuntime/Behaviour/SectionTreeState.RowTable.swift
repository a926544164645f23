extension SectionTreeState {
    /// Counts of the rows that show, kept so that a row is found by its place, and a change is noted, in steps of the
    /// tree's depth, however many rows there are.
    ///
    /// The children of each node stand together, and over each such family runs a binary indexed tree of what each child
    /// shows with all that is inside of it.
    struct RowTable: Hashable, Sendable {
        /// How many rows show of each kind; an open detail is part of its item's row.
        struct Count: Hashable, Sendable {
            var headers = 0
            var items = 0
            var details = 0

            var rows: Int { headers + items }

            static func += (left: inout Count, right: Count) {
                left.headers += right.headers
                left.items += right.items
                left.details += right.details
            }

            static func -= (left: inout Count, right: Count) {
                left.headers -= right.headers
                left.items -= right.items
                left.details -= right.details
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
        /// What each node shows of itself and its inside.
        private var extents: [Count] = []
        /// What is inside of each node, whether it is open or not.
        private var insides: [Count] = []
        /// What shows of the whole tree.
        private(set) var all = Count()

        init(_ nodes: [Node]) {
            slots = Array(repeating: 0, count: nodes.count)
            families = Array(repeating: 0..<0, count: nodes.count)
            extents = Array(repeating: Count(), count: nodes.count)
            insides = extents
            members.reserveCapacity(nodes.count)
            top = addFamily(from: 0, to: nodes.count, nodes)
            for index in nodes.indices where nodes[index].isSection {
                families[index] = addFamily(from: index + 1, to: nodes[index].end, nodes)
            }
            // What is inside stands behind.
            for index in nodes.indices.reversed() {
                extents[index] = extent(of: index, nodes)
                if let parent = nodes[index].parent {
                    insides[parent] += extents[index]
                } else {
                    all += extents[index]
                }
            }
            sums = members.map { extents[$0] }
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

        private func extent(of index: Int, _ nodes: [Node]) -> Count {
            let node = nodes[index]
            guard node.isSection else { return Count(items: 1, details: node.isExpanded ? 1 : 0) }
            var extent = Count(headers: 1)
            if node.isExpanded { extent += insides[index] }
            return extent
        }

        /// Notes that a node has opened or closed.
        mutating func refresh(_ index: Int, _ nodes: [Node]) {
            var index = index
            while true {
                let before = extents[index]
                let after = extent(of: index, nodes)
                guard before != after else { return }
                extents[index] = after
                let parent = nodes[index].parent
                let family = parent.map { families[$0] } ?? top
                var position = slots[index] - family.lowerBound + 1
                while position <= family.count {
                    sums[family.lowerBound + position - 1] += after
                    sums[family.lowerBound + position - 1] -= before
                    position += position & -position
                }
                guard let parent else {
                    all += after
                    all -= before
                    return
                }
                insides[parent] += after
                insides[parent] -= before
                index = parent
            }
        }

        // MARK: Finding

        var topCount: Int { top.count }

        /// A node at the top.
        func top(_ section: Int) -> Int { members[top.lowerBound + section] }

        /// How many rows show inside of a section; none where it is closed.
        func rowsInside(_ index: Int, _ nodes: [Node]) -> Int {
            nodes[index].isExpanded ? insides[index].rows : 0
        }

        /// The node of a row inside of a section, from 0.
        func node(at row: Int, inside section: Int) -> Int {
            var (remaining, family) = (row, families[section])
            while true {
                var position = 0
                var step = 1
                while step * 2 <= family.count { step *= 2 }
                while step > 0 {
                    if position + step <= family.count {
                        let rows = sums[family.lowerBound + position + step - 1].rows
                        if rows <= remaining {
                            position += step
                            remaining -= rows
                        }
                    }
                    step /= 2
                }
                let node = members[family.lowerBound + position]
                if remaining == 0 { return node }
                remaining -= 1
                family = families[node]
            }
        }

        /// The section at the top that a node is in, and how many rows from its header it shows; 0 for the header.
        func place(of index: Int, _ nodes: [Node]) -> (section: Int, rows: Int) {
            var (index, rows) = (index, 0)
            while let parent = nodes[index].parent {
                let family = families[parent]
                var position = slots[index] - family.lowerBound
                while position > 0 {
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
