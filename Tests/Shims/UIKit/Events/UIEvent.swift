/// A finger on the screen. Only `UIKitHeadless` makes them.
@MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    var point = CGPoint.zero
    var previous = CGPoint.zero
    var recognizers: [UIGestureRecognizer] = []

    public override init() { super.init() }

    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 1
    open internal(set) var window: UIWindow?
    open internal(set) var view: UIView?
    open var type: TouchType { .direct }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    open func location(in view: UIView?) -> CGPoint { window?.convert(point, to: view) ?? point }
    open func previousLocation(in view: UIView?) -> CGPoint {
        window?.convert(previous, to: view) ?? previous
    }
}

@MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
    }

    var touches: Set<UITouch> = []

    public override init() { super.init() }

    open var type: EventType { .touches }
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    open var allTouches: Set<UITouch>? { touches }

    open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches.filter { $0.recognizers.contains { $0 === gesture } }
    }
}

@MainActor open class UIPressesEvent: UIEvent {
    var presses: Set<UIPress> = []
    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { presses }
}

@MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    public override init() { super.init() }

    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    open internal(set) var type = PressType.select
    open internal(set) var window: UIWindow?
    open internal(set) var responder: UIResponder?
    open internal(set) var key: UIKey?
}

@MainActor open class UIKey: NSObject {
    let text: String
    let code: UIKeyboardHIDUsage
    let flags: UIKeyModifierFlags

    init(text: String, code: UIKeyboardHIDUsage, flags: UIKeyModifierFlags) {
        self.text = text
        self.code = code
        self.flags = flags
        super.init()
    }

    open var characters: String { text }
    open var charactersIgnoringModifiers: String { text }
    open var modifierFlags: UIKeyModifierFlags { flags }
    open var keyCode: UIKeyboardHIDUsage { code }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The keys of a keyboard that a menu listens to, by their USB codes, and some of the letters.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorUndefined = 0x03
    case keyboardA = 0x04
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
    case keyboard0
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHome = 0x4A
    case keyboardPageUp = 0x4B
    case keyboardDeleteForward = 0x4C
    case keyboardEnd = 0x4D
    case keyboardPageDown = 0x4E
    case keyboardRightArrow = 0x4F
    case keyboardLeftArrow = 0x50
    case keyboardDownArrow = 0x51
    case keyboardUpArrow = 0x52
    case keypadEnter = 0x58
}
