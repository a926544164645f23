import MenuSpec

/// An object of the JSON target: a construct of the language, and where the two differ.
struct OutputObject {
    /// The construct's name.
    let construct: String
    /// What tells entries of one list from each other.
    var kind: String?
    /// Whether an id stands before the fields, which the language has as a key.
    var hasKeyedID = false
    var differences: [String: Difference] = [:]

    /// How a field differs from what its line in the construct's table says.
    enum Difference {
        /// It is for Swift alone.
        case absent
        /// It stands there even if the language has no default for it.
        case always
        /// It may be left out even though the language has a default for it.
        case optional
        /// It has another name.
        case renamed(String)
        /// It always stands there, and holds this.
        case value(JSONValue)
        /// It may be left out, and holds this.
        case optionalValue(JSONValue)
    }

    static let all: [OutputObject] = [
        OutputObject(
            construct: "dropdown", hasKeyedID: true,
            differences: [
                "options": .value(list(of: ["option", "separator", "group"])), "cases": .absent,
                "maxVisibleCells": .optional, "indicator": .optional, "selected": .value(texts),
                "width": .value(width),
            ]),
        OutputObject(
            construct: "option", kind: "option",
            differences: ["id": .always, "hidden": .optionalValue(["const": true]), "swiftName": .absent]),
        OutputObject(construct: "separator", kind: "separator", differences: ["separator": .absent]),
        OutputObject(
            construct: "group", kind: "group",
            differences: [
                "group": .renamed("title"), "id": .always,
                "options": .value(list(of: ["option", "separator"])),
            ]),
        OutputObject(construct: "indicator"),
        OutputObject(construct: "badge"),
        OutputObject(construct: "footer", differences: ["id": .always]),
        OutputObject(
            construct: "section tree", hasKeyedID: true,
            differences: ["sections": .value(list(of: ["section"])), "indicator": .optional]),
        OutputObject(
            construct: "section", kind: "section",
            differences: [
                "id": .always, "swiftName": .absent, "items": .value(list(of: ["item", "section"])),
            ]),
        OutputObject(construct: "item", kind: "item", differences: ["id": .always, "swiftName": .absent]),
        OutputObject(construct: "turning indicator", differences: ["symbol": .optional]),
        OutputObject(construct: "accessibility"),
        OutputObject(construct: "style"),
        OutputObject(
            construct: "style part", differences: ["font": .optionalValue(["$ref": "#/$defs/font"])]),
        OutputObject(construct: "insets"),
        OutputObject(construct: "shadow"),
    ]

    private static let texts: JSONValue = ["type": "array", "items": ["type": "string"]]

    private static let width: JSONValue = [
        "anyOf": [
            ["enum": ["fill", "anchor"]],
            SpecSchema.number(.positivePoints),
            [
                "type": "object",
                "properties": ["percent": ["type": "number", "exclusiveMinimum": 0, "maximum": 100]],
                "required": ["percent"],
            ],
        ]
    ]

    /// A list of objects of some constructs.
    static func list(of constructs: [String], _ description: String? = nil) -> JSONValue {
        let references = constructs.map(SpecSchema.reference)
        let list: JSONValue = [
            "type": "array", "items": references.count == 1 ? references[0] : ["anyOf": .array(references)],
        ]
        return description.map { list.led(by: ["description": .string($0)]) } ?? list
    }

    // MARK: The schema

    var definitionName: String { SpecSchema.definitionName(construct) }

    /// The object's schema; nil where the language does not have the construct.
    var schema: JSONValue? {
        guard let table = ConstructDescription.named(construct) else { return nil }
        var properties: [JSONValue.Member] = []
        var required: [JSONValue] = []
        if let kind {
            properties.append(JSONValue.Member(key: "kind", value: ["const": .string(kind)]))
            required.append("kind")
        }
        if hasKeyedID {
            properties.append(
                JSONValue.Member(key: "id", value: ["description": "The menu's id.", "type": "string"]))
            required.append("id")
        }
        for field in table.fields {
            guard let property = property(field) else { continue }
            properties.append(property.member)
            if property.isRequired { required.append(.string(property.member.key)) }
        }
        let schema: JSONValue = [
            "description": .string(SpecSchema.plain(table.summary)), "type": "object",
            "properties": .object(properties),
        ]
        return required.isEmpty ? schema : schema.adding(["required": .array(required)])
    }

    private func property(_ field: FieldDescription) -> (member: JSONValue.Member, isRequired: Bool)? {
        var name = field.name
        var isRequired = field.isRequired || field.defaultText != nil
        var schema = Self.value(field.type)
        switch differences[field.name] {
        case .absent: return nil
        case .always: isRequired = true
        case .optional: isRequired = false
        case .renamed(let other): name = other
        case .value(let value): (schema, isRequired) = (value, true)
        case .optionalValue(let value): (schema, isRequired) = (value, false)
        case nil: break
        }
        let described = schema.led(by: ["description": .string(SpecSchema.sentence(field.summary))])
        return (JSONValue.Member(key: name, value: described), isRequired)
    }

    /// What becomes of a field's value: names of styles and the word `none` are resolved, texts are strings.
    private static func value(_ type: FieldType) -> JSONValue {
        switch type {
        case .text, .identifier, .symbol, .version, .percent, .name, .pattern: ["type": "string"]
        case .boolean: ["type": "boolean"]
        case .integer(let minimum): ["type": "integer", "minimum": .number(Double(minimum))]
        case .number(let range): SpecSchema.number(range)
        case .words(let words): ["enum": .array(words.map { .string($0) })]
        case .color, .plainColor: ["$ref": "#/$defs/color"]
        case .languageVersion: ["const": 1]
        case .list(let element): ["type": "array", "items": value(element)]
        case .mapping(let element, _): ["type": "object", "additionalProperties": value(element)]
        case .construct(let name, _): SpecSchema.reference(name)
        case .anyOf(let types):
            if let construct = types.first(where: { if case .construct = $0 { true } else { false } }) {
                value(construct)
            } else {
                ["anyOf": .array(types.map(value))]
            }
        }
    }
}
