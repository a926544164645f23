import MenuRuntime
import MenuSpec

/// Section trees as values.
extension SwiftTarget {
    func writeValue(of tree: MenuDocument.SectionTree, _ menu: SwiftMenu, to writer: inout SwiftWriter) {
        var sections = SwiftCalls(
            menu.function + "Sections", "_ sections: inout MenuSectionsBuilder", "&sections")
        for section in tree.sections { add(section, to: &sections) }
        writer.block("static func \(menu.function)() -> MenuDocument.SectionTree") { writer in
            let title: SwiftText = tree.title.map { ", title: \(literal: $0)" } ?? ""
            writer.line("var menu = MenuDocument.SectionTree(id: \(literal: tree.id)\(title))")
            writeFields(of: tree, to: &writer)
            writer.line("var sections = MenuSectionsBuilder()")
            sections.writeCalls(to: &writer)
            writer.line("menu.sections = sections.sections")
            writer.line("return menu")
        }
        sections.writeFunctions(to: &writer)
    }

    private func writeFields(of menu: MenuDocument.SectionTree, to writer: inout SwiftWriter) {
        var fields = SwiftFields("menu")
        let usual = MenuDocument.SectionTree(id: menu.id)
        fields.set("expansion", menu.expansion, unless: usual.expansion)
        fields.set("headerHeight", menu.headerHeight, unless: usual.headerHeight)
        fields.set("rowHeight", menu.rowHeight, unless: usual.rowHeight)
        fields.set("detailHeight", menu.detailHeight, unless: usual.detailHeight)
        fields.set("headerAlignment", menu.headerAlignment, unless: usual.headerAlignment)
        fields.set("listStyle", menu.listStyle, unless: usual.listStyle)
        if menu.indicator == nil { fields.set("indicator", "nil") }
        fields.setMeta(menu.meta)
        fields.write(to: &writer)
        if let indicator = menu.indicator, indicator != usual.indicator {
            writeIndicator(indicator, to: &writer)
        }
        writeStyle(menu.style, to: &writer)
    }

    private func writeIndicator(_ indicator: MenuDocument.TurningIndicator, to writer: inout SwiftWriter) {
        var fields = SwiftFields("indicator")
        let usual = MenuDocument.TurningIndicator()
        if indicator.mark != usual.mark {
            switch indicator.mark {
            case .symbol(let name): fields.set("mark", ".symbol(\(literal: name))")
            case .shape(let shape): fields.set("mark", ".shape(\(SwiftText(case: shape)))")
            }
        }
        fields.set("collapsed", indicator.collapsed, unless: usual.collapsed)
        fields.set("expanded", indicator.expanded, unless: usual.expanded)
        fields.set("position", indicator.position, unless: usual.position)
        fields.set("size", indicator.size)
        fields.set("fill", indicator.fill)
        fields.set("stroke", indicator.stroke)
        fields.set("strokeWidth", indicator.strokeWidth)
        writer.line("var indicator = MenuDocument.TurningIndicator()")
        fields.write(to: &writer)
        writer.line("menu.indicator = indicator")
    }

    private func add(_ section: MenuDocument.Section, to sections: inout SwiftCalls) {
        var arguments: [SwiftText] = ["\(literal: section.id)", "\(literal: section.title)"]
        if section.expanded { arguments.append("expanded: true") }
        if !section.collapsible { arguments.append("collapsible: false") }
        if let icon = section.icon { arguments.append("icon: \(literal: icon)") }
        sections.add("sections.section(\(arguments.joined()))")
        sections.addAttributes(of: "sections", section.accessibility, section.meta)
        for entry in section.items {
            switch entry {
            case .item(let item): add(item, to: &sections)
            case .section(let section): add(section, to: &sections)
            }
        }
        sections.add("sections.end()")
    }

    private func add(_ item: MenuDocument.Item, to sections: inout SwiftCalls) {
        var arguments: [SwiftText] = ["\(literal: item.id)", "\(literal: item.title)"]
        if let detail = item.detail { arguments.append("detail: \(literal: detail)") }
        if item.expanded { arguments.append("expanded: true") }
        if let icon = item.icon { arguments.append("icon: \(literal: icon)") }
        if let value = item.value { arguments.append("value: \(literal: value)") }
        if !item.enabled { arguments.append("enabled: false") }
        if let role = item.role { arguments.append("role: \(SwiftText(case: role))") }
        sections.add("sections.item(\(arguments.joined()))")
        sections.addAttributes(of: "sections", item.accessibility, item.meta)
    }
}
