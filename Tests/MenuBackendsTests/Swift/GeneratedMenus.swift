import Foundation
import MenuRuntime
import MenuSpec
import Testing

@testable import MenuBackends

/// A spec, its Swift, and Swift that uses it.
struct GeneratedMenus {
    let input: Target.Input

    struct Rejection: Error {
        let messages: [String]
        let spec: String
    }

    var document: MenuDocument { input.document }
    var namespace: String { String(decoding: SwiftText(name: document.namespace).utf8, as: UTF8.self) }

    /// - Parameter path: The spec's; it is what the output calls the spec, and where it has no namespace the
    ///   file's name gives one.
    init(_ spec: String, path: String = "a.menu.yaml") throws {
        let checked = CheckedSpec(checking: SourceFile(path: path, bytes: Array(spec.utf8)))
        guard let document = checked.document else {
            let errors = checked.diagnostics.filter { $0.severity == .error }
            throw Rejection(messages: errors.map(\.message), spec: spec)
        }
        input = Target.Input(document, checked.swiftChoices, sourceName: path)
    }

    func swift(_ options: Target.Options = Target.Options()) -> [UInt8] {
        Target.swift.text(of: input, options)
    }

    /// A function that shows all menus through their types, with every name that they have.
    func use(_ function: String) -> String {
        var text = "func \(function)() throws -> Shown {\n    var menus: [ShownMenu] = []\n"
        for (index, dropdown) in document.dropdowns.enumerated() {
            let names = MenuOptionTable(dropdown).options.map { option in
                SwiftName.option(
                    option.id, written: input.swiftChoices.name(at: [option.id], in: dropdown.id))
            }
            text += use(dropdown.id, index, names)
        }
        for (index, tree) in document.sectionTrees.enumerated() {
            let names = names(of: tree.sections.map { .section($0) }, [], [], in: tree.id)
            text += use(tree.id, document.dropdowns.count + index, names)
        }
        return text + "    return Shown(document: \(namespace).document, menus: menus)\n}\n"
    }

    private func use(_ menu: String, _ number: Int, _ names: [String]) -> String {
        let property = escaped(SwiftName.property(menu))
        let cases = names.map { ".\(escaped($0))" }.joined(separator: ", ")
        let type = "\(namespace).\(escaped(SwiftName.type(menu)))"
        return """
                let named\(number): [\(type)] = [\(cases)]
                menus.append(try show(\(namespace).\(property), named\(number)))

            """
    }

    private func names(
        of entries: [MenuDocument.SectionEntry], _ path: [String], _ parts: [String], in menu: String
    ) -> [String] {
        entries.flatMap { entry in
            let path = path + [entry.id]
            let parts =
                parts + [SwiftName.part(entry.id, written: input.swiftChoices.name(at: path, in: menu))]
            guard case .section(let section) = entry else { return [SwiftName.node(parts)] }
            return [SwiftName.node(parts)] + names(of: section.items, path, parts, in: menu)
        }
    }

    private func escaped(_ name: String) -> String {
        String(decoding: SwiftText(name: name).utf8, as: UTF8.self)
    }

