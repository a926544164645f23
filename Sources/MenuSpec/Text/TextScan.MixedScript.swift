extension TextScan {
    /// The first word that has Latin letters together with Greek or Cyrillic ones, units and quantities such as `kΩ` and
    /// `ΔT` excepted.
    ///
    /// A word is letters and marks without a break.
    static func firstMixedScriptWord(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var reader = ScalarReader(text)
        var word = Word(start: 0)
        while true {
            let offset = reader.offset
            guard let codePoint = reader.next() else {
                return word.isMixed(in: text, to: offset) ? word.start..<offset : nil
            }
            let properties = codePoint < 0x80 ? asciiProperties(codePoint) : UnicodeProperties(of: codePoint)
            if !properties.isDisjoint(with: [.letter, .mark]) {
                word.append(codePoint, properties)
                continue
            }
            if word.isMixed(in: text, to: offset) { return word.start..<offset }
            word = Word(start: reader.offset)
        }
    }

    @inline(__always)
    private static func asciiProperties(_ codePoint: UInt32) -> UnicodeProperties {
        (codePoint | 0x20) &- 0x61 < 26 ? [.letter, .latin] : []
    }

    /// What matters of a word that has been read so far.
    private struct Word {
        let start: Int
        var scripts: UnicodeProperties = []
        /// The only Greek letter, or the last of several.
        var greekLetter: UInt32 = 0
        var greekLetters = 0

        init(start: Int) {
            self.start = start
        }

        @inline(__always)
        mutating func append(_ codePoint: UInt32, _ properties: UnicodeProperties) {
            guard properties.contains(.letter) else { return }
            scripts.formUnion(properties.intersection([.latin, .greek, .cyrillic]))
            guard properties.contains(.greek) else { return }
            greekLetter = codePoint
            greekLetters += 1
        }

        func isMixed(in text: UnsafeBufferPointer<UInt8>, to end: Int) -> Bool {
            scripts.contains(.latin) && !scripts.isDisjoint(with: [.greek, .cyrillic]) && !isFormula
                && !TextScan.isInflectedAcronym(UnsafeBufferPointer(rebasing: text[start..<end]))
        }

        /// Whether the one letter that is not Latin is a sign of a unit or of a quantity, which looks like no Latin letter
        /// (`kΩ`, `μsec`, `ΔT`, `λmax`).
        private var isFormula: Bool {
            greekLetters == 1 && !scripts.contains(.cyrillic)
                && (greekLetter == 0x2126 || TextScan.signs.contains(greekLetter))
        }
    }

    /// The Greek letters that no Latin one looks like.
    private static let signs = Set("ΓΔΘΛΞΠΣΦΨΩβγδεζθλμξπστφψω".unicodeScalars.map(\.value))

    /// Whether a word is two or more Latin capitals with a Cyrillic ending (`URLдың`), as Kazakh, Tatar and others write
    /// foreign acronyms.
    private static func isInflectedAcronym(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let capitals = word.prefix { $0 &- UInt8(ascii: "A") < 26 }.count
        guard capitals >= 2 else { return false }
        var reader = ScalarReader(UnsafeBufferPointer(rebasing: word[capitals...]))
        while let codePoint = reader.next() {
            let properties = UnicodeProperties(of: codePoint)
            guard properties.contains(.cyrillic), !properties.contains(.hasLowercase) else { return false }
        }
        return true
    }
}
