extension SectionTreeState {
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
