/// How far two words are apart, for suggestions.
package enum EditDistance {
    /// The number of insertions, removals, replacements and swaps of neighbours that lead from one word to the
    /// other, none of them touching a place twice (optimal string alignment); nil if it is over the limit.
    ///
    /// The work grows with the words' length times the limit.
    static func distance<Element: Equatable>(
        _ first: UnsafeBufferPointer<Element>, _ second: UnsafeBufferPointer<Element>, limit: Int
    ) -> Int? {
        guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
        // Only cells this close to the diagonal can lead to a distance within the limit. A row of them starts
        // at column `row - limit`; beyond the band all is too far.
        let width = 2 * limit + 1
        let tooFar = limit + 1
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (width + 2)) { cells -> Int? in
            cells.initialize(repeating: tooFar)
            func cell(_ row: Int, _ place: Int) -> Int { (row % 3) * (width + 2) + place + 1 }
            for place in limit..<width {
                cells[cell(0, place)] = place - limit
            }
            var row = 1
            while row <= first.count {
                var least = tooFar
                for place in 0..<width {
                    let column = row - limit + place
                    var best = tooFar
                    if column == 0 {
                        best = min(row, tooFar)
                    } else if column > 0, column <= second.count {
                        let isSame = first[row - 1] == second[column - 1]
                        best = cells[cell(row - 1, place)] + (isSame ? 0 : 1)
                        best = min(best, cells[cell(row - 1, place + 1)] + 1, tooFar)
                        if place > 0 { best = min(best, cells[cell(row, place - 1)] + 1) }
                        if row > 1, column > 1, first[row - 1] == second[column - 2],
                            first[row - 2] == second[column - 1]
                        {
                            best = min(best, cells[cell(row - 2, place)] + 1)
                        }
                    }
                    cells[cell(row, place)] = best
                    least = min(least, best)
                }
                // A swap reaches over one row, at the cost of one.
                if least >= tooFar { return nil }
                row += 1
            }
            let result = cells[cell(first.count, second.count - first.count + limit)]
            return result <= limit ? result : nil
        }
    }

    /// The most edits at which a word may still be what was meant: two, and under half of what was written.
    static func limit(forLength length: Int) -> Int {
        max(0, min(2, (length - 1) / 2))
    }

    /// The candidate nearest to what was written; of equally near ones the first. Lengths count characters.
    package static func nearest(to written: String, among candidates: some Sequence<String>) -> String? {
        var written = written
        return written.withUTF8 { bytes in
            var limit = limit(
                forLength: bytes.isASCII ? bytes.count : ScalarReader(bytes).reduce(0) { n, _ in n + 1 })
            var nearest: String?
            for candidate in candidates where limit >= 0 {
                var other = candidate
                guard let found = other.withUTF8({ distance(utf8: bytes, $0, limit: limit) }) else {
                    continue
                }
                nearest = candidate
                limit = found - 1
            }
            return nearest
        }
    }

    /// Whether one letter more, less, other or swapped with its neighbour makes one word the other.
    static func isOneEdit(_ first: String, _ second: String) -> Bool {
        var (first, second) = (first, second)
        return first.withUTF8 { first in
            second.withUTF8 { distance(utf8: first, $0, limit: 1) != nil }
        }
    }

    /// As ``distance(_:_:limit:)``, in characters of two texts in UTF-8.
    private static func distance(
        utf8 first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, limit: Int
    ) -> Int? {
        // Most words are ASCII, where bytes are characters and their count is known.
        if first.isASCII, second.isASCII { return distance(first, second, limit: limit) }
        // A character has at most four bytes: what is much longer needs no look.
        guard second.count <= (first.count + limit) * 4 else { return nil }
        return Array(ScalarReader(first)).withUnsafeBufferPointer { first in
            Array(ScalarReader(second)).withUnsafeBufferPointer { distance(first, $0, limit: limit) }
        }
    }
}
