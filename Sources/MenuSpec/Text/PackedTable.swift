/// Readers of the tables that `Tools/make-text-tables` writes as string literals.
///
/// A digit is one ASCII character from `$` on; a number is some digits of six bits, the highest first.
enum PackedTable {
    @inline(__always)
    static func digit(_ table: StaticString, _ index: Int) -> Int {
        Int(table.utf8Start[index]) &- 0x24
    }

    @inline(__always)
    static func number(_ table: StaticString, at index: Int, digits: Int) -> Int {
        var value = 0
        for place in index..<index &+ digits {
            value = value &<< 6 | digit(table, place)
        }
        return value
    }

    /// The value of a code point in a table of two stages, whose blocks hold 128 values of one digit.
    @inline(__always)
    static func value(
        of codePoint: UInt32, blockNumbers: StaticString, blocks: StaticString
    ) -> Int {
        let block = Int(truncatingIfNeeded: codePoint &>> 7)
        guard block &* 2 < blockNumbers.utf8CodeUnitCount else { return 0 }
        let start = number(blockNumbers, at: block &* 2, digits: 2) &<< 7
        return digit(blocks, start | Int(truncatingIfNeeded: codePoint & 0x7F))
    }

    /// Where the record with a key starts, in a table of records that start with their keys and are sorted by them.
    static func record(
        _ key: Int, in table: StaticString, keyDigits: Int, recordDigits: Int
    ) -> Int? {
        var low = 0
        var high = table.utf8CodeUnitCount / recordDigits
        while low < high {
            let middle = (low + high) / 2
            let found = number(table, at: middle * recordDigits, digits: keyDigits)
            if found == key { return middle * recordDigits }
            if found < key {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return nil
    }
}
