@_spi(Headless) import UIKit

final class Watcher: UIGestureRecognizer {
    var began = 0
    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        began += 1
        state = .failed
    }
}

final class Keys: UIView {
    var pressed: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
            if key.keyCode == .keyboardEscape { return super.pressesBegan(presses, with: event) }
            pressed.append(key.characters.isEmpty ? "\(key.keyCode)" : key.characters)
        }
    }
}

final class Escaping: UIView {
    var escaped = 0
    override func accessibilityPerformEscape() -> Bool {
        escaped += 1
        return true
    }
}

@MainActor let eventChecks: [Check] = [
    (
        "a button is pressed; outside it is not, disabled it is not",
        { r in
            let (window, root) = makeWindow()
            var events: [String] = []
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
            button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
            button.addAction(
                UIAction { events.append("primary \(type(of: $0.sender!))") }, for: .primaryActionTriggered)
            root.addSubview(button)
            UIKitHeadless.tap(button)
            UIKitHeadless.tap(CGPoint(x: 200, y: 200), in: window)
            button.isEnabled = false
            UIKitHeadless.tap(button)
            button.isEnabled = true
            let finger = UIKitHeadless.touch(CGPoint(x: 20, y: 20), in: window)
            r.expect(button.isHighlighted, true)
            finger.move(to: CGPoint(x: 300, y: 300))
            finger.up()
            r.expect(button.isHighlighted, false)
            r.expect(events, ["up", "primary UIButton"])
        }
    ),
    (
        "hit testing: front first, hidden and transparent not at all, through a transform",
        { r in
            let (window, root) = makeWindow()
            let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let front = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
            root.addSubview(back)
            root.addSubview(front)
            @MainActor func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
                window.hitTest(CGPoint(x: x, y: y), with: nil)
            }
            r.expect(hit(60, 10), front)
            root.sendSubviewToBack(front)
            r.expect(hit(60, 10), back)
            back.isHidden = true
            r.expect(hit(60, 10), front)
            r.expect(hit(10, 10), root)
            front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            r.expect(hit(60, 10), root)
            r.expect(hit(100, 50), front)
            r.near(front.convert(front.bounds, to: nil), 75, 25, 50, 50)
            front.alpha = 0
            r.expect(hit(100, 50), root)
        }
    ),
    (
        "a recogniser on the window sees every touch and swallows none",
        { r in
            let (window, root) = makeWindow()
            let watcher = Watcher()
            window.addGestureRecognizer(watcher)
            var pressed = 0
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
            button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
            root.addSubview(button)
            UIKitHeadless.tap(button)
            UIKitHeadless.tap(CGPoint(x: 300, y: 300), in: window)
            r.expect(watcher.began, 2)
            r.expect(pressed, 1)
        }
    ),
    (
        "keys go to the first responder and up from it",
        { r in
            let (window, root) = makeWindow()
            let keys = Keys().placed(in: root)
            let inner = Keys().placed(in: keys)
            r.expect(inner.becomeFirstResponder(), true)
            UIKitHeadless.press(.keyboardDownArrow)
            UIKitHeadless.press(.keyboardA, "a")
            UIKitHeadless.press(.keyboardEscape)
            r.expect(inner.pressed, ["keyboardDownArrow", "a"])
            r.expect(inner.isFirstResponder, true)
            inner.removeFromSuperview()
            r.expect(inner.isFirstResponder, false)
            r.expect(Keys().becomeFirstResponder(), false, "not in a window")
            r.expect(window.next?.next === UIApplication.shared, true)
        }
    ),
    (
        "what VoiceOver reads, and its gestures",
        { r in
            let (_, root) = makeWindow()
            let outer = Escaping(frame: root.bounds)
            let label = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
            label.text = "below"
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            button.setTitle("above", for: .normal)
            button.isSelected = true
            var pressed = 0
            button.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
            let hidden = UILabel(frame: .zero)
            hidden.text = "hidden"
            hidden.accessibilityElementsHidden = true
            for view in [label, button, hidden] { outer.addSubview(view) }
            root.addSubview(outer)
            let read = UIKitHeadless.accessibilityElements(of: root)
            r.expect(read.map(\.accessibilityLabel), ["above", "below"])
            r.expect(read.map(\.accessibilityTraits), [[.button, .selected], .staticText])
            UIKitHeadless.activate(button)
            r.expect(pressed, 1)
            UIAccessibility.post(notification: .layoutChanged, argument: label)
            r.expect(UIKitHeadless.accessibilityFocus, label)
            r.expect(UIKitHeadless.performEscape(from: nil), true)
            r.expect(outer.escaped, 1)
            label.accessibilityViewIsModal = true
            r.expect(UIKitHeadless.accessibilityElements(of: root), [label])
        }
    ),
    (
        "coming to a window and leaving it is told",
        { r in
            final class Told: UIView {
                var windows: [Bool] = []
                override func didMoveToWindow() { windows.append(window != nil) }
            }
            let (_, root) = makeWindow()
            let outer = UIView()
            let told = Told()
            outer.addSubview(told)
            r.expect(told.windows, [])
            root.addSubview(outer)
            outer.removeFromSuperview()
            r.expect(told.windows, [true, false])
        }
    ),
]
