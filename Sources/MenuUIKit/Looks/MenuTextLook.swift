#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// How the texts and symbols of a part look: as its style says, else as is usual.
    struct MenuTextLook {
        let font: UIFont
        let color: UIColor
        /// Of what is chosen.
        let selectedColor: UIColor

        /// - Parameters:
        ///   - style: The part's; nil where the spec does not dress it.
        ///   - usual: The text style of a part without a font.
        ///   - color: The colour of a part without one.
        @MainActor init(
            _ style: MenuDocument.PartStyle?, usual: UIFont.TextStyle = .body,
            color usualColor: UIColor = .label
        ) {
            font = style?.font.map { MenuLooks.font($0) } ?? .preferredFont(forTextStyle: usual)
            color = style?.textColor.map { MenuLooks.color($0) } ?? usualColor
            selectedColor = style?.selectedTextColor.map { MenuLooks.color($0) } ?? color
        }

        /// The colour of what is chosen, destructive or cannot be touched.
        @MainActor func color(
            isSelected: Bool = false, isEnabled: Bool = true, role: MenuDocument.Role? = nil
        ) -> UIColor {
            if !isEnabled { return .tertiaryLabel }
            if role == .destructive { return .systemRed }
            return isSelected ? selectedColor : color
        }

        @MainActor func show(_ text: String?, on label: UILabel, color: UIColor? = nil) {
            label.text = text
            label.font = font
            label.textColor = color ?? self.color
        }
    }
#endif
