/// The text of a spec file and the name it goes by in diagnostics.
public struct SourceFile: Sendable {
    /// As the user gave it, or as a search found it; `-` is standard input.
    public let path: String
    /// The file as it is on disk, with its byte order mark if it has one; any bytes.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
