import MenuRuntime

/// A dropdown's footer on its way.
struct FooterDraft: Construct {
    var id: ID?
    /// Whether there is one, right or wrong.
    var isIDWritten = false
    var title: String?
    /// The mapping that it is.
    var node: YAMLTree.Index?
    var titleNode: YAMLTree.Index?
    var height: Double?
    var underlined = false

    static let table = FieldTable<FooterDraft>(
        "footer", "A last row that is no option: it tells the app and closes the list.",
        [
            Field("id", .identifier, "its name; made from the title when absent") { decoder, slot, draft in
                draft.isIDWritten = true
                draft.id = decoder.writtenID(slot)
            },
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
        guard let id = draft.isIDWritten ? draft.id : madeID(from: node, in: draft.node) else { return nil }
        return MenuDocument.Footer(
            id: ids.string(id), title: title, height: draft.height ?? rowHeight.points ?? 44,
            underlined: draft.underlined)
    }
}
