import Testing

@testable import MenuSpec

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("naïve 日本 👩‍👧 ❤️", "naïve 日本 👩‍👧 ❤️"),
        ("\u{1B}[31mred\u{7}", #"\u{1B}[31mred\u{7}"#),
        ("a\tb\r\nc", #"a\u{9}b\u{D}\u{A}c"#),
        ("\u{7F}\u{85}\u{9B}31m", #"\u{7F}\u{85}\u{9B}31m"#),
        ("\u{202E}abc\u{2066}\u{200F}\u{61C}", #"\u{202E}abc\u{2066}\u{200F}\u{61C}"#),
        ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
        ("a\u{200B}b\u{FEFF}c\u{AD}\u{E0041}", #"a\u{200B}b\u{FEFF}c\u{AD}\u{E0041}"#),
        ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ])
    func escapes(_ text: String, _ expected: String) {
        #expect(TerminalText(escaping: text).utf8 == Array(expected.utf8))
        #expect(TerminalText(escaping: Array(text.utf8)).utf8 == Array(expected.utf8))
    }

    @Test func showsBytesThatAreNoUTF8() {
        let text = TerminalText(escaping: [0x61, 0xE9, 0x62, 0xE2, 0x80, 0x0A])
        #expect(String(decoding: text.utf8, as: UTF8.self) == #"a\xE9b\xE2\x80\u{A}"#)
    }

    @Test func keepsLiteralsAndEscapesWhatIsBetweenThem() {
        let name = "a\u{1B}b"
        let text: TerminalText = "\u{1B}[1m\(name)\(7)\(Array(name.utf8))\n"
        #expect(String(decoding: text.utf8, as: UTF8.self) == "\u{1B}[1ma\\u{1B}b7a\\u{1B}b\n")
    }

    @Test(
        arguments: [
            ("a", 1), ("é", 1), ("\u{301}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("日", 2), ("한", 2),
            ("\u{1161}", 0),
            ("Ａ", 2), ("ｱ", 1), ("😀", 2), ("❤", 1), ("\u{20000}", 2), ("я", 1), ("\u{3000}", 2),
        ] as [(Unicode.Scalar, Int)])
    func width(_ scalar: Unicode.Scalar, _ expected: Int) {
        #expect(TerminalText.width(of: scalar) == expected)
    }
}
