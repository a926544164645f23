/// What the user of assistive technology has switched on, and the words to it.
@MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Kept for tests to read; an element of a screen or layout change has VoiceOver's focus from then on.
    public static func post(notification: Notification, argument: Any?) {
        UIKitHeadless.postedNotifications.append(.init(notification: notification, argument: argument))
        if notification == .screenChanged || notification == .layoutChanged,
            let element = argument as? UIResponder
        {
            UIKitHeadless.moveAccessibilityFocus(to: element)
        }
    }

    public static var isVoiceOverRunning: Bool { HeadlessState.shared.isVoiceOverRunning }
    public static var isReduceMotionEnabled: Bool { HeadlessState.shared.isReduceMotionEnabled }
    public static var isReduceTransparencyEnabled: Bool { HeadlessState.shared.isReduceTransparencyEnabled }
    public static var isDarkerSystemColorsEnabled: Bool { HeadlessState.shared.isDarkerSystemColorsEnabled }
    public static var isBoldTextEnabled: Bool { HeadlessState.shared.isBoldTextEnabled }

    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

@available(iOS 18.0, *)
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

@MainActor open class UIAccessibilityElement: UIResponder {
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace = CGRect.zero

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
    open var name: String
    open var actionHandler: Handler?
}
