#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// How the texts and symbols of a part look: as its style says, else as is usual.
    struct MenuTextLook {
        let font: MenuDocument.Font
        private let looks: MenuLooks
        private let style: MenuDocument.PartStyle?
        private let usualColor: Color

        /// - Parameters:
        ///   - style: The part's; nil where the spec does not dress it.
        ///   - usual: The text style of a part without a font.
        ///   - color: The colour of a part without one.
        init(
            _ style: MenuDocument.PartStyle?, _ looks: MenuLooks, usual: MenuDocument.TextStyle = .body,
            color usualColor: Color = .primary
        ) {
            font = style?.font ?? MenuDocument.Font(style: usual)
            self.looks = looks
            self.style = style
            self.usualColor = usualColor
        }

        /// The colour of what is chosen, destructive or cannot be touched.
        func color(isSelected: Bool = false, isEnabled: Bool = true, role: MenuDocument.Role? = nil) -> Color
        {
            if !isEnabled { return looks.disabled }
            if role == .destructive { return .red }
            let chosen = isSelected ? style?.selectedTextColor : nil
            return (chosen ?? style?.textColor).map { looks.color($0) } ?? usualColor
        }
    }
#endif
