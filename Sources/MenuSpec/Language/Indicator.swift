import MenuRuntime

/// A dropdown's indicator on its way.
struct SymbolIndicatorDraft: Construct {
    var collapsed: String?
    var expanded: String?
    var position = MenuDocument.Edge.trailing

    static let table = FieldTable<SymbolIndicatorDraft>(
        "indicator", "Two symbols beside a dropdown's title, for closed and open.",
        [
            .symbol("collapsed", "shown while the list is closed") { draft, name, _ in draft.collapsed = name
            }.required,
            .symbol("expanded", "shown while the list is open") { draft, name, _ in draft.expanded = name }
                .required,
            .word("position", default: "trailing", "on which side of the title it stands") {
                draft, value, _ in
                draft.position = value
            },
        ])

    /// The indicator; nil where it has an error.
    var indicator: MenuDocument.SymbolIndicator? {
        guard let collapsed, let expanded else { return nil }
        return MenuDocument.SymbolIndicator(collapsed: collapsed, expanded: expanded, position: position)
    }
}

/// A section tree's indicator on its way; what is not written is as in the default.
struct TurningIndicatorDraft: Construct {
    var indicator = MenuDocument.TurningIndicator()
    private var symbolKey: YAMLTree.Index?
    private var shapeKey: YAMLTree.Index?

    static let table = FieldTable<TurningIndicatorDraft>(
        "turning indicator", "A mark in a section's header that turns when the section opens.",
        [
            .symbol("symbol", default: "chevron.down", "the symbol that turns") { draft, name, slot in
                draft.indicator.mark = .symbol(name)
                draft.symbolKey = slot.key
            },
            .word("shape", "a shape that turns, instead of a symbol") { draft, shape, slot in
                draft.indicator.mark = .shape(shape)
                draft.shapeKey = slot.key
            },
            .number("collapsed", .degrees, default: "0", "its angle while the section is closed") {
                draft, value, _ in
                draft.indicator.collapsed = value
            },
            .number("expanded", .degrees, default: "180", "its angle while the section is open") {
                draft, value, _ in
                draft.indicator.expanded = value
            },
            .word("position", default: "trailing", "on which side of the title it stands") {
                draft, value, _ in
                draft.indicator.position = value
            },
            .number("size", .positivePoints, "its width and height") { draft, value, _ in
                draft.indicator.size = value
            },
            .color("fill", "what it is filled with") { draft, color, _ in
                draft.indicator.fill = color
            },
            .color("stroke", "the colour of its outline") { draft, color, _ in
                draft.indicator.stroke = color
            },
            .number("strokeWidth", .points, "the width of its outline") { draft, value, _ in
                draft.indicator.strokeWidth = value
            },
        ], relations: [.excludes(.given("symbol"), .given("shape"))])

    /// Reports what excludes each other.
    func check(_ decoder: inout SpecDecoder) {
        decoder.reportConflict(
            symbolKey, shapeKey, "an indicator is a symbol or a shape, not both; take one away")
    }
}

extension SpecDecoder {
    /// Reports two keys that exclude each other, at the one that stands later.
    mutating func reportConflict(
        _ first: YAMLTree.Index?, _ second: YAMLTree.Index?, _ message: String
    ) {
        guard let first, let second else { return }
        let inOrder = tree[first].start <= tree[second].start
        let (earlier, later) = inOrder ? (first, second) : (second, first)
        report(.conflict, at: tree.range(later)) { decoder, diagnostic in
            diagnostic.message = message
            diagnostic.notes = [
                Diagnostic.Note(
                    message: "'\(decoder.quote(earlier))' is here", range: decoder.tree.range(earlier))
            ]
        }
    }
}
