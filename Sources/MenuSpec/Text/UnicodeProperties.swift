/// What the rules and the making of ids need to know about a character.
///
/// The tables are the compiler's own and not the standard library's, whose version of Unicode differs from
/// machine to machine: the same spec gives the same output everywhere.
package struct UnicodeProperties: OptionSet, Sendable {
    package let rawValue: UInt32

    /// The order of the bits is that of `Tools/make-text-tables`.
    package static let letter = Self(rawValue: 1 << 0)
    package static let mark = Self(rawValue: 1 << 1)
    static let decimalDigit = Self(rawValue: 1 << 2)
    static let xidStart = Self(rawValue: 1 << 3)
    static let xidContinue = Self(rawValue: 1 << 4)
    static let defaultIgnorable = Self(rawValue: 1 << 5)
    /// Embeddings, overrides and isolates; not the direction marks.
    static let bidiControl = Self(rawValue: 1 << 6)
    static let latin = Self(rawValue: 1 << 7)
    static let greek = Self(rawValue: 1 << 8)
    static let cyrillic = Self(rawValue: 1 << 9)
    /// Two columns on a terminal.
    static let wide = Self(rawValue: 1 << 10)
    /// No column on a terminal: combining marks, format characters, the later jamos of a syllable.
    static let zeroWidth = Self(rawValue: 1 << 11)
    static let pictographic = Self(rawValue: 1 << 12)
    static let virama = Self(rawValue: 1 << 13)
    /// Letters and marks of scripts that use U+200C and U+200D: those that join and those with a virama.
    static let joining = Self(rawValue: 1 << 14)
    /// NFC_Quick_Check is not Yes.
    static let nfcUncertain = Self(rawValue: 1 << 15)
    /// The canonical combining class is not 0.
    static let nonStarter = Self(rawValue: 1 << 16)
    static let hasLowercase = Self(rawValue: 1 << 17)
    static let hasTitlecase = Self(rawValue: 1 << 18)

    @inline(__always)
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @inline(__always)
    package init(of codePoint: UInt32) {
        let index = PackedTable.value(of: codePoint, blockNumbers: Self.blockNumbers, blocks: Self.blocks)
        rawValue = UInt32(truncatingIfNeeded: PackedTable.number(Self.classes, at: index &* 4, digits: 4))
    }

    @inline(__always)
    package init(of scalar: Unicode.Scalar) {
        self.init(of: scalar.value)
    }
}
