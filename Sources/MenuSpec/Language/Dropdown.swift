import MenuRuntime

/// Whether Swift types the options of a dropdown as an enumeration or as a structure that may grow.
enum OptionCases: String, Sendable, CaseIterable {
    case closed, open
}

/// A dropdown on its way: the menu so far, and where what rules and conflicts ask about is written.
struct DropdownDraft: Construct {
    var menu: MenuDocument.Dropdown
    var titleNode: YAMLTree.Index?
    var options: OptionList?
    var optionsKey: YAMLTree.Index?
    var optionsSlot: Slot?
    var optionsFromKey: YAMLTree.Index?
    var cases = OptionCases.closed
    var casesKey: YAMLTree.Index?
    var rowHeightNode: YAMLTree.Index?
    var buttonHeight: Double?
    var maxVisibleCellsKey: YAMLTree.Index?
    var maxHeightKey: YAMLTree.Index?
    var presentationKey: YAMLTree.Index?
    var anchorKey: YAMLTree.Index?
    var dismiss: [MenuDocument.Dismissal]?
    var selectionKey: YAMLTree.Index?
    var selected: Slot?
    var minSelected: Int?
    var minSelectedKey: YAMLTree.Index?
    var maxSelectedKey: YAMLTree.Index?
    var closeOnSelect: Bool?
    var footer: FooterDraft?
    var accessibility: MenuDocument.Accessibility?
    var accessibilitySlot: Slot?
    var look: StyleDraft?
    /// Fields whose values are not known.
    var unsettled: Set<String> = []
    /// The ids chosen at the start, with the nodes that name them.
    var chosen: [(node: YAMLTree.Index, sibling: Int)] = []
    var chosenOrdinals: Set<Int> = []
    /// Where each option stands among the siblings, by its id; made when one is looked for.
    var ordinals: [String: Int]?

    init(id: String) { menu = MenuDocument.Dropdown(id: id, title: "") }

    static let table = FieldTable<DropdownDraft>(
        "dropdown", "A button, or a view of the app's, that opens a list of options.",
        contentFields + layoutFields + behaviourFields + looksFields,
        relations: [
            .excludes(.given("maxVisibleCells"), .given("maxHeight")),
            .needs(.has("optionsFrom", "app"), .has("cases", "open")),
            .needs(.has("anchor", "view"), .has("presentation", "overlay")),
            .needs(.isList("selected"), .has("selection", "multiple")),
            .needs(.given("minSelected"), .has("selection", "multiple")),
            .needs(.given("maxSelected"), .has("selection", "multiple")),
        ])

    private static let contentFields: [Field<DropdownDraft>] = [
        .title("title", "shown on the button until something is chosen; the accessible name") {
            draft, title, slot in
            draft.menu.title = title
            draft.titleNode = slot.value
        },
        Field("options", OptionList.type, "at least one option, unless `optionsFrom` is `app`") {
            decoder, slot, draft in
            draft.optionsKey = slot.key
            draft.optionsSlot = slot
            draft.options = decoder.optionList(slot)
        }.nonEmpty.required(unless: "optionsFrom", is: "app"),
        .word(
            "optionsFrom", default: "spec",
            "`app`: the app supplies or replaces the options while it runs; needs `cases: open`"
        ) {
            draft, value, slot in
            draft.menu.optionsFrom = value
            draft.optionsFromKey = slot.key
        },
        .word(
            "cases", default: "closed",
            "how Swift types the options: an enum, or a struct with the same names that may grow"
        ) {
            (draft, value: OptionCases, slot) in
            draft.cases = value
            draft.casesKey = slot.key
        },
        Field("group", .identifier, "of the dropdowns of one group at most one is open") {
            decoder, slot, draft in
            if let id = decoder.writtenID(slot) { draft.menu.group = decoder.ids.string(id) }
        },
    ]

    private static let layoutFields: [Field<DropdownDraft>] = [
        Field("rowHeight", .height, default: "44", "the height of one row of the list") {
            decoder, slot, draft in
            guard let height = decoder.tappableHeight(slot) else { return }
            draft.menu.rowHeight = height
            draft.rowHeightNode = slot.value
        },
        Field(
            "buttonHeight", .number(.positivePoints), default: "`rowHeight` (44 when that is `auto`)",
            "the height of the button"
        ) {
            decoder, slot, draft in
            guard let height = decoder.number(slot, .positivePoints) else { return }
            draft.buttonHeight = height
            decoder.lintHeight(height, at: slot.value)
        },
        .integer("maxVisibleCells", minimum: 1, default: "4", "rows shown before the list scrolls") {
            draft, value, slot in
            draft.menu.maxVisibleCells = value
            draft.maxVisibleCellsKey = slot.key
        },
        .number("maxHeight", .positivePoints, "caps the list's height, instead of `maxVisibleCells`") {
            draft, value, slot in
            draft.menu.maxHeight = value
            draft.maxHeightKey = slot.key
        },
        .number("gap", .points, default: "4", "between button and list") { draft, value, _ in
            draft.menu.gap = value
        },
        Field(
            "width", SpecDecoder.widthType, default: "fill",
            "`fill`: what its surroundings give; `anchor`: the anchor's; or points, or a share of the container"
        ) {
            decoder, slot, draft in
            if let width = decoder.width(slot) { draft.menu.width = width }
        },
        .word(
            "presentation", default: "push",
            "`push`: what stands below moves down; `cover`: the list is drawn over it; `overlay`: the list is attached to the window"
        ) {
            draft, value, slot in
            draft.menu.presentation = value
            draft.presentationKey = slot.key
        },
        .word(
            "anchor", default: "button",
            "`view`: a view of the app's opens the list, and no button is drawn; only with `overlay`"
        ) {
            draft, value, slot in
            draft.menu.anchor = value
            draft.anchorKey = slot.key
        },
        .word(
            "placement", default: "below",
            "for `cover` and `overlay`; `auto`: above only if it does not fit below and fits better above"
        ) {
            draft, value, _ in draft.menu.placement = value
        },
    ]

