/// A version of a platform, such as iOS 15.4.
struct PlatformVersion: Comparable, Sendable, CustomStringConvertible {
    var major: Int
    var minor: Int

    init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    static func < (first: Self, second: Self) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }

    var description: String { "\(major).\(minor)" }
}
