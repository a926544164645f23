import Foundation

@_spi(Headless) extension UIKitHeadless {
    /// A finger that is down.
    @MainActor public final class Finger {
        let touch = UITouch()
        let event = UIEvent()
        var scrolling: UIScrollView?

        /// What the touch was found to be on.
        public var view: UIView? { touch.view }

        public func move(to point: CGPoint) {
            touch.previous = touch.point
            touch.point = point
            touch.phase = .moved
            UIKitHeadless.deliver(self)
            if let scroll = touch.view?.enclosingScrollView, scroll.panGestureRecognizer.isRecognized {
                scrolling = scroll
                scroll.drag(
                    by: CGPoint(x: point.x - touch.previous.x, y: point.y - touch.previous.y))
                UIKitHeadless.layout()
            }
        }
        public func up() { end(.ended) }
        public func cancel() { end(.cancelled) }

        private func end(_ phase: UITouch.Phase) {
            touch.phase = phase
            UIKitHeadless.deliver(self)
            scrolling?.endDrag()
        }
    }

    /// Puts a finger down at a point of the window, in its coordinates. Hit-tested and delivered as Apple's are.
    @discardableResult
    public static func touch(_ point: CGPoint, in window: UIWindow) -> Finger {
        layout()
        let finger = Finger()
        finger.touch.point = point
        finger.touch.previous = point
        finger.touch.window = window
        finger.touch.view = window.hitTest(point, with: finger.event)
        var here = finger.touch.view
        while let view = here {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: finger.touch) ?? true {
                    finger.touch.recognizers.append(recognizer)
                }
            }
            here = view.superview
        }
        finger.event.touches = [finger.touch]
        deliver(finger)
        return finger
    }

    fileprivate static func deliver(_ finger: Finger) {
        HeadlessState.shared.time += 0.01
        finger.touch.timestamp = HeadlessState.shared.time
        finger.event.timestamp = HeadlessState.shared.time
        UIApplication.shared.sendEvent(finger.event)
        layout()
    }

    /// Down and up again at a point.
    public static func tap(_ point: CGPoint, in window: UIWindow) { touch(point, in: window).up() }

    /// Down and up in the middle of a view, whatever lies over it there.
    public static func tap(_ view: UIView) {
        layout()
        guard let window = view.window else { return }
        tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window), in: window)
    }

    /// Drags from a point by a distance, in two steps, as a finger that scrolls.
    public static func drag(from point: CGPoint, by distance: CGPoint, in window: UIWindow) {
        let finger = touch(point, in: window)
        finger.move(to: CGPoint(x: point.x + distance.x / 2, y: point.y + distance.y / 2))
        finger.move(to: CGPoint(x: point.x + distance.x, y: point.y + distance.y))
        finger.up()
    }

    /// Taps a row of a table, seen or not.
    public static func tapRow(_ indexPath: IndexPath, of table: UITableView) {
        layout()
        table.userSelects(indexPath)
        layout()
    }

    /// Presses a key and lets it go; the first responder gets it, else the key window.
    public static func press(
        _ key: UIKeyboardHIDUsage, _ characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        layout()
        let press = UIPress()
        press.key = UIKey(text: characters, code: key, flags: modifiers)
        let event = UIPressesEvent()
        event.presses = [press]
        event.modifierFlags = modifiers
        let target = firstResponder ?? keyWindow
        press.responder = target
        press.window = keyWindow
        target?.pressesBegan([press], with: event)
        press.phase = .ended
        target?.pressesEnded([press], with: event)
        layout()
    }

    /// Lets the main actor do what it has been given to do later, as between two events; what sleeps is not waited for.
    public static func finishTasks() {
        final class Flag { var isUp = false }
        let flag = Flag()
        // The main queue keeps its order: what was there before has been done when this is.
        Task { @MainActor in flag.isUp = true }
        let limit = Date(timeIntervalSinceNow: 10)
        while !flag.isUp, limit > Date() {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
        }
        layout()
    }

    // MARK: VoiceOver

    /// What VoiceOver finds under a view, in its order: the children that a container names, else subviews by
    /// place. A modal view hides its siblings.
    public static func accessibilityElements(of view: UIView) -> [UIResponder] {
        layout()
        return elements(view)
    }

    private static func elements(_ responder: UIResponder) -> [UIResponder] {
        guard let view = responder as? UIView else {
            return responder.isAccessibilityElement ? [responder] : []
        }
        if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return [] }
        if view.isAccessibilityElement { return [view] }
        if let named = view.accessibilityElements {
            return named.compactMap { $0 as? UIResponder }.flatMap(elements)
        }
        var subviews = view.subviews.filter { !$0.isHidden }
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal }) { subviews = [modal] }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return subviews.enumerated().sorted { one, other in
            let (a, b) = (one.element.frame, other.element.frame)
            if a.minY != b.minY { return a.minY < b.minY }
            if a.minX != b.minX { return isMirrored ? a.maxX > b.maxX : a.minX < b.minX }
            return one.offset < other.offset
        }.flatMap { elements($0.element) }
    }

    /// A double tap of VoiceOver: activates the element, else taps its activation point.
    public static func activate(_ element: UIResponder) {
        layout()
        if !element.accessibilityActivate(), let view = element as? UIView, let window = view.window {
            tap(element.accessibilityActivationPoint, in: window)
        }
        layout()
    }

    /// The escape gesture, from an element up to whoever takes it. True if anyone did.
    @discardableResult
    public static func performEscape(from element: UIResponder?) -> Bool {
        var here = element ?? accessibilityFocus
        while let responder = here {
            if responder.accessibilityPerformEscape() {
                layout()
                return true
            }
            here = responder.next
        }
        return false
    }
}

extension UIView {
    fileprivate var enclosingScrollView: UIScrollView? {
        var here: UIView? = self
        while let view = here {
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled { return scroll }
            here = view.superview
        }
        return nil
    }
}
