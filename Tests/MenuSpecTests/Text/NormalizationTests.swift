import Testing

@testable import MenuSpec

@Suite struct NormalizationTests {
    /// Every form of a sample must come to its NFC.
    @Test(arguments: normalizationSamples)
    func composes(_ sample: NormalizationSample) {
        for form in [sample.source, sample.nfc, sample.nfd] {
            #expect(codePoints(nfc(form)) == codePoints(sample.nfc))
        }
    }

    @Test(arguments: normalizationSamples)
    func quickCheckNeverPassesWhatIsNotNFC(_ sample: NormalizationSample) {
        for form in [sample.source, sample.nfd] where codePoints(form) != codePoints(sample.nfc) {
            #expect(!withBytes(form, Normalization.isSurelyNFC))
        }
    }

    @Test(arguments: ["", "Select a reason", "straße", "한국어", "हिन्दी", "日本語", "é", "a\u{323}\u{307}"])
    func quickCheckPassesOrdinaryText(_ text: String) {
        #expect(withBytes(text, Normalization.isSurelyNFC) == (text != "a\u{323}\u{307}"))
    }

    @Test func leavesWhatStandsBefore() {
        var bytes = Array("e\u{301}e\u{301}".utf8)
        Normalization.normalizeToNFC(&bytes, from: 3)
        #expect(codePoints(String(decoding: bytes, as: UTF8.self)) == "65 301 E9")
    }

    /// A long run of marks, in the worst order, is sorted stably and soon.
    @Test(.timeLimit(.minutes(1))) func sortsLongRunsOfMarks() {
        let above = "\u{300}\u{301}"
        let below = "\u{323}\u{324}"
        let count = 100_000
        let text = "q" + String(repeating: above + below, count: count)
        let expected = "q" + String(repeating: below, count: count) + String(repeating: above, count: count)
        #expect(codePoints(nfc(text)) == codePoints(expected))
    }

    private func nfc(_ text: String) -> String {
        var bytes = Array(text.utf8)
        Normalization.normalizeToNFC(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
