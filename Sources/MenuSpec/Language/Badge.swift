import MenuRuntime

/// A dropdown's badge on its way.
struct BadgeDraft: Construct {
    var diameter: Double?
    var color = MenuDocument.Color.clear
    var offset: Double = 0

    static let table = FieldTable<BadgeDraft>(
        "badge", "A round view that shows the chosen option's icon.",
        [
            .number("diameter", .positivePoints, "how large it is") { draft, value, _ in
                draft.diameter = value
            }.required,
            .color("color", default: "clear", "what it is filled with") { badge, color, _ in
                badge.color = color
            },
            .number("offset", .anyPoints, default: "0", "how far it stands from the button") {
                draft, value, _ in
                draft.offset = value
            },
        ])

    /// The badge; nil where it has an error.
    var badge: MenuDocument.Badge? {
        diameter.map { MenuDocument.Badge(diameter: $0, color: color, offset: offset) }
    }
}