    private static let behaviourFields: [Field<DropdownDraft>] = [
        Field(
            "dismiss", .list(.words(MenuDocument.Dismissal.allCases.map(\.rawValue))),
            default: "`[outside, escape]` for `overlay`, else `[escape]`",
            "what closes an open list besides choosing"
        ) {
            decoder, slot, draft in draft.dismiss = decoder.dismissals(slot)
        },
        .word("selection", default: "single", "whether one option or several can be chosen") {
            draft, value, slot in
            draft.menu.selection = value
            draft.selectionKey = slot.key
        },
        Field(
            "selected", .anyOf([.identifier, .list(.identifier)]),
            "chosen at the start: an option's id, or a list for `multiple`"
        ) {
            _, slot, draft in draft.selected = slot
        },
        .integer("minSelected", minimum: 0, default: "0", "the fewest that can be chosen; for `multiple`") {
            draft, value, slot in
            draft.minSelected = value
            draft.minSelectedKey = slot.key
        },
        .integer("maxSelected", minimum: 0, "the most that can be chosen; for `multiple`") {
            draft, value, slot in
            draft.menu.maxSelected = value
            draft.maxSelectedKey = slot.key
        },
        .boolean(
            "closeOnSelect", default: "`true` for `single`, else `false`", "whether choosing closes the list"
        ) { draft, value, _ in
            draft.closeOnSelect = value
        },
        .boolean("clearable", default: "false", "whether choosing the chosen option again clears it") {
            draft, value, _ in
            draft.menu.clearable = value
        },
    ]

    private static let looksFields: [Field<DropdownDraft>] = [
        .word("titleCase", default: "asWritten", "how the button shows its text") { draft, value, _ in
            draft.menu.titleCase = value
        },
        .word("titleAlignment", default: "center", "where the button shows its text") { draft, value, _ in
            draft.menu.titleAlignment = value
        },
        .constructOrNone(
            "indicator", SymbolIndicatorDraft(), default: "none",
            "two symbols for closed and open, such as chevron.down and chevron.up"
        ) {
            draft, value, _ in draft.menu.indicator = value?.indicator
        },
        .construct("badge", BadgeDraft(), "a round view that shows the chosen option's icon") {
            draft, value, _ in
            draft.menu.badge = value.badge
        },
        .construct(
            "footer", FooterDraft(), "a last row that is no option: it tells the app and closes the list"
        ) { draft, value, slot in
            draft.footer = value
            draft.footer?.node = slot.value
        },
        .text("emptyTitle", "shown when no row is left to show") { $0.menu.emptyTitle = $1 },
        MenuDocument.Accessibility.field(default: "the title as label, `NAMESPACE.ID` as identifier") {
            draft, value, slot in
            draft.accessibility = value
            draft.accessibilitySlot = slot
        },
        .style { draft, style in
            draft.menu.style = style.style
            draft.look = style
        },
        .meta { $0.menu.meta = $1 },
    ]

    /// Whether fields have the values that the draft says.
    func isSettled(_ names: String...) -> Bool { unsettled.isDisjoint(with: names) }
}

extension SpecDecoder {
    /// The height of something to tap: points, shown to the rules, or `auto`.
    mutating func tappableHeight(_ slot: Slot) -> MenuDocument.Height? {
        guard let height = height(slot) else { return nil }
        if let points = height.points { lintHeight(points, at: slot.value) }
        return height
    }

    private static let dismissalWords = MenuDocument.Dismissal.allCases.map(\.rawValue)

    /// The words of `dismiss`.
    mutating func dismissals(_ slot: Slot) -> [MenuDocument.Dismissal]? {
        let words = Self.dismissalWords
        guard tree[slot.value].kind == .sequence else {
            reportType(slot, .list(.words(words)))
            return nil
        }
        var dismissals: [MenuDocument.Dismissal] = []
        forEachElement(of: slot.value) { decoder, element in
            guard let index = decoder.word(element, words) else { return }
            guard !dismissals.contains(MenuDocument.Dismissal.allCases[index]) else {
                decoder.report(
                    .value, at: element.value, "'\(words[index])' stands twice in this list; take one away")
                return
            }
            dismissals.append(MenuDocument.Dismissal.allCases[index])
        }
        return dismissals
    }

    /// Reports a dropdown whose options are there, but none.
    mutating func reportNoOptions(_ slot: Slot, _ list: OptionList) {
        report(
            .empty, at: slot.value,
            list.entries.isEmpty
                ? "there are no options here; a dropdown needs at least one (unless 'optionsFrom' is 'app')"
                : "there are only separators here; a dropdown needs at least one option")
    }
}
