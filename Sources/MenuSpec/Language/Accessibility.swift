import MenuRuntime

extension MenuDocument.Accessibility: Construct {
    static let table = FieldTable<Self>(
        "accessibility", "What assistive technology and UI tests read.",
        [
            .text("label", "what is spoken instead of the title") { $0.label = $1 },
            .text("hint", "what choosing does, spoken after the label") { $0.hint = $1 },
            .text("identifier", role: .data, "what UI tests find it by; never spoken") { $0.identifier = $1 },
        ])

    static func field<Draft>(
        default defaultText: String? = nil, set: @escaping Field<Draft>.SetFrom<MenuDocument.Accessibility>
    ) -> Field<Draft> {
        .construct(
            "accessibility", MenuDocument.Accessibility(), default: defaultText,
            "what assistive technology and UI tests read"
        ) { draft, value, slot in set(&draft, value, slot) }
    }
}
