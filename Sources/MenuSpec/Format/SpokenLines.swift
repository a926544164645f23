/// The lines that a comment to menuc is about. What begins on them must not come to share its line with something else,
/// nor to stand on another: the comment would be about more, or about less.
struct SpokenLines {
    private struct Line {
        let range: Range<Int>
        /// Whether the comment stands alone above it.
        let isFromAbove: Bool
    }

    /// In the order of the text.
    private var lines: [Line] = []

    init(_ suppressions: Suppressions?) {
        guard let suppressions else { return }
        for (comment, scope) in zip(suppressions.comments, suppressions.scopes) where scope != 0..<Int.max {
            lines.append(Line(range: scope, isFromAbove: comment.place.isAlone))
        }
    }

    /// Whether any comment is about a line that a range has part in.
    func touch(_ range: Range<Int>) -> Bool {
        guard let line = firstLine(endingBehind: range.lowerBound) else { return false }
        return lines[line].range.lowerBound <= range.upperBound
    }

    /// Whether a comment above is about the line that an offset stands on.
    func isFromAbove(at offset: Int) -> Bool {
        guard let first = firstLine(endingBehind: offset) else { return false }
        return lines[first...].prefix { $0.range.contains(offset) }.contains(where: \.isFromAbove)
    }

    private func firstLine(endingBehind offset: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = low + (high - low) / 2
            if lines[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < lines.count ? low : nil
    }
}
