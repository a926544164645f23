import MenuRuntime

/// A dropdown's footer on its way.
struct FooterDraft: Construct {
    var id: ID?
    var title: String?
    var titleNode: YAMLTree.Index?
    var height: Double?
    var underlined = false

    static let table = FieldTable<FooterDraft>(
        "footer", "A last row that is no option: it tells the app and closes the list.",
        [
            .identifier("id", "its name; made from the title when absent") { draft, id, _ in draft.id = id },
            .title("title", "shown in the row") { draft, title, slot in
                draft.title = title
                draft.titleNode = slot.value
            },
            Field(
                "height", .number(.positivePoints), default: "`rowHeight` (44 when that is `auto`)",
                "its height"
            ) {
                decoder, slot, draft in
                guard let height = decoder.number(slot, .positivePoints) else { return }
                draft.height = height
                decoder.lintHeight(height, at: slot.value)
            },
            .boolean("underlined", default: "false", "whether the title is underlined") { draft, value, _ in
                draft.underlined = value
            },
        ])
}

extension SpecDecoder {
    /// A footer of a dropdown whose rows have a height; nil where it has an error.
    mutating func lower(_ draft: FooterDraft, rowHeight: MenuDocument.Height) -> MenuDocument.Footer? {
        guard let title = draft.title, let node = draft.titleNode else { return nil }
        lintTitle(node, hasLabel: false)
        guard let id = draft.id ?? madeID(from: node) else { return nil }
        return MenuDocument.Footer(
            id: ids.string(id), title: title, height: draft.height ?? rowHeight.points ?? 44,
            underlined: draft.underlined)
    }
}
