extension MenuDocument.RGBA: Codable {
    /// Reads `#RRGGBBAA`.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let text = try value.decode(String.self)
        guard text.utf8.count == 9, text.utf8.first == UInt8(ascii: "#"),
            text.utf8.dropFirst().allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let bits = UInt32(text.dropFirst(), radix: 16)
        else { throw DecodingError.dataCorruptedError(in: value, debugDescription: "no #RRGGBBAA") }
        self.init(bits)
    }

    /// Writes `#RRGGBBAA`.
    public func encode(to encoder: any Encoder) throws {
        let digits = String(bits, radix: 16, uppercase: true)
        var value = encoder.singleValueContainer()
        try value.encode("#" + String(repeating: "0", count: 8 - digits.utf8.count) + digits)
    }
}

extension MenuDocument.Color: FieldCoded {
    static var blank: MenuDocument.Color {
        MenuDocument.Color(light: MenuDocument.RGBA(0), dark: MenuDocument.RGBA(0))
    }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.field("name", &name)
        try fields.required("light", &light)
        try fields.required("dark", &dark)
    }
}

extension MenuDocument.Style: FieldCoded {
    static var blank: MenuDocument.Style { MenuDocument.Style() }

    /// Parts that are not known are passed over.
    mutating func code(_ fields: FieldCoder) throws {
        var coded: [MenuDocument.PartStyle] = []
        for part in MenuDocument.StylePart.allCases {
            var style = self[part]
            try fields.field(part.rawValue, &style)
            guard var style else { continue }
            style.part = part
            coded.append(style)
        }
        parts = coded
    }
}

extension MenuDocument.PartStyle: FieldCoded {
    /// Which part it is, the key tells under which it stands.
    static var blank: MenuDocument.PartStyle { MenuDocument.PartStyle(part: .menu) }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.field("textColor", &textColor)
        try fields.field("selectedTextColor", &selectedTextColor)
        try fields.field("backgroundColor", &backgroundColor)
        try fields.field("borderColor", &borderColor)
        try fields.field("borderWidth", &borderWidth)
        try fields.field("cornerRadius", &cornerRadius)
        try fields.field("font", &font)
        try fields.field("insets", &insets)
        try fields.field("shadow", &shadow)
    }
}

extension MenuDocument.TextStyle: Codable {}

extension MenuDocument.Font: FieldCoded {
    static var blank: MenuDocument.Font { MenuDocument.Font(size: 17) }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.field("style", &style)
        try fields.required("size", &size)
    }
}

extension MenuDocument.Insets: FieldCoded {
    static var blank: MenuDocument.Insets { MenuDocument.Insets() }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.field("top", &top)
        try fields.field("leading", &leading)
        try fields.field("bottom", &bottom)
        try fields.field("trailing", &trailing)
    }
}

extension MenuDocument.Shadow: FieldCoded {
    static var blank: MenuDocument.Shadow { MenuDocument.Shadow() }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.field("color", &color)
        try fields.field("opacity", &opacity)
        try fields.field("radius", &radius)
        try fields.field("x", &x)
        try fields.field("y", &y)
    }
}
