import MenuRuntime
import MenuSpec

/// How high the menus of a document are: closed, open, and fully expanded.
public struct MeasureReport: Sendable {
    private let dropdowns: [(id: String, measures: MenuMeasures<DropdownState.Measure>)]
    private let sectionTrees: [(id: String, measures: MenuMeasures<SectionTreeState.Measure>)]

    public init(_ document: MenuDocument) {
        dropdowns = document.dropdowns.map { ($0.id, DropdownState($0).measures) }
        sectionTrees = document.sectionTrees.map { ($0.id, SectionTreeState($0).measures) }
    }

    // MARK: JSON

    /// An object with a list of all menus, dropdowns first.
    public var json: [UInt8] {
        JSONWriter.text { writer in
            writer.object { writer in
                writer.key("menus")
                writer.array { writer in
                    for menu in dropdowns {
                        writer.write(menu.id, "dropdown", menu.measures) { $0.write($1) }
                    }
                    for menu in sectionTrees {
                        writer.write(menu.id, "sectionTree", menu.measures) { $0.write($1) }
                    }
                }
            }
            writer.finish()
        }
    }

    // MARK: Text

    /// A table for each menu, dropdowns first.
    public var text: TerminalText {
        var text = TerminalText()
        for menu in dropdowns {
            text.append(title: menu.id, "dropdown", isFirst: text.utf8.isEmpty)
            text.append(row: "", ["rows", "button", "list", "total"])
            for (name, measure) in menu.measures.named {
                let heights = [measure.heights.button, measure.heights.list, measure.heights.total]
                text.append(row: name, [String(measure.rows)] + heights.map(Self.points))
            }
        }
        for menu in sectionTrees {
            text.append(title: menu.id, "section tree", isFirst: text.utf8.isEmpty)
            text.append(row: "", ["rows", "height"])
            for (name, measure) in menu.measures.named {
                text.append(row: name, [String(measure.rows), Self.points(measure.height)])
            }
        }
        return text
    }

    /// A whole number without a fraction.
    private static func points(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "-" }
        // To a thousandth of a point: what adding leaves behind that is no height.
        let thousandths = (value * 1000).rounded()
        return shortNumber(abs(thousandths) < 1e15 ? thousandths / 1000 : value)
    }
}

extension MenuMeasures {
    fileprivate var named: [(name: TerminalText, measure: Measure)] {
        [("closed", closed), ("open", open), ("fully expanded", expanded)]
    }
}

extension TerminalText {
    fileprivate mutating func append(title id: String, _ kind: TerminalText, isFirst: Bool) {
        if !isFirst { append("\n") }
        append("\(id): \(kind)\n")
    }

    /// A row of a table with its cells to the right of columns.
    fileprivate mutating func append(row name: TerminalText, _ cells: [String]) {
        append("  \(name)")
        // As wide as `fully expanded`.
        append(padding: 14 - name.utf8.count)
        for cell in cells {
            append(padding: max(1, 8 - cell.utf8.count))
            append(escaping: cell)
        }
        append("\n")
    }

    private mutating func append(padding count: Int) {
        for _ in 0..<max(0, count) { append(" ") }
    }
}

extension JSONWriter {
    fileprivate mutating func write<Measure>(
        _ id: String, _ kind: StaticString, _ measures: MenuMeasures<Measure>,
        _ body: (inout JSONWriter, Measure) -> Void
    ) {
        element()
        object { writer in
            writer.field("id", id)
            writer.key("kind")
            writer.word(kind)
            writer.key("closed")
            writer.object(onOneLine: true) { body(&$0, measures.closed) }
            writer.key("open")
            writer.object(onOneLine: true) { body(&$0, measures.open) }
            writer.key("expanded")
            writer.object(onOneLine: true) { body(&$0, measures.expanded) }
        }
    }

    fileprivate mutating func write(_ measure: DropdownState.Measure) {
        field("rows", measure.rows)
        field("heights", measure.heights)
    }

    fileprivate mutating func write(_ measure: SectionTreeState.Measure) {
        field("rows", measure.rows)
        height("height", measure.height)
    }
}
