import Testing

@testable import MenuSpec

@Suite struct SourceMapTests {
    /// Each is a text, an offset in bytes, and the line and column there.
    @Test(arguments: [
        ("", 0, 1, 1),
        ("ab", 0, 1, 1),
        ("ab", 1, 1, 2),
        ("ab", 2, 1, 3),
        ("ab", 99, 1, 3),
        ("a\nb", 1, 1, 2),
        ("a\nb", 2, 2, 1),
        ("a\n", 2, 2, 1),
        ("a\r\nb", 3, 2, 1),
        ("a\rb", 2, 2, 1),
        ("a\r\rb", 3, 3, 1),
        ("a\n\rb", 3, 3, 1),
        // What YAML 1.1 takes for line ends, editors do not.
        ("a\u{85}b", 3, 1, 3),
        ("a\u{2028}b", 4, 1, 3),
        ("a\u{C}b", 2, 1, 3),
        // Code points, not bytes, UTF-16 units or what looks like one character.
        ("é:x", 3, 1, 3),
        ("e\u{301}:x", 4, 1, 4),
        ("😀:x", 5, 1, 3),
        ("👩‍👧x", 11, 1, 4),
        // In the middle of a code point it is that code point's place.
        ("a😀", 3, 1, 2),
        ("\u{FEFF}a", 0, 1, 1),
        ("\u{FEFF}a", 3, 1, 1),
        ("\u{FEFF}a", 4, 1, 2),
        ("\u{FEFF}a\n\u{FEFF}b", 8, 2, 2),
    ])
    func position(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
        let map = SourceMap(Sample(text).source)
        #expect(map.position(at: offset) == SourceMap.Position(line: line, column: column))
    }

    @Test(
        arguments: [
            // A lone continuation byte, an overlong form, a surrogate and a byte that never occurs: one each.
            ([0x80, 0x61], 1, 2),
            ([0xC0, 0xAF, 0x61], 2, 3),
            ([0xED, 0xA0, 0x80, 0x61], 3, 4),
            ([0xFF, 0x61], 1, 2),
            // The start of a sequence that breaks off is one.
            ([0xE2, 0x82, 0x61], 2, 2),
            ([0xF0, 0x9F, 0x98], 3, 2),
            ([0xF5, 0x80, 0x61], 2, 3),
        ] as [([UInt8], Int, Int)])
    func illFormed(_ bytes: [UInt8], _ offset: Int, _ column: Int) {
        let map = SourceMap(Sample(bytes).source)
        #expect(map.position(at: offset).column == column)
    }

    @Test func endsAreNotInsideOfACodePoint() {
        let map = SourceMap(Sample("a😀b").source)
        #expect(map.endPosition(of: 1..<3).column == 3)
        #expect(map.endPosition(of: 1..<5).column == 3)
        #expect(map.endPosition(of: 1..<1).column == 2)
    }

    @Test func linesEndBeforeTheirBreak() {
        let map = SourceMap(Sample("\u{FEFF}ab\r\ncd\r\n\n\rx").source)
        #expect(map.lineCount == 5)
        #expect((1...5).map { map.content(ofLine: $0) } == [3..<5, 7..<9, 11..<11, 12..<12, 13..<14])
    }

    @Test func countsAcrossCheckpoints() {
        // Three bytes each, so that no multiple of a power of two begins one.
        let text = String(repeating: "の", count: 20_000)
        let map = SourceMap(Sample(text + "\n" + text).source)
        for index in [0, 1, 1365, 1366, 4096, 19_999, 20_000] {
            #expect(map.position(at: index * 3) == SourceMap.Position(line: 1, column: index + 1))
            #expect(map.position(at: 60_001 + index * 3) == SourceMap.Position(line: 2, column: index + 1))
        }
    }
}
