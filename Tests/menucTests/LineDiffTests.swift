import Testing

@testable import menuc

@Suite struct LineDiffTests {
    /// The new list, from the old one and the changes; and how many elements are taken away or put in.
    private func apply(_ changes: [LineDiff.Change], _ old: [Int32], _ new: [Int32]) -> ([Int32], Int) {
        var result: [Int32] = []
        var next = 0
        for change in changes {
            result += old[next..<change.old.lowerBound]
            #expect(change.new.lowerBound == result.count)
            result += new[change.new]
            next = change.old.upperBound
        }
        return (result + old[next...], changes.reduce(0) { $0 + $1.old.count + $1.new.count })
    }

    /// The fewest, by the table of all pairs.
    private func distance(_ old: [Int32], _ new: [Int32]) -> Int {
        var row = Array(0...new.count)
        for (index, element) in old.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in new.enumerated() {
                let above = row[column + 1]
                row[column + 1] = element == other ? diagonal : min(above, row[column]) + 1
                diagonal = above
            }
        }
        return row[new.count]
    }

    @Test func theFewestChanges() {
        var random = Numbers(state: 7)
        for _ in 0..<400 {
            let letters = Int32(random.next(below: 6) + 1)
            let (old, new) = (random.list(30, letters), random.list(30, letters))
            let (result, count) = apply(LineDiff.changes(from: old, to: new), old, new)
            #expect(result == new)
            #expect(count == distance(old, new), "\(old) \(new)")
        }
    }

    @Test(arguments: [
        ([], []), ([1], [1]), ([], [1, 2]), ([1, 2], []), ([1, 2, 3], [1, 3]), ([1, 1, 1], [1]),
        ([1, 2, 3], [4, 5]),
    ])
    func small(_ old: [Int32], _ new: [Int32]) {
        let changes = LineDiff.changes(from: old, to: new)
        #expect(apply(changes, old, new).0 == new)
        #expect(changes.isEmpty == (old == new))
    }

    @Test func whatIsEqualIsInNoChange() {
        let changes = LineDiff.changes(from: [1, 2, 3, 4, 5, 6], to: [1, 3, 4, 7, 5, 6])
        #expect(changes == [.init(old: 1..<2, new: 1..<1), .init(old: 4..<4, new: 3..<4)])
    }

    /// More changes than one search for the middle goes through: found piece by piece.
    @Test func manyChangesFarApart() {
        let old = (0..<30_000).map { Int32($0) }
        let new = old.map { $0 % 10 == 5 ? -1 : $0 }
        let changes = LineDiff.changes(from: old, to: new)
        let (result, count) = apply(changes, old, new)
        #expect(result == new)
        #expect(count == 6000)
        #expect(changes.count == 3000)
    }

    /// What would take long is replaced as a whole, and the ends that are equal are not.
    @Test func whatTakesTooLongIsReplaced() {
        var random = Numbers(state: 3)
        let old = [1] + random.list(2000, 2, exactly: true) + [1]
        let new = [1] + random.list(2000, 2, exactly: true) + [1]
        let changes = LineDiff.changes(from: old, to: new, budget: 1000)
        #expect(apply(changes, old, new).0 == new)
        #expect(changes.count < 20)
        #expect(LineDiff.changes(from: old, to: new).count > 100)
    }

    /// A generator with a state of its own, so that a failure comes again.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }

        mutating func list(_ longest: Int, _ letters: Int32, exactly: Bool = false) -> [Int32] {
            (0..<(exactly ? longest : next(below: longest + 1))).map { _ in Int32(next(below: Int(letters))) }
        }
    }
}
