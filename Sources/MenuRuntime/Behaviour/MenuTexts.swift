/// Every text that a view shows, from the menu or from the app: the one place to translate them.
///
/// A text's key is the path to it: the namespace, the menu's id, the ids down to what has the text, and the
/// field, with full stops between (`Feedback.reason.tooSlow.title`). A group is no part of the path to its
/// options, whose ids are the dropdown's own.
public struct MenuTexts: Sendable {
    /// What an app does to replace a text: gives what to show for a key and the spec's text.
    public typealias Replacement = @Sendable (_ key: String, _ text: String) -> String

    /// The document's namespace.
    public let namespace: String
    private let replacement: Replacement?

    /// - Parameter replacement: Without it the spec's texts are shown.
    public init(namespace: String, replacing replacement: Replacement? = nil) {
        self.namespace = namespace
        self.replacement = replacement
    }

    private func resolve(_ text: String, _ path: @autoclosure () -> String) -> String {
        replacement.map { $0(namespace + "." + path(), text) } ?? text
    }

    // MARK: Dropdowns

    /// What the button shows until something is chosen.
    public func title(of menu: MenuDocument.Dropdown) -> String {
        resolve(menu.title, menu.id + ".title")
    }

    public func title(of option: MenuDocument.Option, in menu: MenuDocument.Dropdown) -> String {
        resolve(option.title, menu.id + "." + option.id + ".title")
    }

    public func detail(of option: MenuDocument.Option, in menu: MenuDocument.Dropdown) -> String? {
        option.detail.map { resolve($0, menu.id + "." + option.id + ".detail") }
    }

    public func title(of group: MenuDocument.OptionGroup, in menu: MenuDocument.Dropdown) -> String {
        resolve(group.title, menu.id + "." + group.id + ".title")
    }

    /// The key has `footer` in it, since the footer may have an option's id: `Feedback.reason.footer.help.title`.
    public func title(of footer: MenuDocument.Footer, in menu: MenuDocument.Dropdown) -> String {
        resolve(footer.title, menu.id + ".footer." + footer.id + ".title")
    }

    /// What an empty list shows.
    public func emptyTitle(of menu: MenuDocument.Dropdown) -> String? {
        menu.emptyTitle.map { resolve($0, menu.id + ".emptyTitle") }
    }

    /// What stands between the titles of several chosen options: a comma and a space.
    public func listSeparator(of menu: MenuDocument.Dropdown) -> String {
        resolve(", ", menu.id + ".listSeparator")
    }

    /// What UI tests find an option by: what the spec names, else the path to it, `Feedback.reason.tooSlow`.
    public func identifier(of option: MenuDocument.Option, in menu: MenuDocument.Dropdown) -> String {
        option.accessibility?.identifier ?? namespace + "." + menu.id + "." + option.id
    }

    /// What UI tests find a footer by: the path to it, `Feedback.reason.footer.help`.
    public func identifier(of footer: MenuDocument.Footer, in menu: MenuDocument.Dropdown) -> String {
        namespace + "." + menu.id + ".footer." + footer.id
    }

    /// What assistive technology says of an open and of a closed list, where the system has no words of its own for it.
    public func expansion(of menu: MenuDocument.Dropdown, isOpen: Bool) -> String {
        isOpen
            ? resolve("expanded", menu.id + ".accessibility.expanded")
            : resolve("collapsed", menu.id + ".accessibility.collapsed")
    }

    /// What assistive technology calls the dropdown, and what it says of its use.
    public func accessibility(of menu: MenuDocument.Dropdown) -> MenuDocument.Accessibility {
        resolve(menu.accessibility, menu.title, title(of: menu), menu.id)
    }

    public func accessibility(
        of option: MenuDocument.Option, in menu: MenuDocument.Dropdown
    ) -> MenuDocument.Accessibility? {
        option.accessibility.map {
            resolve($0, option.title, title(of: option, in: menu), menu.id + "." + option.id)
        }
    }

    // MARK: Section trees

    public func title(of tree: MenuDocument.SectionTree) -> String? {
        tree.title.map { resolve($0, tree.id + ".title") }
    }

    /// The title of a section or an item.
    public func title(of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree) -> String {
        resolve(row.entry.title, tree.id + "." + row.dottedPath + ".title")
    }

    /// What an item shows while it is expanded.
    public func detail(of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree) -> String? {
        guard case .item(let item) = row.entry else { return nil }
        return item.detail.map { resolve($0, tree.id + "." + row.dottedPath + ".detail") }
    }

    public func accessibility(
        of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree
    ) -> MenuDocument.Accessibility? {
        row.entry.accessibility.map {
            resolve($0, row.entry.title, title(of: row, in: tree), tree.id + "." + row.dottedPath)
        }
    }

    /// What assistive technology says of a section that opens and closes, or of an item with a detail: `expanded` or
    /// `collapsed`; nil for other rows. The key is the tree's: `Feedback.letters.accessibility.expanded`.
    public func expansion(of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree) -> String? {
        if case .item(let item) = row.entry, item.detail == nil { return nil }
        if row.isSection, !row.isCollapsible { return nil }
        return row.isExpanded
            ? resolve("expanded", tree.id + ".accessibility.expanded")
            : resolve("collapsed", tree.id + ".accessibility.collapsed")
    }

    /// What UI tests find a tree by: `Feedback.letters`.
    public func identifier(of tree: MenuDocument.SectionTree) -> String { namespace + "." + tree.id }

    /// What UI tests find a section or an item by: what the spec names, else its path, `Feedback.letters.c`.
    public func identifier(of row: SectionTreeState.Row, in tree: MenuDocument.SectionTree) -> String {
        row.entry.accessibility?.identifier ?? namespace + "." + tree.id + "." + row.dottedPath
    }

    /// - Parameters:
    ///   - title: The spec's, which a label often is too.
    ///   - shown: What is shown for it: a label that is the title is what people see, unless it has a text of its own.
    private func resolve(
        _ accessibility: MenuDocument.Accessibility, _ title: String, _ shown: @autoclosure () -> String,
        _ path: String
    ) -> MenuDocument.Accessibility {
        var resolved = accessibility
        resolved.label = accessibility.label.map {
            resolve($0 == title ? shown() : $0, path + ".accessibility.label")
        }
        resolved.hint = accessibility.hint.map { resolve($0, path + ".accessibility.hint") }
        return resolved
    }
}
