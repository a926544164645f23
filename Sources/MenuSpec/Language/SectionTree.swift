import MenuRuntime

/// A section tree on its way.
struct SectionTreeDraft: Construct {
    var menu: MenuDocument.SectionTree
    var sections: Slot?
    var indicator: TurningIndicatorDraft?
    var look: StyleDraft?
    /// The levels of sections, and the title of the first that is deeper than advised.
    var depth = 0
    var tooDeep: YAMLTree.Index?
    /// For each level of siblings with several open sections, the `expanded` of the second.
    var crowded: [YAMLTree.Index] = []

    /// Levels of sections that a reader can still find their way in.
    static let deepestAdvised = 3

    init(id: String) { menu = MenuDocument.SectionTree(id: id) }

    static let table = FieldTable<SectionTreeDraft>(
        "section tree", "A tree of sections that open and close.",
        [
            .text("title", role: .title, "what the whole is called; the accessible name") {
                $0.menu.title = $1
            },
            Field("sections", sectionsType, "at least one section") { _, slot, draft in draft.sections = slot
            }
            .required.nonEmpty,
            .word("expansion", default: "multiple", "`single`: opening one section closes its siblings") {
                draft, value, _ in draft.menu.expansion = value
            },
            tappable("headerHeight", default: "60", "the height of a section's header") {
                $0.menu.headerHeight = $1
            },
            tappable("rowHeight", default: "44", "the height of an item without its detail") {
                $0.menu.rowHeight = $1
            },
            .height("detailHeight", default: "auto", "what an item's open detail adds") { draft, value, _ in
                draft.menu.detailHeight = value
            },
            .word("headerAlignment", default: "leading", "where a header shows its title") {
                draft, value, _ in
                draft.menu.headerAlignment = value
            },
            .word("listStyle", default: "plain", "how the platform draws the list") { draft, value, _ in
                draft.menu.listStyle = value
            },
            .constructOrNone(
                "indicator", TurningIndicatorDraft(),
                default: "{symbol: chevron.down, collapsed: 0, expanded: 180, position: trailing}",
                "a mark in the header that turns; what is not written is as in the default"
            ) { draft, value, _ in
                draft.menu.indicator = value?.indicator
                draft.indicator = value
            },
            .style { draft, style in
                draft.menu.style = style.style
                draft.look = style
            },
            .meta { $0.menu.meta = $1 },
        ])

    static let sectionsType = FieldType.anyOf([
        .list(.anyOf([.text, .construct("section")])),
        .mapping(of: .anyOf([.text, .construct("section by id")])),
    ])

    private static func tappable(
        _ name: String, default defaultText: String, _ summary: String,
        set: @escaping Field<Self>.Set<MenuDocument.Height>
    ) -> Field<Self> {
        Field(name, .height, default: defaultText, summary) { decoder, slot, draft in
            if let height = decoder.tappableHeight(slot) { set(&draft, height) }
        }
    }
}

extension SpecDecoder {
    /// Decodes a section tree; nil where it is none, and where no menus are made.
    mutating func sectionTree(_ slot: Slot, id: String) -> MenuDocument.SectionTree? {
        guard tree[slot.value].kind == .mapping else {
            reportType(slot, .construct("section tree"))
            return nil
        }
        var draft = SectionTreeDraft(id: id)
        decode(slot.value, into: &draft, owner: slot, elsewhere: strayFields)
        draft.indicator?.check(&self)
        if let sections = draft.sections {
            within(sections) { decoder in
                guard let list = decoder.sectionList(sections, level: 1, &draft) else { return }
                if list.writtenCount == 0 {
                    decoder.report(
                        .empty, at: sections.value,
                        "there are no sections here; a section tree needs at least one")
                }
                draft.menu.sections = list.entries.compactMap {
                    if case .section(let section) = $0 { section } else { nil }
                }
                decoder.checkPathNames(list.siblings)
                decoder.keepNames(of: list.siblings, in: id)
            }
        }
        for check in rules.sectionTree { check(&self, draft) }
        return compiles ? draft.menu : nil
    }
}
