/// Searches of a text for what its rules forbid.
///
/// Each takes well-formed UTF-8 and gives the byte range of the first find, from the buffer's start.
enum TextScan {
    /// Whether a text is printable ASCII throughout, in which case no search finds anything.
    static func isPrintableASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.allSatisfy { $0 &- 0x20 < 0x5F }
    }

    /// The first embedding, override or isolate (U+202A to U+202E, U+2066 to U+2069).
    static func firstBidiControl(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        // All of them are E2 80 AA…AE or E2 81 A6…A9.
        guard text.count >= 3 else { return nil }
        for index in 0..<text.count &- 2 where text[index] == 0xE2 {
            let last = text[index &+ 2]
            if text[index &+ 1] == 0x80 ? last &- 0xAA < 5 : text[index &+ 1] == 0x81 && last &- 0xA6 < 4 {
                return index..<index + 3
            }
        }
        return nil
    }

    /// The first control character: C0 but tab, line feed and carriage return; U+007F; C1.
    static func firstControlCharacter(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        for index in text.indices {
            let byte = text[index]
            if byte < 0x20 {
                if byte != 0x09, byte != 0x0A, byte != 0x0D { return index..<index + 1 }
            } else if byte == 0x7F {
                return index..<index + 1
            } else if byte == 0xC2, index + 1 < text.count, text[index + 1] < 0xA0 {
                return index..<index + 2
            }
        }
        return nil
    }
}
