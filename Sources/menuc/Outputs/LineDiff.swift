/// What to take away from one list and to put in, to get another: the fewest elements, or nearly.
///
/// Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in the variant of linear space: the
/// middle of a shortest way is looked for from both ends, then each half is compared. Where that takes long, the furthest
/// point reached stands for the middle, and where all of it takes long, what is left counts as replaced.
struct LineDiff {
    /// A piece of the old list and what stands in the new one for it; one of them may be empty.
    struct Change: Equatable {
        let old: Range<Int>
        let new: Range<Int>
    }

    private let old: [Int32]
    private let new: [Int32]
    private var isRemoved: [Bool]
    private var isAdded: [Bool]
    /// How many more comparisons there may be.
    private var budget: Int
    /// How far one gets on each diagonal: those from the start, then those from the end.
    private var reached: [Int]

    /// The changes in their order, with equal elements between them.
    ///
    /// - Parameter budget: Comparisons, besides some for each element.
    static func changes(from old: [Int32], to new: [Int32], budget: Int = 100_000_000) -> [Change] {
        var diff = LineDiff(old, new, budget)
        diff.compare(old.indices, new.indices)
        return diff.changes
    }

    private init(_ old: [Int32], _ new: [Int32], _ budget: Int) {
        self.old = old
        self.new = new
        self.budget = budget
        isRemoved = Array(repeating: false, count: old.count)
        isAdded = Array(repeating: false, count: new.count)
        reached = Array(repeating: -1, count: 2 * Self.width)
    }

    /// After how many steps from each end the middle is no longer looked for.
    private static let longestWay = 512
    /// How many diagonals there are with that, and one more on each side.
    private static let width = 2 * longestWay + 3

    /// Where a diagonal's place among `reached` is.
    private static func place(_ diagonal: Int, fromEnd: Bool) -> Int {
        longestWay + 1 + diagonal + (fromEnd ? width : 0)
    }

    private var changes: [Change] {
        var changes: [Change] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            let start = (before, after)
            while before < old.count, isRemoved[before] { before += 1 }
            while after < new.count, isAdded[after] { after += 1 }
            if start == (before, after) {
                (before, after) = (before + 1, after + 1)
            } else {
                changes.append(Change(old: start.0..<before, new: start.1..<after))
            }
        }
        return changes
    }

    /// A list of what is left to do and not a recursion, since what takes long is cut into thin pieces.
    private mutating func compare(_ old: Range<Int>, _ new: Range<Int>) {
        var pending = [(old, new)]
        while var (old, new) = pending.popLast() {
            while let before = old.first, let after = new.first, self.old[before] == self.new[after] {
                (old, new) = (old.dropFirst(), new.dropFirst())
            }
            while let before = old.last, let after = new.last, self.old[before] == self.new[after] {
                (old, new) = (old.dropLast(), new.dropLast())
            }
            if !old.isEmpty, !new.isEmpty, let middle = middle(old, new) {
                let (before, after) = (old.lowerBound + middle.old, new.lowerBound + middle.new)
                pending.append((before..<old.upperBound, after..<new.upperBound))
                pending.append((old.lowerBound..<before, new.lowerBound..<after))
            } else {
                for index in old { isRemoved[index] = true }
                for index in new { isAdded[index] = true }
            }
        }
    }

    /// A point that a shortest way passes, counted from the beginnings; nil if it takes too long to find one.
    private mutating func middle(_ old: Range<Int>, _ new: Range<Int>) -> (old: Int, new: Int)? {
        let difference = old.count - new.count
        for steps in 0...Self.longestWay {
            for fromEnd in [false, true] {
                reached[Self.place(-steps - 1, fromEnd: fromEnd)] = -1
                reached[Self.place(steps + 1, fromEnd: fromEnd)] = -1
            }
            for fromEnd in [false, true] {
                // The ways from the end have made as many steps as these, or one less.
                let meets = (difference & 1 == 0) == fromEnd
                let othersSteps = fromEnd ? steps : steps - 1
                for diagonal in stride(from: -steps, through: steps, by: 2) {
                    let before = advance(diagonal, steps, old, new, fromEnd: fromEnd)
                    let other = difference - diagonal
                    guard meets, abs(other) <= othersSteps, before >= 0 else { continue }
                    let met = reached[Self.place(other, fromEnd: !fromEnd)]
                    guard met >= 0, before + met >= old.count else { continue }
                    let after = before - diagonal
                    return fromEnd
                        ? point(old.count - before, new.count - after, old, new)
                        : point(before, after, old, new)
                }
            }
            if budget < 0 { return nil }
        }
        return furthest(old, new)
    }

    /// The furthest point that the ways from the start have reached.
    private func furthest(_ old: Range<Int>, _ new: Range<Int>) -> (old: Int, new: Int)? {
        var best: (old: Int, new: Int)?
        for diagonal in stride(from: -Self.longestWay, through: Self.longestWay, by: 2) {
            let before = reached[Self.place(diagonal, fromEnd: false)]
            let point = (old: before, new: before - diagonal)
            if before >= 0, point.old + point.new > (best?.old ?? 0) + (best?.new ?? 0) { best = point }
        }
        return best.flatMap { point($0.old, $0.new, old, new) }
    }

    /// Goes on along one diagonal: a step from the better of its neighbours, then all that is equal.
    ///
    /// - Returns: How many elements of the old list are behind; -1 if the diagonal cannot be reached.
    private mutating func advance(
        _ diagonal: Int, _ steps: Int, _ old: Range<Int>, _ new: Range<Int>, fromEnd: Bool
    ) -> Int {
        let place = Self.place(diagonal, fromEnd: fromEnd)
        var before = steps == 0 ? 0 : -1
        let (above, below) = (reached[place + 1], reached[place - 1])
        if above >= 0, above - diagonal <= new.count { before = above }
        if below >= 0, below < old.count { before = max(before, below + 1) }
        budget -= 1
        if before >= 0 {
            let start = before
            while before < old.count, before - diagonal < new.count {
                let after = before - diagonal
                let isEqual =
                    fromEnd
                    ? self.old[old.upperBound - 1 - before] == self.new[new.upperBound - 1 - after]
                    : self.old[old.lowerBound + before] == self.new[new.lowerBound + after]
                guard isEqual else { break }
                before += 1
            }
            budget -= before - start
        }
        reached[place] = before
        return before
    }

    /// A point that makes both halves smaller than the whole; nil if it does not.
    private func point(_ before: Int, _ after: Int, _ old: Range<Int>, _ new: Range<Int>) -> (
        old: Int, new: Int
    )? {
        (before, after) == (0, 0) || (before, after) == (old.count, new.count) ? nil : (before, after)
    }
}
