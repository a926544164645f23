extension MenuDocument.SectionTree: FieldCoded {
    static var blank: MenuDocument.SectionTree { MenuDocument.SectionTree(id: "") }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.required("id", &id)
        try fields.field("title", &title)
        try fields.list("sections", &sections)
        try fields.field("expansion", &expansion)
        try fields.field("headerHeight", &headerHeight)
        try fields.field("rowHeight", &rowHeight)
        try fields.field("detailHeight", &detailHeight)
        try fields.field("headerAlignment", &headerAlignment)
        try fields.field("listStyle", &listStyle)
        try fields.field("indicator", &indicator)
        try fields.field("style", &style)
        try fields.meta(&meta)
    }
}

extension MenuDocument.Expansion: Codable {}
extension MenuDocument.ListStyle: Codable {}
extension MenuDocument.TurningIndicator.Shape: Codable {}

extension MenuDocument.TurningIndicator: FieldCoded {
    static var blank: MenuDocument.TurningIndicator { MenuDocument.TurningIndicator() }

    mutating func code(_ fields: FieldCoder) throws {
        var symbol: String?
        var shape: Shape?
        switch mark {
        case .symbol(let name): symbol = name
        case .shape(let drawn): shape = drawn
        }
        try fields.field("symbol", &symbol)
        try fields.field("shape", &shape)
        if let shape { mark = .shape(shape) } else if let symbol { mark = .symbol(symbol) }
        try fields.field("collapsed", &collapsed)
        try fields.field("expanded", &expanded)
        try fields.field("position", &position)
        try fields.field("size", &size)
        try fields.field("fill", &fill)
        try fields.field("stroke", &stroke)
        try fields.field("strokeWidth", &strokeWidth)
    }
}

extension MenuDocument.Section: FieldCoded, KindCoded {
    static var blank: MenuDocument.Section { MenuDocument.Section(id: "", title: "") }

    static func read(from decoder: any Decoder) throws -> MenuDocument.Section? {
        try FieldCoder(reading: decoder).kind() == "section" ? MenuDocument.Section(from: decoder) : nil
    }

    mutating func code(_ fields: FieldCoder) throws {
        _ = try fields.kind("section")
        try fields.required("id", &id)
        try fields.required("title", &title)
        try fields.field("expanded", &expanded)
        try fields.field("collapsible", &collapsible)
        try fields.field("icon", &icon)
        try fields.field("accessibility", &accessibility)
        try fields.meta(&meta)
        try fields.list("items", &items)
    }
}

extension MenuDocument.SectionEntry: KindCoded {
    static func read(from decoder: any Decoder) throws -> MenuDocument.SectionEntry? {
        switch try FieldCoder(reading: decoder).kind() {
        case "item": .item(try MenuDocument.Item(from: decoder))
        case "section": try MenuDocument.Section.read(from: decoder).map { .section($0) }
        default: nil
        }
    }

    /// Reads the JSON target's form.
    public init(from decoder: any Decoder) throws { self = try Self.required(from: decoder) }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .item(let item): try item.encode(to: encoder)
        case .section(let section): try section.encode(to: encoder)
        }
    }
}

extension MenuDocument.Item: FieldCoded {
    static var blank: MenuDocument.Item { MenuDocument.Item(id: "", title: "") }

    mutating func code(_ fields: FieldCoder) throws {
        _ = try fields.kind("item")
        try fields.required("id", &id)
        try fields.required("title", &title)
        try fields.field("detail", &detail)
        try fields.field("expanded", &expanded)
        try fields.field("icon", &icon)
        try fields.field("value", &value)
        try fields.field("enabled", &enabled)
        try fields.field("role", &role)
        try fields.field("accessibility", &accessibility)
        try fields.meta(&meta)
    }
}
