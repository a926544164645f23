/// Looks for the bracket or brace that is never closed, in a text that does not parse.
struct BracketScan {
    /// The first bracket that has no partner.
    private var unclosed: Int?
    /// The first bracket whose partner is of the other kind.
    private var mismatch: (opening: Int, closing: Int)?

    /// The first bracket from an offset on that has no partner; nil if the one at the offset has.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - start: The offset of an opening bracket or brace.
    static func unclosed(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        BracketScan(source, from: start).unclosed
    }

    /// The first bracket from an offset on that is closed by one of the other kind.
    static func mismatch(
        _ source: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> (opening: Int, closing: Int)? {
        BracketScan(source, from: start).mismatch
    }

    private init(_ source: UnsafeBufferPointer<UInt8>, from start: Int) {
        var open: [Int] = []
        var index = start
        while index < source.count {
            let byte = source[index]
            let isTokenStart = index == 0 || Self.isSeparator(source[index - 1])
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append(index)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let last = open.popLast() else { return }
                // '[' and ']', '{' and '}' are two apart.
                if source[last] + 2 != byte {
                    mismatch = (last, index)
                    return
                }
                if open.isEmpty { return }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if isTokenStart { index = Self.endOfQuote(source, from: index) }
            case UInt8(ascii: "#") where isTokenStart:
                while index < source.count, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
            default: break
            }
            index += 1
        }
        unclosed = open.first
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
            || byte == UInt8(ascii: ":")
    }

    /// The offset of the quote that closes the one at an offset, or the file's end.
    private static func endOfQuote(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let quote = source[start]
        var index = start + 1
        while index < source.count, source[index] != quote {
            index += quote == UInt8(ascii: "\"") && source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }
}
