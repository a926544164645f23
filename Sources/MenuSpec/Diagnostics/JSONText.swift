/// The only way text gets into JSON: as a string literal that nothing in it can end, and that stays on its line.
///
/// Quotes, backslashes, controls, embeddings, overrides and isolates of direction (which could act on a terminal), U+2028
/// and U+2029 (line ends to JavaScript) and U+FEFF (which some readers drop) are escaped; everything else is written as
/// UTF-8.
public enum JSONText {
    /// Appends a string with its quotes.
    public static func appendString(_ string: String, to output: inout [UInt8]) {
        var string = string
        string.withUTF8 { appendString(utf8: $0, to: &output) }
    }

    /// Appends bytes that ought to be UTF-8, such as a file's name; what is ill-formed becomes U+FFFD.
    public static func appendString(repairing bytes: [UInt8], to output: inout [UInt8]) {
        appendString(String(decoding: bytes, as: UTF8.self), to: &output)
    }

    private static func appendString(utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mostBytes(for: utf8.count)) { room in
            guard let base = room.baseAddress else { return }
            let length = write(utf8, to: base)
            output.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<length]))
        }
    }

    /// The most bytes that a string of a number of bytes can take, quotes included.
    static func mostBytes(for count: Int) -> Int { count * 6 + 2 }

    /// Writes a string with its quotes.
    ///
    /// - Parameters:
    ///   - utf8: Well-formed.
    ///   - output: Room for ``mostBytes(for:)``.
    /// - Returns: How many bytes were written.
    static func write(_ utf8: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>) -> Int {
        let room = UnsafeMutableRawPointer(output)
        output[0] = UInt8(ascii: "\"")
        var length = 1
        var index = 0
        // Most texts need no escape.
        while index &+ 8 <= utf8.count {
            let word = utf8.word(at: index)
            guard isPlain(word) else { break }
            room.storeBytes(of: word, toByteOffset: length, as: UInt64.self)
            length &+= 8
            index &+= 8
        }
        let last = utf8.lastWord
        if utf8.count &- index < 8, utf8.count >= 4, isPlain(last) {
            // The last word overlaps what is written already, or its halves each other.
            if utf8.count >= 8 {
                room.storeBytes(of: last, toByteOffset: utf8.count &- 7, as: UInt64.self)
            } else {
                room.storeBytes(of: UInt32(truncatingIfNeeded: last), toByteOffset: 1, as: UInt32.self)
                room.storeBytes(
                    of: UInt32(truncatingIfNeeded: last &>> 32), toByteOffset: utf8.count &- 3,
                    as: UInt32.self)
            }
            output[utf8.count &+ 1] = UInt8(ascii: "\"")
            return utf8.count &+ 2
        }
        while index < utf8.count {
            // Eight bytes at a time while none of them can need an escape.
            while index &+ 8 <= utf8.count {
                let word = utf8.word(at: index)
                guard isPlain(word) else { break }
                room.storeBytes(of: word, toByteOffset: length, as: UInt64.self)
                length &+= 8
                index &+= 8
            }
            guard index < utf8.count else { break }
            let byte = utf8[index]
            let escaped = lengthToEscape(in: utf8, at: index, byte)
            if escaped == 0 {
                output[length] = byte
                length &+= 1
                index &+= 1
            } else {
                let unit: UInt16
                switch escaped {
                case 1: unit = UInt16(byte)
                case 2: unit = UInt16(utf8[index + 1])
                default:
                    let (second, third) = (UInt16(utf8[index + 1] & 0x3F), UInt16(utf8[index + 2] & 0x3F))
                    unit = UInt16(byte & 0x0F) << 12 | second << 6 | third
                }
                length += writeEscape(of: unit, to: output + length)
                index += escaped
            }
        }
        output[length] = UInt8(ascii: "\"")
        return length + 1
    }

    /// Whether eight bytes are all printable ASCII, without a quote or a backslash.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        guard word & highs == 0 else { return false }
        // All bytes are under 0x80, so no sum carries into the next: the high bit of each tells of it alone.
        let isNoControl = word &+ ones &* 0x60
        let isNoQuote = (word ^ ones &* 0x22) &+ ones &* 0x7F
        let isNoBackslash = (word ^ ones &* 0x5C) &+ ones &* 0x7F
        let isNoDelete = (word ^ ones &* 0x7F) &+ ones &* 0x7F
        return isNoControl & isNoQuote & isNoBackslash & isNoDelete & highs == highs
    }

    /// How many bytes make up what has to be escaped; 0 if nothing has to be.
    @inline(__always)
    private static func lengthToEscape(in utf8: UnsafeBufferPointer<UInt8>, at index: Int, _ byte: UInt8)
        -> Int
    {
        if byte == 0xC2 { return index + 1 < utf8.count && utf8[index + 1] < 0xA0 ? 2 : 0 }
        if byte == 0xE2 {
            guard index + 2 < utf8.count else { return 0 }
            switch (utf8[index + 1], utf8[index + 2]) {
            case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
            default: return 0
            }
        }
        if byte == 0xEF {
            guard index + 2 < utf8.count else { return 0 }
            return utf8[index + 1] == 0xBB && utf8[index + 2] == 0xBF ? 3 : 0
        }
        return byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F ? 1 : 0
    }

    /// Writes an escape of at most six bytes; how many.
    private static func writeEscape(of unit: UInt16, to output: UnsafeMutablePointer<UInt8>) -> Int {
        output[0] = UInt8(ascii: "\\")
        switch unit {
        case 0x22: output[1] = UInt8(ascii: "\"")
        case 0x5C: output[1] = UInt8(ascii: "\\")
        case 0x08: output[1] = UInt8(ascii: "b")
        case 0x09: output[1] = UInt8(ascii: "t")
        case 0x0A: output[1] = UInt8(ascii: "n")
        case 0x0C: output[1] = UInt8(ascii: "f")
        case 0x0D: output[1] = UInt8(ascii: "r")
        default:
            output[1] = UInt8(ascii: "u")
            for place in 0..<4 {
                let digit = UInt8(truncatingIfNeeded: unit >> UInt16(12 - place * 4) & 0xF)
                output[2 + place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 6
        }
        return 2
    }
}
