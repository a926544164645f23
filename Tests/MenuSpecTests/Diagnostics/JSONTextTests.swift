import Testing

@testable import MenuSpec

@Suite struct JSONTextTests {
    private func json(_ text: String) -> String {
        var bytes: [UInt8] = []
        JSONText.appendString(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("", #""""#),
        ("plain", #""plain""#),
        (#"a"b\c/"#, #""a\"b\\c/""#),
        ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
        ("\0\u{1B}\u{1F}\u{7F}", #""\u0000\u001b\u001f\u007f""#),
        ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
        // Neighbours of what is escaped, and what shares its first bytes.
        ("\u{2027}\u{202A}€é😀\u{80}", "\"\u{2027}\u{202A}€é😀\u{80}\""),
        // One character to Swift, but the quote is there.
        ("\"\u{301}", "\"\\\"\u{301}\""),
    ])
    func escapes(_ text: String, _ expected: String) {
        #expect(json(text) == expected)
        #expect(Array(json(text).utf8) == Array(expected.utf8))
    }

    @Test func repairsWhatIsNoUTF8() {
        var bytes: [UInt8] = []
        JSONText.appendString(repairing: [0x61, 0xE9, 0x22, 0xE2, 0x80], to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\"a\u{FFFD}\\\"\u{FFFD}\"")
    }
}
