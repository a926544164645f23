/// Reads well-formed UTF-8 character by character, without checks and without allocation.
struct ScalarReader: Sequence, IteratorProtocol {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The byte at which the next character starts.
    private(set) var offset: Int

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    /// The next character; nil at the end, and where the last one lacks bytes after all.
    @inline(__always)
    mutating func next() -> UInt32? {
        guard offset < bytes.count else { return nil }
        let lead = bytes[offset]
        if lead < 0x80 {
            offset &+= 1
            return UInt32(lead)
        }
        let length = Self.length(lead)
        guard bytes.count &- offset >= length else {
            offset = bytes.count
            return nil
        }
        var value = UInt32(lead) & (0x7F &>> UInt32(truncatingIfNeeded: length))
        for place in 1..<length {
            value = value &<< 6 | UInt32(bytes[offset &+ place] & 0x3F)
        }
        offset &+= length
        return value
    }

    /// The number of bytes of the character that starts with a byte other than ASCII.
    @inline(__always)
    private static func length(_ lead: UInt8) -> Int {
        lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
}

extension [UInt8] {
    /// Appends a character in UTF-8; surrogates must not occur.
    @inline(__always)
    mutating func append(codePoint value: UInt32) {
        func byte(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: value &>> shift & 0x3F) }
        switch value {
        case 0..<0x80:
            append(UInt8(truncatingIfNeeded: value))
        case 0..<0x800:
            append(0xC0 | UInt8(truncatingIfNeeded: value &>> 6))
            append(byte(0))
        case 0..<0x10000:
            append(0xE0 | UInt8(truncatingIfNeeded: value &>> 12))
            append(byte(6))
            append(byte(0))
        default:
            append(0xF0 | UInt8(truncatingIfNeeded: value &>> 18))
            append(byte(12))
            append(byte(6))
            append(byte(0))
        }
    }
}
