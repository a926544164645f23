extension HostileInput {
    /// Bytes that are no UTF-8 text, and characters that some readers take for the end of a line.
    static let encodings: [HostileInput] = [
        .refused("UTF-16, little end first", ["encoding"]) { utf16(bigEnd: false, mark: true) },
        .refused("UTF-16, big end first", ["encoding"]) { utf16(bigEnd: true, mark: true) },
        .refused("UTF-16 without a mark", ["encoding", "control-character"]) {
            utf16(bigEnd: false, mark: false)
        },
        .refused("UTF-16 cut in a character", ["encoding"]) { [0xFF, 0xFE, 0x6D] },
        .refused("1 MB of zero bytes", ["control-character"]) {
            [UInt8](repeating: 0, count: Hostile.megabyte)
        },
        .refused("1 MB of 0xFF", ["encoding"]) { [UInt8](repeating: 0xFF, count: Hostile.megabyte) },
        .refused("a zero byte at the end", ["control-character"]) {
            Array(Hostile.spec(before: "").utf8) + [0]
        },
        .refused("a lone continuation", ["encoding"]) { title([0x80]) },
        .refused("an overlong slash", ["encoding"]) { title([0xC0, 0xAF]) },
        .refused("an overlong zero", ["encoding"]) { title([0xE0, 0x80, 0x80]) },
        .refused("a surrogate", ["encoding"]) { title([0xED, 0xA0, 0x80]) },
        .refused("beyond U+10FFFF", ["encoding"]) { title([0xF4, 0x90, 0x80, 0x80]) },
        .refused("a sequence of five bytes", ["encoding"]) { title([0xF8, 0x88, 0x80, 0x80, 0x80]) },
        .refused("a file cut in a character", ["encoding"]) {
            Array("menuSpec: 1\ndropdowns: {a: {title: ".utf8) + [0xF0, 0x9F, 0x98]
        },
        .refused("bytes without order", ["encoding", "control-character", "yaml-syntax"]) {
            var state: UInt32 = 1
            return (0..<Hostile.megabyte).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(truncatingIfNeeded: state >> 24)
            }
        },
        .refused("300,000 byte order marks", ["yaml-syntax", "type", "limit", "empty"]) {
            Array(Hostile.fill("\u{FEFF}", bytes: 900_000).utf8)
        },
        .refused("a zero byte in a comment", ["control-character"]) {
            Array(Hostile.spec(before: "# \u{0}\n").utf8)
        },
        .refused("U+0085 for the end of a line", ["yaml-syntax"]) { separated(by: "\u{85}") },
        .refused("U+2028 for the end of a line", ["yaml-syntax"]) { separated(by: "\u{2028}") },
        .refused("U+2029 for the end of a line", ["yaml-syntax"]) { separated(by: "\u{2029}") },
        .refused("300,000 U+2028", ["yaml-syntax"]) { Array(Hostile.fill("\u{2028}", bytes: 900_000).utf8) },
    ]

    private static func utf16(bigEnd: Bool, mark: Bool) -> [UInt8] {
        let text = (mark ? "\u{FEFF}" : "") + Hostile.spec(before: "")
        return text.utf16.flatMap { unit in
            let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
            return bigEnd ? bytes.reversed() : bytes
        }
    }

    private static func title(_ bytes: [UInt8]) -> [UInt8] {
        Array("menuSpec: 1\ndropdowns: {a: {options: [One], title: \"a".utf8) + bytes + Array("b\"}}\n".utf8)
    }

    private static func separated(by character: String) -> [UInt8] {
        Array(Hostile.spec(title: "Hello\(character)    presentation: overlay").utf8)
    }
}
