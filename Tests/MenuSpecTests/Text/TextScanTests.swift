import Testing

@testable import MenuSpec

@Suite struct TextScanTests {
    @Test(arguments: [
        ("a\u{200B}b", 1..<4), ("\u{FEFF}a", 0..<3), ("so\u{AD}ft", 2..<4), ("\u{180E}", 0..<3),
        ("a\u{2060}", 1..<4),
        ("\u{3164}", 0..<3), ("\u{115F}", 0..<3), ("\u{FFA0}", 0..<3), ("a\u{2028}b", 1..<4),
        ("a\u{2029}", 1..<4),
        ("a\u{E0041}", 1..<5), ("a\u{34F}b", 1..<3), ("\u{FFF9}a", 0..<3),
        // Joiners that join nothing.
        ("a\u{200D}b", 1..<4), ("a\u{200C}b", 1..<4), ("😀\u{200D}", 4..<7), ("\u{200D}😀", 0..<3),
        ("😀\u{200D}a", 4..<7), ("می\u{200C} ", 4..<7), ("1\u{200D}2", 1..<4), ("می\u{200C}\u{200C}خ", 4..<7),
        // Spaces without width that part no words.
        ("a\u{200B}b", 1..<4), ("ខ\u{200B} ខ", 3..<6), ("ខ\u{200B}", 3..<6), ("\u{200B}ខ", 0..<3),
        // Selectors that select nothing.
        ("\u{FE0F}a", 0..<3), (" \u{FE0F}", 1..<4), ("❤\u{FE0F}\u{FE0F}", 6..<9), ("\u{A0}\u{FE00}", 2..<5),
        ("a\u{301}\u{FE00}", 3..<6), ("\u{180B}", 0..<3),
        // Tags that make no flag.
        ("🏴\u{E0067}\u{E0062}", 4..<8), ("🏴\u{E007F}", 4..<8),
        ("😀\u{E0067}\u{E0062}\u{E0065}\u{E007F}", 4..<8),
    ])
    func invisible(_ text: String, _ expected: Range<Int>) {
        #expect(withBytes(text, TextScan.firstInvisible) == expected)
    }

    @Test(arguments: [
        "", "plain", "naïve", "e\u{301}", "a\u{200E}b\u{200F}\u{61C}", "a\u{202E}b",
        "👩\u{200D}👩\u{200D}👧", "🏳\u{FE0F}\u{200D}🌈", "👩🏽\u{200D}🚀", "❤\u{FE0F}", "❤\u{FE0E}",
        "6\u{FE0F}\u{20E3}",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "می\u{200C}خواهم", "HTML\u{200C}ها",
        "ه\u{200D}", "क\u{94D}\u{200D}ष", "क\u{94D}\u{200C}ष", "র\u{200D}\u{9CD}য", "ශ\u{DCA}\u{200D}ර",
        "葛\u{E0100}", "យឺត\u{200B}ពេក", "ម៉ែត្រ\u{200B}/\u{200B}វិនាទី", "นอน\u{200B}หลับ", "USB\u{200B}ကြိုး",
        "\u{1820}\u{180B}", "\u{1031}\u{FE00}", "한국어", "🇩🇪", "\u{600}1",
    ])
    func nothingInvisible(_ text: String) {
        #expect(withBytes(text, TextScan.firstInvisible) == nil)
    }

    @Test(arguments: [
        ("Сharacters", 0..<11), ("the pаypal one", 4..<11), ("ok раyрal", 3..<12), ("aα", 0..<3),
        ("Αpple", 0..<6), ("kΩ Gοogle", 4..<11), ("ΔΤmax", 0..<7), ("URLДЫҢ", 0..<9), ("Uдың", 0..<7),
        ("URLдыm", 0..<8), ("qν", 0..<3),
        ("e\u{301}а", 0..<5),
    ])
    func mixedScript(_ text: String, _ expected: Range<Int>) {
        #expect(withBytes(text, TextScan.firstMixedScriptWord) == expected)
    }

    @Test(arguments: [
        "", "kΩ", "MΩ", "k\u{2126}", "μm", "µF", "µmol", "μSv", "10 kΩ", "μsec", "μmeters", "ΔT", "λmax",
        "cosφ",
        "μTorrent", "URLдың басы", "SMSка", "русский text", "α-helix", "α helix",
        "C1с",
        "Ελλάδα", "日本語text", "naïve",
    ])
    func noMixedScript(_ text: String) {
        #expect(withBytes(text, TextScan.firstMixedScriptWord) == nil)
    }
}
