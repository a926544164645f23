import MenuSpec

@testable import MenuBackends

/// Makes specs from the language's own tables: whatever field is added there is in them.
struct RandomSpec {
    private var random: Random
    private var names = 0
    private var depth = 0
    /// The constructs' fields that have been written.
    private(set) var used: Set<String> = []

    init(seed: UInt64) { random = Random(seed: seed) }

    /// The next spec.
    mutating func next(namespace: String) -> String {
        names = 0
        var spec = construct("spec")
        let style = FlowYAML.mapping([(key: "some style", value: .mapping(construct("style")))])
        spec.removeAll { ["namespace", "styles", "dropdowns", "sectionTrees"].contains($0.key) }
        spec += [
            (key: "namespace", value: .text(namespace)), (key: "styles", value: style),
            (key: "dropdowns", value: menus("dropdown")), (key: "sectionTrees", value: menus("section tree")),
        ]
        used.formUnion(["spec.namespace", "spec.styles", "spec.dropdowns", "spec.sectionTrees"])
        return FlowYAML.mapping(spec).written + "\n"
    }

    private mutating func menus(_ kind: String) -> FlowYAML {
        .mapping((0..<Int.random(in: 1...2, using: &random)).map { _ in (name(), menu(kind)) })
    }

    private mutating func menu(_ kind: String) -> FlowYAML {
        var fields = construct(kind)
        func value(_ key: String) -> String? { fields.first { $0.key == key }?.value.written }
        func remove(_ keys: [String]) { fields.removeAll { keys.contains($0.key) } }
        // What the tables do not say: which fields exclude each other.
        if value("maxHeight") != nil { remove(["maxVisibleCells"]) }
        if value("selection") != "multiple" { remove(["minSelected", "maxSelected"]) }
        if value("minSelected") != nil { remove(["maxSelected", "selected"]) }
        if value("maxSelected") == "0" { remove(["maxSelected"]) }
        if value("presentation") != "overlay" { remove(["anchor"]) }
        if value("cases") != "open" { remove(["optionsFrom"]) }
        return .mapping(fields)
    }

    /// The fields of a construct: all that must be there, and some of the others.
    ///
    /// - Parameter key: One that must be there besides.
    private mutating func construct(_ name: String, having key: String? = nil) -> [(
        key: String, value: FlowYAML
    )] {
        guard let construct = ConstructDescription.named(name) else { return [] }
        depth += 1
        defer { depth -= 1 }
        var fields: [(key: String, value: FlowYAML)] = []
        var options: [String] = []
        for field in construct.fields {
            // Titles here give no ids.
            let isNeeded = field.isRequired || ["id", "options", key].contains(field.name)
            guard isNeeded || Int.random(in: 0..<3, using: &random) == 0 else { continue }
            guard let value = value(field, of: name, options: options) else { continue }
            used.insert("\(name).\(field.name)")
            fields.append((key: field.name, value: value))
            if field.name == "options" { options = Self.ids(value) }
        }
        return Self.withoutConflicts(fields)
    }

    private static func withoutConflicts(
        _ fields: [(key: String, value: FlowYAML)]
    ) -> [(key: String, value: FlowYAML)] {
        let keys = Set(fields.map(\.key))
        return fields.filter { field in
            switch field.key {
            case "detail": !keys.contains("items")
            case "items": !keys.contains("value") && !keys.contains("enabled") && !keys.contains("role")
            case "expanded": !keys.contains("collapsible")
            case "symbol": !keys.contains("shape")
            default: true
            }
        }
    }

    private mutating func value(
        _ field: FieldDescription, of construct: String, options: [String]
    ) -> FlowYAML? {
        switch field.name {
        case "swiftName": .text(name().replacing("-", with: "_"))
        case "selected": options.randomElement(using: &random).map { .text($0) }
        // Everything else has ids; where a title alone stands, it gives one.
        case "options", "sections", "items": entries(field.type)
        default: value(field.type)
        }
    }

