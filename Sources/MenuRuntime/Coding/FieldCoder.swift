/// Reads or writes the fields of an object, each named once for both.
///
/// A field that is not in the text leaves a value as it is, with its default; one that may have no value has
/// none then, and is not written.
struct FieldCoder {
    private let direction: Direction

    private enum Direction {
        case reading(KeyedDecodingContainer<FieldName>)
        case writing(KeyedEncodingContainer<FieldName>)
    }

    init(reading decoder: any Decoder) throws {
        direction = .reading(try decoder.container(keyedBy: FieldName.self))
    }

    init(writing encoder: any Encoder) {
        direction = .writing(encoder.container(keyedBy: FieldName.self))
    }

    func field<Value: Codable>(_ name: String, _ value: inout Value) throws {
        switch direction {
        case .reading(let fields):
            if let found = try fields.decodeIfPresent(Value.self, forKey: FieldName(name)) { value = found }
        case .writing(var fields): try fields.encode(value, forKey: FieldName(name))
        }
    }

    func field<Value: Codable>(_ name: String, _ value: inout Value?) throws {
        switch direction {
        case .reading(let fields): value = try fields.decodeIfPresent(Value.self, forKey: FieldName(name))
        case .writing(var fields): try fields.encodeIfPresent(value, forKey: FieldName(name))
        }
    }

    /// A field that has to be there.
    func required<Value: Codable>(_ name: String, _ value: inout Value) throws {
        switch direction {
        case .reading(let fields): value = try fields.decode(Value.self, forKey: FieldName(name))
        case .writing: try field(name, &value)
        }
    }

    /// A boolean that is there only if it is true.
    func flag(_ name: String, _ value: inout Bool) throws {
        var flag: Bool? = value ? true : nil
        try field(name, &flag)
        value = flag ?? false
    }

    /// A list of entries of several kinds, of which those not known are passed over.
    func list<Entry: KindCoded>(_ name: String, _ entries: inout [Entry]) throws {
        var list = entries.map { Known(value: $0) }
        try field(name, &list)
        entries = list.compactMap { $0.value }
    }

    /// The word under `kind`, which tells entries of a list apart; writes it where there is one to write.
    func kind(_ kind: String? = nil) throws -> String {
        var word = kind ?? ""
        try required("kind", &word)
        return word
    }
}

/// What is read and written field by field.
protocol FieldCoded: Codable {
    /// A value with every default, to be read into.
    static var blank: Self { get }

    /// Names every field, in the order of the JSON target.
    mutating func code(_ fields: FieldCoder) throws
}

extension FieldCoded {
    /// Reads the JSON target's form.
    public init(from decoder: any Decoder) throws {
        self = Self.blank
        try code(FieldCoder(reading: decoder))
    }

    /// Writes the JSON target's form.
    public func encode(to encoder: any Encoder) throws {
        var value = self
        try value.code(FieldCoder(writing: encoder))
    }
}

/// An entry of a list, whose kind stands in its field `kind`.
protocol KindCoded: Codable {
    /// Nil for an entry of a kind that is not known.
    static func read(from decoder: any Decoder) throws -> Self?
}

extension KindCoded {
    /// The entry that a decoder is at, which has to be of a known kind.
    static func required(from decoder: any Decoder) throws -> Self {
        if let entry = try read(from: decoder) { return entry }
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "an entry of an unknown kind"))
    }
}

extension FieldCoder {
    /// An entry of a list, or nothing for one of a kind that is not known.
    private struct Known<Entry: KindCoded>: Codable {
        var value: Entry?

        init(value: Entry) { self.value = value }

        init(from decoder: any Decoder) throws { value = try Entry.read(from: decoder) }

        func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
    }
}

/// The name of a field.
struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
