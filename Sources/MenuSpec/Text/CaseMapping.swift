/// Case by Unicode's full mappings, character by character, without regard to language or context: `ß` in title
/// case is `Ss`, and a sigma at a word's end is as any other.
enum CaseMapping {
    /// Calls `emit` with each character of a character's lowercase.
    @inline(__always)
    static func lowercase(_ codePoint: UInt32, emit: (UInt32) -> Void) {
        if codePoint < 0x80 {
            emit(codePoint &- 0x41 < 26 ? codePoint | 0x20 : codePoint)
        } else if UnicodeProperties(of: codePoint).contains(.hasLowercase) {
            map(codePoint, lowercase, emit)
        } else {
            emit(codePoint)
        }
    }

    /// Calls `emit` with each character of a character's title case.
    @inline(__always)
    static func titlecase(_ codePoint: UInt32, emit: (UInt32) -> Void) {
        if codePoint < 0x80 {
            emit(codePoint &- 0x61 < 26 ? codePoint & ~0x20 : codePoint)
        } else if UnicodeProperties(of: codePoint).contains(.hasTitlecase) {
            map(codePoint, titlecase, emit)
        } else {
            emit(codePoint)
        }
    }

    private static func map(_ codePoint: UInt32, _ table: StaticString, _ emit: (UInt32) -> Void) {
        guard let record = PackedTable.record(Int(codePoint), in: table, keyDigits: 4, recordDigits: 8) else {
            return emit(codePoint)
        }
        let value = PackedTable.number(table, at: record + 4, digits: 4)
        guard value >= 1 << 21 else { return emit(UInt32(value)) }
        let start = (value & 0xFFFF) * 12
        for place in stride(from: start, to: start + 12, by: 4) {
            let part = PackedTable.number(expansions, at: place, digits: 4)
            if part != 0 { emit(UInt32(part)) }
        }
    }
}
