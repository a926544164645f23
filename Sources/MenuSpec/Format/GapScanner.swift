/// Goes through a source from leaf to leaf: over the space, the comments and the marks between nodes.
///
/// The reader has taken the text already, so nothing is judged here: what stands in a gap is what YAML allows there.
struct GapScanner {
    /// A comment that has not been written yet.
    struct Comment {
        /// Its bytes from the `#` on, without white space at its end.
        let range: Range<Int>
        /// Columns before it, from 0.
        let column: Int
        /// Whether nothing else stands on its line.
        let isOwnLine: Bool
        let isAfterBlankLine: Bool
        /// Whether it goes on with the comment at the end of the line above: on the next line, in the same column.
        let continues: Bool
    }

    /// With line feeds alone as ends of lines, and no byte order mark.
    let source: UnsafeBufferPointer<UInt8>
    /// Where what has not been read begins.
    private(set) var cursor = 0
    /// Whether a blank line stands in front of what comes next.
    private(set) var isAfterBlankLine = false
    private var comments: [Comment] = []
    private var taken = 0
    /// Where the last gap ended, so that it is not looked at again.
    private var gapEnd = -1

    init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

    // MARK: Comments

    /// Comments that were read and not written, in the order of the text.
    var pendingCount: Int { comments.count - taken }

    var firstPending: Comment? { taken < comments.count ? comments[taken] : nil }

    mutating func takePending() -> Comment? {
        guard let comment = firstPending else { return nil }
        taken += 1
        if taken == comments.count {
            comments.removeAll(keepingCapacity: true)
            taken = 0
        }
        return comment
    }

    /// How many of the pending comments are about the whole file: those above the last blank line, all of them where
    /// there is none, and those that say so.
    var pendingHeaderCount: Int {
        if isAfterBlankLine { return pendingCount }
        let last = comments[taken...].dropFirst().lastIndex(where: \.isAfterBlankLine)
        let speaking = comments[taken...].lastIndex { isAboutFile($0.range) }
        return max(last ?? comments.count, speaking.map { $0 + 1 } ?? 0) - taken
    }

    /// Whether a comment suppresses something in the whole file.
    private func isAboutFile(_ range: Range<Int>) -> Bool {
        let comment = UnsafeBufferPointer(rebasing: source[range])
        return MarkSearch.offsets(in: comment).contains {
            comment[$0...].starts(with: "menuc:ignore-file".utf8)
        }
    }

    // MARK: Moving

    /// Goes on behind a leaf, or behind something that was looked at by other means.
    mutating func move(to offset: Int) { cursor = offset }

    /// Passes over white space and comments.
    mutating func skipGap() {
        guard cursor != gapEnd else { return }
        var breaks = isAtLineStart ? 1 : 0
        var previous: Comment?
        while cursor < source.count {
            switch source[cursor] {
            case 0x20, 0x09: cursor += 1
            case 0x0A:
                cursor += 1
                breaks += 1
            case UInt8(ascii: "#"):
                let comment = comment(breaks: breaks, previous)
                comments.append(comment)
                previous = comment
                cursor = lineEnd
                breaks = 0
            default:
                finishGap(breaks)
                return
            }
        }
        finishGap(breaks)
    }

    private mutating func finishGap(_ breaks: Int) {
        isAfterBlankLine = breaks > 1
        gapEnd = cursor
    }

    private func comment(breaks: Int, _ previous: Comment?) -> Comment {
        let column = column
        var continues = false
        if breaks == 1, let previous {
            continues = (!previous.isOwnLine || previous.continues) && previous.column == column
        }
        return Comment(
            range: cursor..<trimmed(cursor..<lineEnd), column: column, isOwnLine: breaks > 0,
            isAfterBlankLine: breaks > 1, continues: continues)
    }

    /// Takes a mark of one byte; false where something else stands.
    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard isAt(mark) else { return false }
        cursor += 1
        return true
    }

    /// Takes an anchor or a tag; nil where none stands.
    mutating func takeProperty(isInFlow: Bool) -> Range<Int>? {
        guard isAt("&") || isAt("!") else { return nil }
        let start = cursor
        if isAt("&") {
            cursor += 1
            while cursor < source.count, Self.isAnchorByte(source[cursor]) { cursor += 1 }
        } else {
            let isVerbatim = start + 1 < source.count && source[start + 1] == UInt8(ascii: "<")
            while cursor < source.count, source[cursor] > 0x20,
                !isInFlow || isVerbatim || !Self.isFlowMark(source[cursor])
            {
                cursor += 1
            }
        }
        return start..<cursor
    }

    private static func isFlowMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            true
        default: false
        }
    }

    private static func isAnchorByte(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-")
    }

    // MARK: Looking

    var isAtEnd: Bool { cursor == source.count }

    func isAt(_ mark: Unicode.Scalar) -> Bool {
        cursor < source.count && source[cursor] == UInt8(ascii: mark)
    }

    /// Whether a mark stands here that white space or the end follows.
    func isAtLoneMark(_ mark: Unicode.Scalar) -> Bool {
        isAt(mark) && (cursor + 1 == source.count || source[cursor + 1] <= 0x20)
    }

    /// Whether `---` or `...` begins the line here.
    func isAtMarker(_ mark: Unicode.Scalar) -> Bool {
        let byte = UInt8(ascii: mark)
        guard isAtLineStart, cursor + 3 <= source.count,
            source[cursor..<cursor + 3].allSatisfy({ $0 == byte })
        else { return false }
        return cursor + 3 == source.count || source[cursor + 3] <= 0x20
    }

    var isAtLineStart: Bool { cursor == 0 || source[cursor - 1] == 0x0A }

    /// Columns before the cursor, in characters.
    var column: Int {
        var count = 0
        var index = cursor
        while index > 0, source[index - 1] != 0x0A {
            index -= 1
            if source[index] & 0xC0 != 0x80 { count += 1 }
        }
        return count
    }

    /// The end of the cursor's line, without its line feed.
    var lineEnd: Int {
        var end = cursor
        while end < source.count, source[end] != 0x0A { end += 1 }
        return end
    }

    /// The end of a range without the white space there.
    func trimmed(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
        return end
    }
}
