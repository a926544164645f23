/// What a view may ask of its surroundings.
extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultMinListHeaderHeightKey.self] }
        set { self[DefaultMinListHeaderHeightKey.self] = newValue }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }
    public internal(set) var accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }
    public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
    }
    public internal(set) var accessibilityInvertColors: Bool {
        get { self[AccessibilityInvertColorsKey.self] }
        set { self[AccessibilityInvertColorsKey.self] = newValue }
    }
    public internal(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilityVoiceOverEnabledKey.self] }
        set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
    }
    public internal(set) var accessibilitySwitchControlEnabled: Bool {
        get { self[AccessibilitySwitchControlEnabledKey.self] }
        set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
    }
    public internal(set) var accessibilityShowButtonShapes: Bool {
        get { self[AccessibilityShowButtonShapesKey.self] }
        set { self[AccessibilityShowButtonShapesKey.self] = newValue }
    }
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
    var foregroundColor: Color? {
        get { self[ForegroundColorKey.self] }
        set { self[ForegroundColorKey.self] = newValue }
    }
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    var buttonStyle: ButtonLook {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    var isBold: Bool {
        get { self[IsBoldKey.self] }
        set { self[IsBoldKey.self] = newValue }
    }
    var isItalic: Bool {
        get { self[IsItalicKey.self] }
        set { self[IsItalicKey.self] = newValue }
    }
    var isUnderlined: Bool {
        get { self[IsUnderlinedKey.self] }
        set { self[IsUnderlinedKey.self] = newValue }
    }
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
    public var pixelLength: CGFloat { 1 / displayScale }
}

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme = .light }
private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue: LayoutDirection = .leftToRight }
private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue: DynamicTypeSize = .large }
private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue: Bool = true }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum AllowsTighteningKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum MultilineTextAlignmentKey: EnvironmentKey { static let defaultValue: TextAlignment = .leading }
private enum TruncationModeKey: EnvironmentKey { static let defaultValue: Text.TruncationMode = .tail }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private enum ImageScaleKey: EnvironmentKey { static let defaultValue: Image.Scale = .medium }
private enum LocaleKey: EnvironmentKey { static let defaultValue: Locale = Locale(identifier: "en_US") }
private enum DefaultMinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private enum DefaultMinListHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
private enum ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue: ColorSchemeContrast = .standard
}
private enum AccessibilityReduceMotionKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum AccessibilityReduceTransparencyKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
    static let defaultValue: Bool = false
}
private enum AccessibilityInvertColorsKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum AccessibilityShowButtonShapesKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum IsFocusedKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum ForegroundColorKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum ButtonStyleKey: EnvironmentKey { static let defaultValue: ButtonLook = .automatic }
private enum ListLookKey: EnvironmentKey { static let defaultValue: ListLook = .automatic }
private enum IsBoldKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum IsItalicKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum IsUnderlinedKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum HidesLabelsKey: EnvironmentKey { static let defaultValue: Bool = false }
