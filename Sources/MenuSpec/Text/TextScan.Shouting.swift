extension TextScan {
    /// Words of up to so many capitals may be acronyms, and one of one more where no other stands beside it (`UNESCO`).
    private static let acronymLength = 5

    /// Whether a text of ASCII may shout: it has no small letter, and is longer than a word that may be an acronym.
    @inline(__always)
    static func mayShout(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count > acronymLength + 1 else { return false }
        for byte in text where byte &- UInt8(ascii: "a") < 26 { return false }
        return true
    }

    /// Whether a text is written in capitals: no letter in it is small, a word has more of them than an acronym, and
    /// there are more than those of one acronym in all.
    ///
    /// Words with digits, underscores or points inside are names and codes, and do not count; nor do Roman numerals, nor
    /// letters of scripts that have no capitals.
    static func shouts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var reader = ScalarReader(text)
        var word = 0
        var isCode = false
        var isNumeral = true
        var longest = 0
        var total = 0
        func endWord() {
            if !isCode, !isNumeral || word <= acronymLength {
                longest = max(longest, word)
                total += word
            }
            (word, isCode, isNumeral) = (0, false, true)
        }
        while let codePoint = reader.next() {
            switch letterCase(codePoint) {
            case .small: return false
            case .capital:
                word += 1
                isNumeral = isNumeral && isRomanDigit(codePoint)
            // Marks, apostrophes and letters without case neither end a word nor make it longer.
            case .none: break
            case .digit: isCode = true
            case .joint: isCode = isCode || reader.offset < text.count && text[reader.offset] > 0x20
            case .gap: endWord()
            }
        }
        endWord()
        return longest > acronymLength && total > acronymLength + 1
    }

    /// Whether Roman numerals (`XXXVIII`) and sizes (`XXXXXXL`) are made of a letter.
    private static func isRomanDigit(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        // C, D, I, L, M, V, X
        case 0x43, 0x44, 0x49, 0x4C, 0x4D, 0x56, 0x58: true
        default: false
        }
    }

    private enum LetterCase {
        case capital, small, none
        case digit
        /// Parts the words of texts, and of names where no space follows.
        case joint
        /// Parts words.
        case gap
    }

    private static func letterCase(_ codePoint: UInt32) -> LetterCase {
        switch codePoint {
        case 0x41...0x5A: return .capital
        case 0x61...0x7A: return .small
        case 0x30...0x39, 0x5F, 0x40: return .digit
        case 0x2E, 0x3A, 0x5C: return .joint
        case 0x27, 0x2019: return .none
        case 0..<0x80: return .gap
        // Cherokee is usually written in what Unicode has as capitals, Georgian in what it has as small letters.
        case 0x13A0...0x13F5: return .none
        case 0x10D0...0x10FA, 0x10FD...0x10FF: return .small
        default: break
        }
        let properties = UnicodeProperties(of: codePoint)
        if properties.contains(.decimalDigit) { return .digit }
        guard !properties.isDisjoint(with: [.letter, .mark]) else { return .gap }
        if properties.contains(.hasLowercase) { return .capital }
        return properties.isSuperset(of: [.letter, .hasTitlecase]) ? .small : .none
    }
}
