/// The JSON Schema of specs, made from the tables: what an editor needs to complete and to mark mistakes.
///
/// It says as much as the language's checks where a schema can. Editors and validators read YAML each in its
/// own way, so a text may also come as the number or boolean that a reader took it for.
public enum SpecSchema {
    /// The text of the schema, UTF-8 with a final line break.
    public static func render() -> [UInt8] { JSONWriter.render(schema) }

    static var schema: JSONValue {
        document(
            "Menu spec", ConstructDescription.all,
            and: [
                JSONValue.Member(key: "color", value: color),
                JSONValue.Member(key: "plainColor", value: plainColor),
            ])
    }

    /// A schema of a file with these constructs, the first being the whole.
    static func document(
        _ title: String, _ constructs: [ConstructDescription], and others: [JSONValue.Member] = []
    ) -> JSONValue {
        let definitions = constructs.map { construct in
            JSONValue.Member(key: definitionName(construct.name), value: object(construct))
        }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": .string(title),
            "$ref": .string("#/$defs/" + definitionName(constructs[0].name)),
            "$defs": .object(definitions + others),
        ]
    }

    // MARK: Constructs

    /// The camel-case name of a construct, such as `sectionTree`.
    package static func definitionName(_ construct: String) -> String {
        let words = construct.split(separator: " ")
        return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
            name + word.prefix(1).uppercased() + word.dropFirst()
        }
    }

    /// A reference to a construct's definition.
    package static func reference(_ construct: String) -> JSONValue {
        ["$ref": .string("#/$defs/" + definitionName(construct))]
    }

    private static func object(_ construct: ConstructDescription) -> JSONValue {
        var schema: JSONValue = [
            "description": .string(plain(construct.summary)),
            "type": "object",
            "properties": .object(
                construct.fields.map { JSONValue.Member(key: $0.name, value: property($0)) }),
            // Merge keys, for readers that leave them in.
            "patternProperties": ["^(x-|<<$)": true],
            "additionalProperties": false,
        ]
        let required = construct.fields.filter(\.isRequired)
        if !required.isEmpty {
            schema = schema.adding(["required": .array(required.map { .string($0.name) })])
        }
        if let relations = relations(construct) { schema = schema.adding(["allOf": relations]) }
        return schema
    }

    private static func property(_ field: FieldDescription) -> JSONValue {
        var schema = value(field.type)
        // Nothing after the colon is the same as no key, unless there must be one.
        if !field.isRequired || field.takesNull { schema = orNull(schema) }
        if field.isNonEmpty, field.exemption == nil { schema = schema.adding(nonEmpty(field.type)) }
        var description = sentence(field.summary)
        if let text = field.plainDefault {
            schema = schema.led(by: ["default": defaultValue(text, field.type)])
        } else if let text = field.defaultText {
            description += " Default: \(plain(text))."
        }
        return schema.led(by: ["description": .string(description)])
    }

    // MARK: Values

    private static let scalarTypes: JSONValue = ["string", "number", "boolean"]

    /// ASCII as in ids; what other characters may stand there no pattern says that all readers know.
    private static let idPattern =
        #"^[^\u0000-@\[-^`{-\u007F][^\u0000-,./:-@\[-^`{-\u007F]*$"#

    /// Everything but control characters, and what can make a text read otherwise than it is.
    private static let textPattern =
        #"^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$"#

    /// Over 0 to 100; with an exponent, anything.
    private static let percentPattern =
        #"^[+]?(0*100(\.0*)?|0*[1-9][0-9]?(\.[0-9]*)?|0*\.[0-9]*[1-9][0-9]*|[0-9.]+[eE][-+]?[0-9]+)%$"#

    private static func value(_ type: FieldType) -> JSONValue {
        switch type {
        case .text, .symbol, .name: ["type": scalarTypes, "pattern": .string(textPattern)]
        case .identifier: ["type": ["string", "boolean"], "pattern": .string(idPattern)]
        case .boolean: ["type": "boolean"]
        case .integer(let minimum): ["type": "integer", "minimum": .number(Double(minimum))]
        case .number(let range): number(range)
        case .words(let words):
            // What YAML 1.1 takes for a boolean comes as one from editors that read it.
            [
                "enum": .array(
                    words.map { $0 == "true" ? true : .string($0) } + (words.contains("off") ? [false] : []))
            ]
        case .pattern: ["type": "string", "minLength": 1]
        case .color: ["$ref": "#/$defs/color"]
        case .plainColor: ["$ref": "#/$defs/plainColor"]
        case .version: ["type": ["string", "number"], "pattern": #"^[0-9]+(\.[0-9]+)*$"#, "minimum": 0]
        case .percent: ["type": "string", "pattern": .string(percentPattern)]
        case .languageVersion: ["const": 1]
        case .list(.words(let words)):
            ["type": "array", "items": entry(.words(words)), "uniqueItems": true]
        case .list(let element): ["type": "array", "items": entry(element)]
        case .mapping(let value, .words(let words)):
            [
                "type": "object",
                "properties": .object(words.map { JSONValue.Member(key: $0, value: entry(value)) }),
                "patternProperties": ["^<<$": true],
                "additionalProperties": false,
            ]
        case .mapping(let value, .names): ["type": "object", "additionalProperties": entry(value)]
        case .mapping(let value, .ids):
            [
                "type": "object",
                "patternProperties": .object([
                    JSONValue.Member(key: "^<<$", value: true),
                    JSONValue.Member(key: idPattern, value: entry(value)),
                ]),
                "additionalProperties": false,
            ]
        case .construct(let name, nil): reference(name)
        case .construct(let name, let key?): reference(name).adding(["required": [.string(key)]])
        case .anyOf(let types): ["anyOf": .array(types.map(value))]
        }
    }

    /// An entry of a list or mapping: there `null` is a text where a text fits, and stands for a construct
    /// that needs no field.
    private static func entry(_ type: FieldType) -> JSONValue {
        let takesNull =
            switch type {
            case .text: true
            case .anyOf(let types): types.contains { if case .text = $0 { true } else { false } }
            case .construct(let name, nil): ConstructDescription.named(name)?.needsNoField ?? false
            default: false
            }
        return takesNull ? orNull(value(type)) : value(type)
    }

    /// A number within a range.
    package static func number(_ range: NumberRange) -> JSONValue {
        var schema: JSONValue = ["type": "number"]
        if let minimum = range.minimum {
            let key = range.excludesMinimum ? "exclusiveMinimum" : "minimum"
            schema = schema.adding(.object([JSONValue.Member(key: key, value: .number(minimum))]))
        }
        if let maximum = range.maximum { schema = schema.adding(["maximum": .number(maximum)]) }
        return schema
    }

    private static var color: JSONValue {
        [
            "description": "A colour, or one for light and one for dark appearance.",
            "anyOf": [["$ref": "#/$defs/plainColor"], reference(ColorPairDraft.table.name)],
        ]
    }

    private static var plainColor: JSONValue {
        [
            "description": "A system name, or #RRGGBB or #RRGGBBAA in quotes.",
            "anyOf": [
                ["enum": .array(SystemColors.all.map { .string("\($0.name)") })],
                ["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
            ],
        ]
    }

    private static func orNull(_ schema: JSONValue) -> JSONValue {
        guard case .object(var members) = schema else { return schema }
        for (index, member) in members.enumerated() {
            switch (member.key, member.value) {
            case ("type", .array(let types)): members[index].value = .array(types + ["null"])
            case ("type", let type): members[index].value = [type, "null"]
            case ("enum", .array(let words)): members[index].value = .array(words + [.null])
            case ("anyOf", .array(let schemas)): members[index].value = .array(schemas + [["type": "null"]])
            default: continue
            }
            return .object(members)
        }
        return ["anyOf": [schema, ["type": "null"]]]
    }

    private static func defaultValue(_ text: String, _ type: FieldType) -> JSONValue {
        switch type {
        case .boolean: .boolean(text == "true")
        case .integer, .number, .anyOf: Double(text).map(JSONValue.number) ?? .string(text)
        default: .string(text)
        }
    }

    // MARK: Texts

    /// A text without the marks of code.
    package static func plain(_ text: String) -> String { text.filter { $0 != "`" } }

    /// A summary as a sentence; code at its start stays as it is written.
    package static func sentence(_ summary: String) -> String {
        let text = plain(summary)
        return (summary.hasPrefix("`") ? text : text.prefix(1).uppercased() + text.dropFirst()) + "."
    }
}

extension ConstructDescription {
    /// Whether a mapping with nothing in it is one of these.
    fileprivate var needsNoField: Bool { !fields.contains { $0.isRequired || $0.exemption != nil } }
}
