extension TextScan {
    /// Whether a text may begin or end with white space: certain for ASCII, near enough for the rest that those who
    /// get true must look again.
    static func hasWhiteEdge(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        if first <= 0x20 || last <= 0x20 { return true }
        // U+0085, U+00A0, U+1680, U+2000 to U+205F and U+3000: by their first byte, and by their last three.
        if first == 0xC2 || (0xE1...0xE3).contains(first) { return true }
        guard last >= 0x80 else { return false }
        if text.count >= 2, text[text.count - 2] == 0xC2 { return true }
        return text.count >= 3 && (0xE1...0xE3).contains(text[text.count - 3])
    }

    /// Whether a character has Unicode's property White_Space.
    static func isWhiteSpace(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is white space.
    var isWhiteSpace: Bool { TextScan.isWhiteSpace(value) }
}
