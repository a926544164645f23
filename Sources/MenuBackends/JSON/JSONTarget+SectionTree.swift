import MenuRuntime
import MenuSpec

extension JSONWriter {
    mutating func write(_ tree: MenuDocument.SectionTree) {
        object { writer in
            writer.field("id", tree.id)
            writer.field("title", tree.title)
            writer.key("sections")
            writer.array { writer in
                for section in tree.sections {
                    writer.element()
                    writer.write(section)
                }
            }
            writer.field("expansion", tree.expansion)
            writer.field("headerHeight", tree.headerHeight)
            writer.field("rowHeight", tree.rowHeight)
            writer.field("detailHeight", tree.detailHeight)
            writer.field("headerAlignment", tree.headerAlignment)
            writer.field("listStyle", tree.listStyle)
            writer.field("indicator", tree.indicator)
            writer.field("style", tree.style)
            writer.field("meta", tree.meta)
        }
    }

    private mutating func field(_ name: StaticString, _ indicator: MenuDocument.TurningIndicator?) {
        guard let indicator else { return }
        key(name)
        object(onOneLine: true) { writer in
            switch indicator.mark {
            case .symbol(let name): writer.field("symbol", name)
            case .shape(let shape): writer.field("shape", shape)
            }
            writer.field("collapsed", indicator.collapsed)
            writer.field("expanded", indicator.expanded)
            writer.field("position", indicator.position)
            writer.field("size", indicator.size)
            writer.field("fill", indicator.fill)
            writer.field("stroke", indicator.stroke)
            writer.field("strokeWidth", indicator.strokeWidth)
        }
    }

    private mutating func write(_ section: MenuDocument.Section) {
        object { writer in
            writer.key("kind")
            writer.word("section")
            writer.field("id", section.id)
            writer.field("title", section.title)
            writer.field("expanded", section.expanded)
            writer.field("collapsible", section.collapsible)
            writer.field("icon", section.icon)
            writer.field("accessibility", section.accessibility)
            writer.field("meta", section.meta)
            writer.key("items")
            writer.write(section.items)
        }
    }

    private mutating func write(_ entries: [MenuDocument.SectionEntry]) {
        let outer = openArray()
        for index in entries.indices {
            element()
            switch entries[index] {
            case .item(let item): write(item)
            case .section(let section): write(section)
            }
        }
        closeArray(outer)
    }

    private mutating func write(_ item: MenuDocument.Item) {
        let outer = openObject()
        key("kind")
        word("item")
        field("id", item.id)
        field("title", item.title)
        field("detail", item.detail)
        field("expanded", item.expanded)
        field("icon", item.icon)
        field("value", item.value)
        field("enabled", item.enabled)
        field("role", item.role)
        if let accessibility = item.accessibility { field("accessibility", accessibility) }
        field("meta", item.meta)
        closeObject(outer)
    }
}
