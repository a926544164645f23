extension TextScan {
    /// The first word that has Latin letters together with Greek or Cyrillic ones, units such as `kΩ` excepted.
    ///
    /// A word is letters and marks without a break.
    static func firstMixedScriptWord(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var reader = ScalarReader(text)
        var word = Word(start: 0)
        while true {
            let offset = reader.offset
            guard let codePoint = reader.next() else {
                return word.isMixed ? word.start..<offset : nil
            }
            let properties = codePoint < 0x80 ? asciiProperties(codePoint) : UnicodeProperties(of: codePoint)
            if !properties.isDisjoint(with: [.letter, .mark]) {
                word.append(codePoint, properties)
                continue
            }
            if word.isMixed { return word.start..<offset }
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
        var count = 0
        var first: UInt32 = 0
        var last: UInt32 = 0
        var greekLetters = 0

        init(start: Int) {
            self.start = start
        }

        @inline(__always)
        mutating func append(_ codePoint: UInt32, _ properties: UnicodeProperties) {
            if count == 0 { first = codePoint }
            last = codePoint
            count += 1
            guard properties.contains(.letter) else { return }
            scripts.formUnion(properties.intersection([.latin, .greek, .cyrillic]))
            if properties.contains(.greek) { greekLetters += 1 }
        }

        var isMixed: Bool {
            scripts.contains(.latin) && !scripts.isDisjoint(with: [.greek, .cyrillic]) && !isUnit
        }

        /// A prefix with an ohm (`kΩ`), or a micro with a unit (`μm`, `μSv`); of three letters at most.
        private var isUnit: Bool {
            guard count <= 3, greekLetters == 1, !scripts.contains(.cyrillic) else { return false }
            let isOhm = last == 0x3A9 || last == 0x2126
            return first == 0x3BC || (isOhm && count == 2 && TextScan.isPrefix(first))
        }
    }

    /// The prefixes of the metric system that are one Latin letter.
    private static func isPrefix(_ codePoint: UInt32) -> Bool {
        "QRYZEPTGMkhcdmnpfazyrq".unicodeScalars.contains { $0.value == codePoint }
    }
}
