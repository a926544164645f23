import MenuRuntime
import MenuSpec

/// The types of options, sections and items.
extension SwiftTarget {
    func writeType(of menu: SwiftMenu, to writer: inout SwiftWriter) {
        writer.document(menu.title)
        let name: SwiftText = "\(name: SwiftName.type(menu.id))"
        switch menu {
        case .dropdown(let dropdown, _):
            let options = MenuOptionTable(dropdown).options
            if input.swiftChoices.openDropdowns.contains(dropdown.id) {
                writeOpen(name, menu, options, to: &writer)
            } else {
                writer.block("\(access)enum \(name): Swift.Int, MenuOption") { writer in
                    for option in options {
                        writer.document(option.title)
                        writer.line("case \(name: caseName(of: option, in: menu))")
                    }
                    writeTable("optionTable: MenuOptionTable", of: menu, to: &writer)
                }
            }
        case .sectionTree(let tree, _):
            writer.block("\(access)enum \(name): Swift.Int, MenuNode") { writer in
                writeCases(tree.sections.map { .section($0) }, of: menu, below: [], [], to: &writer)
                writeTable("nodeTable: MenuNodeTable", of: menu, to: &writer)
            }
        }
    }

    private func caseName(of option: MenuDocument.Option, in menu: SwiftMenu) -> String {
        SwiftName.option(option.id, written: input.swiftChoices.name(at: [option.id], in: menu.id))
    }

    private func writeOpen(
        _ name: SwiftText, _ menu: SwiftMenu, _ options: [MenuDocument.Option], to writer: inout SwiftWriter
    ) {
        writer.block("\(access)struct \(name): OpenMenuOption") { writer in
            for option in options {
                writer.document(option.title)
                let property: SwiftText = "static var \(name: caseName(of: option, in: menu)): Self"
                writer.line("\(access)\(property) { Self(id: \(literal: option.id)) }")
            }
            writer.line()
            writer.line("\(access)let id: Swift.String")
            writer.line("\(access)init(id: Swift.String) { self.id = id }")
            writeTable("optionTable: MenuOptionTable", of: menu, to: &writer)
        }
    }

    private func writeTable(_ declaration: SwiftText, of menu: SwiftMenu, to writer: inout SwiftWriter) {
        writer.line()
        writer.line("\(access)static let \(declaration) = .init(\(menu.value))")
    }

    private func writeCases(
        _ entries: [MenuDocument.SectionEntry], of menu: SwiftMenu, below path: [String], _ parts: [String],
        to writer: inout SwiftWriter
    ) {
        for entry in entries {
            let path = path + [entry.id]
            let parts =
                parts + [SwiftName.part(entry.id, written: input.swiftChoices.name(at: path, in: menu.id))]
            writer.document(entry.title)
            writer.line("case \(name: SwiftName.node(parts))")
            if case .section(let section) = entry {
                writeCases(section.items, of: menu, below: path, parts, to: &writer)
            }
        }
    }
}
