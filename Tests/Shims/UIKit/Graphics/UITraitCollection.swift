public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// Traits, each set or unspecified. Immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
    struct Traits: Hashable {
        var style: UIUserInterfaceStyle?
        var idiom: UIUserInterfaceIdiom?
        var direction: UITraitEnvironmentLayoutDirection?
        var category: UIContentSizeCategory?
        var horizontal: UIUserInterfaceSizeClass?
        var vertical: UIUserInterfaceSizeClass?
        var scale: CGFloat?
        var contrast: UIAccessibilityContrast?
        var weight: UILegibilityWeight?

        func overridden(by other: Traits) -> Traits {
            Traits(
                style: other.style ?? style, idiom: other.idiom ?? idiom,
                direction: other.direction ?? direction, category: other.category ?? category,
                horizontal: other.horizontal ?? horizontal, vertical: other.vertical ?? vertical,
                scale: other.scale ?? scale, contrast: other.contrast ?? contrast,
                weight: other.weight ?? weight)
        }
    }

    let traits: Traits

    public override init() {
        traits = Traits()
        super.init()
    }

    init(_ traits: Traits) {
        self.traits = traits
        super.init()
    }

    @available(iOS, introduced: 8.0, deprecated: 17.0)
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
    }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(Traits(idiom: idiom))
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Traits(style: userInterfaceStyle))
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Traits(direction: layoutDirection))
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Traits(category: preferredContentSizeCategory))
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(horizontal: horizontalSizeClass))
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(vertical: verticalSizeClass))
    }
    public convenience init(displayScale scale: CGFloat) { self.init(Traits(scale: scale)) }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(Traits(contrast: accessibilityContrast))
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(Traits(weight: legibilityWeight))
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
    open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }
    open var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .unspecified }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
    open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
    open var displayScale: CGFloat { traits.scale ?? 0 }
    open var accessibilityContrast: UIAccessibilityContrast { traits.contrast ?? .unspecified }
    open var legibilityWeight: UILegibilityWeight { traits.weight ?? .unspecified }

    open class var current: UITraitCollection {
        get { HeadlessState.shared.current ?? HeadlessState.shared.traits }
        set { HeadlessState.shared.current = newValue }
    }

    open func performAsCurrent(_ actions: () -> Void) {
        let saved = HeadlessState.shared.current
        HeadlessState.shared.current = self
        actions()
        HeadlessState.shared.current = saved
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traits.style != traitCollection?.traits.style || traits.contrast != traitCollection?.traits.contrast
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }
    open override var hash: Int { traits.hashValue }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    @available(iOS, introduced: 8.0, deprecated: 17.0)
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    public static let didChangeNotification = NSNotification.Name(
        "UIContentSizeCategoryDidChangeNotification")

    /// The categories from small to large, with the size of body text in each.
    static let sizes: [(category: UIContentSizeCategory, body: CGFloat)] = [
        (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
        (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
        (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
        (.accessibilityExtraExtraExtraLarge, 53),
    ]

    var rank: Int { Self.sizes.firstIndex { $0.category == self } ?? 3 }

    public var isAccessibilityCategory: Bool { rank > 6 }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank <= right.rank
    }
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank > right.rank
    }
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank >= right.rank
    }
}
