import MenuRuntime

/// A section on its way.
struct SectionDraft: Construct {
    var section = MenuDocument.Section(id: "", title: "")
    var id: ID?
    var idNode: YAMLTree.Index?
    var titleNode: YAMLTree.Index?
    var expanded: Slot?
    var collapsibleKey: YAMLTree.Index?
    var items: Slot?
    var swiftName: Int32 = -1

    static let table = FieldTable<SectionDraft>(
        "section", "A header, and the items and sections under it; a scalar alone is its title.",
        [
            .title("title", "what the header shows") { draft, title, slot in
                draft.section.title = title
                draft.titleNode = slot.value
            },
            .identifier("id", "its part of every path; made from the title when absent") { draft, id, slot in
                draft.id = id
                draft.idNode = slot.value
            },
        ] + sharedFields, relations: relations)

    static let relations: [FieldRelation] = [
        .excludes(.has("collapsible", "false"), .has("expanded", "false"))
    ]

    static let sharedFields: [Field<SectionDraft>] = [
        .boolean("expanded", default: "false", "whether it is open at the start") { draft, value, slot in
            draft.section.expanded = value
            draft.expanded = slot
        },
        .boolean(
            "collapsible", default: "true",
            "`false`: always open; then `expanded` is `true`, and it does not count for `single`"
        ) {
            draft, value, slot in
            draft.section.collapsible = value
            draft.collapsibleKey = slot.key
        },
        .symbol("icon", "an SF Symbol before the title") { draft, name, _ in draft.section.icon = name },
        MenuDocument.Accessibility.field { draft, value, _ in draft.section.accessibility = value },
        .swiftName { $0.swiftName = $1 },
        .meta { $0.section.meta = $1 },
        Field(
            "items", SectionDraft.itemsType, "what stands under the header: items and sections; may be empty"
        ) { _, slot, draft in
            draft.items = slot
        },
    ]

    static let itemsType = FieldType.anyOf([
        .list(.anyOf([.text, .construct("item"), .construct("section", having: "items")])),
        .mapping(
            of: .anyOf([.text, .construct("item by id"), .construct("section by id", having: "items")])),
    ])
}

/// A section in a mapping from ids: the key is its id.
struct KeyedSectionDraft: Construct {
    var draft = SectionDraft()

    static let table = FieldTable<KeyedSectionDraft>(
        "section by id", noun: "section", "A section whose id is its key; a scalar alone is its title.",
        SectionDraft.table.fields.filter { $0.name != "id" }.map { $0.lifted(to: \.draft) },
        relations: SectionDraft.relations)
}

/// An item on its way.
struct ItemDraft: Construct {
    var item = MenuDocument.Item(id: "", title: "")
    var id: ID?
    var idNode: YAMLTree.Index?
    var titleNode: YAMLTree.Index?
    var swiftName: Int32 = -1

    static let table = FieldTable<ItemDraft>(
        "item",
        "A row of a section; a scalar alone is its title. With `items` it is a section inside the section.",
        [
            .title("title", "what the row shows") { draft, title, slot in
                draft.item.title = title
                draft.titleNode = slot.value
            },
            .identifier("id", "its part of the path; made from the title when absent") { draft, id, slot in
                draft.id = id
                draft.idNode = slot.value
            },
            .text("detail", "shown while the item is expanded") { $0.item.detail = $1 },
            .boolean("expanded", default: "false", "whether its detail shows at the start") {
                draft, value, _ in
                draft.item.expanded = value
            },
            .symbol("icon", "an SF Symbol before the title") { draft, name, _ in draft.item.icon = name },
            .text("value", role: .data, "what the app gets instead of the path") { $0.item.value = $1 },
            .boolean("enabled", default: "true", "whether it can be tapped") { draft, value, _ in
                draft.item.enabled = value
            },
            .word("role", "`destructive` marks what cannot be undone") { draft, role, _ in
                draft.item.role = role
            },
            MenuDocument.Accessibility.field { draft, value, _ in draft.item.accessibility = value },
            .swiftName { $0.swiftName = $1 },
            .meta { $0.item.meta = $1 },
        ])
}

/// An item in a mapping from ids: the key is its id.
struct KeyedItemDraft: Construct {
    var draft = ItemDraft()

    static let table = FieldTable<KeyedItemDraft>(
        "item by id", noun: "item", "An item whose id is its key; a scalar alone is its title.",
        ItemDraft.table.fields.filter { $0.name != "id" }.map { $0.lifted(to: \.draft) })
}
