extension MenuDocument.Dropdown: FieldCoded {
    static var blank: MenuDocument.Dropdown {
        MenuDocument.Dropdown(id: "", title: "", accessibility: MenuDocument.Accessibility())
    }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.required("id", &id)
        try fields.required("title", &title)
        try fields.list("options", &options)
        try fields.field("optionsFrom", &optionsFrom)
        try fields.field("group", &group)
        try fields.field("rowHeight", &rowHeight)
        try fields.field("buttonHeight", &buttonHeight)
        try fields.field("maxVisibleCells", &maxVisibleCells)
        try fields.field("maxHeight", &maxHeight)
        try fields.field("gap", &gap)
        try fields.field("width", &width)
        try fields.field("presentation", &presentation)
        try fields.field("anchor", &anchor)
        try fields.field("placement", &placement)
        try fields.field("dismiss", &dismiss)
        try fields.field("selection", &selection)
        try fields.field("selected", &selected)
        try fields.field("minSelected", &minSelected)
        try fields.field("maxSelected", &maxSelected)
        try fields.field("closeOnSelect", &closeOnSelect)
        try fields.field("clearable", &clearable)
        try fields.field("titleCase", &titleCase)
        try fields.field("titleAlignment", &titleAlignment)
        try fields.field("indicator", &indicator)
        try fields.field("badge", &badge)
        try fields.field("footer", &footer)
        try fields.field("emptyTitle", &emptyTitle)
        try fields.field("accessibility", &accessibility)
        try fields.field("style", &style)
        try fields.meta(&meta)
    }
}

extension MenuDocument.OptionSource: Codable {}
extension MenuDocument.Presentation: Codable {}
extension MenuDocument.Anchor: Codable {}
extension MenuDocument.Placement: Codable {}
extension MenuDocument.Dismissal: Codable {}
extension MenuDocument.Selection: Codable {}
extension MenuDocument.TitleCase: Codable {}

extension MenuDocument.Width: Codable {
    /// A share of the container, as an object.
    private struct Share: Codable {
        var percent: Double
    }

    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let points = try? value.decode(Double.self) {
            self = .points(points)
        } else if let word = try? value.decode(String.self) {
            switch word {
            case "fill": self = .fill
            case "anchor": self = .anchor
            default:
                throw DecodingError.dataCorruptedError(
                    in: value, debugDescription: "neither 'fill' nor 'anchor'")
            }
        } else {
            self = .percent(try value.decode(Share.self).percent)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .fill: try value.encode("fill")
        case .anchor: try value.encode("anchor")
        case .points(let points): try value.encode(points)
        case .percent(let share): try value.encode(Share(percent: share))
        }
    }
}

extension MenuDocument.SymbolIndicator: FieldCoded {
    static var blank: MenuDocument.SymbolIndicator {
        MenuDocument.SymbolIndicator(collapsed: "", expanded: "")
    }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.required("collapsed", &collapsed)
        try fields.required("expanded", &expanded)
        try fields.field("position", &position)
    }
}

extension MenuDocument.Badge: FieldCoded {
    static var blank: MenuDocument.Badge { MenuDocument.Badge(diameter: 0) }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.required("diameter", &diameter)
        try fields.field("color", &color)
        try fields.field("offset", &offset)
    }
}

extension MenuDocument.Footer: FieldCoded {
    static var blank: MenuDocument.Footer { MenuDocument.Footer(id: "", title: "") }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.required("id", &id)
        try fields.required("title", &title)
        try fields.field("height", &height)
        try fields.field("underlined", &underlined)
    }
}
