/// What UI tests find a dropdown by.
struct MenuIdentifier {
    /// The dropdown's key.
    let menu: YAMLTree.Index
    let id: String
    /// Where the author wrote it, or the alias that brings it in; nil where it is the namespace and the id.
    let place: YAMLTree.Index?
    /// What is written; nil where nothing is.
    let node: YAMLTree.Index?
}

extension SpecDecoder {
    /// What UI tests find a dropdown by.
    func identifier(of draft: borrowing DropdownDraft, _ slot: Slot) -> MenuIdentifier {
        let menu = slot.key.map { tree.resolve($0) } ?? slot.value
        guard let accessibility = draft.accessibilitySlot,
            let key = ownKey("identifier", of: accessibility.value)
        else { return MenuIdentifier(menu: menu, id: draft.menu.id, place: nil, node: nil) }
        let value = tree.next(key)
        let node = tree.resolve(value)
        guard tree[node].kind.isScalar, !tree.isNull(node) else {
            return MenuIdentifier(menu: menu, id: draft.menu.id, place: nil, node: nil)
        }
        return MenuIdentifier(
            menu: menu, id: draft.menu.id, place: slot.use ?? accessibility.use ?? value, node: node)
    }

    /// The identifier's text; nil where it is not known.
    func text(_ identifier: MenuIdentifier) -> String? {
        if let node = identifier.node { return tree.string(node) }
        guard let namespace, !identifier.id.isEmpty else { return nil }
        return "\(namespace).\(identifier.id)"
    }
}
