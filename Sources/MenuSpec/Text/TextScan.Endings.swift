extension TextScan {
    /// How a title ends, where titles of one menu should end alike.
    enum Ending {
        /// With a letter, a digit or a mark.
        case plain
        /// With the full stop of a sentence; its length in bytes. A point behind a single word is no such: nothing tells
        /// `Other.` from `Okt.`.
        case stop(Int)
        /// With `...`.
        case dots
        /// With `…`.
        case ellipsis
        /// With anything else, which says nothing of what the others should end with.
        case other
    }

    @inline(__always)
    static func ending(of text: UnsafeBufferPointer<UInt8>) -> Ending {
        guard let last = text.last else { return .other }
        if last < 0x80 {
            if (last | 0x20) &- UInt8(ascii: "a") < 26 || last &- UInt8(ascii: "0") < 10 { return .plain }
            return last == UInt8(ascii: ".") ? endingWithPoint(text) : .other
        }
        return endingBeyondASCII(text)
    }

    private static func endingBeyondASCII(_ text: UnsafeBufferPointer<UInt8>) -> Ending {
        guard let scalar = String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last else {
            return .other
        }
        switch scalar.value {
        case 0x2026: return .ellipsis
        // The stops of Armenian, Urdu, Devanagari and its neighbours, Burmese, Ethiopic, Khmer, Chinese and Japanese.
        case 0x0589, 0x06D4, 0x0964, 0x104B, 0x1362, 0x17D4, 0x3002, 0xFF0E, 0xFF61:
            return .stop(UTF8.width(scalar))
        default:
            let word: UnicodeProperties = [.letter, .mark, .decimalDigit]
            return UnicodeProperties(of: scalar).isDisjoint(with: word) ? .other : .plain
        }
    }

    private static func endingWithPoint(_ text: UnsafeBufferPointer<UInt8>) -> Ending {
        let before = text.dropLast()
        if before.last == UInt8(ascii: ".") {
            return before.dropLast().last == UInt8(ascii: ".") ? .dots : .other
        }
        let words = before.split(separator: 0x20)
        guard words.count > 1, let first = words.first, let last = words.last, mayBeginSentence(first),
            !words.dropLast().contains(where: { $0.last == UInt8(ascii: ".") }), !isAbbreviation(last)
        else { return .other }
        return .stop(1)
    }

    /// Whether a title that begins with a word may be a sentence: with a capital or a letter that has none. What begins
    /// with a small letter or a digit (`fl oz imp.`, `1 doz.`) is no sentence, and its point that of a short form.
    private static func mayBeginSentence(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first else {
            return false
        }
        let properties = UnicodeProperties(of: first)
        return properties.contains(.letter)
            && (properties.contains(.hasLowercase) || !properties.contains(.hasTitlecase))
    }

    /// Whether a word with a point behind it is a short form, so that the point ends no sentence: one with a point
    /// inside, without a vowel, of capitals and digits alone, one that is known, a short one that begins with a capital
    /// (`Inc.`, `Corp.`), and any in a script that ends no sentence with a point.
    private static func isAbbreviation(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let text = String(decoding: word, as: UTF8.self)
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last,
            !UnicodeProperties(of: last).isDisjoint(with: [.letter, .mark])
                || (last.value | 0x20) &- 0x61 < 26
        else { return true }
        if scalars.contains(".") || scalars.count == 1 { return true }
        let isASCII = scalars.allSatisfy(\.isASCII)
        if isASCII {
            guard scalars.contains(where: { "aeiouyAEIOUY".unicodeScalars.contains($0) }) else { return true }
            if !scalars.contains(where: { $0.value &- 0x61 < 26 }) { return true }
        }
        if scalars.count <= 4, UnicodeProperties(of: first).contains(.hasLowercase) { return true }
        return hasOtherStops(last) || abbreviations.contains(text.lowercased())
    }

    /// Letters of Devanagari and Bengali, which have stops of their own, of Thai and Lao, which have none, and of
    /// Tibetan, Burmese and Khmer.
    private static func hasOtherStops(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0900...0x09FF, 0x0E00...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }

    private static let abbreviations: Set<String> = [
        "abbr", "alt", "apr", "approx", "apt", "aq", "asst", "assoc", "aug", "ave", "ca", "cont", "co", "dec",
        "def",
        "dept", "dim", "div", "ed", "eds", "elem", "env", "esp", "est", "etc", "evtl", "excl", "ext", "feb",
        "fig",
        "figs", "fri", "gal", "gen", "gov", "imp", "inc", "incl", "int", "jan", "jul", "jun", "lib", "mar",
        "max",
        "mon",
        "min", "misc", "mio", "no", "nos", "nov", "oct", "op", "orig", "oz", "pos", "prev", "prof", "rec",
        "ref",
        "req", "resp", "sat", "sec", "sep", "sept", "spec", "sun", "tel", "temp", "thu", "tue", "univ", "usw",
        "ver",
        "vol", "wed", "др", "ул", "им", "тел", "напр", "руб", "мин", "сек", "стр", "тыс", "млн",
    ]
}
