/// Finds what was meant by a word that is none.
enum Suggestion {
    /// The nearest of some words: at most 2 edits away and fewer than half of what was written; of
    /// several the first.
    static func nearest(to written: String, among words: [String]) -> String? {
        let scalars = Array(written.unicodeScalars)
        var best: (word: String, distance: Int)?
        for word in words {
            let distance = distance(scalars, Array(word.unicodeScalars))
            guard distance <= 2, distance * 2 < scalars.count, distance < best?.distance ?? Int.max else {
                continue
            }
            best = (word, distance)
        }
        return best?.word
    }

    /// How many insertions, removals, replacements and swaps of neighbours lead from one to the other,
    /// none of which touches what another has changed (optimal string alignment).
    private static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
        // More than 2 is never asked for; a long argument need not be compared.
        guard abs(from.count - to.count) <= 2 else { return Int.max / 2 }
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for i in 0..<from.count {
            var row = [i + 1]
            for j in 0..<to.count {
                var cost = min(last[j] + (from[i] == to[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[to.count]
    }
}
