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
}
