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
        /// Whether a blank line stands behind it, and nothing else before that.
        fileprivate(set) var isBeforeBlankLine = false
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

    /// The comments that were read and not written, in the order of the text.
    var pending: ArraySlice<Comment> { comments[taken...] }

    mutating func takePending() -> Comment? {
        guard let comment = firstPending else { return nil }
        taken += 1
        if taken == comments.count {
            comments.removeAll(keepingCapacity: true)
            taken = 0
        }
        return comment
    }

    /// How many of the pending comments are about the whole file: those above the last blank line, or all of them where
    /// there is none; those that say so to menuc; and none that tells menuc about the line below.
    var pendingHeaderCount: Int {
        if isAfterBlankLine { return pendingCount }
        let pending = comments[taken...]
        let paragraph = pending.dropFirst().lastIndex(where: \.isAfterBlankLine) ?? taken
        let ofLine = pending[paragraph...].firstIndex { word(ofComment: $0.range) == .ignore }
        let ofFile = pending.lastIndex { word(ofComment: $0.range) == .ignoreFile }
        let end = ofLine ?? (paragraph > taken ? paragraph : pending.endIndex)
        return max(end, ofFile.map { $0 + 1 } ?? 0) - taken
    }

    /// What a comment says to menuc, if it speaks to it.
    private func word(ofComment range: Range<Int>) -> SuppressionComment.Directive? {
        let comment = UnsafeBufferPointer(rebasing: source[range])
        guard let mark = MarkSearch.offsets(in: comment).first,
            comment[..<mark].dropFirst().allSatisfy(CommentPlace.isSpace)
        else { return nil }
        let word = comment[(mark + MarkSearch.mark.utf8CodeUnitCount)...].prefix { $0 > 0x20 }
        return SuppressionComment.Directive(rawValue: String(decoding: word, as: UTF8.self))
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
                finishGap(breaks, endsInComment: previous != nil)
                return
            }
        }
        finishGap(breaks, endsInComment: previous != nil)
    }

    private mutating func finishGap(_ breaks: Int, endsInComment: Bool) {
        isAfterBlankLine = breaks > 1
        if endsInComment, breaks > 1 { comments[comments.count - 1].isBeforeBlankLine = true }
        gapEnd = cursor
    }

    private func comment(breaks: Int, _ previous: Comment?) -> Comment {
        let column = column
        let range = cursor..<trimmed(cursor..<lineEnd)
        var continues = false
        if breaks == 1, let previous, previous.column == column {
            // One that speaks to menuc is about what stands below.
            continues = (!previous.isOwnLine || previous.continues) && word(ofComment: range) == nil
        }
        return Comment(
            range: range, column: column, isOwnLine: breaks > 0, isAfterBlankLine: breaks > 1,
            continues: continues)
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
            while cursor < source.count, YAMLReader.isNameByte(source[cursor]) { cursor += 1 }
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
