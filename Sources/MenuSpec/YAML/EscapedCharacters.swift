/// Looks into the value of a double-quoted scalar for characters that no spec may hold, however written.
enum EscapedCharacters {
    /// The first control character or bidirectional control that was written as an escape.
    ///
    /// - Parameters:
    ///   - value: The scalar's value, UTF-8.
    ///   - range: The scalar in the source.
    ///   - raw: The bidirectional controls that stand there raw, which are found elsewhere.
    static func check(
        _ value: UnsafeBufferPointer<UInt8>, at range: Range<Int>, raw: Set<UInt32>
    ) -> ReadingFailure? {
        var index = 0
        while index < value.count {
            let byte = value[index]
            if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
                return control(UInt32(byte), at: range)
            }
            if byte == 0xC2, value[index + 1] < 0xA0 { return control(UInt32(value[index + 1]), at: range) }
            if byte == 0xE2, let bidi = bidiControl(value, at: index), !raw.contains(bidi) {
                return bidiFinding(bidi, at: range)
            }
            index += 1
        }
        return nil
    }

    private static func control(_ scalar: UInt32, at range: Range<Int>) -> ReadingFailure {
        ReadingFailure(
            .controlCharacter, at: range,
            "this text holds the control character \(codePoint(scalar)), written as an escape; take it out")
    }

    /// What to say of a bidirectional control.
    static func bidiFinding(_ scalar: UInt32, at range: Range<Int>, fix: Diagnostic.FixIt? = nil)
        -> ReadingFailure
    {
        ReadingFailure(
            .bidiControl, at: range,
            "the invisible character \(codePoint(scalar)) can make text read otherwise than it is; take it out "
                + "(U+200E, U+200F and U+061C are allowed for right-to-left text)",
            fix: fix)
    }

    /// The embedding, override or isolate whose three bytes stand at an offset.
    static func bidiControl(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
        guard index + 2 < bytes.count else { return nil }
        let (second, third) = (bytes[index + 1], bytes[index + 2])
        if second == 0x80 && (0xAA...0xAE).contains(third) { return 0x2000 + UInt32(third) - 0x80 }
        if second == 0x81 && (0xA6...0xA9).contains(third) { return 0x2040 + UInt32(third) - 0x80 }
        return nil
    }
}
