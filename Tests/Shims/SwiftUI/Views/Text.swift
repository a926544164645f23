public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text: String

        public init(literalCapacity: Int, interpolationCount: Int) { text = "" }
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ string: String) { text += string }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { text += "\(value)" }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            text += String(format: specifier, value._arg)
        }
        public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
    }

    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
}

extension Int: _FormatSpecifiable { public var _arg: Int { self } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt { self } }
extension Float: _FormatSpecifiable { public var _arg: Float { self } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: Double { Double(self) } }

public struct Text: Equatable, Sendable {
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
        }

        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        public static let single = LineStyle()
    }

    /// What differs from the text around.
    struct Style: Equatable {
        var font: Font?
        var weight: Font.Weight?
        var color: Color?
        var isBold: Bool?
        var isItalic: Bool?
        var isUnderlined: Bool?
        var isStruck: Bool?
        var kerning: CGFloat = 0
        var label: String?
    }

    let string: String
    var style = Style()

    public init(verbatim content: String) { string = content }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { string = key.text }

    func with(_ change: (inout Style) -> Void) -> Text {
        var copy = self
        change(&copy.style)
        return copy
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        var joined = Text(verbatim: lhs.string + rhs.string)
        joined.style = lhs.style
        return joined
    }

    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
    @available(iOS 17.0, macOS 14.0, *)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with { $0.color = style.color(in: EnvironmentValues()) }
    }
    public func bold() -> Text { with { $0.isBold = true } }
    @available(iOS 16.0, macOS 13.0, *)
    public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
    public func italic() -> Text { with { $0.isItalic = true } }
    @available(iOS 16.0, macOS 13.0, *)
    public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
        with { $0.isUnderlined = active }
    }
    @available(iOS 16.0, macOS 13.0, *)
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { with { $0.isUnderlined = isActive } }
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
        with { $0.isStruck = active }
    }
    @available(iOS 16.0, macOS 13.0, *)
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { with { $0.isStruck = isActive } }
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = tracking } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { with { $0.label = label.string } }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        with { $0.label = labelKey.text }
    }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        with { $0.label = String(label) }
    }
}

extension Text: View, Primitive {
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { [TextNode(self, context)] }
}
