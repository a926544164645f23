import MenuRuntime
import MenuSpec

extension Target {
    /// Every default applied, every alias and style resolved: what front-ends in any language read.
    public static let json = Target(
        name: "json", summary: "resolved menus as JSON", fileExtension: "menu.json",
        render: { document in
            JSONWriter.text(capacity: document.roughSize) { $0.write(document) }
        })
}

extension MenuDocument {
    /// About how many bytes of JSON this gives, so that the text is not copied as it grows: a little too much
    /// rather than too little, since memory that is never written to costs nothing.
    fileprivate var roughSize: Int {
        let dropdowns = dropdowns.reduce(0) { $0 + 4096 + $1.options.reduce(0) { $0 + $1.roughSize } }
        return sectionTrees.reduce(4096 + dropdowns) {
            $0 + 4096 + $1.sections.reduce(0) { $0 + $1.roughSize }
        }
    }
}

extension MenuDocument.Entry {
    fileprivate var roughSize: Int {
        switch self {
        case .option(let option):
            // What is rare has its own allocation, and texts of its own in that.
            return 160 + (option.id.utf8.count + option.title.utf8.count) * 5 / 4
                + (option.detail.map { $0.utf8.count * 2 } ?? 0)
        case .separator: return 64
        case .group(let group): return group.options.reduce(512) { $0 + $1.roughSize }
        }
    }
}

extension MenuDocument.Section {
    fileprivate var roughSize: Int {
        items.reduce(512 + title.utf8.count) { size, entry in
            switch entry {
            case .section(let section): size + section.roughSize
            case .item(let item):
                size + 256 + (item.id.utf8.count + item.title.utf8.count + (item.detail?.utf8.count ?? 0)) * 5
                    / 4
            }
        }
    }
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
                writer.key(entry.key)
                writer.string(entry.value)
            }
        }
    }
}
