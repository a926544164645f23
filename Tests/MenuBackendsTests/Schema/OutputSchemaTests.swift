import MenuRuntime
import Testing

@testable import MenuBackends
@testable import MenuSpec

@Suite struct OutputSchemaTests {
    private let validator = SchemaValidator(schema: JSONOutputSchema.schema)

    @Test(arguments: Samples.names)
    func whatEverySpecBecomesIsValid(_ name: String) throws {
        let document = try #require(CheckedSpec(checking: try Samples.source(name)).document)
        let output = try JSONValue(json: Target.json.text(of: document))
        #expect(validator.errors(in: output) == [])
        #expect(Self.unknownKeys(output, JSONOutputSchema.schema) == [])
    }

    @Test func everyFieldIsDescribed() throws {
        let checked = CheckedSpec(
            checking: SourceFile(path: "full.menu.yaml", bytes: Array(Self.everything.utf8)))
        // It has all that there is, sensible or not.
        #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let output = try JSONValue(json: Target.json.text(of: try #require(checked.document)))
        #expect(validator.errors(in: output) == [])
        #expect(Self.unknownKeys(output, JSONOutputSchema.schema) == [])
    }

    /// What is always there is not described as something that may be left out.
    @Test(arguments: [
        ("dropdown", "cases", false), ("dropdown", "closeOnSelect", true), ("dropdown", "selected", true),
        ("dropdown", "maxVisibleCells", false), ("dropdown", "accessibility", true), ("option", "id", true),
        ("option", "hidden", false), ("section", "items", true), ("sectionTree", "indicator", false),
        ("footer", "height", true), ("item", "enabled", true), ("group", "title", true),
    ])
    func required(_ object: String, _ field: String, _ isRequired: Bool) {
        guard case .array(let names)? = JSONOutputSchema.schema["$defs"]?[object]?["required"] else {
            Issue.record("nothing of \(object) is required")
            return
        }
        #expect(names.contains(.string(field)) == isRequired)
    }

    @Test(arguments: [
        "{}", #"{"menuSpec": 1, "namespace": "A", "dropdowns": []}"#,
        #"{"menuSpec": 1, "namespace": "A", "dropdowns": [{"id": "a"}], "sectionTrees": []}"#,
        #"{"menuSpec": 1, "namespace": 1, "dropdowns": [], "sectionTrees": []}"#,
    ])
    func refuses(_ output: String) throws {
        #expect(try validator.errors(in: JSONValue(json: Array(output.utf8))) != [])
    }

    /// Differences that name no field of the language would say nothing.
    @Test func differencesAreOfFields() {
        for object in OutputObject.all {
            let construct = ConstructDescription.named(object.construct)
            #expect(construct != nil, "\(object.construct)")
            for name in object.differences.keys {
                #expect(construct?.field(name) != nil, "\(object.construct).\(name)")
            }
        }
    }

    /// Keys of a value that no schema of it names.
    private static func unknownKeys(_ value: JSONValue, _ schema: JSONValue, _ path: String = "") -> [String]
    {
        var schemas = [schema]
        var index = 0
        while index < schemas.count {
            if case .string(let reference)? = schemas[index]["$ref"],
                let target = JSONOutputSchema.schema["$defs"]?[String(reference.dropFirst(8))]
            {
                schemas.append(target)
            }
            if case .array(let alternatives)? = schemas[index]["anyOf"] {
                // Of alternatives that differ in kind, the one of the value's.
                schemas += alternatives.filter {
                    SchemaValidator(schema: $0.adding(["$defs": JSONOutputSchema.schema["$defs"] ?? [:]]))
                        .errors(in: value).isEmpty
                }
            }
            index += 1
        }
        switch value {
        case .object(let members):
            return members.flatMap { member in
                let inner = schemas.compactMap { $0["properties"]?[member.key] ?? $0["additionalProperties"] }
                return inner.first.map { unknownKeys(member.value, $0, "\(path)/\(member.key)") }
                    ?? ["\(path)/\(member.key)"]
            }
        case .array(let elements):
            guard let inner = schemas.compactMap({ $0["items"] }).first else { return [path] }
            return elements.enumerated().flatMap { unknownKeys($1, inner, "\(path)/\($0)") }
        default: return []
        }
    }

    private static let everything = """
        menuSpec: 1
        styles:
          all:
            menu: {textColor: red, selectedTextColor: "#123456", backgroundColor: {light: white, dark: black}}
            list: {borderColor: separator, borderWidth: 1, cornerRadius: 2, font: body, shadow: {x: 1}}
            option: {font: 15, insets: {top: 1, leading: 2, bottom: 3, trailing: 4}}
        dropdowns:
          one:
            title: One
            group: g
            presentation: overlay
            anchor: view
            placement: auto
            width: 50%
            maxHeight: 200
            selection: multiple
            selected: [a]
            minSelected: 1
            maxSelected: 2
            indicator: {collapsed: chevron.down, expanded: chevron.up}
            badge: {diameter: 50}
            footer: {title: More}
            emptyTitle: Nothing
            accessibility: {label: A, hint: B, identifier: C}
            style: all
            meta: {k: v}
            options:
              - {title: A, value: v, icon: star, image: i, detail: d, role: destructive, accessibility: {hint: h}, meta: {k: v}}
              - {title: B, hidden: true}
              - separator: true
              - {group: G, options: [C, {separator: true}, D]}
        sectionTrees:
          two:
            title: Two
            indicator: {shape: triangle, size: 8, fill: red, stroke: blue, strokeWidth: 1}
            style: all
            meta: {k: v}
            sections:
              - title: S
                icon: star
                accessibility: {label: L}
                meta: {k: v}
                items:
                  - {title: I, detail: d, icon: star, value: v, role: destructive, accessibility: {label: L}, meta: {k: v}}
                  - {title: T, items: [U]}
          three: {sections: [S], indicator: none}

        """
}
