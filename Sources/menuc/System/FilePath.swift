/// The name of a file as the system has it: bytes, none of them 0.
struct FilePath: Hashable, Comparable, Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The path that C has at an address, up to the 0.
    init(cString: UnsafePointer<CChar>) {
        var end = cString
        while end.pointee != 0 { end += 1 }
        bytes = Array(UnsafeRawBufferPointer(start: cString, count: end - cString))
    }

    /// For reading; what is not UTF-8 is U+FFFD.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The part after the last slash.
    var lastComponent: FilePath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return FilePath(Array(bytes[(slash + 1)...]))
    }

    /// The path without its last component; nil if it has but one.
    var parent: FilePath? {
        let trimmed = withoutTrailingSlashes.bytes
        guard let slash = trimmed.lastIndex(of: UInt8(ascii: "/")), trimmed.count > 1 else { return nil }
        return slash == 0 ? FilePath("/") : FilePath(Array(trimmed[..<slash])).withoutTrailingSlashes
    }

    /// The path of something in this folder. Of what is in the current folder, `.`, it is the name alone.
    func appending(_ name: FilePath) -> FilePath {
        let folder = withoutTrailingSlashes
        if folder == FilePath(".") { return name }
        return folder == FilePath("/") ? FilePath(folder.bytes + name.bytes) : folder + "/" + name
    }

    private var withoutTrailingSlashes: FilePath {
        var end = bytes.count
        while end > 1, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
        return FilePath(Array(bytes[..<end]))
    }

    /// One spelling of the paths that differ only in `.` and in repeated slashes.
    var normalized: FilePath {
        let parts = bytes.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }
        let joined = FilePath(Array(parts.joined(separator: [UInt8(ascii: "/")])))
        return bytes.first == UInt8(ascii: "/") ? FilePath("/") + joined : joined
    }

    func hasSuffix(_ suffix: String) -> Bool {
        bytes.count >= suffix.utf8.count && bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    static func + (path: FilePath, other: FilePath) -> FilePath {
        FilePath(path.bytes + other.bytes)
    }

    static func + (path: FilePath, text: String) -> FilePath {
        FilePath(path.bytes + text.utf8)
    }

    /// By bytes, so that an order is the same on every machine.
    static func < (left: FilePath, right: FilePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    /// Calls a closure with the path as C has it.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        var terminated = bytes.map { CChar(bitPattern: $0) }
        terminated.append(0)
        return terminated.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { preconditionFailure("an array with a 0 has a base") }
            return body(base)
        }
    }
}
