@MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        UIKitHeadless.register(self)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIWindowScene.only }
    open var windowScene: UIWindowScene? { UIWindowScene.only }
    open var windowLevel = Level.normal
    open var screen: UIScreen { .main }
    open var isKeyWindow: Bool { UIKitHeadless.keyWindow === self }

    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden { showRoot() }
        }
    }

    private func showRoot() {
        guard let controller = rootViewController, controller.view.superview !== self else { return }
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.frame = bounds
        controller.viewWillAppear(false)
        addSubview(controller.view)
        controller.viewDidAppear(false)
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        showRoot()
    }
    open func makeKey() {
        UIKitHeadless.keyWindow = self
        becomeKey()
    }
    open func becomeKey() {}
    open func resignKey() {}

    /// Hands each touch to the gesture recognisers above the view that was hit, and to the view itself, unless
    /// one of them has recognised and keeps touches from the view.
    open func sendEvent(_ event: UIEvent) {
        for touch in event.touches where touch.window === self { deliver(touch, event) }
    }

    private func deliver(_ touch: UITouch, _ event: UIEvent) {
        let cancelled = touch.recognizers.contains { $0.isRecognized && $0.cancelsTouchesInView }
        for recognizer in touch.recognizers where recognizer.isEnabled && !recognizer.isFinished {
            switch touch.phase {
            case .began:
                recognizer.touches = [touch]
                recognizer.touchesBegan([touch], with: event)
            case .moved, .stationary: recognizer.touchesMoved([touch], with: event)
            case .ended: recognizer.touchesEnded([touch], with: event)
            case .cancelled: recognizer.touchesCancelled([touch], with: event)
            }
        }
        let isCancelledNow = touch.recognizers.contains { $0.isRecognized && $0.cancelsTouchesInView }
        if !cancelled, let view = touch.view {
            switch touch.phase {
            case _ where isCancelledNow && touch.phase != .began: view.touchesCancelled([touch], with: event)
            case .began: view.touchesBegan([touch], with: event)
            case .moved, .stationary: view.touchesMoved([touch], with: event)
            case .ended: view.touchesEnded([touch], with: event)
            case .cancelled: view.touchesCancelled([touch], with: event)
            }
        }
        guard touch.phase == .ended || touch.phase == .cancelled else { return }
        for recognizer in touch.recognizers {
            recognizer.touches = []
            recognizer.reset()
            recognizer.state = .possible
        }
    }
}

@MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()
    public override init() { super.init() }
    open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessState.shared.screenSize) }
    open var scale: CGFloat { 2 }
    open var nativeScale: CGFloat { 2 }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * 2, height: bounds.height * 2) }
}

@MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }

    public override init() { super.init() }
    open var applicationState: State { .active }
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        HeadlessState.shared.traits.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        HeadlessState.shared.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open func sendEvent(_ event: UIEvent) {
        for window in Set(event.touches.compactMap(\.window)) { window.sendEvent(event) }
    }

    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

@MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()
    public override init() { super.init() }
    open var orientation: UIDeviceOrientation { HeadlessState.shared.orientation }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessState.shared.traits.userInterfaceIdiom }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}

    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
