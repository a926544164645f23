import MenuRuntime
import MenuSpec

/// The JSON Schema of what the JSON target writes.
///
/// The output has the fields of the language with every default applied, so the schema is the language's
/// tables with a few differences, and those are all that stands here. Front-ends ignore what they do not
/// know, so unknown keys are not refused.
public enum JSONOutputSchema {
    /// The text of the schema, UTF-8 with a final line break.
    public static func render() -> [UInt8] { JSONWriter.render(schema) }

    static var schema: JSONValue {
        let objects = OutputObject.all.compactMap { object in
            object.schema.map { JSONValue.Member(key: object.definitionName, value: $0) }
        }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Compiled menus",
            "description":
                "Menus with every default, alias, merge and style resolved, as 'menuc build --target json' writes them.",
            "type": "object",
            "properties": [
                "menuSpec": ["description": "The version of the language.", "const": 1],
                "namespace": [
                    "description": "The Swift namespace, and the first part of accessibility identifiers.",
                    "type": "string",
                ],
                "dropdowns": OutputObject.list(of: ["dropdown"], "The dropdowns in the order written."),
                "sectionTrees": OutputObject.list(
                    of: ["section tree"], "The section trees in the order written."),
            ],
            "required": ["menuSpec", "namespace", "dropdowns", "sectionTrees"],
            "$defs": .object(objects).adding(values),
        ]
    }

    /// What fields hold that is no construct of the language.
    private static var values: JSONValue {
        let bits: JSONValue = ["type": "string", "pattern": "^#[0-9A-F]{8}$"]
        return [
            "color": [
                "description": "A colour as #RRGGBBAA in light and in dark appearance.",
                "type": "object",
                "properties": [
                    "name": ["description": "The system name, where the author gave one.", "type": "string"],
                    "light": bits, "dark": bits,
                ],
                "required": ["light", "dark"],
            ],
            "font": [
                "description": "A font of the system.",
                "type": "object",
                "properties": [
                    "style": [
                        "description": "The text style, where the author gave one.",
                        "enum": .array(MenuDocument.TextStyle.allCases.map { .string($0.rawValue) }),
                    ],
                    "size": SpecSchema.number(.positivePoints).led(by: [
                        "description": "Points, at the reader's default text size."
                    ]),
                ],
                "required": ["size"],
            ],
        ]
    }
}
