/// The name of an Objective-C method. Linux has no `#selector`, so nothing is ever sent here: the type is
/// there for `super.init(target: nil, action: nil)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    public init(_ str: String) { name = str }
    public init(stringLiteral value: String) { name = value }
}

@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    weak var owner: UIView?
    var touches: [UITouch] = []

    public init(target: Any?, action: Selector?) { super.init() }

    public override convenience init() { self.init(target: nil, action: nil) }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var state = State.possible
    open var isEnabled = true
    open var view: UIView? { owner }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open var numberOfTouches: Int { touches.count }

    open func location(in view: UIView?) -> CGPoint { touches.last?.location(in: view) ?? .zero }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches[touchIndex].location(in: view)
    }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
    open func reset() {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    var isFinished: Bool { [.ended, .cancelled, .failed].contains(state) }
    var isRecognized: Bool { [.began, .changed, .ended].contains(state) }

    /// Goes to a state that recognises, if view and delegate let it.
    func recognize(_ new: State) {
        let mayBegin =
            (owner?.gestureRecognizerShouldBegin(self) ?? true)
            && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
        state = mayBegin ? new : .failed
    }
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    // Optional:
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
}

/// Recognises a touch that ends within 10 points of where it began.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var start = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: nil) ?? .zero
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = touches.first?.location(in: nil) ?? .zero
        if hypot(point.x - start.x, point.y - start.y) > 10 { state = .failed }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { recognize(.ended) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Recognises a touch that moves over 10 points.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var start = CGPoint.zero
    private var here = CGPoint.zero

    open func translation(in view: UIView?) -> CGPoint { CGPoint(x: here.x - start.x, y: here.y - start.y) }
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: nil) ?? .zero
        here = start
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        here = touches.first?.location(in: nil) ?? .zero
        if state == .possible, hypot(here.x - start.x, here.y - start.y) > 10 {
            recognize(.began)
        } else if state == .began {
            state = .changed
        }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognized ? .ended : .failed
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
