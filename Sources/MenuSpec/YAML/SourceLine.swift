/// A line of a file that does not parse: where it begins, and what it seems to be. Made for messages alone.
struct SourceLine {
    let source: UnsafeBufferPointer<UInt8>
    /// The line's bytes without its end, and without a byte order mark in front.
    let range: Range<Int>
    /// The first byte that is no space; the line's end if there is none.
    let content: Int
    /// The `-` of each list whose entry begins on this line.
    private(set) var dashes: [Int] = []
    /// What stands behind those.
    private(set) var body: Int

    /// The line that holds a byte.
    init(_ source: UnsafeBufferPointer<UInt8>, holding offset: Int) {
        self.source = source
        var start = min(offset, source.count)
        while start > 0, !Self.isBreak(source[start - 1]) { start -= 1 }
        var end = max(start, min(offset, source.count))
        while end < source.count, !Self.isBreak(source[end]) { end += 1 }
        if start == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
        range = start..<end
        var index = start
        while index < end, source[index] == 0x20 { index += 1 }
        content = index
        body = index
        while body + 1 < end, source[body] == UInt8(ascii: "-"), source[body + 1] == 0x20 {
            dashes.append(body)
            while body < end, source[body] == 0x20 || body == dashes.last { body += 1 }
        }
        if body + 1 == end, source[body] == UInt8(ascii: "-") {
            dashes.append(body)
            body = end
        }
    }

    static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    var isBlank: Bool { content == range.upperBound }

    /// Whether there is something to YAML on the line.
    var hasContent: Bool { !isBlank && source[content] != UInt8(ascii: "#") }

    /// The line above; nil for the first.
    var previous: SourceLine? {
        var end = range.lowerBound
        guard end > 0, Self.isBreak(source[end - 1]) else { return nil }
        end -= 1
        if end > 0, source[end] == 0x0A, source[end - 1] == 0x0D { end -= 1 }
        return SourceLine(source, holding: end)
    }

    /// The nearest line above with something on it.
    var previousWithContent: SourceLine? {
        var line = previous
        while let above = line, !above.hasContent { line = above.previous }
        return line
    }

    /// The column of a byte that only spaces and `-` stand in front of, from 1.
    func column(of offset: Int) -> Int { offset - range.lowerBound + 1 }

    /// Counted from 1.
    var number: Int {
        var count = 1
        var index = 0
        while index < range.lowerBound {
            let isPair = source[index] == 0x0D && index + 1 < source.count && source[index + 1] == 0x0A
            if Self.isBreak(source[index]), !isPair { count += 1 }
            index += 1
        }
        return count
    }

    /// The colon behind the line's key; nil where it begins with none.
    var colon: Int? {
        guard body < range.upperBound else { return nil }
        var index = body
        if source[body] == UInt8(ascii: "\"") || source[body] == UInt8(ascii: "'") {
            index += 1
            while index < range.upperBound, source[index] != source[body] { index += 1 }
        }
        while index < range.upperBound {
            let isLast = index + 1 == range.upperBound
            if source[index] == UInt8(ascii: ":"), isLast || source[index + 1] <= 0x20 { return index }
            if source[index] == UInt8(ascii: "#"), source[index - 1] <= 0x20 { return nil }
            index += 1
        }
        return nil
    }

    /// The line's key as it is written, cut where it is long.
    var key: String? { colon.map { text(body..<$0) } }

    /// Whether nothing but a comment stands behind the key's colon.
    var isOnlyKey: Bool {
        guard let colon else { return false }
        var index = colon + 1
        while index < range.upperBound, source[index] <= 0x20 { index += 1 }
        return index == range.upperBound || source[index] == UInt8(ascii: "#")
    }

    /// A part of the line for a message.
    func text(_ part: Range<Int>) -> String {
        let text = String(decoding: source[part], as: UTF8.self)
        return text.unicodeScalars.count <= 40 ? text : String(text.unicodeScalars.prefix(37)) + "…"
    }

    /// The end of what is written on the line, less a comment and the spaces before it.
    func end(from start: Int) -> Int {
        var end = start
        while end < range.upperBound {
            if source[end] == UInt8(ascii: "#"), end > start, source[end - 1] <= 0x20 { break }
            end += 1
        }
        while end > start, source[end - 1] <= 0x20 { end -= 1 }
        return end
    }
}

/// Spaces and colons that look like YAML's own and are not.
enum LookalikeMark {
    /// The length and name of the white space other than a space and a tab at an offset, if there is any.
    static func space(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> (length: Int, name: String)? {
        guard let scalar = scalar(source, at: offset) else { return nil }
        switch scalar.value {
        case 0xA0: return (2, "a no-break space (U+00A0)")
        case 0x200B: return (3, "a zero-width space (U+200B)")
        case 0x202F: return (3, "a narrow no-break space (U+202F)")
        case 0x3000: return (3, "an ideographic space (U+3000)")
        case 0x1680, 0x2000...0x200A, 0x205F: return (3, "the space \(codePoint(scalar.value))")
        default: return nil
        }
    }

    /// The length and name of what stands at an offset for a colon, if anything does.
    static func colon(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> (length: Int, name: String)? {
        guard let scalar = scalar(source, at: offset) else { return nil }
        switch scalar.value {
        case 0xFF1A: return (3, "a full-width colon (U+FF1A)")
        case 0xFE55, 0x2236, 0xA789, 0xFE13:
            return (3, "the character \(codePoint(scalar.value)), which only looks like a colon")
        default: return nil
        }
    }

    private static func scalar(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar? {
        guard offset >= 0, offset < source.count, source[offset] >= 0x80 else { return nil }
        let length = SourceScan.scalarLength(source, at: offset)
        guard length > 1 else { return nil }
        return String(decoding: source[offset..<offset + length], as: UTF8.self).unicodeScalars.first
    }
}
