import MenuRuntime

/// The kinds of fields, each with the decoding that its type asks for: a line of a table names one and says
/// where the value goes. The setters get the entry too, for those that must remember where it stood.
extension Field {
    typealias Set<Value> = @Sendable (inout Draft, Value) -> Void
    typealias SetFrom<Value> = @Sendable (inout Draft, Value, Slot) -> Void

    /// The title of something, which must be there; `~` and `null` are texts.
    static func title(_ name: String = "title", _ summary: String, set: @escaping SetFrom<String>) -> Field {
        var field = Field(name, .text, summary) { decoder, slot, draft in
            if let text = decoder.text(slot, role: .title) { set(&draft, text, slot) }
        }
        field.takesNull = true
        return field.required
    }

    static func text(
        _ name: String, role: TextRole = .text, default defaultText: String? = nil, _ summary: String,
        set: @escaping Set<String>
    ) -> Field {
        Field(name, .text, default: defaultText, summary) { decoder, slot, draft in
            if let text = decoder.text(slot, role: role) { set(&draft, text) }
        }
    }

    static func identifier(_ name: String, _ summary: String, set: @escaping SetFrom<ID>) -> Field {
        Field(name, .identifier, summary) { decoder, slot, draft in
            if let id = decoder.writtenID(slot) { set(&draft, id, slot) }
        }
    }

    static func boolean(
        _ name: String, default defaultText: String? = nil, _ summary: String, set: @escaping SetFrom<Bool>
    ) -> Field {
        Field(name, .boolean, default: defaultText, summary) { decoder, slot, draft in
            if let value = decoder.boolean(slot) { set(&draft, value, slot) }
        }
    }

    static func integer(
        _ name: String, minimum: Int, default defaultText: String? = nil, _ summary: String,
        set: @escaping SetFrom<Int>
    ) -> Field {
        Field(name, .integer(minimum: minimum), default: defaultText, summary) { decoder, slot, draft in
            if let value = decoder.integer(slot, minimum: minimum) { set(&draft, value, slot) }
        }
    }

    static func number(
        _ name: String, _ range: NumberRange, default defaultText: String? = nil, _ summary: String,
        set: @escaping SetFrom<Double>
    ) -> Field {
        Field(name, .number(range), default: defaultText, summary) { decoder, slot, draft in
            if let value = decoder.number(slot, range) { set(&draft, value, slot) }
        }
    }

    /// Points over 0, or `auto`.
    static func height(
        _ name: String, default defaultText: String, _ summary: String,
        set: @escaping SetFrom<MenuDocument.Height>
    ) -> Field {
        Field(name, .height, default: defaultText, summary) { decoder, slot, draft in
            if let value = decoder.height(slot) { set(&draft, value, slot) }
        }
    }

    /// One of the words that an enumeration has.
    static func word<Value: RawRepresentable & CaseIterable & Sendable>(
        _ name: String, default defaultText: String? = nil, _ summary: String, set: @escaping SetFrom<Value>
    ) -> Field where Value.RawValue == String {
        let cases = Array(Value.allCases)
        let words = cases.map(\.rawValue)
        return Field(name, .words(words), default: defaultText, summary) { decoder, slot, draft in
            if let index = decoder.word(slot, words) { set(&draft, cases[index], slot) }
        }
    }

    static func symbol(
        _ name: String, default defaultText: String? = nil, _ summary: String, set: @escaping SetFrom<String>
    ) -> Field {
        Field(name, .symbol, default: defaultText, summary) { decoder, slot, draft in
            if let symbol = decoder.symbol(slot) { set(&draft, symbol, slot) }
        }
    }

    static func color(
        _ name: String, default defaultText: String? = nil, _ summary: String,
        set: @escaping SetFrom<MenuDocument.Color>
    ) -> Field {
        Field(name, .color, default: defaultText, summary) { decoder, slot, draft in
            if let color = decoder.color(slot) { set(&draft, color, slot) }
        }
    }

    /// A mapping with a table of its own.
    static func construct<Part: Construct>(
        _ name: String, _ part: @escaping @autoclosure @Sendable () -> Part,
        default defaultText: String? = nil,
        _ summary: String, set: @escaping SetFrom<Part>
    ) -> Field {
        Field(name, .construct(Part.table.name), default: defaultText, summary) { decoder, slot, draft in
            if let value = decoder.construct(slot, part()) { set(&draft, value, slot) }
        }
    }

    /// A mapping with a table of its own, or the word `none`.
    static func constructOrNone<Part: Construct>(
        _ name: String, _ part: @escaping @autoclosure @Sendable () -> Part, default defaultText: String,
        _ summary: String, set: @escaping SetFrom<Part?>
    ) -> Field {
        let type = FieldType.anyOf([.construct(Part.table.name), .words(["none"])])
        return Field(name, type, default: defaultText, summary) { decoder, slot, draft in
            if decoder.tree[slot.value].kind.isScalar, decoder.tree.text(slot.value).equals("none") {
                set(&draft, nil, slot)
            } else if let value = decoder.construct(slot, part(), type: type) {
                set(&draft, value, slot)
            }
        }
    }

    /// Texts of the app's own.
    static func meta(set: @escaping Set<[MenuDocument.MetaEntry]>) -> Field {
        Field("meta", .mapping(of: .text, keys: .names), "texts of the app's own, passed through untouched") {
            decoder, slot, draft in
            if let meta = decoder.meta(slot) { set(&draft, meta) }
        }
    }

    /// The part of a Swift name that takes the place of the id's.
    static func swiftName(set: @escaping Set<Int32>) -> Field {
        Field("swiftName", .identifier, "the name in Swift, instead of the one that the id gives") {
            decoder, slot, draft in
            if let index = decoder.swiftName(slot) { set(&draft, index) }
        }
    }
}

extension SpecDecoder {
    /// A mapping by its table; a diagnostic where it is none.
    mutating func construct<Part: Construct>(_ slot: Slot, _ part: Part, type: FieldType? = nil) -> Part? {
        guard tree[slot.value].kind == .mapping else {
            reportType(slot, type ?? .construct(Part.table.name))
            return nil
        }
        var part = part
        decode(slot.value, into: &part, owner: slot)
        return part
    }

    /// A mapping of texts, in the order written.
    mutating func meta(_ slot: Slot) -> [MenuDocument.MetaEntry]? {
        guard tree[slot.value].kind == .mapping else {
            reportType(slot, .mapping(of: .text))
            return nil
        }
        var entries: [MenuDocument.MetaEntry] = []
        forEachEntry(of: slot.value) { decoder, entry in
            guard let key = decoder.scalarKey(entry) else { return }
            guard !decoder.tree.isNull(entry.value) else {
                decoder.reportLostText(entry, .text)
                return
            }
            guard let value = decoder.text(entry, role: .data) else { return }
            entries.append(MenuDocument.MetaEntry(key: decoder.tree.string(key), value: value))
        }
        return entries
    }
}
