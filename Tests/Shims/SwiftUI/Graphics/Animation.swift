public struct Animation: Equatable, Hashable, Sendable, CustomStringConvertible {
    enum Curve: Hashable, Sendable {
        case `default`, linear, easeIn, easeOut, easeInOut
        case spring(response: Double, damping: Double)
        case timingCurve(Double, Double, Double, Double)
    }

    let curve: Curve
    let duration: Double
    var delay = 0.0
    var speed = 1.0
    var repetitions: Int? = 1
    var autoreverses = false

    init(_ curve: Curve, _ duration: Double) {
        self.curve = curve
        self.duration = duration
    }

    public static let `default` = Animation(.default, 0.35)
    public static var linear: Animation { Animation(.linear, 0.35) }
    public static var easeIn: Animation { Animation(.easeIn, 0.35) }
    public static var easeOut: Animation { Animation(.easeOut, 0.35) }
    public static var easeInOut: Animation { Animation(.easeInOut, 0.35) }
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(.timingCurve(p1x, p1y, p2x, p2y), duration) }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(.spring(response: response, damping: dampingFraction), response) }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(.spring(response: response, damping: dampingFraction), response) }

    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }

    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.speed *= speed
        return copy
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = repeatCount
        copy.autoreverses = autoreverses
        return copy
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = nil
        copy.autoreverses = autoreverses
        return copy
    }

    public var description: String {
        let base =
            switch curve {
            case .default: "default"
            case .linear: "linear(\(duration))"
            case .easeIn: "easeIn(\(duration))"
            case .easeOut: "easeOut(\(duration))"
            case .easeInOut: "easeInOut(\(duration))"
            case .spring(let response, let damping): "spring(\(response), \(damping))"
            case .timingCurve(let p1x, let p1y, let p2x, let p2y):
                "timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))"
            }
        return base + (delay == 0 ? "" : " after \(delay)") + (speed == 1 ? "" : " speed \(speed)")
    }
}

public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// That of the innermost `withAnimation` or `withTransaction` that is running.
    nonisolated(unsafe) static var current = Transaction()
}

public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let before = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = before }
    return try body()
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

public struct AnyTransition {
    indirect enum Kind: Equatable {
        case identity, opacity, slide
        case scale(CGFloat, UnitPoint)
        case move(Edge)
        case push(Edge)
        case offset(CGSize)
        case combined(Kind, Kind)
        case asymmetric(insertion: Kind, removal: Kind)
        case modifier
    }

    let kind: Kind
    var animation: Animation?

    init(_ kind: Kind, _ animation: Animation? = nil) {
        self.kind = kind
        self.animation = animation
    }

    public static let identity = AnyTransition(.identity)
    public static let opacity = AnyTransition(.opacity)
    public static var slide: AnyTransition { AnyTransition(.slide) }
    public static var scale: AnyTransition { AnyTransition(.scale(0, .center)) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor))
    }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
    @available(iOS 16.0, macOS 13.0, *)
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
    }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(.modifier)
    }
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(.combined(kind, other.kind), animation ?? other.animation)
    }
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(kind, animation) }
}

extension AnyTransition: Sendable {}
extension AnyTransition.Kind: Sendable {}
