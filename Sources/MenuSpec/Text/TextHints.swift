/// What a text may hold, told from the first bytes of its characters alone: most texts need no closer look.
struct TextHints: OptionSet, Sendable {
    let rawValue: UInt8

    static let mayHaveLatin = TextHints(rawValue: 1)
    static let mayHaveGreekOrCyrillic = TextHints(rawValue: 2)
    /// Characters that show nothing, and those that change how another looks; not the marks of direction.
    static let mayHaveInvisible = TextHints(rawValue: 4)
    /// Letters of a script that has capitals.
    static let mayHaveCapitals = TextHints(rawValue: 8)
    /// A small letter of ASCII; certain.
    static let hasSmallASCII = TextHints(rawValue: 16)

    @inline(__always)
    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// - Parameter text: UTF-8.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        var hints: UInt8 = 0
        Self.byLead.withUnsafeBufferPointer { byLead in
            for byte in text { hints |= byLead[Int(byte)] }
        }
        rawValue = hints
    }

    /// The hints of each byte; none of those that only continue a character.
    private static let byLead: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        func note(_ hint: TextHints, _ leads: ClosedRange<Int>...) {
            for range in leads { for lead in range { table[lead] |= hint.rawValue } }
        }
        // Basic Latin, U+0080 to U+02FF; in the third and fourth planes of a block every script may be.
        note(
            .mayHaveLatin, 0x41...0x5A, 0x61...0x7A, 0xC2...0xCB, 0xE1...0xE2, 0xEA...0xEA, 0xEF...0xEF,
            0xF0...0xF0)
        note(
            .mayHaveGreekOrCyrillic, 0xCD...0xCF, 0xD0...0xD4, 0xE1...0xE2, 0xEA...0xEA, 0xEF...0xEF,
            0xF0...0xF0)
        // Latin, Greek, Cyrillic, Armenian; Georgian, Cherokee and more in the third plane; the wide forms.
        note(
            .mayHaveCapitals, 0x41...0x5A, 0xC3...0xCB, 0xCD...0xD6, 0xE1...0xE2, 0xEA...0xEA, 0xEF...0xF0)
        note(.hasSmallASCII, 0x61...0x7A)
        note(.mayHaveInvisible, 0xC2...0xC2, 0xCD...0xCD, 0xE1...0xE3, 0xEF...0xEF, 0xF0...0xF4)
        return table
    }()
}
