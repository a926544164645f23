/// The text of a spec file and the name it goes by in diagnostics.
public struct SourceFile: Sendable {
    /// As the user gave it, or as a search found it; `-` is standard input.
    ///
    /// What is not UTF-8 in the file's name is U+FFFD here.
    public let path: String
    /// The path as the file system has it; any bytes but 0.
    public let pathBytes: [UInt8]
    /// The file as it is on disk, with its byte order mark if it has one; any bytes.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        pathBytes = Array(path.utf8)
        self.bytes = bytes
    }

    /// A file whose name may be no UTF-8.
    public init(pathBytes: [UInt8], bytes: [UInt8]) {
        path = String(decoding: pathBytes, as: UTF8.self)
        self.pathBytes = pathBytes
        self.bytes = bytes
    }
}
