import MenuRuntime

/// An option on its way.
struct OptionDraft: Construct {
    var option = MenuDocument.Option(id: "", title: "")
    var id: ID?
    var idNode: YAMLTree.Index?
    var titleNode: YAMLTree.Index?
    var swiftName: Int32 = -1

    static let table = FieldTable<OptionDraft>(
        "option", "One thing to choose; a scalar alone is its title.", ownFields + sharedFields)

    private static let ownFields: [Field<OptionDraft>] = [
        .title("title", "what the row shows") { draft, title, slot in
            draft.option.title = title
            draft.titleNode = slot.value
        },
        .identifier("id", "its name in the app; made from the title when absent") { draft, id, slot in
            draft.id = id
            draft.idNode = slot.value
        },
    ]

    static let sharedFields: [Field<OptionDraft>] = [
        .text("value", role: .data, "what the app gets instead of the id") { $0.option.value = $1 },
        .symbol("icon", "an SF Symbol before the title") { draft, name, _ in draft.option.icon = name },
        .text("image", role: .data, "an image asset of the app's before the title") { $0.option.image = $1 },
        .text("detail", "a second line") { $0.option.detail = $1 },
        .boolean("enabled", default: "true", "whether it can be chosen") { draft, value, _ in
            draft.option.enabled = value
        },
        .boolean("hidden", default: "false", "whether it is left out until the app shows it") {
            draft, value, _ in
            draft.option.hidden = value
        },
        .word("role", "`destructive` marks what cannot be undone") { draft, role, _ in
            draft.option.role = role
        },
        MenuDocument.Accessibility.field { draft, value, _ in draft.option.accessibility = value },
        .swiftName { $0.swiftName = $1 },
        .meta { $0.option.meta = $1 },
    ]
}

/// An option in a mapping from ids: the key is its id.
struct KeyedOptionDraft: Construct {
    var draft = OptionDraft()

    static let table = FieldTable<KeyedOptionDraft>(
        "option by id", noun: "option", "An option whose id is its key; a scalar alone is its title.",
        OptionDraft.table.fields.filter { $0.name != "id" }.map { $0.lifted(to: \.draft) })
}

/// A separator between options.
struct SeparatorDraft: Construct {
    static let table = FieldTable<SeparatorDraft>(
        "separator", "A line between options.",
        [
            Field("separator", .words(["true"]), "marks the entry as a line, no option") { decoder, slot, _ in
                let type = FieldType.words(["true"])
                guard let text = decoder.scalarText(slot, type) else { return }
                if decoder.tree[slot.value].kind != .plain || !text.equals("true") {
                    decoder.reportValue(slot, type)
                }
            }.required
        ])
}

/// A group of options on its way.
struct OptionGroupDraft: Construct {
    var title: String?
    var titleNode: YAMLTree.Index?
    var id: ID?
    var idSlot: Slot?
    var options: Slot?

    static let table = FieldTable<OptionGroupDraft>(
        "group", "Options under a title of their own.",
        [
            .title("group", "the title above the options") { draft, title, slot in
                draft.title = title
                draft.titleNode = slot.value
            },
            .identifier("id", "its name; made from the title when absent") { draft, id, slot in
                draft.id = id
                draft.idSlot = slot
            },
            Field("options", OptionList.typeInGroup, "the group's options") { _, slot, draft in
                draft.options = slot
            }
            .required.nonEmpty,
        ])
}

extension Field {
    /// The same field of a construct that holds this one.
    func lifted<Outer: Construct>(to path: WritableKeyPath<Outer, Draft> & Sendable) -> Field<Outer> {
        let decode = decode
        var field = Field<Outer>(name, type, default: defaultText, summary) { decoder, slot, outer in
            decode(&decoder, slot, &outer[keyPath: path])
        }
        field.isRequired = isRequired
        field.takesNull = takesNull
        field.isNonEmpty = isNonEmpty
        field.exemption = exemption
        return field
    }
}
