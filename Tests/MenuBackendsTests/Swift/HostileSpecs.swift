import MenuSpec
import Testing

/// Specs with hostile texts in every field for texts, and with hostile names in every place for names.
enum HostileSpecs {
    static func all() throws -> [GeneratedMenus] { try names() + namespaces() + sourceNames() + [texts()] }

    /// Names that differ in Swift, and so may stand beside each other.
    private static let distinct: [String] = {
        var taken: Set<String> = []
        return HostileNames.all.filter { taken.insert(SwiftName.option($0)).inserted }
    }()

    private static func names() throws -> [GeneratedMenus] {
        let options = FlowYAML.mapping(distinct.map { (key: $0, value: .text($0)) })
        let written = FlowYAML.mapping(
            distinct.filter { !$0.contains("-") }.enumerated().map { index, name in
                (key: "o\(index)", value: ["title": .text(name), "swiftName": .text(name)])
            })
        let dropdowns: FlowYAML = [
            "closed": ["title": "T", "options": options],
            "open": ["title": "T", "cases": "open", "options": options],
            "closedWritten": ["title": "T", "options": written],
            "openWritten": ["title": "T", "cases": "open", "options": written],
        ]
        let trees: FlowYAML = [
            "sections": ["sections": options],
            "items": [
                "sections": [
                    "self": ["title": "S", "items": options], "t": ["title": "T", "items": written],
                ]
            ],
            "written": ["sections": written],
        ]
        return [
            try spec("Options", ["dropdowns": dropdowns, "sectionTrees": trees]),
            try menus("Dropdowns") { ["title": .text($0), "options": [.text("A")]] },
            try menus("Trees", "sectionTrees") { ["title": .text($0), "sections": [.text("A")]] },
        ]
    }

    /// A menu of each name.
    private static func menus(
        _ namespace: String, _ kind: String = "dropdowns", _ menu: (String) -> FlowYAML
    ) throws -> GeneratedMenus {
        var taken: Set<String> = []
        let names = HostileNames.all.filter { name in
            let names: Set = [SwiftName.property(name), SwiftName.type(name)]
            guard taken.isDisjoint(with: names) else { return false }
            taken.formUnion(names)
            return true
        }
        return try spec(namespace, [kind: .mapping(names.map { (key: $0, value: menu($0)) })])
    }

    /// A spec in each namespace that is taken.
    private static func namespaces() throws -> [GeneratedMenus] {
        // These the program around them uses.
        HostileNames.all.filter { !["Foundation", "JSONEncoder"].contains($0) }.compactMap { name in
            try? spec(name, ["dropdowns": [name: ["title": "T", "cases": "open", "options": [.text("A")]]]])
        }
    }

    /// Every text in every field for texts.
    private static func texts() throws -> GeneratedMenus {
        var dropdowns: [(key: String, value: FlowYAML)] = []
        var trees: [(key: String, value: FlowYAML)] = []
        for (index, content) in HostileTexts.all.enumerated() {
            let text = FlowYAML.text(content)
            let accessibility: FlowYAML = ["label": text, "hint": text, "identifier": text]
            let meta: FlowYAML = [content: text, content + "2": text]
            let option: FlowYAML = [
                "title": text, "value": text, "icon": text, "image": text, "detail": text,
                "accessibility": accessibility, "meta": meta,
            ]
            let group: FlowYAML = ["group": text, "id": "g", "options": ["o": option]]
            dropdowns.append(
                (
                    key: "d\(index)",
                    value: [
                        "title": text, "options": [group], "emptyTitle": text, "accessibility": accessibility,
                        "meta": meta, "footer": ["id": "f", "title": text],
                        "indicator": ["collapsed": text, "expanded": text],
                    ]
                ))
            let item: FlowYAML = [
                "title": text, "detail": text, "icon": text, "value": text, "accessibility": accessibility,
                "meta": meta,
            ]
            let section: FlowYAML = [
                "title": text, "icon": text, "accessibility": accessibility, "meta": meta,
                "items": ["i": item],
            ]
            trees.append(
                (
                    key: "t\(index)",
                    value: [
                        "title": text, "sections": ["s": section], "meta": meta,
                        "indicator": ["symbol": text],
                    ]
                ))
        }
        return try spec("Texts", ["dropdowns": .mapping(dropdowns), "sectionTrees": .mapping(trees)])
    }

    private static func sourceNames() throws -> [GeneratedMenus] {
        // Several in a name, though no more than a comment shows.
        let texts = HostileTexts.all.filter { $0.count < 40 }
        return try stride(from: 0, to: texts.count, by: 4).map { first in
            try GeneratedMenus(
                "menuSpec: 1\nnamespace: Named\(first)\ndropdowns: {a: {title: T, options: [A]}}\n",
                path: texts[first..<min(first + 4, texts.count)].joined(separator: " ") + ".menu.yaml")
        }
    }

    private static func spec(_ namespace: String, _ content: FlowYAML) throws -> GeneratedMenus {
        guard case .mapping(let pairs) = content else { fatalError("no mapping") }
        let spec = FlowYAML.mapping(
            [(key: "menuSpec", value: .plain("1")), (key: "namespace", value: .text(namespace))] + pairs)
        return try GeneratedMenus(spec.written + "\n", path: "\(namespace).menu.yaml")
    }
}
