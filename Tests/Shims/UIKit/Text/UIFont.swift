/// A font: a size, a weight, and the style and largest size it was made for. No glyphs: text is measured by
/// a rule (see `TextMeasure`).
open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Size in points at the category `large`.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    /// How a font follows the content size category, where it does.
    struct Scaling: Hashable {
        var style: TextStyle
        var unscaled: CGFloat
        var maximum: CGFloat?
    }

    let size: CGFloat
    let weight: Weight
    let family: String
    let scaling: Scaling?
    let isItalic: Bool

    init(
        size: CGFloat, weight: Weight = .regular, family: String = ".AppleSystemUIFont",
        scaling: Scaling? = nil, isItalic: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.family = family
        self.scaling = scaling
        self.isItalic = isItalic
        super.init()
    }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize, family: fontName)
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            size: pointSize > 0 ? pointSize : font.size, weight: font.weight, family: font.family,
            scaling: pointSize > 0 ? nil : font.scaling, isItalic: font.isItalic)
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            size: UIFontMetrics.scaled(style.size, traitCollection).rounded(),
            weight: style == .headline ? .semibold : .regular,
            scaling: Scaling(style: style, unscaled: style.size))
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .semibold)
    }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, isItalic: true)
    }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, family: ".AppleSystemUIFontMonospaced")
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, family: family, isItalic: isItalic)
    }

    open var familyName: String { family }
    open var fontName: String { family }
    open var pointSize: CGFloat { size }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
    open var ascender: CGFloat { size * 0.95 }
    open var descender: CGFloat { size * -0.25 }
    open var capHeight: CGFloat { size * 0.7 }
    open var xHeight: CGFloat { size * 0.53 }
    open var leading: CGFloat { 0 }
    open var lineHeight: CGFloat { size * 1.2 }

    /// This font for other traits, if it follows them.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let scaled = UIFontMetrics(forTextStyle: scaling.style).scaledValue(
            for: scaling.unscaled, compatibleWith: traits
        ).rounded()
        return UIFont(
            size: min(scaled, scaling.maximum ?? scaled), weight: weight, family: family, scaling: scaling,
            isItalic: isItalic)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return size == other.size && weight == other.weight && family == other.family
            && isItalic == other.isItalic
    }
    open override var hash: Int { size.hashValue ^ weight.hashValue }
}

/// Scales fonts and lengths as the user scales text: here by the size of body text in the category,
/// whatever the style (Apple's curves differ from style to style).
open class UIFontMetrics: NSObject, @unchecked Sendable {
    let style: UIFont.TextStyle

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    static func scaled(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
        let category = (traits ?? .current).preferredContentSizeCategory
        return value * UIContentSizeCategory.sizes[category.rank].body / 17
    }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        precondition(font.scaling == nil, "NSInvalidArgumentException: the font is already scaled")
        let size = min(
            scaledValue(for: font.size, compatibleWith: traitCollection).rounded(), maximumPointSize)
        let scaling = UIFont.Scaling(style: style, unscaled: font.size, maximum: maximumPointSize)
        return UIFont(
            size: size, weight: font.weight, family: font.family, scaling: scaling, isItalic: font.isItalic)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        Self.scaled(value, traitCollection)
    }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }

    let font: UIFont

    init(font: UIFont) {
        self.font = font
        super.init()
    }

    open var pointSize: CGFloat { font.size }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        return traits
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            font: UIFont(
                size: font.size, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
                family: font.family, scaling: font.scaling, isItalic: symbolicTraits.contains(.traitItalic)))
    }
}
