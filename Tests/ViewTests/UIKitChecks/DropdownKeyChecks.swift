import MenuRuntime
@_spi(Headless) import UIKit

@MainActor private func shown(_ stage: DropdownStage) -> [String] {
    UIKitHeadless.layout()
    return stage.table.visibleCells.compactMap { $0 as? DropdownControl.Cell }.filter(\.hasFocus)
        .map { $0.accessibilityLabel ?? "" }
}

@MainActor let dropdownKeyChecks: [Check] = [
    (
        "keys stay at the option that they are at, whatever the app and the reader change",
        { r in
            let changes: [(String, @MainActor (DropdownControl) -> Void)] = [
                ("hidden above", { $0.send(.setHidden("a")) }),
                ("shown above", { $0.send(.setShown("x")) }),
                ("enabled", { $0.send(.setEnabled("y")) }),
                ("texts", { $0.texts = MenuTexts(namespace: "Test") { _, text in text } }),
                ("another gap", { $0.menu.gap = 12 }),
                ("text size", { _ in UIKitHeadless.contentSizeCategory = .extraLarge }),
            ]
            for (name, change) in changes {
                let stage = DropdownStage(
                    menu("xabcy") {
                        $0.presentation = .overlay
                        $0.maxVisibleCells = 9
                        $0.options[0] = .option(option("x") { $0.hidden = true })
                        $0.options[4] = .option(option("y") { $0.enabled = false })
                    })
                stage.tapButton()
                for _ in 0..<2 { UIKitHeadless.press(.keyboardDownArrow) }
                r.expect(shown(stage), ["C"], name)
                change(stage.dropdown)
                r.expect(shown(stage), ["C"], name)
                UIKitHeadless.press(.keyboardReturnOrEnter)
                r.expect(stage.takeTold(), ["open", "select c", "close"], name)
                UIKitHeadless.contentSizeCategory = .large
            }
        }
    ),
    (
        "keys stay at the footer, and begin anew when what they were at is gone",
        { r in
            let stage = DropdownStage(menu { $0.footer = MenuDocument.Footer(id: "f", title: "F") })
            stage.tapButton()
            for _ in 0..<3 { UIKitHeadless.press(.keyboardDownArrow) }
            stage.dropdown.send(.setHidden("a"))
            r.expect(stage.list.footer.hasFocus, true)
            stage.dropdown.menu.footer = nil
            r.expect(stage.list.footer.hasFocus, false)
            UIKitHeadless.press(.keyboardReturnOrEnter)
            r.expect(stage.takeTold(), ["open"], "there is nothing to choose")
            UIKitHeadless.press(.keyboardDownArrow)
            r.expect(shown(stage), ["B"])
            stage.dropdown.send(.setHidden("b"))
            UIKitHeadless.press(.keyboardReturnOrEnter)
            r.expect(stage.takeTold(), [], "C is not what was shown")
            UIKitHeadless.press(.keyboardUpArrow)
            r.expect(shown(stage), ["C"])
        }
    ),
    (
        "keys that are no text are not typed, and go on to what is around",
        { r in
            final class Outer: UIView {
                var heard: [String] = []
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    heard += presses.compactMap { $0.key?.characters }
                }
            }
            let (_, root) = makeWindow()
            let outer = Outer(frame: root.bounds)
            root.addSubview(outer)
            let dropdown = DropdownControl(
                menu { $0.options = ["uIK", "tab"].map { .option(option($0)) } },
                texts: MenuTexts(namespace: "Test"))
            dropdown.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            outer.addSubview(dropdown)
            UIKitHeadless.tap(dropdown.button)
            let others: [(UIKeyboardHIDUsage, String)] = [
                (.keyboardTab, "\t"), (.keyboardLeftArrow, "UIKeyInputLeftArrow"),
                (.keyboardDeleteOrBackspace, "\u{8}"), (.keyboardDeleteForward, "\u{7F}"),
                (.keyboardEnd, "UIKeyInputEnd"), (.keyboardHome, "\u{F729}"),
            ]
            for (key, characters) in others { UIKitHeadless.press(key, characters) }
            r.expect(outer.heard, others.map(\.1))
            r.expect(dropdown.typed.text, "")
            outer.heard = []
            UIKitHeadless.press(.keyboardDownArrow, "UIKeyInputDownArrow", modifiers: .command)
            UIKitHeadless.press(.keyboardReturnOrEnter, "\r", modifiers: .control)
            r.expect(outer.heard, ["UIKeyInputDownArrow", "\r"])
            r.expect(dropdown.state.isOpen, true)
            UIKitHeadless.press(.keyboardT, "t")
            r.expect(outer.heard.count, 2)
            r.expect(dropdown.typed.text, "t")
            UIKitHeadless.press(.keyboardReturnOrEnter, "\r")
            r.expect(dropdown.state.selected, ["tab"])
        }
    ),
]
