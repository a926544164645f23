import Testing

@testable import MenuSpec

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "ab", 2), ("rowHieght", "rowHeight", 1), ("titel", "title", 1),
        ("kitten", "sitten", 1), ("kitten", "sittin", 2), ("abcd", "badc", 2), ("ab", "ba", 1),
        ("über", "uber", 1),
        ("абв", "абв", 0), ("abc", "abcde", 2), ("abcde", "abc", 2), ("xabc", "abcx", 2),
    ])
    func distance(_ first: String, _ second: String, _ expected: Int) {
        #expect(distance(first, second, limit: 2) == expected)
        #expect(distance(second, first, limit: 2) == expected)
        #expect(distance(first, second, limit: expected - 1) == nil)
    }

    /// Optimal string alignment touches no place twice: `ca` → `abc` is three edits.
    @Test func touchesNoPlaceTwice() {
        #expect(distance("ca", "abc", limit: 2) == nil)
        #expect(distance("ca", "abc", limit: 3) == 3)
        #expect(distance("kitten", "sitting", limit: 3) == 3)
        #expect(distance("abc", "xyz", limit: 9) == 3)
    }

    /// All short words over two letters, against the definition.
    @Test func agreesWithTheFullTable() {
        var words = [""]
        var longest = words
        for _ in 0..<5 {
            longest = longest.flatMap { word in ["a", "b"].map { word + $0 } }
            words += longest
        }
        words += ["abcabc", "bacbac", "cbacba", "aabbcc", "abccba"]
        for first in words {
            for second in words {
                let full = fullDistance(Array(first.unicodeScalars), Array(second.unicodeScalars))
                #expect(distance(first, second, limit: 2) == (full <= 2 ? full : nil), "\(first) \(second)")
            }
        }
    }

    @Test(arguments: [
        ("rowHieght", "rowHeight"), ("titel", "title"), ("tittle", "title"), ("option", "options"),
        ("pushh", "push"),
        ("xyz", nil), ("id", nil), ("", nil), ("pus", "push"), ("ush", "push"), ("pxx", nil), ("pu", nil),
        ("poxh", nil), ("titxx", "title"),
    ])
    func nearest(_ written: String, _ expected: String?) {
        let candidates = ["title", "options", "rowHeight", "rowWeight", "push", "up"]
        #expect(EditDistance.nearest(to: written, among: candidates) == expected)
    }

    @Test func firstOfEquallyNearOnes() {
        #expect(EditDistance.nearest(to: "case", among: ["cast", "care", "cases"]) == "cast")
        #expect(EditDistance.nearest(to: "cases", among: ["caxex", "caxes", "cases"]) == "cases")
    }

    @Test(.timeLimit(.minutes(1))) func longInputIsCheap() {
        let long = String(repeating: "ab", count: 500_000)
        #expect(EditDistance.nearest(to: long, among: ["title", long + "c"]) == long + "c")
    }

    private func distance(_ first: String, _ second: String, limit: Int) -> Int? {
        let one = Array(first.unicodeScalars)
        let other = Array(second.unicodeScalars)
        return one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { EditDistance.distance(one, $0, limit: limit) }
        }
    }

    private func fullDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var table = (0...first.count).map { row in (0...second.count).map { row == 0 ? $0 : row } }
        for row in first.indices.map({ $0 + 1 }) {
            for column in second.indices.map({ $0 + 1 }) {
                let cost = first[row - 1] == second[column - 1] ? 0 : 1
                var best = min(table[row - 1][column] + 1, table[row][column - 1] + 1)
                best = min(best, table[row - 1][column - 1] + cost)
                if row > 1, column > 1, first[row - 1] == second[column - 2],
                    first[row - 2] == second[column - 1]
                {
                    best = min(best, table[row - 2][column - 2] + 1)
                }
                table[row][column] = best
            }
        }
        return table[first.count][second.count]
    }
}
