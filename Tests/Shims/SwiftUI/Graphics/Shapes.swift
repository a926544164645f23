public struct Rectangle: Equatable {
    public init() {}
}

extension Rectangle: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _Inset(shape: self, amount: amount)
    }
    public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
}

public struct RoundedRectangle: Equatable {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
}

extension RoundedRectangle: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _Inset(shape: self, amount: amount)
    }
    public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
}

public struct Circle: Equatable {
    public init() {}
}

extension Circle: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _Inset(shape: self, amount: amount)
    }
    public typealias Body = _ShapeView<Circle, ForegroundStyle>
}

public struct Ellipse: Equatable {
    public init() {}
}

extension Ellipse: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _Inset(shape: self, amount: amount)
    }
    public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
}

public struct Capsule: Equatable {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _Inset(shape: self, amount: amount)
    }
    public typealias Body = _ShapeView<Capsule, ForegroundStyle>
}

struct _Inset<S: InsettableShape>: InsettableShape {
    let shape: S
    let amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
    nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _Inset(shape: shape, amount: self.amount + amount)
    }
    typealias Body = _ShapeView<Self, ForegroundStyle>
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
    public typealias Body = _ShapeView<Path, ForegroundStyle>
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
    public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

/// A shape that is moved, turned or scaled.
struct _Transformed<S: Shape>: Shape {
    let shape: S
    let transform: @Sendable (CGRect) -> CGAffineTransform

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
    typealias Body = _ShapeView<Self, ForegroundStyle>
}

extension Shape {
    nonisolated public func offset(_ offset: CGSize) -> some Shape {
        _Transformed(shape: self) { _ in
            CGAffineTransform(translationX: offset.width, y: offset.height)
        }
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _Transformed(shape: self) { rect in
            let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            return CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        }
    }
}
