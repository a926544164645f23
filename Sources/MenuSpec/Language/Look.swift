import MenuRuntime

/// A style together with what the menus that have it show of it: it is judged once for those that show the same.
struct Look: Hashable {
    /// The mapping that is the style.
    let style: YAMLTree.Index
    let isTree: Bool
    /// Of a dropdown, whether there is a button, a second line, a group's title, a footer.
    private var shown: UInt8 = 0

    private static let button: UInt8 = 1
    private static let detail: UInt8 = 2
    private static let header: UInt8 = 4
    private static let footer: UInt8 = 8

    /// The looks of a dropdown; nil where it has no style.
    init?(_ dropdown: borrowing DropdownDraft) {
        guard let style = dropdown.look else { return nil }
        self.style = style.node
        isTree = false
        if dropdown.menu.anchor == .button { shown |= Self.button }
        if dropdown.options?.firstDetail != nil { shown |= Self.detail }
        if let options = dropdown.options, options.groupCount > 0 { shown |= Self.header }
        if dropdown.footer != nil { shown |= Self.footer }
    }

    /// The looks of a section tree; nil where it has no style.
    init?(_ tree: borrowing SectionTreeDraft) {
        guard let style = tree.look else { return nil }
        self.style = style.node
        isTree = true
    }

    /// The parts that show text.
    var texts: [MenuDocument.StylePart] {
        if isTree { return [.header, .item, .detail] }
        var parts: [MenuDocument.StylePart] = [.option]
        if shown & Self.button != 0 { parts.append(.button) }
        if shown & Self.detail != 0 { parts.append(.detail) }
        if shown & Self.header != 0 { parts.append(.header) }
        if shown & Self.footer != 0 { parts.append(.footer) }
        return parts
    }

    /// The parts that may lie behind a part's text, the lowest first, itself at the end; more than one way where
    /// front-ends differ.
    func stacks(behind part: MenuDocument.StylePart, _ style: StyleDraft) -> [[MenuDocument.StylePart]] {
        if part == .button { return [[.menu, .button]] }
        // A list without a background of its own lets the menu's through, or is the system's.
        let isOpen = style[.list]?.backgroundColor == nil && style[.menu]?.backgroundColor != nil
        let lists: [[MenuDocument.StylePart]] = isOpen ? [[.menu], []] : [[.menu, .list]]
        guard part == .detail else { return lists.map { $0 + [part] } }
        return isTree
            ? lists.flatMap { [$0 + [.detail], $0 + [.item, .detail]] }
            : lists.map { $0 + [.option, .detail] }
    }
}
