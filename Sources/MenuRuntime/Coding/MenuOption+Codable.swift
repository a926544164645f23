/// An option is saved as its id.
extension MenuOption {
    public func encode(to encoder: any Encoder) throws {
        try encodeID(id, to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self = try decodeID(from: decoder) { Self(id: $0) }
    }
}

/// As above: without it an enumeration would be saved as the number of its case.
extension MenuOption where Self: RawRepresentable, RawValue == Int {
    public func encode(to encoder: any Encoder) throws {
        try encodeID(id, to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self = try decodeID(from: decoder) { Self(id: $0) }
    }
}

/// A section or an item is saved as its path.
extension MenuNode {
    public func encode(to encoder: any Encoder) throws {
        try encodeID(id, to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self = try decodeID(from: decoder) { Self(id: $0) }
    }
}

/// As above.
extension MenuNode where Self: RawRepresentable, RawValue == Int {
    public func encode(to encoder: any Encoder) throws {
        try encodeID(id, to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self = try decodeID(from: decoder) { Self(id: $0) }
    }
}

private func encodeID(_ id: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
}

private func decodeID<Value>(from decoder: any Decoder, _ make: (String) -> Value?) throws -> Value {
    let container = try decoder.singleValueContainer()
    let id = try container.decode(String.self)
    guard let value = make(id) else {
        throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "there is no '\(id)' in this menu")
    }
    return value
}
