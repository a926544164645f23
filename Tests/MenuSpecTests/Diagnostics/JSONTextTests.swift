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
        ("\u{2027}\u{202F}\u{2065}\u{206A}€é😀\u{A0}", "\"\u{2027}\u{202F}\u{2065}\u{206A}€é😀\u{A0}\""),
        // Controls that a terminal may obey, and those that turn what follows around; marks of direction do not.
        ("\u{80}\u{9B}31m\u{9F}", #""\u0080\u009b31m\u009f""#),
        ("\u{202A}a\u{202E}\u{2066}\u{2069}", #""\u202aa\u202e\u2066\u2069""#),
        ("\u{200E}\u{200F}\u{61C}", "\"\u{200E}\u{200F}\u{61C}\""),
        // One character to Swift, but the quote is there.
        ("\"\u{301}", "\"\\\"\u{301}\""),
    ])
    func escapes(_ text: String, _ expected: String) {
        #expect(json(text) == expected)
        #expect(Array(json(text).utf8) == Array(expected.utf8))
    }

    /// Texts are taken eight bytes at a time: what needs an escape, and what does not, at each place of one.
    @Test(arguments: [
        ("\"", #"\""#), (#"\"#, #"\\"#), ("\n", #"\n"#), ("\u{7F}", #"\u007f"#), ("\u{2028}", #"\u2028"#),
        ("é", "é"),
        ("x", "x"),
    ])
    func escapesAnywhere(_ character: String, _ escape: String) {
        for length in 0..<20 {
            let letters = "abcdefghijklmnopqrst".prefix(length)
            for place in 0...length {
                let (before, behind) = (letters.prefix(place), letters.dropFirst(place))
                #expect(json(before + character + behind) == "\"\(before)\(escape)\(behind)\"")
            }
        }
    }

    @Test func repairsWhatIsNoUTF8() {
        var bytes: [UInt8] = []
        JSONText.appendString(repairing: [0x61, 0xE9, 0x22, 0xE2, 0x80], to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\"a\u{FFFD}\\\"\u{FFFD}\"")
    }
}
