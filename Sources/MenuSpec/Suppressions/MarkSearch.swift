/// Looks for `menuc:` behind a `#`, by which comments speak to menuc, in time that a check does not notice.
enum MarkSearch {
    static let mark: StaticString = "menuc:"

    /// Where the mark stands behind a `#` and white space, in comments and elsewhere.
    static func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var found: [Int] = []
        var index = 0
        // 32 bytes at a time while there is no '#' in them.
        while index &+ 32 <= bytes.count {
            let hashes =
                zeros(bytes.word(at: index) ^ hash) | zeros(bytes.word(at: index &+ 8) ^ hash)
                | zeros(bytes.word(at: index &+ 16) ^ hash) | zeros(bytes.word(at: index &+ 24) ^ hash)
            if hashes & highs != 0 {
                for place in index..<index + 32 { add(place, in: bytes, to: &found) }
            }
            index &+= 32
        }
        while index < bytes.count {
            add(index, in: bytes, to: &found)
            index += 1
        }
        return found
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080
    private static let hash = ones &* UInt64(UInt8(ascii: "#"))

    /// The high bit of a byte is set where the lowest byte that is zero is; above it, others may be.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }

    private static func add(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>, to found: inout [Int]) {
        guard bytes[place] == UInt8(ascii: "#") else { return }
        var start = place + 1
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        let end = start + mark.utf8CodeUnitCount
        guard end <= bytes.count, UnsafeBufferPointer(rebasing: bytes[start..<end]).equals(mark) else {
            return
        }
        found.append(start)
    }
}
