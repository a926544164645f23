/// The JSON Schema of configurations, made from their table.
public enum ConfigurationSchema {
    /// The text of the schema, UTF-8 with a final line break.
    public static func render() -> [UInt8] { JSONWriter.render(schema) }

    static var schema: JSONValue {
        SpecSchema.document("menuc configuration", ConstructDescription.ofConfiguration)
    }
}

extension ConstructDescription {
    /// Every construct of a configuration, the whole first.
    package static let ofConfiguration: [ConstructDescription] = [
        ConstructDescription(ConfigurationDraft.table), ConstructDescription(PlatformsDraft.table),
    ]
}
