import Testing

@testable import MenuSpec

@Suite struct TextHintsTests {
    private func hints(_ text: String) -> TextHints {
        var text = text
        return text.withUTF8 { TextHints($0) }
    }

    @Test func noCharacterThatMattersIsMissed() {
        var missed: [UInt32] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = UnicodeProperties(of: scalar)
            var needed: TextHints = []
            if properties.contains(.latin) { needed.insert(.mayHaveLatin) }
            if !properties.isDisjoint(with: [.greek, .cyrillic]) { needed.insert(.mayHaveGreekOrCyrillic) }
            // Line and paragraph separator and the marks of interlinear notes show nothing either.
            if properties.contains(.defaultIgnorable)
                || [0x2028, 0x2029, 0xFFF9, 0xFFFA, 0xFFFB].contains(value)
            {
                needed.insert(.mayHaveInvisible)
            }
            // The mark of direction of Arabic stands among its letters, and may be anywhere.
            if value == 0x61C { needed = [] }
            if !needed.isEmpty, !hints(String(Character(scalar))).isSuperset(of: needed) {
                missed.append(value)
            }
        }
        #expect(missed == [])
    }

    @Test(
        arguments: [
            ("ישראל צרפת", []), ("جمهورية", []), ("大韓民國", []),
            ("Éa", [.mayHaveLatin, .mayHaveCapitals, .hasSmallASCII]),
            ("Москва", [.mayHaveGreekOrCyrillic, .mayHaveCapitals]),
            ("É", [.mayHaveLatin, .mayHaveCapitals]),
            ("αa", [.mayHaveLatin, .mayHaveGreekOrCyrillic, .mayHaveCapitals, .hasSmallASCII]),
            ("12 -", []),
        ] as [(String, TextHints)])
    func whatCommonTextsMayHold(_ text: String, _ expected: TextHints) {
        #expect(hints(text) == expected)
    }
}
