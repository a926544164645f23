/// Lines to draw. Curves are kept by their points.
public struct Path: Equatable, Sendable {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    private(set) var elements: [Element] = []

    public init() {}
    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public var isEmpty: Bool { elements.isEmpty }

    public var currentPoint: CGPoint? { elements.reversed().lazy.compactMap(\.end).first }

    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addLines(
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ].map { $0.applying(transform) })
        closeSubpath()
    }

    /// A rectangle's four corners, cut off by curves.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let dx = min(cornerSize.width, rect.width / 2)
        let dy = min(cornerSize.height, rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        move(to: point(rect.minX + dx, rect.minY))
        addLine(to: point(rect.maxX - dx, rect.minY))
        addQuadCurve(to: point(rect.maxX, rect.minY + dy), control: point(rect.maxX, rect.minY))
        addLine(to: point(rect.maxX, rect.maxY - dy))
        addQuadCurve(to: point(rect.maxX - dx, rect.maxY), control: point(rect.maxX, rect.maxY))
        addLine(to: point(rect.minX + dx, rect.maxY))
        addQuadCurve(to: point(rect.minX, rect.maxY - dy), control: point(rect.minX, rect.maxY))
        addLine(to: point(rect.minX, rect.minY + dy))
        addQuadCurve(to: point(rect.minX + dx, rect.minY), control: point(rect.minX, rect.minY))
        closeSubpath()
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2),
            transform: transform)
    }

    /// An arc by points, one each ten degrees.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle.radians - startAngle.radians
        // Apple's clockwise is that of an axis that points up.
        if clockwise, sweep > 0 { sweep -= 2 * .pi }
        if !clockwise, sweep < 0 { sweep += 2 * .pi }
        let steps = max(1, Int(abs(sweep) / (.pi / 18)))
        for step in 0...steps {
            let angle = startAngle.radians + sweep * Double(step) / Double(steps)
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
                .applying(transform)
            if step == 0, currentPoint == nil { move(to: point) } else { addLine(to: point) }
        }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var copy = Path()
        copy.addPath(self, transform: transform)
        return copy
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Of all points, those of the controls included.
    public var boundingRect: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    /// Whether the point is inside of the lines between the elements' ends.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var isInside = false
        var start: CGPoint?
        var last: CGPoint?
        func cross(_ a: CGPoint, _ b: CGPoint) {
            if (a.y > p.y) != (b.y > p.y), p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
                isInside.toggle()
            }
        }
        for element in elements {
            if case .move(let to) = element {
                if let last, let start { cross(last, start) }
                (start, last) = (to, to)
            } else if let end = element.end {
                if let last { cross(last, end) }
                if start == nil { start = end }
                last = end
            } else if let from = last, let to = start {
                cross(from, to)
                last = start
            }
        }
        if let last, let start { cross(last, start) }
        return isInside
    }
}

extension Path.Element {
    var end: CGPoint? {
        switch self {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
        case .closeSubpath: nil
        }
    }

    var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [to, control]
        case .curve(let to, let control1, let control2): [to, control1, control2]
        case .closeSubpath: []
        }
    }

    func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let to): .move(to: to.applying(t))
        case .line(let to): .line(to: to.applying(t))
        case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
        case .curve(let to, let control1, let control2):
            .curve(to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
