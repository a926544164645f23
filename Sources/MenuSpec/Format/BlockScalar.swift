/// A text behind `|` or `>` in its source.
struct BlockScalar {
    let source: UnsafeBufferPointer<UInt8>
    let range: Range<Int>
    /// `+` or `-`, where it is there or must be.
    private(set) var chomping: UInt8?
    private(set) var comment: Range<Int>?
    private(set) var contentStart = 0
    /// The end of the last line that belongs to the text; blank lines behind it do only with `+`.
    private(set) var contentEnd = 0
    /// The columns in front of its text.
    private(set) var indentation = 0

    /// - Parameters:
    ///   - range: From its `|` or `>` to the line behind it.
    ///   - parentColumn: Where the collection around it stands.
    init(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, parentColumn: Int) {
        self.source = source
        self.range = range
        var index = range.lowerBound + 1
        var digit: Int?
        while index < range.upperBound, source[index] > 0x20 {
            let byte = source[index]
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { chomping = byte }
            if byte &- 0x30 < 10 { digit = Int(byte - 0x30) }
            index += 1
        }
        var end = index
        while end < range.upperBound, source[end] != 0x0A { end += 1 }
        while index < end, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
        if index < end {
            comment = index..<end
            while let last = comment?.last, source[last] == 0x20 || source[last] == 0x09 {
                comment = index..<last
            }
        }
        contentStart = min(end + 1, range.upperBound)
        indentation = digit.map { parentColumn + $0 } ?? firstIndentation
        contentEnd = findContentEnd()
        let lacksLineFeed = contentEnd == source.count && source.last != 0x0A && contentEnd > contentStart
        // The end of the file took the last line's break; a new one must not give it back.
        if lacksLineFeed { chomping = UInt8(ascii: "-") }
    }

    /// The columns in front of the first line with text.
    private var firstIndentation: Int {
        var index = contentStart
        while index < range.upperBound {
            var start = index
            while start < range.upperBound, source[start] == 0x20 { start += 1 }
            if start < range.upperBound, source[start] != 0x0A { return start - index }
            index = start + 1
        }
        return .max
    }

    private func findContentEnd() -> Int {
        var end = contentStart
        var index = contentStart
        while index < range.upperBound {
            let (text, next) = line(at: index)
            // With '+' a blank line belongs to the text if it is a whole one.
            let keepsBlank = chomping == UInt8(ascii: "+") && source[next - 1] == 0x0A
            if !text.isEmpty || keepsBlank { end = next }
            index = next
        }
        return end
    }

    /// A line's text behind the indentation, and where the next line begins.
    func line(at start: Int) -> (text: Range<Int>, next: Int) {
        var end = start
        while end < range.upperBound, source[end] != 0x0A { end += 1 }
        var text = start
        while text < end, text - start < indentation, source[text] == 0x20 { text += 1 }
        return (text..<end, min(end + 1, range.upperBound))
    }

    /// Whether its first line begins with white space, so that its indentation must be told.
    var needsIndentation: Bool {
        var index = contentStart
        while index < contentEnd {
            let (text, next) = line(at: index)
            if let first = text.first { return source[first] == 0x20 || source[first] == 0x09 }
            index = next
        }
        return false
    }
}
