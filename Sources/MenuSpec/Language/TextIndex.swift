/// Finds texts that occur twice in a list: an open-addressed table of hashes, used again for each list.
struct TextIndex {
    /// Upper half: the hash's upper half; lower half: the ordinal plus 1. 0 is free.
    private var slots: [UInt64] = []
    private var mask = 0
    /// Of this run alone, so that no input can be made to collide; nothing that comes out depends on it.
    private let seed = UInt64.random(in: .min ... .max)

    /// Empties the table and makes room.
    ///
    /// - Parameter count: How many texts will come.
    mutating func reset(count: Int) {
        var size = 16
        while size < count + count / 4 { size *= 2 }
        mask = size - 1
        if slots.count >= size {
            for index in 0..<size { slots[index] = 0 }
        } else {
            slots = [UInt64](repeating: 0, count: size)
        }
    }

    /// Notes a text.
    ///
    /// - Parameters:
    ///   - text: UTF-8.
    ///   - ordinal: What the text is found by.
    ///   - isSame: Whether the text of an ordinal is this one.
    /// - Returns: The ordinal of the same text, noted earlier.
    @inline(__always)
    mutating func insert(
        _ text: UnsafeBufferPointer<UInt8>, _ ordinal: Int, isSame: (Int) -> Bool
    ) -> Int? {
        let hash = hash(text)
        var index = Int(truncatingIfNeeded: hash) & mask
        let tag = hash & 0xFFFF_FFFF_0000_0000
        while true {
            let slot = slots[index]
            if slot == 0 {
                slots[index] = tag | UInt64(ordinal + 1)
                return nil
            }
            if slot & 0xFFFF_FFFF_0000_0000 == tag {
                let other = Int(slot & 0xFFFF_FFFF) - 1
                if isSame(other) { return other }
            }
            index = (index + 1) & mask
        }
    }

    /// A hash of bytes, eight at a time.
    func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = seed ^ UInt64(text.count)
        var index = 0
        let raw = UnsafeRawBufferPointer(text)
        while index + 8 <= text.count {
            hash = Self.mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < text.count {
            rest = rest << 8 | UInt64(text[index])
            index += 1
        }
        return Self.mix(hash ^ rest)
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
