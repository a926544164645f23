/// What only tests may use: the user's hands, eyes and settings. Not part of Apple's API, so not to be seen
/// without asking: `@_spi(Headless) import UIKit`.
@_spi(Headless) @MainActor public enum UIKitHeadless {
    public struct Animation: Sendable {
        public var duration: TimeInterval
        public var delay: TimeInterval = 0
        public var options: UIView.AnimationOptions = []
        /// Damping ratio of a spring.
        public var damping: CGFloat?
    }
    public struct PostedNotification {
        public var notification: UIAccessibility.Notification
        public var argument: Any?
    }

    /// A path that a view filled or stroked.
    public struct Drawn: Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            case fill(UIColor)
            case stroke(UIColor, width: CGFloat)
        }
        public var kind: Kind
        /// Of the path, in the view's coordinates.
        public var bounds: CGRect
    }

    /// Has a view draw itself, and says what it drew.
    public static func drawing(of view: UIView) -> [Drawn] {
        layout()
        HeadlessDrawing.strokes = []
        view.traitCollection.performAsCurrent { view.draw(view.bounds) }
        return HeadlessDrawing.strokes
    }

    // MARK: What happened

    public internal(set) static var animations: [Animation] = []
    public internal(set) static var selectionFeedbacks = 0
    public internal(set) static var postedNotifications: [PostedNotification] = []
    /// Where VoiceOver's cursor is.
    public internal(set) static weak var accessibilityFocus: UIResponder?
    /// Constraints that the last layout could not satisfy.
    public static var unsatisfiedConstraints: [String] { HeadlessLayout.unsatisfied }
    /// Views that asked for layout again and again.
    public static var unsettledLayouts: [String] { HeadlessLayout.unsettled }
    /// What tables were told to reload, insert and delete.
    public static var tableChanges: [HeadlessTables.Change] { HeadlessTables.changes }
    public static var firstResponder: UIResponder? { HeadlessResponders.first }

    public internal(set) static var keyWindow: UIWindow?
    static var animationsAllowed = true
    static var runningAnimation: Animation?
    static var heldCompletions: [(Bool) -> Void] = []
    private static var windowList: [WeakWindow] = []
    private struct WeakWindow { weak var window: UIWindow? }

    static func register(_ window: UIWindow) { windowList.append(WeakWindow(window: window)) }
    public static var windows: [UIWindow] { windowList.compactMap(\.window) }

    /// Whether completions of animations wait for `finishAnimations` (otherwise they come at once).
    public static var holdsCompletions = false
    public static func finishAnimations(_ finished: Bool = true) {
        let held = heldCompletions
        heldCompletions = []
        for completion in held { completion(finished) }
        layout()
    }

    /// One turn of the run loop: what waits to be laid out is.
    public static func layout() { for window in windows { window.layoutIfNeeded() } }

    public static func clearRecords() {
        animations = []
        postedNotifications = []
        selectionFeedbacks = 0
        HeadlessTables.changes = []
        HeadlessLayout.unsatisfied = []
        HeadlessLayout.unsettled = []
    }

    static func moveAccessibilityFocus(to element: UIResponder) {
        accessibilityFocus?.accessibilityElementDidLoseFocus()
        accessibilityFocus = element
        element.accessibilityElementDidBecomeFocused()
    }

    // MARK: Settings

    /// Light or dark, direction, text size and so on of the device; views are told of what changes.
    public static var style: UIUserInterfaceStyle {
        get { HeadlessState.shared.traits.userInterfaceStyle }
        set { change { $0.style = newValue } }
    }
    public static var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { HeadlessState.shared.traits.layoutDirection }
        set { change { $0.direction = newValue } }
    }
    public static var contentSizeCategory: UIContentSizeCategory {
        get { HeadlessState.shared.traits.preferredContentSizeCategory }
        set {
            change { $0.category = newValue }
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared)
        }
    }
    private static func change(_ change: (inout UITraitCollection.Traits) -> Void) {
        var traits = HeadlessState.shared.traits.traits
        change(&traits)
        HeadlessState.shared.traits = UITraitCollection(traits)
        for window in windows { window.updateTraits() }
        layout()
    }

    public static var isReduceMotionEnabled: Bool {
        get { HeadlessState.shared.isReduceMotionEnabled }
        set {
            HeadlessState.shared.isReduceMotionEnabled = newValue
            post(UIAccessibility.reduceMotionStatusDidChangeNotification)
        }
    }
    public static var isVoiceOverRunning: Bool {
        get { HeadlessState.shared.isVoiceOverRunning }
        set {
            HeadlessState.shared.isVoiceOverRunning = newValue
            post(UIAccessibility.voiceOverStatusDidChangeNotification)
        }
    }
    public static var safeAreaInsets: UIEdgeInsets {
        get { HeadlessState.shared.safeAreaInsets }
        set {
            HeadlessState.shared.safeAreaInsets = newValue
            for window in windows {
                window.invalidateSolution()
                window.firstDescendant {
                    $0.safeAreaInsetsDidChange()
                    return false
                }?.setNeedsLayout()
            }
        }
    }
    public static var imageNames: Set<String> {
        get { HeadlessState.shared.imageNames }
        set { HeadlessState.shared.imageNames = newValue }
    }
    /// Symbols that `UIImage(systemName:)` does not find. It finds every other.
    public static var missingSymbols: Set<String> {
        get { HeadlessState.shared.missingSymbols }
        set { HeadlessState.shared.missingSymbols = newValue }
    }
    /// Colours of the asset catalogue, 0xRRGGBBAA.
    public static var namedColors: [String: UInt32] {
        get { HeadlessState.shared.namedColors }
        set { HeadlessState.shared.namedColors = newValue }
    }
    /// The name an image was made with.
    public static func name(of image: UIImage?) -> String? { image?.name }

    private static func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
    }

    /// Turns the device: screen and windows take the new size.
    public static func rotate(to size: CGSize, _ orientation: UIDeviceOrientation = .landscapeLeft) {
        HeadlessState.shared.screenSize = size
        HeadlessState.shared.orientation = orientation
        for window in windows { window.frame = CGRect(origin: .zero, size: size) }
        post(UIDevice.orientationDidChangeNotification)
        layout()
    }
}

/// What tables were told, for tests that look whether only the section tapped reloads.
@_spi(Headless) @MainActor public enum HeadlessTables {
    public struct Change {
        public enum Kind: Equatable, Sendable {
            case reloadData
            case insertSections([Int])
            case deleteSections([Int])
            case reloadSections([Int])
            case insertRows([IndexPath])
            case deleteRows([IndexPath])
            case reloadRows([IndexPath])
            case reconfigureRows([IndexPath])
        }
        public weak var table: UITableView?
        public var kind: Kind
    }

    static var changes: [Change] = []

    static func note(_ table: UITableView, _ kind: Change.Kind) {
        changes.append(Change(table: table, kind: kind))
    }
}
