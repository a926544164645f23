/// A version of a platform, such as iOS 15.4.
struct PlatformVersion: Comparable, Sendable, CustomStringConvertible {
    var major: Int
    var minor: Int

    init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads digits between dots as they are written: 15.10 is not 15.1. Nil where a text is nothing else.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        var numbers: [Int] = []
        for part in parts {
            guard !part.isEmpty, part.count <= 9, part.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    static func < (first: Self, second: Self) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }

    var description: String { "\(major).\(minor)" }
}
