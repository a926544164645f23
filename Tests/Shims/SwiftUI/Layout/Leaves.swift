@_spi(Headless) import UIKit

final class TextNode: Node {
    let text: Text

    init(_ text: Text, _ context: Context) {
        self.text = text
        super.init(context)
    }

    var string: String {
        switch environment.textCase {
        case .uppercase: text.string.uppercased()
        case .lowercase: text.string.lowercased()
        case nil: text.string
        }
    }

    private var styled: Font {
        var font = text.style.font ?? environment.font ?? .body
        if text.style.isBold ?? environment.isBold { font = font.bold() }
        if let weight = text.style.weight { font = font.weight(weight) }
        return font
    }

    var font: UIFont { FontResolver.font(styled, environment) }

    var color: Color { text.style.color ?? environment.foregroundColor ?? .primary }

    /// The font at the size at which the text fits in the width, not smaller than allowed.
    func fittingFont(width: CGFloat) -> UIFont {
        let full = font
        let lines = environment.lineLimit ?? 0
        guard environment.minimumScaleFactor < 1, lines > 0 else { return full }
        var scale: CGFloat = 1
        while scale > environment.minimumScaleFactor {
            let font = full.withSize(full.pointSize * scale)
            let wrapped = TextMeasure.size(of: string, font, width: width, lines: 0)
            let unwrapped = TextMeasure.size(of: string, font, width: .infinity, lines: 1)
            if lines == 1
                ? unwrapped.width <= width : wrapped.height <= (font.lineHeight * CGFloat(lines)).rounded(.up)
            {
                return font
            }
            scale -= 0.01
        }
        return full.withSize(full.pointSize * environment.minimumScaleFactor)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let width = proposal.width ?? .infinity
        let font = fittingFont(width: width)
        var lines = environment.lineLimit ?? 0
        if let height = proposal.height, height.isFinite {
            let fitting = max(1, Int((height + 0.5) / font.lineHeight))
            lines = lines == 0 ? fitting : min(lines, fitting)
        }
        return TextMeasure.size(of: string, font, width: max(0, width), lines: lines)
    }

    override func isHit(_ point: CGPoint) -> Bool { frame.contains(point) }

    override func describe() -> SwiftUIHeadless.Element {
        var element = SwiftUIHeadless.Element(.text, self)
        element.text = string
        element.color = color
        element.fontSize = fittingFont(width: frame.width + 0.5).pointSize
        element.isUnderlined = text.style.isUnderlined ?? environment.isUnderlined
        element.isBold = (styled.weight?.value ?? 0) >= Font.Weight.bold.value
        let ideal = size(.ideal)
        element.isTruncated =
            TextMeasure.size(of: string, fittingFont(width: frame.width + 0.5), width: frame.width, lines: 0)
            .height
            > frame.height + 0.5
            || (environment.lineLimit == 1 && environment.minimumScaleFactor == 1
                && ideal.width > frame.width + 0.5)
        return element
    }

    override func accessibilityElements() -> [AccessibleElement] {
        guard !string.isEmpty else { return [] }
        var element = AccessibleElement(self)
        element.label = text.style.label ?? string
        element.traits = .isStaticText
        return [element]
    }
}

final class ImageNode: Node {
    let image: Image

    init(_ image: Image, _ context: Context) {
        self.image = image
        super.init(context)
    }

    /// Symbols are squares as high as a line of their font, pictures 24 points.
    override func measure(_ proposal: Proposal) -> CGSize {
        if image.isResizable { return proposal.taken }
        guard image.isSymbol else { return CGSize(width: 24, height: 24) }
        let side = FontResolver.font(nil, environment).lineHeight.rounded(.up)
        return CGSize(width: side, height: side)
    }

    override func isHit(_ point: CGPoint) -> Bool { frame.contains(point) }

    override func describe() -> SwiftUIHeadless.Element {
        var element = SwiftUIHeadless.Element(.image, self)
        element.text = image.name
        element.color = environment.foregroundColor ?? .primary
        return element
    }

    override func accessibilityElements() -> [AccessibleElement] {
        guard let label = image.label else { return [] }
        var element = AccessibleElement(self)
        element.label = label
        element.traits = .isImage
        return [element]
    }
}

final class ColorNode: Node {
    let color: Color

    init(_ color: Color, _ context: Context) {
        self.color = color
        super.init(context)
    }

    override func measure(_ proposal: Proposal) -> CGSize { proposal.taken }
    override func isHit(_ point: CGPoint) -> Bool { color.alpha > 0 && frame.contains(point) }

    override func describe() -> SwiftUIHeadless.Element {
        var element = SwiftUIHeadless.Element(.color, self)
        element.color = color
        return element
    }
}

final class ShapeNode: Node {
    let color: Color
    let stroke: StrokeStyle?
    private let name: String
    private let path: (CGRect) -> Path
    private let isSquare: Bool

    init<S: Shape>(_ shape: S, _ color: Color, _ stroke: StrokeStyle?, _ context: Context) {
        self.color = color
        self.stroke = stroke
        name = String(describing: S.self)
        path = { shape.path(in: $0) }
        isSquare = shape is Circle
        super.init(context)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        guard isSquare else { return proposal.taken }
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: side, height: side)
    }

    /// The path in the coordinates of the shape itself.
    var drawn: Path { path(CGRect(origin: .zero, size: frame.size)) }

    override func isHit(_ point: CGPoint) -> Bool {
        stroke == nil && color.alpha > 0
            && drawn.contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }

    override func describe() -> SwiftUIHeadless.Element {
        var element = SwiftUIHeadless.Element(.shape, self)
        element.text = name
        element.color = color
        element.lineWidth = stroke?.lineWidth
        element.path = drawn
        return element
    }
}

final class SpacerNode: Node {
    let minimum: CGFloat
    /// Set by the stack that it is in; alone it takes both directions.
    var axis: Axis?

    init(_ minimum: CGFloat?, _ context: Context) {
        self.minimum = minimum ?? StackNode.standardSpacing
        super.init(context)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minimum, proposal.width ?? minimum),
            height: axis == .horizontal ? 0 : max(minimum, proposal.height ?? minimum))
    }

    override func describe() -> SwiftUIHeadless.Element { SwiftUIHeadless.Element(.spacer, self) }
}

/// One point, across the stack that it is in.
final class DividerNode: Node {
    var axis = Axis.vertical

    override func measure(_ proposal: Proposal) -> CGSize {
        axis == .vertical
            ? CGSize(width: proposal.width ?? 10, height: 1)
            : CGSize(width: 1, height: proposal.height ?? 10)
    }

    override func isHit(_ point: CGPoint) -> Bool { frame.contains(point) }
    override func describe() -> SwiftUIHeadless.Element { SwiftUIHeadless.Element(.divider, self) }
}
