import Testing

@testable import MenuSpec

/// How the line under a diagnostic is drawn.
@Suite struct MarkedLineTests {
    private func lines(_ sample: Sample, _ range: Range<Int>) -> [String] {
        sample.text(.error("m", range)).split(separator: "\n", omittingEmptySubsequences: false)[1...2]
            .map { String($0.dropFirst(4)) }
    }

    @Test(arguments: [
        // A tab is four cells, as mark or before it.
        ("\ta: x", "x", "     a: x", "        ^"),
        ("a:\t'x'", "\t", " a:    'x'", "   ^^^^"),
        // Wide characters and emoji take two cells each.
        ("名前: x", "x", " 名前: x", "       ^"),
        ("名前: 値!", "値", " 名前: 値!", "       ^^"),
        ("😀: x", "x", " 😀: x", "     ^"),
        // A combining mark takes none; marked alone, it is shown under its letter.
        ("cafe\u{301}: x", "x", " cafe\u{301}: x", "       ^"),
        ("e\u{301}x", "\u{301}", " e\u{301}x", " ^"),
        // What is escaped takes as many cells as the escape.
        ("\u{1B}[0m: x", "x", " \\u{1B}[0m: x", "            ^"),
        ("a: \u{202E}b", "\u{202E}", " a: \\u{202E}b", "    ^^^^^^^^"),
    ])
    func marks(_ text: String, _ marked: String, _ line: String, _ underline: String) throws {
        let sample = Sample(text + "\n")
        #expect(lines(sample, try sample.range(of: marked)) == [line, underline])
    }

    @Test func bytesThatAreNoUTF8() {
        let sample = Sample([0x61, 0x3A, 0xE9, 0xE2, 0x82, 0x78])
        #expect(lines(sample, 3..<5) == [#" a:\xE9\xE2\x82x"#, "       ^^^^^^^^"])
        #expect(lines(sample, 5..<6) == [#" a:\xE9\xE2\x82x"#, "               ^"])
    }

    @Test func emptyRangesAndTheEndsOfLines() {
        #expect(lines(Sample(""), 0..<0) == ["", " ^"])
        #expect(lines(Sample("ab\n"), 1..<1) == [" ab", "  ^"])
        #expect(lines(Sample("ab\r\nc"), 2..<2) == [" ab", "   ^"])
        #expect(lines(Sample("ab\r\nc"), 2..<4) == [" ab", "   ^"])
        #expect(lines(Sample("ab\n"), 3..<3) == ["", " ^"])
        // Blanks at the end are not printed, but counted.
        #expect(lines(Sample("ab   \n"), 4..<5) == [" ab", "     ^"])
    }

    @Test func ofSeveralLinesTheFirstIsMarkedToItsEnd() throws {
        let sample = Sample("a: 'one\n  two\n  three'\n")
        #expect(lines(sample, try sample.range(of: "'one\n  two\n  three'")) == [" a: 'one", "    ^^^^"])
    }

    @Test func aByteOrderMarkIsNotShown() {
        #expect(lines(Sample("\u{FEFF}ab"), 0..<4) == [" ab", " ^"])
    }

    @Test func longLinesAreCutAroundTheMark() {
        let text = String(repeating: "a", count: 300) + "XYZ" + String(repeating: "b", count: 300)
        #expect(
            lines(Sample(text), 300..<303) == [
                " …" + String(repeating: "a", count: 30) + "XYZ" + String(repeating: "b", count: 67) + "…",
                String(repeating: " ", count: 32) + "^^^",
            ])
        #expect(
            lines(Sample(text), 0..<1) == [
                " " + String(repeating: "a", count: 100) + "…", " ^",
            ])
        #expect(
            lines(Sample(text), 602..<603) == [
                " …" + String(repeating: "b", count: 100), String(repeating: " ", count: 101) + "^",
            ])
        // A mark longer than the line can show ends where the line is cut.
        #expect(
            lines(Sample(text), 300..<600)[1] == String(repeating: " ", count: 32)
                + String(repeating: "^", count: 70))
    }

    @Test func aHugeLineCostsNoMoreThanAShortOne() {
        // 16 MiB in one line, in characters of three bytes and in marks that take no cell.
        for character in ["の", "\u{301}"] {
            let sample = Sample(String(repeating: character, count: 16 << 20 / character.utf8.count))
            let map = SourceMap(sample.source)
            let clock = ContinuousClock()
            let time = clock.measure {
                for index in 0..<50 {
                    let offset = index * 100_000 * character.utf8.count
                    _ = map.position(at: offset)
                    _ = MarkedLine(
                        sample.source.bytes, line: map.content(ofLine: 1),
                        marks: [MarkedLine.Mark(range: offset..<offset + 3)])
                }
            }
            // 50 readings of the whole line would take a minute in a debug build.
            #expect(time < .seconds(5))
        }
    }
}
