/// One field of a construct, described once: its decoding, its line in the reference and in the JSON Schema.
struct Field<Draft>: Sendable {
    typealias Decode = @Sendable (inout SpecDecoder, Slot, inout Draft) -> Void

    let name: String
    let type: FieldType
    var isRequired = false
    /// Whether a list or mapping must have an entry.
    var isNonEmpty = false
    /// When the field may be left out or empty; checked where the construct is lowered, told to the schema.
    var exemption: FieldDescription.Exemption?
    /// Whether `~` and `null` are texts here, not nothing.
    var takesNull = false
    /// The default as YAML, for the reference; nil where there is none.
    var defaultText: String?
    /// What it means, in a few words for the reference and for editors.
    let summary: String
    let decode: Decode

    init(
        _ name: String, _ type: FieldType, default defaultText: String? = nil, _ summary: String,
        decode: @escaping Decode
    ) {
        self.name = name
        self.type = type
        self.defaultText = defaultText
        self.summary = summary
        self.decode = decode
    }

    /// The same field, one whose list or mapping must have an entry.
    var nonEmpty: Field {
        var field = self
        field.isNonEmpty = true
        return field
    }

    /// The same field, one that must be there unless another field has a certain word.
    func required(unless other: String, is word: String) -> Field {
        var field = self
        field.exemption = FieldDescription.Exemption(field: other, word: word)
        return field
    }

    /// The same field, one that must be there.
    var required: Field {
        var field = self
        field.isRequired = true
        return field
    }
}

/// A construct of the language: a mapping with a table of fields.
protocol Construct: Sendable {
    static var table: FieldTable<Self> { get }
}

/// The fields of one construct.
final class FieldTable<Draft>: Sendable {
    /// The construct's name in messages, in the reference and in the JSON Schema, such as `dropdown`.
    let name: String
    let summary: String
    let fields: [Field<Draft>]
    /// What they have to do with each other.
    let relations: [FieldRelation]
    /// The fields' names, in the same order.
    let names: [String]
    /// What messages call it.
    let noun: String
    /// The fields that must be there, one bit each.
    let required: UInt64
    // What decoding asks of a field each time, apart from what it is described by; in plain memory, which needs
    // no count of who uses it.
    private nonisolated(unsafe) let keys: UnsafeMutablePointer<PackedKey>
    private nonisolated(unsafe) let decodings: UnsafeMutablePointer<Decoding>
    private let count: Int

    private struct Decoding: Sendable {
        let takesNull: Bool
        let decode: Field<Draft>.Decode
    }

    init(
        _ name: String, noun: String? = nil, _ summary: String, _ fields: [Field<Draft>],
        relations: [FieldRelation] = []
    ) {
        precondition(fields.count <= 64, "one bit of a word remembers each field")
        self.name = name
        self.noun = noun ?? name
        self.summary = summary
        self.fields = fields
        self.relations = relations
        names = fields.map(\.name)
        required = fields.enumerated().reduce(0) { $1.element.isRequired ? $0 | 1 << UInt64($1.offset) : $0 }
        count = fields.count
        keys = .allocate(capacity: fields.count)
        decodings = .allocate(capacity: fields.count)
        for (index, field) in fields.enumerated() {
            var name = field.name
            (keys + index).initialize(to: name.withUTF8 { PackedKey($0) })
            (decodings + index).initialize(to: Decoding(takesNull: field.takesNull, decode: field.decode))
        }
    }

    deinit {
        keys.deallocate()
        decodings.deinitialize(count: count).deallocate()
    }

    /// Decodes an entry by its field; false where nothing is there.
    @inline(__always)
    func decode(_ ordinal: Int, _ slot: Slot, _ decoder: inout SpecDecoder, _ draft: inout Draft) -> Bool {
        let decoding = decodings + ordinal
        if decoder.isAbsent(slot, decoding.pointee.takesNull) {
            // Of a field that must be there it is told with its lack.
            if !fields[ordinal].isRequired { decoder.reportLostText(slot, fields[ordinal].type) }
            return false
        }
        decoding.pointee.decode(&decoder, slot, &draft)
        return true
    }

    /// Which field a key names.
    func ordinal(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
        let packed = PackedKey(key)
        for index in 0..<count where keys[index] == packed { return index }
        return nil
    }
}

/// A key of up to 24 bytes in three words, compared as such: field names are short.
private struct PackedKey: Equatable, Sendable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private var count: Int

    init(_ text: UnsafeBufferPointer<UInt8>) {
        count = text.count
        guard count <= 24 else { return }
        third = text.lastWord
        if count > 8 { first = text.word(at: 0) }
        if count > 16 { second = text.word(at: 8) }
    }
}

/// One entry of a mapping on its way to a field.
struct Slot {
    /// The key's node; nil for an entry of a list.
    var key: YAMLTree.Index?
    /// The value's node, with aliases followed.
    var value: YAMLTree.Index
    /// The alias or merge through which it is reached, where it is.
    var use: YAMLTree.Index?
}
