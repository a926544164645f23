#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// What a spec says of looks, as UIKit has it.
    enum MenuLooks {
        /// A colour that follows light and dark appearance; `tint` is the tint of the view that shows it.
        nonisolated static func color(_ color: MenuDocument.Color) -> UIColor {
            if color.name == "tint" { return .tintColor }
            let (light, dark) = (fixed(color.light), fixed(color.dark))
            if color.light == color.dark { return light }
            return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
        }

        nonisolated private static func fixed(_ color: MenuDocument.RGBA) -> UIColor {
            UIColor(
                red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
                blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
        }

        /// A font that grows with the reader's text size.
        nonisolated static func font(_ font: MenuDocument.Font) -> UIFont {
            if let style = font.style { return .preferredFont(forTextStyle: textStyle(style)) }
            return UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: font.size))
        }

        nonisolated private static func textStyle(_ style: MenuDocument.TextStyle) -> UIFont.TextStyle {
            switch style {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .body: .body
            case .callout: .callout
            case .subheadline: .subheadline
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }

        /// The system's symbol of a name, else an image of the app's; nil for neither.
        ///
        /// - Parameter font: What the symbol stands beside, and is as large as.
        @MainActor static func symbol(_ name: String?, beside font: UIFont?) -> UIImage? {
            guard let name else { return nil }
            let configuration = font.map { UIImage.SymbolConfiguration(font: $0) }
            return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage(named: name)
        }

        /// Distances that turn round where people read from right to left.
        nonisolated static func insets(_ insets: MenuDocument.Insets?) -> NSDirectionalEdgeInsets {
            guard let insets else { return .zero }
            return NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }

        /// Makes changes that are seen to happen, or at once where people want less motion or nobody looks.
        ///
        /// - Parameter view: What the changes lay out.
        @MainActor static func animate(in view: UIView?, _ changes: @escaping () -> Void) {
            guard let window = view?.window, !window.isHidden, !UIAccessibility.isReduceMotionEnabled else {
                return changes()
            }
            UIView.animate(
                withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: changes)
        }
    }
#endif
