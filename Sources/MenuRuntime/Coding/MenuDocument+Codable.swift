// The form is that of the JSON target, `menuc build --target json`.

extension MenuDocument: FieldCoded {
    static var blank: MenuDocument { MenuDocument(namespace: "") }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.required("menuSpec", &menuSpec)
        try fields.required("namespace", &namespace)
        try fields.field("dropdowns", &dropdowns)
        try fields.field("sectionTrees", &sectionTrees)
    }
}

extension MenuDocument.Height: Codable {
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let points = try? value.decode(Double.self) {
            self = .points(points)
        } else if try value.decode(String.self) == "auto" {
            self = .auto
        } else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "neither points nor 'auto'")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .points(let points): try value.encode(points)
        case .auto: try value.encode("auto")
        }
    }
}

extension MenuDocument.Accessibility: FieldCoded {
    static var blank: MenuDocument.Accessibility { MenuDocument.Accessibility() }

    mutating func code(_ fields: FieldCoder) throws {
        try fields.field("label", &label)
        try fields.field("hint", &hint)
        try fields.field("identifier", &identifier)
    }
}

extension FieldCoder {
    /// Texts of the app's own, as an object. A decoder gives its keys in no order; here they are sorted.
    func meta(_ entries: inout [MenuDocument.MetaEntry]?) throws {
        var texts = entries.map { Dictionary($0.map { ($0.key, $0.value) }) { first, _ in first } }
        try field("meta", &texts)
        // An encoder was given them as they are.
        guard let texts, entries == nil else { return }
        entries = texts.sorted { $0.key < $1.key }.map {
            MenuDocument.MetaEntry(key: $0.key, value: $0.value)
        }
    }
}

extension MenuDocument.Edge: Codable {}
extension MenuDocument.Alignment: Codable {}
extension MenuDocument.Role: Codable {}
