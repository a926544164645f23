/// Finds texts that occur twice in a list: an open-addressed table of hashes, used again for each list.
///
/// Large lists miss the processor's caches, so a place is four bytes: the ordinal of a text plus one in the low
/// bits, as many as the table needs, and above them part of the hash.
struct TextIndex {
    private var places: [UInt32] = []
    private var mask: UInt32 = 0

    /// Of this run alone, so that no input can be made to collide; nothing that comes out depends on it.
    private static let seed = UInt64.random(in: .min ... .max)

    /// Empties the table and makes room.
    ///
    /// - Parameter count: How many texts will come.
    mutating func reset(count: Int) {
        var size = 16
        while size < count + count / 4 { size *= 2 }
        mask = UInt32(size - 1)
        if places.count >= size {
            for index in 0..<size { places[index] = 0 }
        } else {
            places = [UInt32](repeating: 0, count: size)
        }
    }

    /// Notes a text by its hash.
    ///
    /// - Parameters:
    ///   - hash: As ``hash(_:)`` gives it.
    ///   - ordinal: What the text is found by, from 0.
    ///   - isSame: Whether the text of an ordinal is this one.
    /// - Returns: The ordinal of the same text, noted earlier.
    @inline(__always)
    mutating func insert(hash: UInt32, _ ordinal: Int, isSame: (Int) -> Bool) -> Int? {
        // The hash's low bits say where to begin, its high bits tell most others apart.
        let tag = hash & ~mask
        var index = hash & mask
        return places.withUnsafeMutableBufferPointer { places in
            while true {
                let place = places[Int(index)]
                if place == 0 {
                    places[Int(index)] = tag | UInt32(ordinal + 1)
                    return nil
                }
                if place & ~mask == tag {
                    let other = Int(place & mask) - 1
                    if isSame(other) { return other }
                }
                index = (index + 1) & mask
            }
        }
    }

    /// A hash of bytes, eight at a time.
    static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash = seed ^ UInt64(truncatingIfNeeded: text.count)
        var index = 0
        while index &+ 8 < text.count {
            hash = mix(hash ^ text.word(at: index))
            index &+= 8
        }
        return UInt32(truncatingIfNeeded: mix(hash ^ text.lastWord))
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