    /// A list or a mapping of options, sections or items.
    private mutating func entries(_ type: FieldType) -> FlowYAML {
        switch type {
        case .anyOf(let types): return entries(types.randomElement(using: &random) ?? type)
        case .list(let element):
            // Never separators alone.
            let last = FlowYAML.text("Last \(count())")
            return .list((0..<Int.random(in: 0...4, using: &random)).map { _ in entry(element) } + [last])
        case .mapping(let element, _):
            return .mapping((0..<Int.random(in: 1...4, using: &random)).map { _ in (name(), entry(element)) })
        default: return value(type)
        }
    }

    private mutating func entry(_ type: FieldType) -> FlowYAML {
        switch type {
        case .anyOf(let types): return entry(types.randomElement(using: &random) ?? type)
        // One level of groups.
        case .construct(_, "items") where depth > 6: return .text("Item \(count())")
        case .construct("group", _) where depth > 1: return .text("Option \(count())")
        case .text: return .text("Entry \(count())")
        default: return value(type)
        }
    }

    private mutating func value(_ type: FieldType) -> FlowYAML {
        switch type {
        case .text: return .text(text())
        case .identifier: return .text(name())
        case .boolean: return .plain(Bool.random(using: &random) ? "true" : "false")
        case .integer(let minimum): return .plain(String(minimum + Int.random(in: 0...5, using: &random)))
        case .number(let range): return .plain(number(range))
        case .words(let words): return .plain(words.randomElement(using: &random) ?? "")
        case .symbol: return .text(["star", "chevron.down", text()].randomElement(using: &random) ?? "star")
        case .color:
            return Bool.random(using: &random)
                ? value(.plainColor) : .mapping(construct("colour pair"))
        case .plainColor:
            return .text(
                ["red", "tint", "systemGray6", "#1a2B3c", "#01020304"].randomElement(using: &random) ?? "")
        case .version: return .plain("15.0")
        case .percent:
            return .plain("\(Int.random(in: 1...100, using: &random)).5%".replacing("100.5", with: "100"))
        case .languageVersion: return .plain("1")
        case .list(.words(let words)):
            return .list(words.shuffled(using: &random).dropLast().map { .plain($0) })
        case .list(let element):
            return .list((0..<Int.random(in: 0...2, using: &random)).map { _ in value(element) })
        case .mapping(let element, let keys):
            return .mapping(
                (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    (keys == .ids ? name() : "\(text())\(count())", value(element))
                })
        case .construct(let name, let key): return .mapping(construct(name, having: key))
        case .name: return .text("some style")
        case .pattern: return .text("some/path")
        case .anyOf(let types): return value(types.randomElement(using: &random) ?? type)
        }
    }

    private mutating func number(_ range: NumberRange) -> String {
        let numbers: [Double] = [
            0, 1, 0.1, 1.2, 1e-7, 44, 359.999, 123456.789, 1e15, 1e22, 2.2250738585072014e-308,
            1.7976931348623157e308, -0.5, -1e16, .leastNonzeroMagnitude,
        ]
        let taken = numbers.filter { number in
            guard let minimum = range.minimum else { return true }
            return (range.excludesMinimum ? number > minimum : number >= minimum)
                && number <= range.maximum ?? .infinity
        }
        return (taken.randomElement(using: &random) ?? 1).description
    }

    private mutating func text() -> String {
        if Bool.random(using: &random) { return HostileTexts.all.randomElement(using: &random) ?? "" }
        return (HostileTexts.all.randomElement(using: &random) ?? "")
            + (HostileTexts.all.randomElement(using: &random) ?? "")
    }

    /// A name that no other in the spec has.
    private mutating func name() -> String {
        "\(HostileNames.all.randomElement(using: &random) ?? "a")_\(count())"
    }

    private mutating func count() -> Int {
        names += 1
        return names
    }

    private static func ids(_ options: FlowYAML) -> [String] {
        switch options {
        case .mapping(let pairs): pairs.map(\.key)
        case .list(let entries):
            entries.compactMap { entry in
                guard case .mapping(let pairs) = entry, !pairs.contains(where: { $0.key == "group" }),
                    case .text(let id)? = pairs.first(where: { $0.key == "id" })?.value
                else { return nil }
                return id
            }
        default: []
        }
    }
}
