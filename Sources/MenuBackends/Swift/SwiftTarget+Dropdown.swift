import MenuRuntime
import MenuSpec

/// Dropdowns as values.
extension SwiftTarget {
    func writeValue(of dropdown: MenuDocument.Dropdown, _ menu: SwiftMenu, to writer: inout SwiftWriter) {
        var options = SwiftCalls(menu.function + "Options", "_ options: inout MenuOptionsBuilder", "&options")
        for entry in dropdown.options { add(entry, to: &options) }
        writer.block("static func \(menu.function)() -> MenuDocument.Dropdown") { writer in
            let title = dropdown.title
            writer.line(
                "var menu = MenuDocument.Dropdown(id: \(literal: dropdown.id), title: \(literal: title))")
            writeFields(of: dropdown, to: &writer)
            if !options.calls.isEmpty {
                writer.line("var options = MenuOptionsBuilder()")
                options.writeCalls(to: &writer)
                writer.line("menu.options = options.entries")
            }
            writer.line("return menu")
        }
        options.writeFunctions(to: &writer)
    }

    private func writeFields(of menu: MenuDocument.Dropdown, to writer: inout SwiftWriter) {
        var fields = SwiftFields("menu")
        let usual = MenuDocument.Dropdown(id: menu.id, title: menu.title)
        fields.set("optionsFrom", menu.optionsFrom, unless: usual.optionsFrom)
        fields.set("group", text: menu.group)
        fields.set("rowHeight", menu.rowHeight, unless: usual.rowHeight)
        fields.set("buttonHeight", menu.buttonHeight, unless: usual.buttonHeight)
        if menu.maxVisibleCells != usual.maxVisibleCells {
            fields.set("maxVisibleCells", menu.maxVisibleCells.map { "\($0)" } ?? "nil")
        }
        fields.set("maxHeight", menu.maxHeight)
        fields.set("gap", menu.gap, unless: usual.gap)
        if menu.width != usual.width { fields.set("width", SwiftText(menu.width)) }
        fields.set("presentation", menu.presentation, unless: usual.presentation)
        fields.set("anchor", menu.anchor, unless: usual.anchor)
        fields.set("placement", menu.placement, unless: usual.placement)
        if menu.dismiss != usual.dismiss {
            fields.set("dismiss", "[\(menu.dismiss.map { SwiftText(case: $0) }.joined())]")
        }
        fields.set("selection", menu.selection, unless: usual.selection)
        if menu.selected.count <= Self.functionLength, menu.selected != usual.selected {
            fields.set("selected", "[\(menu.selected.map { SwiftText(literal: $0) }.joined())]")
        }
        if menu.minSelected != usual.minSelected { fields.set("minSelected", "\(menu.minSelected)") }
        if let most = menu.maxSelected { fields.set("maxSelected", "\(most)") }
        fields.set("closeOnSelect", menu.closeOnSelect, unless: usual.closeOnSelect)
        fields.set("clearable", menu.clearable, unless: usual.clearable)
        fields.set("titleCase", menu.titleCase, unless: usual.titleCase)
        fields.set("titleAlignment", menu.titleAlignment, unless: usual.titleAlignment)
        if let indicator = menu.indicator { fields.set("indicator", SwiftText(indicator)) }
        if let badge = menu.badge { fields.set("badge", SwiftText(badge)) }
        if let footer = menu.footer { fields.set("footer", SwiftText(footer)) }
        fields.set("emptyTitle", text: menu.emptyTitle)
        if menu.accessibility != usual.accessibility {
            fields.set("accessibility", ".init\(SwiftText(menu.accessibility))")
        }
        fields.setMeta(menu.meta)
        fields.write(to: &writer)
        // More than fit one literal.
        for first in stride(from: 0, to: menu.selected.count, by: Self.functionLength)
        where menu.selected.count > Self.functionLength {
            let part = menu.selected[first..<min(first + Self.functionLength, menu.selected.count)]
            writer.line("menu.selected += [\(part.map { SwiftText(literal: $0) }.joined())]")
        }
        writeStyle(menu.style, to: &writer)
    }

    private func add(_ entry: MenuDocument.Entry, to options: inout SwiftCalls) {
        switch entry {
        case .option(let option): add(option, to: &options)
        case .separator: options.add("options.separator()")
        case .group(let group):
            options.add("options.group(\(literal: group.id), \(literal: group.title))")
            for entry in group.options { add(entry, to: &options) }
            options.add("options.endGroup()")
        }
    }

    private func add(_ option: MenuDocument.Option, to options: inout SwiftCalls) {
        var arguments: [SwiftText] = ["\(literal: option.id)", "\(literal: option.title)"]
        if let value = option.value { arguments.append("value: \(literal: value)") }
        if let icon = option.icon { arguments.append("icon: \(literal: icon)") }
        if let image = option.image { arguments.append("image: \(literal: image)") }
        if let detail = option.detail { arguments.append("detail: \(literal: detail)") }
        if !option.enabled { arguments.append("enabled: false") }
        if option.hidden { arguments.append("hidden: true") }
        if let role = option.role { arguments.append("role: \(SwiftText(case: role))") }
        options.add("options.option(\(arguments.joined()))")
        options.addAttributes(of: "options", option.accessibility, option.meta)
    }
}

extension SwiftText {
    init(_ width: MenuDocument.Width) {
        self =
            switch width {
            case .fill: ".fill"
            case .anchor: ".anchor"
            case .points(let points): ".points(\(points))"
            case .percent(let share): ".percent(\(share))"
            }
    }

    init(_ height: MenuDocument.Height) {
        self =
            switch height {
            case .auto: ".auto"
            case .points(let points): ".points(\(points))"
            }
    }

    fileprivate init(_ indicator: MenuDocument.SymbolIndicator) {
        let symbols: SwiftText =
            "collapsed: \(literal: indicator.collapsed), expanded: \(literal: indicator.expanded)"
        self = ".init(\(symbols), position: \(SwiftText(case: indicator.position)))"
    }

    fileprivate init(_ badge: MenuDocument.Badge) {
        self = ".init(diameter: \(badge.diameter), color: \(SwiftText(badge.color)), offset: \(badge.offset))"
    }

    fileprivate init(_ footer: MenuDocument.Footer) {
        let texts: SwiftText = "id: \(literal: footer.id), title: \(literal: footer.title)"
        self =
            ".init(\(texts), height: \(footer.height), underlined: \(footer.underlined ? "true" : "false"))"
    }
}
