/// Hangul syllables compose by arithmetic.
enum Hangul {
    static let leading: UInt32 = 0x1100
    static let vowel: UInt32 = 0x1161
    /// One before the first trailing consonant: 0 stands for none.
    static let trail: UInt32 = 0x11A7
    static let syllable: UInt32 = 0xAC00
    static let leads: UInt32 = 19
    static let vowels: UInt32 = 21
    static let trails: UInt32 = 28

    static func index(ofSyllable codePoint: UInt32) -> UInt32? {
        let index = codePoint &- syllable
        return index < leads * vowels * trails ? index : nil
    }

    static func composition(of first: UInt32, with second: UInt32) -> UInt32? {
        if first &- leading < leads, second &- vowel < vowels {
            return syllable + ((first - leading) * vowels + second - vowel) * trails
        }
        guard let index = index(ofSyllable: first), index % trails == 0 else { return nil }
        return second > trail && second - trail < trails ? first + second - trail : nil
    }
}
