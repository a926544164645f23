import MenuRuntime
import MenuSpec

extension Target {
    /// Every default applied, every alias and style resolved: what front-ends in any language read.
    public static let json = Target(
        name: "json", summary: "resolved menus as JSON", fileExtension: "menu.json",
        render: { input, _, take in
            JSONWriter.stream(to: take) { $0.write(input.document) }
        })
}

extension JSONWriter {
    mutating func write(_ document: MenuDocument) {
        object { writer in
            writer.field("menuSpec", document.menuSpec)
            writer.field("namespace", document.namespace)
            writer.key("dropdowns")
            writer.array { writer in
                for dropdown in document.dropdowns {
                    writer.element()
                    writer.write(dropdown)
                }
            }
            writer.key("sectionTrees")
            writer.array { writer in
                for tree in document.sectionTrees {
                    writer.element()
                    writer.write(tree)
                }
            }
        }
        finish()
    }

    mutating func field(_ name: StaticString, _ height: MenuDocument.Height) {
        key(name)
        switch height {
        case .points(let points): number(points)
        case .auto: word("auto")
        }
    }

    mutating func field(_ name: StaticString, _ accessibility: MenuDocument.Accessibility?) {
        guard let accessibility else { return }
        key(name)
        object(onOneLine: true) { writer in
            writer.field("label", accessibility.label)
            writer.field("hint", accessibility.hint)
            writer.field("identifier", accessibility.identifier)
        }
    }

    mutating func field(_ name: StaticString, _ meta: [MenuDocument.MetaEntry]?) {
        guard let meta else { return }
        key(name)
        object(onOneLine: true) { writer in
            for entry in meta {
                writer.key(escaping: entry.key)
                writer.string(entry.value)
            }
        }
    }
}
