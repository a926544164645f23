/// Bytes taken eight at a time.
extension UnsafeBufferPointer<UInt8> {
    /// Eight bytes from an offset.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        assert(offset >= 0 && offset + 8 <= count)
        return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// The last eight bytes, or all where there are fewer: with the count they tell short texts apart.
    @inline(__always)
    var lastWord: UInt64 {
        let bytes = UnsafeRawBufferPointer(self)
        if count >= 8 { return word(at: count &- 8) }
        if count >= 4 {
            // The two halves overlap where there are fewer than eight.
            let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
            let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            return UInt64(first) | UInt64(last) &<< 32
        }
        guard count > 0 else { return 0 }
        return UInt64(bytes[0]) | UInt64(bytes[count / 2]) &<< 8 | UInt64(bytes[count &- 1]) &<< 16
    }

    /// Whether no byte is over 0x7F.
    @inline(__always)
    var isASCII: Bool {
        let highs: UInt64 = 0x8080_8080_8080_8080
        var seen = lastWord
        var index = 0
        while index &+ 8 <= count {
            seen |= word(at: index)
            index &+= 8
        }
        return seen & highs == 0
    }

    /// Whether one of two bytes, neither of them 0, is among these.
    @inline(__always)
    func hasByte(_ first: UInt8, or second: UInt8) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        // Only where a byte is 0 does taking 1 from each set a high bit that was not set.
        func hasZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }
        func find(_ word: UInt64) -> UInt64 {
            hasZero(word ^ ones &* UInt64(first)) | hasZero(word ^ ones &* UInt64(second))
        }
        var found = find(lastWord)
        var index = 0
        while index &+ 8 <= count {
            found |= find(word(at: index))
            index &+= 8
        }
        return found != 0
    }

    /// How many characters begin in well-formed UTF-8.
    var scalarCount: Int {
        var total = 0
        var index = 0
        while index &+ 8 <= count {
            total &+= Self.scalarCount(word(at: index))
            index &+= 8
        }
        for byte in self[index...] where byte & 0xC0 != 0x80 { total &+= 1 }
        return total
    }

    /// How many characters begin in eight bytes of UTF-8.
    @inline(__always)
    static func scalarCount(_ word: UInt64) -> Int {
        // The bytes that continue a character begin with the bits 10.
        let continuing = (word &>> 7) & ~(word &>> 6) & 0x0101_0101_0101_0101
        // The product's highest byte is the sum of all bytes.
        return 8 &- Int(truncatingIfNeeded: (continuing &* 0x0101_0101_0101_0101) &>> 56)
    }

    /// Whether a line ends in a range.
    func spansLines(_ range: Range<Int>) -> Bool {
        self[range].contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// Whether the bytes are the same as another's.
    @inline(__always)
    func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count, lastWord == other.lastWord else { return false }
        var index = 0
        while index &+ 8 <= count {
            guard word(at: index) == other.word(at: index) else { return false }
            index &+= 8
        }
        return true
    }

    /// Whether the bytes are those of an ASCII literal.
    @inline(__always)
    func equals(_ literal: StaticString) -> Bool {
        count == literal.utf8CodeUnitCount && literal.withUTF8Buffer { equals($0) }
    }
}
