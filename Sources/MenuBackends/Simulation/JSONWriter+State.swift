import MenuRuntime
import MenuSpec

/// The fields of a state and of what is derived of it, in the order that traces have.
extension JSONWriter {
    mutating func write(_ state: DropdownState, _ texts: MenuTexts) {
        field("isOpen", state.isOpen)
        field("selected", state.selected)
        field("title", state.title(texts))
        field("indicator", state.indicator)
        field("badgeIcon", state.badgeIcon)
        field("rows", state.rows.map(\.name))
        field("heights", state.heights)
    }

    mutating func write(_ state: SectionTreeState) {
        field("expanded", state.expanded)
        key("rows")
        array { writer in
            for row in state.rows {
                writer.element()
                writer.write(row)
            }
        }
        height("height", state.height)
    }

    private mutating func write(_ row: SectionTreeState.Row) {
        object { writer in
            writer.field("path", row.path)
            writer.key("kind")
            switch row.entry {
            case .section: writer.word("section")
            case .item: writer.word("item")
            }
            writer.field("depth", row.depth)
            writer.field("isExpanded", row.isExpanded)
        }
    }

    mutating func field(_ name: StaticString, _ heights: DropdownState.Heights) {
        key(name)
        object { writer in
            writer.height("button", heights.button)
            writer.height("list", heights.list)
            writer.height("total", heights.total)
        }
    }

    /// A height in points; one that is unknown, or beyond all numbers, is left out.
    mutating func height(_ name: StaticString, _ points: Double?) {
        if let points, points.isFinite { field(name, points) }
    }

    mutating func field(_ name: StaticString, _ texts: [String]) {
        key(name)
        array { writer in
            for text in texts {
                writer.element()
                writer.string(text)
            }
        }
    }
}
