import MenuRuntime
import MenuSpec

extension JSONWriter {
    mutating func write(_ dropdown: MenuDocument.Dropdown) {
        object { writer in
            writer.field("id", dropdown.id)
            writer.field("title", dropdown.title)
            writer.key("options")
            writer.write(dropdown.options)
            writer.field("optionsFrom", dropdown.optionsFrom)
            writer.field("group", dropdown.group)
            writer.writeLayout(dropdown)
            writer.writeBehaviour(dropdown)
            writer.writeLooks(dropdown)
        }
    }

    private mutating func writeLayout(_ dropdown: MenuDocument.Dropdown) {
        field("rowHeight", dropdown.rowHeight)
        field("buttonHeight", dropdown.buttonHeight)
        field("maxVisibleCells", dropdown.maxVisibleCells)
        field("maxHeight", dropdown.maxHeight)
        field("gap", dropdown.gap)
        key("width")
        switch dropdown.width {
        case .fill: word("fill")
        case .anchor: word("anchor")
        case .points(let points): number(points)
        case .percent(let share): object(onOneLine: true) { $0.field("percent", share) }
        }
        field("presentation", dropdown.presentation)
        field("anchor", dropdown.anchor)
        field("placement", dropdown.placement)
    }

    private mutating func writeBehaviour(_ dropdown: MenuDocument.Dropdown) {
        key("dismiss")
        array(onOneLine: true) { writer in
            for way in dropdown.dismiss {
                writer.element()
                writer.string(way.rawValue)
            }
        }
        field("selection", dropdown.selection)
        key("selected")
        array(onOneLine: true) { writer in
            for id in dropdown.selected {
                writer.element()
                writer.string(id)
            }
        }
        field("minSelected", dropdown.minSelected)
        field("maxSelected", dropdown.maxSelected)
        field("closeOnSelect", dropdown.closeOnSelect)
        field("clearable", dropdown.clearable)
    }

    private mutating func writeLooks(_ dropdown: MenuDocument.Dropdown) {
        field("titleCase", dropdown.titleCase)
        field("titleAlignment", dropdown.titleAlignment)
        if let indicator = dropdown.indicator {
            key("indicator")
            object(onOneLine: true) { writer in
                writer.field("collapsed", indicator.collapsed)
                writer.field("expanded", indicator.expanded)
                writer.field("position", indicator.position)
            }
        }
        if let badge = dropdown.badge {
            key("badge")
            object(onOneLine: true) { writer in
                writer.field("diameter", badge.diameter)
                writer.field("color", badge.color)
                writer.field("offset", badge.offset)
            }
        }
        if let footer = dropdown.footer {
            key("footer")
            object(onOneLine: true) { writer in
                writer.field("id", footer.id)
                writer.field("title", footer.title)
                writer.field("height", footer.height)
                writer.field("underlined", footer.underlined)
            }
        }
        field("emptyTitle", dropdown.emptyTitle)
        field("accessibility", dropdown.accessibility)
        field("style", dropdown.style)
        field("meta", dropdown.meta)
    }

    private mutating func write(_ entries: [MenuDocument.Entry]) {
        let outer = openArray()
        // By index, and in one with what follows: else each would be copied on the way, of which there may be a hundred
        // thousand.
        for index in entries.indices {
            element()
            write(entries[index])
        }
        closeArray(outer)
    }

    @inline(__always)
    private mutating func write(_ entry: MenuDocument.Entry) {
        switch entry {
        case .option(let option):
            write(option)
        case .separator:
            object(onOneLine: true) { writer in
                writer.key("kind")
                writer.word("separator")
            }
        case .group(let group):
            object { writer in
                writer.key("kind")
                writer.word("group")
                writer.field("id", group.id)
                writer.field("title", group.title)
                writer.key("options")
                writer.write(group.options)
            }
        }
    }

    private mutating func write(_ option: MenuDocument.Option) {
        let outer = openObject()
        key("kind")
        word("option")
        field("id", option.id)
        field("title", option.title)
        field("value", option.value)
        field("icon", option.icon)
        field("image", option.image)
        field("detail", option.detail)
        field("enabled", option.enabled)
        if option.hidden { field("hidden", true) }
        field("role", option.role)
        if let accessibility = option.accessibility { field("accessibility", accessibility) }
        field("meta", option.meta)
        closeObject(outer)
    }
}
