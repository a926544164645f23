import Testing

@testable import MenuSpec

@Suite struct CaseMappingTests {
    @Test(arguments: [
        ("A", "a"), ("Z", "z"), ("@", "@"), ("[", "["), ("É", "é"), ("Σ", "σ"), ("İ", "i\u{307}"), ("ẞ", "ß"),
        ("Ა", "ა"), ("ა", "ა"), ("Ǆ", "ǆ"), ("ǅ", "ǆ"), ("\u{212A}", "k"), ("𐐀", "𐐨"), ("漢", "漢"), ("1", "1"),
    ])
    func lowercase(_ text: String, _ expected: String) {
        #expect(codePoints(map(text, CaseMapping.lowercase)) == codePoints(expected))
    }

    @Test(arguments: [
        ("a", "A"), ("z", "Z"), ("`", "`"), ("{", "{"), ("é", "É"), ("ς", "Σ"), ("ß", "Ss"), ("ﬀ", "Ff"),
        ("ﬃ", "Ffi"),
        ("ŉ", "\u{2BC}N"), ("ა", "ა"), ("Ǆ", "ǅ"), ("ǆ", "ǅ"), ("ᾳ", "ᾼ"), ("ΐ", "Ι\u{308}\u{301}"),
        ("և", "Եւ"),
        ("𐐨", "𐐀"), ("µ", "Μ"), ("ÿ", "Ÿ"), ("漢", "漢"),
    ])
    func titlecase(_ text: String, _ expected: String) {
        #expect(codePoints(map(text, CaseMapping.titlecase)) == codePoints(expected))
    }

    private func map(_ text: String, _ mapping: (UInt32, (UInt32) -> Void) -> Void) -> String {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            mapping(scalar.value) { bytes.append(codePoint: $0) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
