extension MenuDocument.Entry: KindCoded {
    static func read(from decoder: any Decoder) throws -> MenuDocument.Entry? {
        switch try FieldCoder(reading: decoder).kind() {
        case "option": .option(try MenuDocument.Option(from: decoder))
        case "separator": .separator
        case "group": .group(try MenuDocument.OptionGroup(from: decoder))
        default: nil
        }
    }

    /// Reads the JSON target's form.
    public init(from decoder: any Decoder) throws { self = try Self.required(from: decoder) }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .option(let option): try option.encode(to: encoder)
        case .separator: _ = try FieldCoder(writing: encoder).kind("separator")
        case .group(let group): try group.encode(to: encoder)
        }
    }
}

extension MenuDocument.OptionGroup: FieldCoded {
    static var blank: MenuDocument.OptionGroup {
        MenuDocument.OptionGroup(id: "", title: "", options: [])
    }

    mutating func code(_ fields: FieldCoder) throws {
        _ = try fields.kind("group")
        try fields.required("id", &id)
        try fields.required("title", &title)
        try fields.list("options", &options)
    }
}

extension MenuDocument.Option: FieldCoded {
    static var blank: MenuDocument.Option { MenuDocument.Option(id: "", title: "") }

    mutating func code(_ fields: FieldCoder) throws {
        _ = try fields.kind("option")
        try fields.required("id", &id)
        try fields.required("title", &title)
        try fields.field("value", &value)
        try fields.field("icon", &icon)
        try fields.field("image", &image)
        try fields.field("detail", &detail)
        try fields.field("enabled", &enabled)
        try fields.flag("hidden", &hidden)
        try fields.field("role", &role)
        try fields.field("accessibility", &accessibility)
        try fields.meta(&meta)
    }
}
