@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// What a gesture waits for and whom it tells.
struct Recogniser {
    enum Kind: Equatable {
        case tap(count: Int)
        case longPress
        case drag(minimum: CGFloat, in: CoordinateSpace)
    }

    let kind: Kind
    var changed: [(Any) -> Void] = []
    var ended: [(Any) -> Void] = []
}

/// A gesture that this module itself recognises.
protocol PrimitiveGesture {
    var recogniser: Recogniser { get }
}

extension Gesture {
    nonisolated var resolved: Recogniser {
        if let primitive = self as? any PrimitiveGesture { return primitive.recogniser }
        return onMain(self) { $0.body }.resolved
    }

    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }
}

extension Gesture where Value: Equatable {
    nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(gesture: self, action: action)
    }
}

public struct _EndedGesture<Content: Gesture> {
    let gesture: Content
    let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture, PrimitiveGesture {
    public typealias Value = Content.Value
    public var body: Never { noBody(Self.self) }

    var recogniser: Recogniser {
        var recogniser = gesture.resolved
        recogniser.ended.append { [action] value in if let value = value as? Content.Value { action(value) } }
        return recogniser
    }
}

public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let gesture: Content
    let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture, PrimitiveGesture {
    public typealias Value = Content.Value
    public var body: Never { noBody(Self.self) }

    var recogniser: Recogniser {
        var recogniser = gesture.resolved
        recogniser.changed.append { [action] value in
            if let value = value as? Content.Value { action(value) }
        }
        return recogniser
    }
}

public struct TapGesture {
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture, PrimitiveGesture {
    public typealias Value = Void
    public var body: Never { noBody(Self.self) }
    var recogniser: Recogniser { Recogniser(kind: .tap(count: count)) }
}

public struct LongPressGesture {
    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: Gesture, PrimitiveGesture {
    public typealias Value = Bool
    public var body: Never { noBody(Self.self) }
    var recogniser: Recogniser { Recogniser(kind: .longPress) }
}

public struct DragGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: Gesture, PrimitiveGesture {
    public var body: Never { noBody(Self.self) }
    var recogniser: Recogniser { Recogniser(kind: .drag(minimum: minimumDistance, in: coordinateSpace)) }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        recognising(gesture, .normal, mask)
    }

    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { recognising(gesture, .simultaneous, mask) }

    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { recognising(gesture, .high, mask) }

    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .onEnded { _ in action() })
    }

    nonisolated private func recognising<T: Gesture>(
        _ gesture: T, _ priority: GestureNode.Priority, _ mask: GestureMask
    ) -> some View {
        wrapped { node, context in GestureNode(node, gesture.resolved, priority, mask, context) }
    }
}
