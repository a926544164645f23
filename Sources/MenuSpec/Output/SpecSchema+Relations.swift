extension SpecSchema {
    /// What must hold of a construct's fields together; nil where each is judged alone.
    static func relations(_ construct: ConstructDescription) -> JSONValue? {
        let all = construct.fields.compactMap(exemption) + construct.relations.map(relation)
        return all.isEmpty ? nil : .array(all)
    }

    /// A field that may be left out or empty beside a word of another, and only there.
    private static func exemption(_ field: FieldDescription) -> JSONValue? {
        field.exemption.map { exemption in
            [
                "if": schema(of: .has(exemption.field, exemption.word)),
                "else": [
                    "required": [.string(field.name)],
                    "properties": .object([
                        JSONValue.Member(
                            key: field.name,
                            value: nonEmpty(field.type).led(by: ["type": ["array", "object"]]))
                    ]),
                ],
            ]
        }
    }

    private static func relation(_ relation: FieldRelation) -> JSONValue {
        switch relation {
        case .excludes(let one, let other): ["if": schema(of: one), "then": ["not": schema(of: other)]]
        case .needs(let one, let other): ["if": schema(of: one), "then": schema(of: other)]
        case .entries(let fields):
            [
                "anyOf": .array(
                    fields.map { field in
                        [
                            "required": [.string(field)],
                            "properties": .object([
                                JSONValue.Member(key: field, value: ["type": "object", "minProperties": 1])
                            ]),
                        ]
                    })
            ]
        }
    }

    private static func schema(of condition: FieldRelation.Condition) -> JSONValue {
        let value: JSONValue =
            switch condition.value {
            case .any: ["not": ["type": "null"]]
            case .word("true"): ["const": true]
            case .word("false"): ["const": false]
            case .word(let word): ["const": .string(word)]
            case .list: ["type": "array"]
            }
        return [
            "required": [.string(condition.field)],
            "properties": .object([JSONValue.Member(key: condition.field, value: value)]),
        ]
    }

    /// A list or mapping has an entry, and a list that may have separators something between them.
    static func nonEmpty(_ type: FieldType) -> JSONValue {
        let least: JSONValue = ["minItems": 1, "minProperties": 1]
        return type.takesSeparators
            ? least.adding(["contains": ["not": ["type": "object", "required": ["separator"]]]]) : least
    }
}

extension FieldType {
    fileprivate var takesSeparators: Bool {
        switch self {
        case .anyOf(let types): types.contains(where: \.takesSeparators)
        case .list(let element): element.takesSeparators
        case .construct(let name, _): name == SeparatorDraft.table.name
        default: false
        }
    }
}
