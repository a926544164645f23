/// A comment that speaks to menuc, taken apart:
///
///     # menuc:ignore tap-target, missing-label -- the list is for the pointer
struct SuppressionComment {
    enum Directive: String, CaseIterable {
        /// Of the line, or of the next where the comment stands alone.
        case ignore
        /// Of the whole file.
        case ignoreFile = "ignore-file"
    }

    let place: CommentPlace
    /// What stands behind `menuc:`, known or not.
    let word: Range<Int>
    /// The names of rules, known or not.
    private(set) var rules: [Range<Int>] = []
    /// Nil where there is none.
    private(set) var reason: Range<Int>?
    /// The reason as it is written.
    private(set) var reasonText: String?
    /// Where a reason seems to begin that has no `--` in front.
    private(set) var unmarkedReason: Int?

    /// - Parameter mark: Where the `menuc:` of the comment stands. Nil where nothing is behind it.
    init?(_ place: CommentPlace, mark: Int, in tree: YAMLTree) {
        self.place = place
        let source = tree.source
        var index = mark + MarkSearch.mark.utf8CodeUnitCount
        let start = index
        while index < place.range.upperBound, Self.isWord(source[index]) { index += 1 }
        guard index > start, source[start] | 0x20 >= UInt8(ascii: "a") else { return nil }
        word = start..<index
        let rest = index..<place.range.upperBound
        let dashes = rest.dropLast().first {
            source[$0] == UInt8(ascii: "-") && source[$0 + 1] == UInt8(ascii: "-")
        }
        if let dashes {
            let reason = Self.trimmed(dashes + 2..<rest.upperBound, source)
            self.reason = reason.isEmpty ? nil : reason
            if !reason.isEmpty { reasonText = String(decoding: source[reason], as: UTF8.self) }
        }
        for part in source[rest.lowerBound..<(dashes ?? rest.upperBound)].split(separator: UInt8(ascii: ","))
        {
            let name = Self.trimmed(part.startIndex..<part.endIndex, source)
            guard !name.isEmpty, unmarkedReason == nil else { continue }
            let end = name.first { CommentPlace.isSpace(source[$0]) } ?? name.upperBound
            rules.append(name.lowerBound..<end)
            if end < name.upperBound {
                unmarkedReason = Self.trimmed(end..<name.upperBound, source).lowerBound
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
            || (0x61...0x7A).contains(byte | 0x20)
    }

    private static func trimmed(_ range: Range<Int>, _ source: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, CommentPlace.isSpace(source[start]) { start += 1 }
        while start < end, CommentPlace.isSpace(source[end - 1]) { end -= 1 }
        return start..<end
    }
}
