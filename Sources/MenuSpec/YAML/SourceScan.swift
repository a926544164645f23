/// One pass over a file before it is parsed: what no YAML reader should meet, and what must be remembered.
struct SourceScan {
    /// 3 where the file begins with a byte order mark, else 0.
    private(set) var start = 0
    private(set) var isASCII = true
    /// Byte offsets of raw bidirectional controls: embeddings, overrides, isolates.
    private(set) var bidiControls: [Int] = []
    /// Byte offsets of raw U+0085, U+2028 and U+2029, which libyaml takes for ends of lines.
    private(set) var oddBreaks: [Int] = []
    /// What makes the file unreadable, at the first place that does.
    private(set) var failure: ReadingFailure?

    /// Of a file that is not looked at.
    init() {}

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { start = 3 }
        if let failure = Self.otherEncoding(bytes) {
            self.failure = failure
            return
        }
        scan(bytes)
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        let raw = UnsafeRawPointer(base)
        var index = start
        let count = bytes.count
        while index < count {
            // Eight bytes at a time while all are printable ASCII, or end lines.
            while index &+ 8 <= count {
                let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if Self.needsLook(word) { break }
                index &+= 8
            }
            guard index < count else { break }
            let byte = bytes[index]
            if byte >= 0x80 {
                isASCII = false
                // Most characters of two and three bytes are neither refused nor remembered.
                if byte >= 0xC3, byte <= 0xDF, index + 1 < count, bytes[index + 1] & 0xC0 == 0x80 {
                    index += 2
                    continue
                }
                if byte >= 0xE3, byte <= 0xEC, index + 2 < count,
                    bytes[index + 1] & 0xC0 == 0x80, bytes[index + 2] & 0xC0 == 0x80
                {
                    index += 3
                    continue
                }
                let length = Self.scalarLength(bytes, at: index)
                guard length > 0 else {
                    failure = .badUTF8(bytes, at: index)
                    return
                }
                guard noteScalar(bytes, at: index, length: length) else { return }
                index += length
            } else {
                if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
                    failure = .control(UInt32(byte), at: index, length: 1)
                    return
                }
                index += 1
            }
        }
    }

    /// Whether any of eight bytes is not ASCII, or a control character but a tab or the end of a line.
    @inline(__always)
    private static func needsLook(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        if word & highs != 0 { return true }
        // All bytes are under 0x80, so no sum carries into the next: the high bit of each tells of it alone.
        let isPrintable = word &+ ones &* 0x60
        let isNotLineFeed = (word ^ ones &* 0x0A) &+ ones &* 0x7F
        let isNotDelete = (word ^ ones &* 0x7F) &+ ones &* 0x7F
        if (isPrintable | ~isNotLineFeed) & isNotDelete & highs == highs { return false }
        let isNotTab = (word ^ ones &* 0x09) &+ ones &* 0x7F
        let isNotReturn = (word ^ ones &* 0x0D) &+ ones &* 0x7F
        let isControl = ~isPrintable & isNotTab & isNotLineFeed & isNotReturn | ~isNotDelete
        return isControl & highs != 0
    }

    /// Remembers what matters of a scalar over ASCII; false where reading must stop.
    private mutating func noteScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) -> Bool
    {
        let second = bytes[index + 1]
        switch bytes[index] {
        case 0xC2 where second < 0xA0:
            guard second == 0x85 else {
                failure = .control(UInt32(second), at: index, length: 2)
                return false
            }
            oddBreaks.append(index)
        case 0xE2:
            let third = bytes[index + 2]
            if second == 0x80, third == 0xA8 || third == 0xA9 { oddBreaks.append(index) }
            if second == 0x80 && (0xAA...0xAE).contains(third)
                || second == 0x81 && (0xA6...0xA9).contains(third)
            {
                bidiControls.append(index)
            }
        case 0xEF:
            let third = bytes[index + 2]
            if second == 0xBB && third == 0xBF || second == 0xBF && third >= 0xBE {
                failure = .unreadable(bytes, at: index)
                return false
            }
        default: break
        }
        return true
    }

    /// The length of the well-formed UTF-8 sequence at an offset; 0 where there is none.
    static func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let sequence = UTF8Sequence(in: bytes, at: index)
        return sequence.scalar == nil ? 0 : sequence.length
    }

    /// UTF-16 and UTF-32, known by their marks or by the zeros that ASCII text has in them.
    private static func otherEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> ReadingFailure? {
        guard bytes.count >= 2 else { return nil }
        let mark = (bytes[0], bytes[1])
        guard mark == (0xFF, 0xFE) || mark == (0xFE, 0xFF) || (mark.0 == 0) != (mark.1 == 0) else {
            return nil
        }
        return ReadingFailure(
            .encoding, at: 0..<1,
            "this file is in UTF-16 or UTF-32, but specs are UTF-8; save it again as UTF-8")
    }
}
