/// The JSON Schemas that `menuc schema` prints.
public enum SchemaText {
    /// What a schema describes.
    public enum Subject: String, Sendable, CaseIterable {
        /// The files that authors write.
        case spec
        /// The JSON target's files.
        case output
    }

    /// The text of a schema, UTF-8 with a final line feed.
    public static func render(of subject: Subject) -> [UInt8] {
        Array("{}\n".utf8)
    }
}
