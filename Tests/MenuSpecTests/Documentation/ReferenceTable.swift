import MenuRuntime

@testable import MenuSpec

/// The parts of the language's reference page that its tables tell.
enum ReferenceTable {
    /// The part of a name, such as `fields: dropdown`; nil where there is no such part.
    static func part(_ name: String) -> String? {
        switch name {
        case "colors": SystemColors.all.map { "`\($0.name)`" }.joined(separator: ", ") + "."
        case "fonts":
            MenuDocument.TextStyle.allCases.map { "`\($0.rawValue)` \(shortNumber($0.size))" }
                .joined(separator: ", ") + "."
        case "limits": limits
        default:
            name.hasPrefix("fields: ")
                ? (ConstructDescription.all + ConstructDescription.ofConfiguration)
                    .first { $0.name == name.dropFirst(8) }.map(fields) : nil
        }
    }

    private static var limits: String {
        let rows = Limits.all.map { "| `\($0.name)` | \(Limits()[keyPath: $0.value]) | \($0.summary) |" }
        return (["| limit | if not given | what is counted |", "| --- | --- | --- |"] + rows)
            .joined(separator: "\n")
    }

    private static func fields(_ construct: ConstructDescription) -> String {
        let rows = construct.fields.map { field in
            "| `\(field.name)` | \(field.type.inReference) | \(fallback(field)) | \(cell(field.summary)) |"
        }
        return
            ([construct.summary, "", "| field | type | default | meaning |", "| --- | --- | --- | --- |"]
            + rows)
            .joined(separator: "\n")
    }

    private static func fallback(_ field: FieldDescription) -> String {
        if field.isRequired { return "**required**" }
        if let exemption = field.exemption {
            return "**required**, unless `\(exemption.field): \(exemption.word)`"
        }
        guard let text = field.defaultText else { return "none" }
        return field.plainDefault != nil || text.hasPrefix("{") ? "`\(text)`" : text
    }

    static func cell(_ text: String) -> String { text.replacing("|", with: #"\|"#) }
}

extension FieldType {
    /// The type in a cell of the reference's tables.
    var inReference: String {
        switch self {
        case .text: "text"
        case .identifier: "id"
        case .boolean: "boolean"
        case .integer(let minimum): "integer ≥ \(minimum)"
        case .number(let range): range.inReference
        case .words(let words): words.map { "`\($0)`" }.joined(separator: #" \| "#)
        case .symbol: "symbol"
        case .color: "[colour](#colours)"
        case .plainColor: "name or hexadecimal colour"
        case .version: "version"
        case .percent: "share, such as `60%`"
        case .languageVersion: "`1`"
        case .pattern: "[patterns](#paths-and-patterns)"
        case .list(let element): "list of " + element.inReference
        case .mapping(.text, _): "mapping of texts"
        case .mapping(let value, .ids): "mapping from ids to " + value.inReference
        case .mapping(let value, .names): "mapping from names to " + value.inReference
        case .mapping(let value, .words): "mapping from names to " + value.inReference
        case .construct(let name, _): Self.link(name)
        case .name(let noun): "name of a \(noun)"
        case .anyOf(let types):
            // A list and a mapping of the same things is one way of writing more, which the page explains.
            if case .list(let element)? = types.first, case .mapping? = types.last {
                "list or mapping of " + element.things
            } else {
                types.map(\.inReference).joined(separator: " or ")
            }
        }
    }

    private var things: String {
        guard case .anyOf(let types) = self else { return inReference }
        return types.filter { if case .text = $0 { false } else { true } }.map(\.inReference)
            .joined(separator: ", ")
    }

    private static func link(_ name: String) -> String {
        "[\(name)](#\(name.replacing(" ", with: "-")))"
    }
}

extension NumberRange {
    fileprivate var inReference: String {
        let unit = unit.isEmpty ? "number" : unit
        switch (minimum, maximum) {
        case (let minimum?, let maximum?):
            return "\(unit), \(shortNumber(minimum)) to \(shortNumber(maximum))"
        case (let minimum?, nil): return "\(unit) \(excludesMinimum ? ">" : "≥") \(shortNumber(minimum))"
        default: return unit
        }
    }
}
