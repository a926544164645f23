/// One step of reading bytes that ought to be UTF-8.
struct UTF8Sequence {
    /// The scalar, or nil where the bytes are ill-formed.
    let scalar: Unicode.Scalar?
    /// How many bytes it takes, at least 1. An ill-formed sequence is the longest start of a well-formed
    /// one, or a single byte (the Unicode Standard 3.9, "maximal subpart"), as decoders replace it.
    let length: Int

    /// Reads the sequence that starts at an offset, which must lie in the buffer.
    @inline(__always)
    init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        let lead = bytes[offset]
        if lead < 0x80 {
            scalar = Unicode.Scalar(lead)
            length = 1
            return
        }
        let following: Int
        // The second byte's range is what keeps out overlong forms, surrogates and what is over U+10FFFF.
        var second: ClosedRange<UInt8> = 0x80...0xBF
        var value: UInt32
        switch lead {
        case 0xC2...0xDF: (following, value) = (1, UInt32(lead & 0x1F))
        case 0xE0...0xEF: (following, value) = (2, UInt32(lead & 0x0F))
        case 0xF0...0xF4: (following, value) = (3, UInt32(lead & 0x07))
        default: (following, value) = (0, 0)
        }
        switch lead {
        case 0xE0: second = 0xA0...0xBF
        case 0xED: second = 0x80...0x9F
        case 0xF0: second = 0x90...0xBF
        case 0xF4: second = 0x80...0x8F
        default: break
        }
        var taken = 0
        while taken < following, offset + taken + 1 < bytes.count {
            let byte = bytes[offset + taken + 1]
            guard (taken == 0 ? second : 0x80...0xBF).contains(byte) else { break }
            value = value << 6 | UInt32(byte & 0x3F)
            taken += 1
        }
        scalar = following > 0 && taken == following ? Unicode.Scalar(value) : nil
        length = taken + 1
    }
}
