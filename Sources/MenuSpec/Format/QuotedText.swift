/// A text in quotes, on one line, and whether it needs them.
struct QuotedText {
    /// With its quotes.
    let source: UnsafeBufferPointer<UInt8>
    let value: UnsafeBufferPointer<UInt8>

    /// How it is written best.
    enum Form {
        case plain, doubleQuoted, asWritten
    }

    /// Plain where every reader of YAML takes that for the same text; else in double quotes where nothing in it
    /// needs an escape; else as the author wrote it.
    ///
    /// - Parameter isInFlow: Whether it stands in brackets or braces, or may come to.
    func form(isInFlow: Bool) -> Form {
        let isDouble = source.first == UInt8(ascii: "\"")
        // Who writes an escape wants it to be seen.
        if isDouble, hasTellingEscape { return .asWritten }
        if Self.canBePlain(value, isInFlow: isInFlow) { return .plain }
        if isDouble { return .asWritten }
        let needsEscape = value.contains {
            $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x09
        }
        return needsEscape ? .asWritten : .doubleQuoted
    }

    /// Whether it has an escape other than those of quotes, slashes and backslashes.
    private var hasTellingEscape: Bool {
        var isEscape = false
        for byte in source {
            if isEscape {
                guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
                else {
                    return true
                }
                isEscape = false
            } else {
                isEscape = byte == UInt8(ascii: "\\")
            }
        }
        return false
    }

    /// Whether a text without quotes is the same text to readers of YAML 1.1 and 1.2, and looks like one.
    static func canBePlain(_ text: UnsafeBufferPointer<UInt8>, isInFlow: Bool) -> Bool {
        guard let first = text.first, let last = text.last, !text.equals("<<"), !text.equals("="),
            !"-?:,[]{}#&*!|>'\"%@`".utf8.contains(first), first > 0x20, last > 0x20,
            last != UInt8(ascii: ":"),
            PlainMeaning(text) == nil, !mayBeNumber(text)
        else { return false }
        var previous: UInt8 = 0
        for byte in text {
            if byte < 0x20 || byte == 0x7F { return false }
            // ': ' and ' #' end a text; other blanks are no reason to look closer.
            if byte == 0x20, previous == UInt8(ascii: ":") { return false }
            if byte == UInt8(ascii: "#"), previous == 0x20 { return false }
            if isInFlow, ",[]{}:?".utf8.contains(byte) { return false }
            previous = byte
        }
        return text.isASCII || !hasInvisible(text)
    }

    /// Whether it begins like a number and has nothing in it but what numbers, dates and times are made of.
    private static func mayBeNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, first &- 0x30 < 10 || "+-.".utf8.contains(first) else { return false }
        return text.allSatisfy { byte in
            byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 || " _.:+-xXoOtTzZiInN".utf8.contains(byte)
        }
    }

    /// Whether it has characters that quotes make more visible, or that readers may take for ends of lines.
    private static func hasInvisible(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for character in ScalarReader(text) where character >= 0x80 {
            switch character {
            case 0x85, 0xA0, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF:
                return true
            default: if UnicodeProperties(of: character).contains(.bidiControl) { return true }
            }
        }
        return false
    }
}
