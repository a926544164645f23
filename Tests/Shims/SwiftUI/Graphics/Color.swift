import UIKit

public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A colour: one of the system's by name, with a light and a dark form, or of components in sRGB.
public struct Color: Hashable, Sendable {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    enum Base: Hashable, Sendable {
        case named(String)
        case components(red: Double, green: Double, blue: Double)
    }

    let base: Base
    let alpha: Double

    init(_ base: Base, alpha: Double = 1) {
        self.base = base
        self.alpha = alpha
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(.components(red: red, green: green, blue: blue), alpha: opacity)
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(.components(red: white, green: white, blue: white), alpha: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(.components(red: channel(5), green: channel(3), blue: channel(1)), alpha: opacity)
    }

    /// From an asset catalogue; here just the name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named("asset:\(name)")) }

    public init(cgColor: CGColor) {
        let components = cgColor.components!.map(Double.init)
        self.init(red: components[0], green: components[1], blue: components[2], opacity: components[3])
    }

    public func opacity(_ opacity: Double) -> Color { Color(base, alpha: alpha * opacity) }

    public static let clear = Color(.components(red: 0, green: 0, blue: 0), alpha: 0)
    public static let black = Color(.components(red: 0, green: 0, blue: 0))
    public static let white = Color(.components(red: 1, green: 1, blue: 1))
    public static let primary = Color(.named("primary"))
    public static let secondary = Color(.named("secondary"))
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.named("accentColor"))
    public static let red = Color(.named("red"))
    public static let orange = Color(.named("orange"))
    public static let yellow = Color(.named("yellow"))
    public static let green = Color(.named("green"))
    public static let mint = Color(.named("mint"))
    public static let teal = Color(.named("teal"))
    public static let cyan = Color(.named("cyan"))
    public static let blue = Color(.named("blue"))
    public static let indigo = Color(.named("indigo"))
    public static let purple = Color(.named("purple"))
    public static let pink = Color(.named("pink"))
    public static let brown = Color(.named("brown"))
    public static let gray = Color(.named("gray"))
}

extension Color: CustomStringConvertible {
    /// "yellow", "#FF0000", "black 50%": as the headless host tells it.
    public var description: String {
        let name: String
        switch base {
        case .named(let text): name = text
        case .components(let red, let green, let blue):
            if (red, green, blue) == (0, 0, 0) {
                name = alpha == 0 ? "clear" : "black"
            } else if (red, green, blue) == (1, 1, 1) {
                name = "white"
            } else {
                name =
                    "#"
                    + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
            }
        }
        return alpha == 1 || name == "clear" ? name : "\(name) \(Int((alpha * 100).rounded()))%"
    }
}

extension Color: ShapeStyle {}

extension Color: View, Primitive {
    public typealias Body = Never
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { [ColorNode(self, context)] }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

/// `.primary` to `.quaternary` of what is drawn with at the place.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

public struct ForegroundStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct BackgroundStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct Material: ShapeStyle {
    let name: String
    public static let ultraThin = Material(name: "ultraThinMaterial")
    public static let thin = Material(name: "thinMaterial")
    public static let regular = Material(name: "regularMaterial")
    public static let thick = Material(name: "thickMaterial")
    public static let ultraThick = Material(name: "ultraThickMaterial")
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
}

extension ShapeStyle {
    /// As the headless host tells it.
    func color(in environment: EnvironmentValues) -> Color {
        switch self {
        case let color as Color: color
        case let style as HierarchicalShapeStyle:
            style.level == 0
                ? environment.foregroundColor ?? .primary
                : environment.foregroundColor?.opacity([1, 0.5, 0.25, 0.18][style.level])
                    ?? Color(.named(["primary", "secondary", "tertiary", "quaternary"][style.level]))
        case is ForegroundStyle: environment.foregroundColor ?? .primary
        case is BackgroundStyle: Color(.named("background"))
        case is TintShapeStyle: environment.tint ?? .accentColor
        case let material as Material: Color(.named(material.name))
        default: Color(.named("\(Self.self)"))
        }
    }
}
