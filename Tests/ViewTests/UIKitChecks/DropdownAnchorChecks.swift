import MenuRuntime
@_spi(Headless) import UIKit

@MainActor private func onView(_ view: UIView?, label: String = "Letter") -> DropdownControl {
    let dropdown = DropdownControl(
        menu {
            $0.presentation = .overlay
            $0.anchor = .view
            $0.accessibility = MenuDocument.Accessibility(label: label, hint: "Opens", identifier: label)
        }, texts: MenuTexts(namespace: "Test"))
    dropdown.anchorView = view
    return dropdown
}

@MainActor private func spoken(_ view: UIView) -> [String?] {
    [
        view.accessibilityLabel, view.accessibilityHint, view.accessibilityIdentifier,
        view.accessibilityTraits.contains(.button) ? "button" : nil,
        view.isAccessibilityElement && view.isUserInteractionEnabled ? "touched" : nil,
    ]
}

@MainActor let dropdownAnchorChecks: [Check] = [
    (
        "a view opens the newest of several dropdowns, and is as it was when the last is let go, in any order",
        { r in
            for isControl in [false, true] {
                for letsFirstGoFirst in [true, false] {
                    let (window, root) = makeWindow()
                    let view = isControl ? UIButton() : UILabel()
                    view.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
                    root.addSubview(view)
                    let before = spoken(view)
                    var first: DropdownControl? = onView(view, label: "One")
                    var second: DropdownControl? = onView(view, label: "Two")
                    UIKitHeadless.tap(view)
                    r.expect([first?.state.isOpen, second?.state.isOpen], [false, true])
                    UIKitHeadless.tap(view)
                    r.expect(spoken(view), ["Two", "Opens", "Two", "button", "touched"])
                    if letsFirstGoFirst { first = nil } else { second = nil }
                    let left = letsFirstGoFirst ? "Two" : "One"
                    r.expect(spoken(view), [left, "Opens", left, "button", "touched"], left)
                    UIKitHeadless.tap(view)
                    r.expect([first?.state.isOpen, second?.state.isOpen].compactMap { $0 }, [true], left)
                    (first, second) = (nil, nil)
                    UIKitHeadless.layout()
                    r.expect(spoken(view), before)
                    r.expect(view.gestureRecognizers ?? [], [])
                    r.expect((view as? UIControl)?.allControlEvents ?? [], [])
                    r.expect(window.subviews, [root])
                }
            }
        }
    ),
    (
        "a dropdown on a view in the place of another is alive: the new one is made before the old one goes",
        { r in
            let (_, root) = makeWindow()
            let view = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            root.addSubview(view)
            var dropdown = onView(view)
            dropdown = onView(view)
            UIKitHeadless.tap(view)
            r.expect(dropdown.state.isOpen, true)
            r.expect(spoken(view), ["Letter", "Opens", "Letter", "button", "touched"])
            dropdown.anchorView = nil
            r.expect(spoken(view), [nil, nil, nil, nil, nil])
        }
    ),
    (
        "a touch on a view that opens another list by now is outside the first one's",
        { r in
            let (_, root) = makeWindow()
            let view = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            root.addSubview(view)
            let first = onView(view)
            first.menu.dismiss = [.outside]
            first.send(.open)
            let second = onView(view)
            UIKitHeadless.tap(view)
            r.expect([first.state.isOpen, second.state.isOpen], [false, true])
        }
    ),
    (
        "what the app says of its own view stays, before and while it opens a list, and after",
        { r in
            let (_, root) = makeWindow()
            let view = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            root.addSubview(view)
            let dropdown = onView(view)
            view.accessibilityLabel = "App's"
            view.accessibilityHint = "App's hint"
            view.accessibilityValue = "App's value"
            dropdown.send(.open)
            dropdown.send(.setSelected(["b"]))
            r.expect(spoken(view), ["App's", "App's hint", "Letter", "button", "touched"])
            r.expect(view.accessibilityValue, "App's value")
            view.accessibilityHint = nil
            view.accessibilityValue = nil
            dropdown.send(.setSelected(["c"]))
            r.expect(view.accessibilityHint, "Opens", "the app has given it back")
            r.expect(view.accessibilityValue?.hasPrefix("C"), true)
            view.accessibilityIdentifier = "own"
            view.isUserInteractionEnabled = false
            dropdown.anchorView = nil
            r.expect(spoken(view), ["App's", nil, "own", nil, nil])
            r.expect(view.accessibilityValue, nil)
            // What was there before makes way only for the value, and comes back.
            (view.accessibilityHint, view.accessibilityValue) = ("Before", "Three")
            dropdown.anchorView = view
            r.expect(spoken(view), ["App's", "Before", "own", "button", "touched"])
            r.expect(view.accessibilityValue?.hasPrefix("C"), true)
            dropdown.anchorView = nil
            r.expect(view.accessibilityValue, "Three")
            r.expect(spoken(view), ["App's", "Before", "own", nil, nil])
        }
    ),
]
