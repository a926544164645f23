extension MenuDocument {
    /// A colour, as it looks in light and in dark appearance.
    public struct Color: Hashable, Sendable {
        /// The system's name, where the author gave one.
        public var name: String?
        /// In light appearance.
        public var light: RGBA
        /// In dark appearance.
        public var dark: RGBA

        public init(name: String? = nil, light: RGBA, dark: RGBA) {
            self.name = name
            self.light = light
            self.dark = dark
        }

        /// Nothing at all.
        public static let clear = Color(name: "clear", light: RGBA(0), dark: RGBA(0))
    }

    /// Red, green, blue and opacity of 8 bits each.
    public struct RGBA: Hashable, Sendable {
        /// `0xRRGGBBAA`.
        public var bits: UInt32

        /// - Parameter bits: `0xRRGGBBAA`.
        public init(_ bits: UInt32) { self.bits = bits }

        /// From 0 to 255.
        public var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
        /// From 0 to 255.
        public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
        /// From 0 to 255.
        public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
        /// From 0, which is clear, to 255.
        public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits) }
    }

    /// The looks of a menu, part by part.
    public struct Style: Hashable, Sendable {
        /// The parts that the author gave, in the order of ``StylePart``.
        public var parts: [PartStyle]

        public init(parts: [PartStyle] = []) { self.parts = parts }

        /// The looks of one part, where it has any.
        public subscript(_ part: StylePart) -> PartStyle? { parts.first { $0.part == part } }
    }

    /// What a style can dress.
    public enum StylePart: String, Hashable, Sendable, CaseIterable {
        /// What holds button and list.
        case menu
        case button, list, option, header, item, detail, footer
    }

    /// The looks of one part; what is nil is left to the front-end.
    public struct PartStyle: Hashable, Sendable {
        /// What it is about.
        public var part: StylePart
        /// Of titles, and of symbols beside them.
        public var textColor: Color?
        /// Of what is chosen.
        public var selectedTextColor: Color?
        /// Behind the part.
        public var backgroundColor: Color?
        /// Of the line around the part.
        public var borderColor: Color?
        /// In points.
        public var borderWidth: Double?
        /// In points.
        public var cornerRadius: Double?
        /// Of the part's text.
        public var font: Font?
        /// Between the part's edges and its content.
        public var insets: Insets?
        /// Under the part.
        public var shadow: Shadow?

        public init(part: StylePart) { self.part = part }
    }

    /// A font: a text style that follows the reader's text size, or a fixed size.
    public struct Font: Hashable, Sendable {
        /// The text style, where the author gave one.
        public var style: TextStyle?
        /// In points, at the default text size.
        public var size: Double

        /// A text style, at its size for the default text size.
        public init(style: TextStyle) {
            self.style = style
            self.size = style.size
        }

        /// A size in points, at the reader's default text size.
        public init(size: Double) { self.size = size }
    }

    /// The platform's text styles.
    public enum TextStyle: String, Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
            caption2

        /// Points at the default text size.
        public var size: Double {
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

    /// Distances from the edges in points.
    public struct Insets: Hashable, Sendable {
        /// Points.
        public var top: Double = 0
        /// Points.
        public var leading: Double = 0
        /// Points.
        public var bottom: Double = 0
        /// Points.
        public var trailing: Double = 0

        public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// A drop shadow; lengths in points.
    public struct Shadow: Hashable, Sendable {
        /// What the shadow is made of.
        public var color: Color = Color(name: "black", light: RGBA(0x0000_00FF), dark: RGBA(0x0000_00FF))
        /// From 0 to 1.
        public var opacity: Double = 0.2
        /// Points over which it fades.
        public var radius: Double = 4
        /// Points to the right.
        public var x: Double = 0
        /// Points downwards.
        public var y: Double = 2

        public init() {}

        public init(color: Color, opacity: Double, radius: Double, x: Double, y: Double) {
            self.color = color
            self.opacity = opacity
            self.radius = radius
            self.x = x
            self.y = y
        }
    }
}
