import MenuRuntime
@_spi(Headless) import UIKit

/// Counts the touches that end on it.
@MainActor private final class Touched: UIView {
    var count = 0
    var cancelled = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { bounds.contains($0.location(in: self)) }) { count += 1 }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}

@MainActor let dropdownTouchChecks: [Check] = [
    (
        "outside: a touch elsewhere closes the list and is not swallowed; without it, it does not close",
        { r in
            for (dismiss, told) in [([MenuDocument.Dismissal.outside], ["open", "close"]), ([], ["open"])] {
                let stage = DropdownStage(menu { $0.dismiss = dismiss })
                var touched = 0
                let other = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 50))
                other.addAction(UIAction { _ in touched += 1 }, for: .touchUpInside)
                stage.root.addSubview(other)
                stage.tapButton()
                UIKitHeadless.tap(other)
                r.expect(stage.told, told)
                r.expect(touched, 1)
                // What is inside is not outside.
                stage.dropdown.send(.open)
                UIKitHeadless.touch(CGPoint(x: 100, y: 90), in: stage.window).cancel()
                UIKitHeadless.touch(CGPoint(x: 100, y: 40), in: stage.window).cancel()
                r.expect(stage.dropdown.state.isOpen, true)
            }
        }
    ),
    (
        "outside, push: a button below has done what it does before the list goes, and the button moves",
        { r in
            let stage = DropdownStage(menu { $0.dismiss = [.outside] })
            let below = UIButton().placed(in: stage.root)
            below.addAction(UIAction { [weak stage] _ in stage?.told.append("press") }, for: .touchUpInside)
            NSLayoutConstraint.activate([
                below.topAnchor.constraint(equalTo: stage.dropdown.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                below.widthAnchor.constraint(equalToConstant: 100),
                below.heightAnchor.constraint(equalToConstant: 40),
            ])
            let place = CGPoint(x: 50, y: 32 + 180 + 20)
            @MainActor func touch() -> UIKitHeadless.Finger {
                stage.tapButton()
                return UIKitHeadless.touch(place, in: stage.window)
            }
            var finger = touch()
            r.expect(stage.dropdown.state.isOpen, true)
            r.near(stage.frame(below), 0, 212, 100, 40)
            finger.up()
            r.expect(stage.takeTold(), ["open", "press", "close"])
            r.near(stage.frame(below), 0, 76, 100, 40)
            r.expect(below.allControlEvents, .touchUpInside, "it is left as it was")
            finger = touch()
            finger.cancel()
            r.expect(stage.takeTold(), ["open", "close"])
            finger = touch()
            stage.dropdown.send(.close)
            finger.up()
            r.expect(stage.takeTold(), ["open", "press"], "the app's doing")
            r.expect(below.allControlEvents, .touchUpInside)
            below.isEnabled = false
            finger = touch()
            finger.up()
            UIKitHeadless.finishTasks()
            r.expect(stage.takeTold(), ["open", "close"], "it does nothing, and the list goes all the same")
        }
    ),
    (
        "outside, push: a plain view below gets its touch, and then the list goes",
        { r in
            let stage = DropdownStage(menu { $0.dismiss = [.outside] })
            let below = Touched().placed(in: stage.root)
            NSLayoutConstraint.activate([
                below.topAnchor.constraint(equalTo: stage.dropdown.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                below.widthAnchor.constraint(equalToConstant: 100),
                below.heightAnchor.constraint(equalToConstant: 40),
            ])
            // What is in front of it takes no touches.
            below.addSubview(UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
            stage.tapButton()
            let place = CGPoint(x: 50, y: 32 + 180 + 20)
            var finger = UIKitHeadless.touch(place, in: stage.window)
            UIKitHeadless.finishTasks()
            r.expect(stage.takeTold(), ["open"], "the finger is still down")
            finger.up()
            r.expect(below.count, 1)
            UIKitHeadless.finishTasks()
            r.expect(stage.takeTold(), ["close"])
            r.near(stage.frame(below), 0, 76, 100, 40)
            r.expect(stage.window.gestureRecognizers ?? [], [])
            stage.tapButton()
            finger = UIKitHeadless.touch(place, in: stage.window)
            finger.cancel()
            UIKitHeadless.finishTasks()
            r.expect(stage.takeTold(), ["open", "close"], "a touch that is taken away has ended too")
            stage.tapButton()
            finger = UIKitHeadless.touch(place, in: stage.window)
            finger.up()
            stage.dropdown.send(.close)
            stage.dropdown.send(.open)
            UIKitHeadless.finishTasks()
            r.expect(stage.takeTold(), ["open"], "another list than the one that was touched beside")
            r.expect(stage.dropdown.state.isOpen, true)
        }
    ),
    (
        "outside, push: where nobody hears of the touch the list goes as it ends",
        { r in
            for plain in [UIView(), UIScrollView(), UIStackView()] {
                let stage = DropdownStage(menu { $0.dismiss = [.outside] })
                plain.placed(in: stage.root).frame = CGRect(x: 0, y: 300, width: 100, height: 40)
                stage.tapButton()
                let finger = UIKitHeadless.touch(CGPoint(x: 50, y: 320), in: stage.window)
                r.expect(stage.takeTold(), ["open"])
                finger.up()
                r.expect(stage.takeTold(), ["close"], "\(type(of: plain))")
            }
        }
    ),
    (
        "outside, push: what a scroll view takes over closes the list when the finger is up",
        { r in
            let (window, root) = makeWindow()
            let scroll = UIScrollView(frame: root.bounds)
            scroll.contentSize = CGSize(width: 400, height: 2_000)
            root.addSubview(scroll)
            let dropdown = DropdownControl(
                menu { $0.dismiss = [.outside] }, texts: MenuTexts(namespace: "Test"))
            dropdown.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
            let below = Touched(frame: CGRect(x: 0, y: 400, width: 400, height: 40))
            scroll.addSubview(dropdown)
            scroll.addSubview(below)
            UIKitHeadless.tap(dropdown.button)
            let finger = UIKitHeadless.touch(CGPoint(x: 50, y: 420), in: window)
            for y in [380, 340] { finger.move(to: CGPoint(x: 50, y: y)) }
            UIKitHeadless.finishTasks()
            r.expect(dropdown.state.isOpen, true, "what is below would jump under the finger")
            finger.up()
            UIKitHeadless.finishTasks()
            r.expect(scroll.contentOffset.y > 0, true)
            r.expect([below.count, below.cancelled], [0, 1])
            r.expect(dropdown.state.isOpen, false)
        }
    ),
    (
        "outside, push: a view below that opens a list opens it, in a group or not",
        { r in
            for isGrouped in [false, true] {
                let stage = DropdownStage(menu { $0.dismiss = [.outside] })
                let label = UILabel().placed(in: stage.root)
                label.text = "Noodles"
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: stage.dropdown.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                    label.widthAnchor.constraint(equalToConstant: 100),
                    label.heightAnchor.constraint(equalToConstant: 40),
                ])
                let other = DropdownControl(
                    menu {
                        $0.presentation = .overlay
                        $0.anchor = .view
                    }, texts: MenuTexts(namespace: "Test")
                ).placed(in: stage.root)
                other.anchorView = label
                other.onMessage = { [weak stage] in stage?.told.append("other \($0.text)") }
                if isGrouped {
                    let group = DropdownGroup()
                    (stage.dropdown.group, other.group) = (group, group)
                }
                stage.tapButton()
                UIKitHeadless.tap(label)
                UIKitHeadless.finishTasks()
                r.expect(
                    stage.takeTold(),
                    isGrouped ? ["open", "close", "other open"] : ["open", "other open", "close"])
                r.near(stage.frame(other.list), 0, 76 + 40 + 4, 100, 132)
            }
        }
    ),
]