    /// What the program is to print.
    func expected() throws -> NSDictionary {
        let json = try JSONSerialization.jsonObject(with: Data(Target.json.text(of: document)))
        let root = try #require(json as? [String: Any])
        let dropdowns = try #require(root["dropdowns"] as? [[String: Any]]).map { menu in
            Self.shown(menu, Self.options(menu["options"]))
        }
        let trees = try #require(root["sectionTrees"] as? [[String: Any]]).map { tree in
            Self.shown(tree, Self.nodes(tree["sections"], below: ""))
        }
        return ["document": root, "menus": dropdowns + trees]
    }

    private static func shown(_ menu: [String: Any], _ entries: [Entry]) -> [String: Any] {
        let ids = entries.map(\.id)
        return [
            "id": menu["id"] ?? "", "ids": ids, "named": ids, "saved": ids,
            "titles": entries.map(\.title), "problems": [String](),
        ]
    }

    private struct Entry {
        let id: String
        let title: String

        init(_ id: String, _ object: [String: Any]) {
            self.id = id
            title = object["title"] as? String ?? ""
        }
    }

    private static func options(_ entries: Any?) -> [Entry] {
        (entries as? [[String: Any]] ?? []).flatMap { (entry) -> [Entry] in
            switch entry["kind"] as? String {
            case "option": [Entry(entry["id"] as? String ?? "", entry)]
            case "group": options(entry["options"])
            default: []
            }
        }
    }

    private static func nodes(_ entries: Any?, below path: String) -> [Entry] {
        (entries as? [[String: Any]] ?? []).flatMap { (entry) -> [Entry] in
            let own = path + (entry["id"] as? String ?? "")
            return [Entry(own, entry)] + nodes(entry["items"], below: own + "/")
        }
    }

    /// What the functions of ``use(_:)`` call. Optimised for each type, it would take most of the compiler's time.
    static let support = #"""
        import Foundation

        struct Shown: Encodable {
            var document: MenuDocument
            var menus: [ShownMenu]
        }

        struct ShownMenu: Encodable {
            var id: Swift.String
            var ids: [Swift.String]
            /// The ids of the cases by their names.
            var named: [Swift.String]
            var titles: [Swift.String]
            /// What an encoder makes of all cases.
            var saved: [Swift.String]
            var problems: [Swift.String]
        }

        @_semantics("optimize.sil.specialize.generic.never") @inline(never)
        func show<Choice: MenuOption>(_ menu: Dropdown<Choice>, _ named: [Choice]) throws -> ShownMenu {
            var shown = try show(menu.id, Choice.allCases, named, Choice.init(id:))
            shown.titles = Choice.allCases.map { menu.title(of: $0) }
            if let unknown = Choice(id: "no such id") {
                if !(Choice.self is any OpenMenuOption.Type) { shown.problems.append("a closed menu has \(unknown)") }
                if menu.title(of: unknown) != "no such id" { shown.problems.append("an unknown option's title") }
                if try JSONDecoder().decode([Choice].self, from: Foundation.Data(#"["no such id"]"#.utf8)) != [unknown] {
                    shown.problems.append("an unknown option is not loaded")
                }
            } else if (try? JSONDecoder().decode([Choice].self, from: Foundation.Data(#"["no such id"]"#.utf8))) != nil {
                shown.problems.append("an unknown option is loaded")
            }
            for option in Choice.allCases where menu[option] == nil { shown.problems.append("nothing of \(option.id)") }
            if menu.selected.map(\.id) != menu.state.selected { shown.problems.append("selected \(menu.selected)") }
            return shown
        }

        @_semantics("optimize.sil.specialize.generic.never") @inline(never)
        func show<Node: MenuNode>(_ menu: SectionTree<Node>, _ named: [Node]) throws -> ShownMenu {
            var shown = try show(menu.id, Node.allCases, named, Node.init(id:))
            shown.titles = Node.allCases.map { menu.title(of: $0) }
            if Node(id: "no such id") != nil { shown.problems.append("there is an unknown node") }
            return shown
        }

        @_semantics("optimize.sil.specialize.generic.never") @inline(never)
        func show<Choice: Hashable & Codable & Sendable & Identifiable>(
            _ id: Swift.String, _ all: [Choice], _ named: [Choice], _ find: (Swift.String) -> Choice?
        ) throws -> ShownMenu where Choice.ID == Swift.String {
            let saved = try JSONEncoder().encode(all)
            var problems: [Swift.String] = []
            if try JSONDecoder().decode([Choice].self, from: saved) != all { problems.append("loaded otherwise") }
            for choice in all where find(choice.id) != choice { problems.append("not found by \(choice.id)") }
            if Swift.Set(all).count != all.count { problems.append("cases are equal") }
            return ShownMenu(
                id: id, ids: all.map(\.id), named: named.map(\.id), titles: [],
                saved: try JSONDecoder().decode([Swift.String].self, from: saved), problems: problems)
        }
        """#

    /// A program that prints what all specs have.
    static func program(_ specs: [GeneratedMenus]) -> String {
        var text = "import Foundation\n\n"
        for (index, spec) in specs.enumerated() { text += spec.use("show\(index)") }
        text += "let encoder = JSONEncoder()\n"
        for index in specs.indices {
            text += "FileHandle.standardOutput.write(try encoder.encode(try show\(index)()) + [10])\n"
        }
        return text
    }
}
