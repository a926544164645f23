import Testing

@testable import MenuSpec

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｆ", 2), ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("😀", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0F}x", 3),
        ("🏳\u{FE0F}\u{200D}🌈", 2),
        ("👍🏽", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("6\u{FE0F}\u{20E3}", 2), ("a\u{200B}b", 2), ("\u{600}1", 2),
        ("a\nb", 2),
        ("हिन्दी", 5), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("a\u{FE0F}", 1),
        ("a😀", 3),
    ])
    func columns(_ text: String, _ expected: Int) {
        #expect(withBytes(text, DisplayWidth.columns) == expected)
    }
}
