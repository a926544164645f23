/// An object that events reach, and what assistive technology reads of it. (On Apple's the accessibility
/// properties belong to every `NSObject`.)
@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { HeadlessResponders.first === self }

    @discardableResult open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, HeadlessResponders.isInWindow(self) else { return false }
        if let old = HeadlessResponders.first, !old.resignFirstResponder() { return false }
        HeadlessResponders.first = self
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
        HeadlessResponders.first = nil
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityFrame = CGRect.zero
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityLanguage: String?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityUserInputLabels: [String]! = []
    open var accessibilityRespondsToUserInteraction = true
    @available(iOS 18.0, *)
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { expandedStatus }
        set { expandedStatus = newValue }
    }
    var expandedStatus = UIAccessibilityExpandedStatus.unsupported

    open var accessibilityElements: [Any]?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityIdentifier: String?

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
}

@MainActor enum HeadlessResponders {
    static weak var first: UIResponder?

    static func isInWindow(_ responder: UIResponder) -> Bool {
        var here: UIResponder? = responder
        while let responder = here, !(responder is UIWindow) { here = responder.next }
        return here != nil
    }
}
