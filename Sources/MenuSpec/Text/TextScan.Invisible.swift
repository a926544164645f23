extension TextScan {
    /// The first character that shows nothing and has no business where it stands.
    ///
    /// These are the default-ignorable and zero-width characters and U+2028, U+2029, except direction marks,
    /// bidi controls (which have a rule of their own), joiners that join, variation selectors that select, the tags of
    /// a flag, and zero-width spaces between words of scripts without spaces.
    static func firstInvisible(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var search = InvisibleSearch(text)
        return search.first()
    }
}

/// A walk over a text that remembers what its joiners and selectors hang on.
private struct InvisibleSearch {
    private var reader: ScalarReader
    private var previous: UInt32?
    private var previousProperties: UnicodeProperties = []
    /// Whether the characters so far end with a pictograph and what changes its look.
    private var endsWithPictograph = false

    init(_ text: UnsafeBufferPointer<UInt8>) {
        reader = ScalarReader(text)
    }

    mutating func first() -> Range<Int>? {
        while true {
            let start = reader.offset
            guard let codePoint = reader.next() else { return nil }
            if codePoint < 0x80 {
                previous = codePoint
                previousProperties = []
                endsWithPictograph = false
                continue
            }
            let properties = UnicodeProperties(of: codePoint)
            if Self.isInvisible(codePoint, properties), !isAllowed(codePoint) {
                return start..<reader.offset
            }
            let isModifier = Self.isVariationSelector(codePoint) || Self.skinTones.contains(codePoint)
            endsWithPictograph = properties.contains(.pictographic) || (endsWithPictograph && isModifier)
            if codePoint == 0x1F3F4 { skipFlagTags() }
            previous = codePoint
            previousProperties = properties
        }
    }

    private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

    @inline(__always)
    private static func isInvisible(_ codePoint: UInt32, _ properties: UnicodeProperties) -> Bool {
        if properties.contains(.defaultIgnorable) {
            switch codePoint {
            case 0x061C, 0x200E, 0x200F: return false
            default: return !properties.contains(.bidiControl)
            }
        }
        switch codePoint {
        // Line and paragraph separator; the marks of interlinear notes.
        case 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
        default: return false
        }
    }

    private func isAllowed(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0x200C: joinsLetters(byShape: false)
        case 0x200D: joinsLetters(byShape: true) || joinsPictographs
        case 0x200B: partsWords
        default: Self.isVariationSelector(codePoint) && followsBase
        }
    }

    /// Whether a zero-width space stands where scripts without spaces have them between words.
    private var partsWords: Bool {
        var ahead = reader
        guard let previous, let next = ahead.next(), !TextScan.isWhiteSpace(previous),
            !TextScan.isWhiteSpace(next)
        else { return false }
        return Self.isOfScriptWithoutSpaces(previous) || Self.isOfScriptWithoutSpaces(next)
    }

    /// Thai, Lao, Burmese, Khmer, Tai and their neighbours.
    private static func isOfScriptWithoutSpaces(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
            0xA980...0xA9FF,
            0xAA60...0xAADF:
            true
        default: false
        }
    }

    private var joinsPictographs: Bool {
        endsWithPictograph && following.contains(.pictographic)
    }

    /// Whether a joiner here has an effect on a script that uses it.
    ///
    /// A zero-width joiner gives even a letter at a word's end its joined form (`ه‍`); a non-joiner must stand
    /// between two letters or digits, of which one may be of another script (`HTML‌ها`).
    private func joinsLetters(byShape changesShape: Bool) -> Bool {
        if previousProperties.contains(.virama) { return true }
        let next = following
        let isBeside = previousProperties.contains(.joining) || next.contains(.joining)
        guard isBeside, !changesShape else { return isBeside }
        let word: UnicodeProperties = [.letter, .mark, .decimalDigit]
        let before = previous.map { UnicodeProperties(of: $0) } ?? []
        return !before.isDisjoint(with: word) && !next.isDisjoint(with: word)
    }

    private var following: UnicodeProperties {
        var ahead = reader
        return ahead.next().map { UnicodeProperties(of: $0) } ?? []
    }

    private var followsBase: Bool {
        guard let previous, previous != 0x7F, !TextScan.isWhiteSpace(previous) else {
            return false
        }
        // No selector changes the letters of these scripts.
        let isLetter =
            (previous | 0x20) &- 0x61 < 26
            || !previousProperties.isDisjoint(with: [.latin, .greek, .cyrillic])
        return !isLetter && previousProperties.isDisjoint(with: [.zeroWidth, .defaultIgnorable])
    }

    @inline(__always)
    private static func isVariationSelector(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
        default: false
        }
    }

    /// After a black flag: skips the three to six letters and digits of a region, as tags, and the end tag.
    private mutating func skipFlagTags() {
        var ahead = reader
        var count = 0
        while let tag = ahead.next() {
            switch tag {
            case 0xE0030...0xE0039, 0xE0061...0xE007A: count += 1
            case 0xE007F:
                if (3...6).contains(count) { reader = ahead }
                return
            default: return
            }
        }
    }
}
