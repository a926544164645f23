/// Makes the sections of a tree call by call: what generated code is written in.
///
/// No call is inlined: there may be thousands, and each would be compiled anew. Texts are static, since the compiler
/// works out the bytes of every other literal one by one.
public struct MenuSectionsBuilder {
    private var list: [MenuDocument.Section] = []
    /// The sections that have begun, innermost last.
    private var open: [MenuDocument.Section] = []
    private var item: MenuDocument.Item?

    public init() {}

    /// All sections, ended or not.
    public var sections: [MenuDocument.Section] {
        var builder = self
        while !builder.open.isEmpty { builder.end() }
        return builder.list
    }

    /// Begins a section; what follows is in it until ``end()``.
    @inline(never)
    public mutating func section(
        _ id: StaticString, _ title: StaticString, expanded: Bool = false, collapsible: Bool = true,
        icon: StaticString? = nil
    ) {
        endItem()
        var section = MenuDocument.Section(
            id: id.description, title: title.description, expanded: expanded, collapsible: collapsible)
        section.icon = icon?.description
        open.append(section)
    }

    /// Ends the innermost section.
    @inline(never)
    public mutating func end() {
        endItem()
        guard let ended = open.popLast() else { return }
        if open.isEmpty { list.append(ended) } else { open[open.count - 1].items.append(.section(ended)) }
    }

    /// Adds an item that is no more than that, as most are: what is left out costs the compiler too.
    @inline(never)
    public mutating func item(_ id: StaticString, _ title: StaticString) {
        endItem()
        item = MenuDocument.Item(id: id.description, title: title.description)
    }

    /// Adds an item to the innermost section.
    @inline(never)
    public mutating func item(
        _ id: StaticString, _ title: StaticString, detail: StaticString? = nil, expanded: Bool = false,
        icon: StaticString? = nil,
        value: StaticString? = nil, enabled: Bool = true, role: MenuDocument.Role? = nil
    ) {
        endItem()
        var item = MenuDocument.Item(
            id: id.description, title: title.description, detail: detail?.description, expanded: expanded,
            enabled: enabled, role: role)
        if let icon { item.icon = icon.description }
        if let value { item.value = value.description }
        self.item = item
    }

    /// Says of the last item, or of the section that has just begun, what assistive technology and tests read.
    @inline(never)
    public mutating func accessibility(
        label: StaticString? = nil, hint: StaticString? = nil, identifier: StaticString? = nil
    ) {
        let accessibility = MenuDocument.Accessibility(
            label: label?.description, hint: hint?.description, identifier: identifier?.description)
        if item != nil {
            item?.accessibility = accessibility
        } else if !open.isEmpty {
            open[open.count - 1].accessibility = accessibility
        }
    }

    /// Adds to the `meta` of the last item, or of the section that has just begun.
    @inline(never)
    public mutating func meta(_ meta: KeyValuePairs<StaticString, StaticString>) {
        let entries = [MenuDocument.MetaEntry](meta)
        if let last = item {
            item?.meta = (last.meta ?? []) + entries
        } else if !open.isEmpty {
            open[open.count - 1].meta = (open[open.count - 1].meta ?? []) + entries
        }
    }

    private mutating func endItem() {
        guard let ended = item, !open.isEmpty else { return }
        item = nil
        open[open.count - 1].items.append(.item(ended))
    }
}
