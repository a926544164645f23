extension TextScan {
    /// How a title ends, where titles of one menu should end alike.
    enum Ending {
        /// With a letter, a digit or a mark.
        case plain
        /// With the full stop of a sentence; its length in bytes.
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
        guard let last = words.last, !isAbbreviation(last, isFirst: words.count == 1) else { return .other }
        return .stop(1)
    }

    /// Whether a word with a point behind it is a short form, so that the point ends no sentence: one with a point
    /// inside, without a vowel, of capitals and digits alone, one that is known, and behind another word a short one
    /// that begins with a capital (`Inc.`, `Corp.`).
    private static func isAbbreviation(_ word: Slice<UnsafeBufferPointer<UInt8>>, isFirst: Bool) -> Bool {
        let text = String(decoding: word, as: UTF8.self)
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last,
            !UnicodeProperties(of: last).isDisjoint(with: [.letter, .mark])
                || (last.value | 0x20) &- 0x61 < 26
        else { return true }
        if scalars.contains(".") { return true }
        let isASCII = scalars.allSatisfy(\.isASCII)
        if isASCII {
            guard scalars.contains(where: { "aeiouyAEIOUY".unicodeScalars.contains($0) }) else { return true }
            if !scalars.contains(where: { $0.value &- 0x61 < 26 }) { return true }
        }
        if scalars.count == 1 { return true }
        if !isFirst, scalars.count <= 4, UnicodeProperties(of: first).contains(.hasLowercase) { return true }
        return abbreviations.contains(text.lowercased())
    }

    private static let abbreviations: Set<String> = [
        "abbr", "alt", "apr", "approx", "apt", "asst", "assoc", "aug", "ave", "ca", "cont", "co", "dec",
        "def",
        "dept", "dim", "div", "ed", "eds", "elem", "env", "esp", "est", "etc", "evtl", "excl", "ext", "feb",
        "fig",
        "figs", "fri", "gal", "gen", "gov", "inc", "incl", "int", "jan", "jul", "jun", "lib", "mar", "max",
        "mon",
        "min", "misc", "mio", "no", "nos", "nov", "oct", "op", "orig", "oz", "pos", "prev", "prof", "rec",
        "ref",
        "req", "resp", "sat", "sec", "sep", "sept", "spec", "sun", "tel", "temp", "thu", "tue", "univ", "usw",
        "ver",
        "vol", "wed", "др", "ул", "им", "тел", "напр", "руб", "мин", "сек", "стр", "тыс", "млн",
    ]
}
