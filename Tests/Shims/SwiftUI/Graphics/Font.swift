import UIKit

/// A font: a text style or a size, and what was changed of it.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2
    }

    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        case custom(String, CGFloat, relativeTo: TextStyle?)
    }

    let base: Base
    var weight: Weight?
    var design = Design.default
    var isItalic = false

    init(_ base: Base, weight: Weight? = nil, design: Design = .default) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    @available(iOS 16.0, macOS 13.0, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size), weight: weight, design: design ?? .default)
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style), design: design)
    }

    @available(iOS 16.0, macOS 13.0, *)
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design ?? .default)
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size, relativeTo: .body))
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, relativeTo: textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, relativeTo: nil))
    }

    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }
    public func monospacedDigit() -> Font { self }
    public func monospaced() -> Font {
        var copy = self
        copy.design = .monospaced
        return copy
    }
}

/// Fonts and text sizes by the rule of the headless UIKit.
enum FontResolver {
    static func font(_ font: Font?, _ environment: EnvironmentValues) -> UIFont {
        let font = font ?? environment.font ?? .body
        let size =
            switch font.base {
            case .style(let style): scaled(style.size, environment).rounded()
            case .system(let size): size
            case .custom(_, let size, let style): style == nil ? size : scaled(size, environment)
            }
        let standard: Font.Weight = font.base == .style(.headline) ? .semibold : .regular
        return UIFont.systemFont(
            ofSize: size, weight: UIFont.Weight((font.weight ?? standard).value))
    }

    static func scaled(_ value: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
        UIFontMetrics.default.scaledValue(
            for: value,
            compatibleWith: UITraitCollection(
                preferredContentSizeCategory: UIContentSizeCategory(environment.dynamicTypeSize)))
    }
}

extension Font.TextStyle {
    /// Size in points at the text size `large`.
    var size: CGFloat {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }
}

extension UIContentSizeCategory {
    init(_ size: DynamicTypeSize) {
        self =
            [
                .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
                .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
                .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
            ][size.rawValue]
    }
}
