import MenuRuntime
@_spi(Headless) import UIKit

@MainActor let dropdownAccessChecks: [Check] = [
    (
        "VoiceOver: name, value, hint, identifier, and whether the list is open",
        { r in
            let stage = DropdownStage(
                menu {
                    $0.accessibility = MenuDocument.Accessibility(
                        label: "Letter", hint: "Chooses one", identifier: "Test.menu")
                    $0.titleCase = .uppercase
                    $0.selection = .multiple
                    $0.options[0] = .option(
                        option("a") {
                            $0.title = "alpha"
                            $0.detail = "The first"
                            $0.accessibility = MenuDocument.Accessibility(
                                label: "Letter alpha", hint: "Greek", identifier: "a1")
                        })
                })
            let button = stage.button
            r.expect(button.accessibilityLabel, "Letter")
            r.expect(button.accessibilityValue, nil)
            r.expect(button.accessibilityHint, "Chooses one")
            r.expect(button.accessibilityIdentifier, "Test.menu")
            r.expect(button.accessibilityTraits, .button)
            if #available(iOS 18.0, *) { r.expect(button.accessibilityExpandedStatus, .collapsed) }
            stage.dropdown.send(.setSelected(["a", "c"]))
            r.expect(button.title(for: .normal), "ALPHA, C")
            r.expect(button.accessibilityValue, "Letter alpha, C", "capitals would be spelt out")
            r.expect(stage.dropdown.spokenValue(withExpansion: true), "Letter alpha, C, collapsed")
            UIKitHeadless.activate(button)
            if #available(iOS 18.0, *) { r.expect(button.accessibilityExpandedStatus, .expanded) }
            r.expect(stage.dropdown.spokenValue(withExpansion: true), "Letter alpha, C, expanded")
            let cells = stage.table.visibleCells
            r.expect(cells.map(\.accessibilityLabel), ["Letter alpha", "B", "C"])
            r.expect(cells.map(\.accessibilityValue), ["The first", nil, nil])
            r.expect(cells.map(\.accessibilityHint), ["Greek", nil, nil])
            r.expect(cells.map(\.accessibilityIdentifier), ["a1", "Test.menu.b", "Test.menu.c"])
            r.expect(
                cells.map(\.accessibilityTraits), [[.button, .selected], .button, [.button, .selected]])
            r.expect(
                UIKitHeadless.accessibilityElements(of: stage.root).map(\.accessibilityLabel),
                ["Letter", "Letter alpha", "B", "C"])
        }
    ),
    (
        "VoiceOver goes into a list that opens and back to the button, and escape closes",
        { r in
            for presentation in MenuDocument.Presentation.allCases {
                let stage = DropdownStage(
                    menu {
                        $0.presentation = presentation
                        $0.selected = ["b"]
                    })
                UIKitHeadless.clearRecords()
                UIKitHeadless.activate(stage.button)
                r.expect(UIKitHeadless.accessibilityFocus?.accessibilityLabel, "B", "\(presentation)")
                r.expect(UIKitHeadless.performEscape(from: nil), true)
                r.expect(UIKitHeadless.accessibilityFocus, stage.button)
                r.expect(stage.told, ["open", "close"])
                UIKitHeadless.activate(stage.button)
                UIKitHeadless.activate(stage.table.visibleCells[2])
                r.expect(stage.dropdown.state.selected, ["c"])
                r.expect(UIKitHeadless.accessibilityFocus, stage.button)
                r.expect(
                    UIKitHeadless.postedNotifications.map(\.notification.rawValue), [1001, 1001, 1001, 1001])
                r.expect(UIKitHeadless.performEscape(from: stage.button), false, "nothing to close")
                stage.dropdown.send(.open)
                r.expect(UIKitHeadless.performEscape(from: stage.button), true)
            }
        }
    ),
    (
        "VoiceOver stays in a list over everything, if there is a way out",
        { r in
            for dismiss in [[MenuDocument.Dismissal.escape], []] {
                let stage = DropdownStage(
                    menu {
                        $0.presentation = .overlay
                        $0.dismiss = dismiss
                    })
                stage.tapButton()
                let read = UIKitHeadless.accessibilityElements(of: stage.window).map(\.accessibilityLabel)
                r.expect(read, dismiss.isEmpty ? ["Choose", "A", "B", "C"] : ["A", "B", "C"])
                r.expect(UIKitHeadless.performEscape(from: stage.list), !dismiss.isEmpty)
            }
        }
    ),
    (
        "a view of the app's is a button to VoiceOver, named by itself or else by the menu",
        { r in
            let (_, root) = makeWindow()
            let dropdown = DropdownControl(
                menu {
                    $0.presentation = .overlay
                    $0.anchor = .view
                    $0.accessibility = MenuDocument.Accessibility(label: "Letter", identifier: "Test.menu")
                }, texts: MenuTexts(namespace: "Test")
            ).placed(in: root)
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
            root.addSubview(view)
            dropdown.anchorView = view
            r.expect(view.isAccessibilityElement, true)
            r.expect(view.accessibilityLabel, "Letter")
            r.expect(view.accessibilityIdentifier, "Test.menu")
            UIKitHeadless.activate(view)
            r.expect(UIKitHeadless.accessibilityFocus?.accessibilityLabel, "A")
            UIKitHeadless.activate(dropdown.list.table.visibleCells[1])
            r.expect(view.accessibilityValue, "B")
            r.expect(UIKitHeadless.accessibilityFocus, view)
            dropdown.anchorView = nil
            r.expect(view.isAccessibilityElement, false)
            r.expect(
                [view.accessibilityLabel, view.accessibilityValue, view.accessibilityIdentifier],
                [nil, nil, nil])
        }
    ),
    (
        "keys: arrows over what can be chosen, return and space, escape, and letters",
        { r in
            let stage = DropdownStage(
                menu {
                    $0.options =
                        [.option(option("x") { $0.enabled = false })]
                        + ["apple", "banana", "blueberry", "cherry", "date"].map { .option(option($0)) }
                    $0.footer = MenuDocument.Footer(id: "f", title: "F")
                })
            stage.tapButton()
            r.expect(UIKitHeadless.firstResponder, stage.list)
            func shown() -> [String] {
                MainActor.assumeIsolated {
                    stage.table.visibleCells.compactMap { $0 as? DropdownControl.Cell }.filter(\.hasFocus)
                        .map { $0.accessibilityLabel! }
                }
            }
            r.expect(shown(), [], "nobody has pressed a key")
            UIKitHeadless.press(.keyboardDownArrow)
            r.expect(shown(), ["BANANA"])
            UIKitHeadless.press(.keyboardUpArrow)
            UIKitHeadless.press(.keyboardUpArrow)
            r.expect(shown(), ["APPLE"], "what is above cannot be chosen")
            UIKitHeadless.press(.keyboardB, "b")
            r.expect(shown(), ["BANANA"])
            UIKitHeadless.press(.keyboardL, "l")
            r.expect(shown(), ["BLUEBERRY"])
            UIKitHeadless.press(.keyboardDownArrow)
            UIKitHeadless.press(.keyboardSpacebar, " ")
            r.expect(stage.takeTold(), ["open", "select cherry", "close"], "the arrow ended what was typed")
            stage.tapButton()
            UIKitHeadless.press(.keyboardUpArrow)
            UIKitHeadless.press(.keyboardReturnOrEnter)
            r.expect(stage.takeTold(), ["open", "select blueberry", "close"])
            r.expect(UIKitHeadless.firstResponder, nil)
            stage.tapButton()
            for _ in 0..<3 { UIKitHeadless.press(.keyboardDownArrow) }
            r.expect(shown(), [])
            r.expect(stage.list.footer.hasFocus, true)
            UIKitHeadless.press(.keyboardSpacebar, " ")
            r.expect(stage.takeTold(), ["open", "footer f", "close"])
            stage.tapButton()
            r.expect(stage.list.footer.hasFocus, false, "it begins anew")
            UIKitHeadless.press(.keyboardEscape)
            r.expect(stage.takeTold(), ["open", "close"])
            UIKitHeadless.press(.keyboardDownArrow)
            r.expect(stage.dropdown.state.isOpen, false)
        }
    ),
    (
        "keys reach rows out of sight, and those that are not for the list go on",
        { r in
            final class Outer: UIView {
                var codes: [UIKeyboardHIDUsage] = []
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    codes += presses.compactMap { $0.key?.keyCode }
                }
            }
            let (window, root) = makeWindow()
            let outer = Outer(frame: root.bounds)
            root.addSubview(outer)
            let dropdown = DropdownControl(
                menu("abcdefgh") { $0.dismiss = [] }, texts: MenuTexts(namespace: "Test")
            ).placed(in: outer)
            dropdown.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
            dropdown.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
            UIKitHeadless.tap(CGPoint(x: 5, y: 10), in: window)
            for _ in 0..<6 { UIKitHeadless.press(.keyboardDownArrow) }
            // The seventh row is at the bottom of a list of four.
            r.expect(dropdown.list.table.contentOffset.y, 3 * 44)
            UIKitHeadless.press(.keyboardReturnOrEnter)
            r.expect(dropdown.state.selected, ["g"])
            dropdown.send(.open)
            UIKitHeadless.layout()
            r.expect(dropdown.list.table.contentOffset.y, 3 * 44, "it opens where the chosen one is")
            UIKitHeadless.press(.keyboardEscape)
            UIKitHeadless.press(.keyboardTab)
            UIKitHeadless.press(.keyboardC, "c", modifiers: .command)
            r.expect(outer.codes, [.keyboardEscape, .keyboardTab, .keyboardC])
            r.expect(dropdown.state.isOpen, true)
        }
    ),
    (
        "Reduce Motion: nothing is animated; otherwise opening and closing are",
        { r in
            for isReduced in [true, false] {
                UIKitHeadless.isReduceMotionEnabled = isReduced
                for presentation in MenuDocument.Presentation.allCases {
                    let stage = DropdownStage(menu { $0.presentation = presentation })
                    UIKitHeadless.clearRecords()
                    stage.tapButton()
                    r.expect(stage.list.alpha, 1)
                    stage.tapButton()
                    r.expect(UIKitHeadless.animations.count, isReduced ? 0 : 2, "\(presentation)")
                }
            }
            UIKitHeadless.isReduceMotionEnabled = false
        }
    ),
    (
        "keyboard: a list that the app opens takes it from nobody who types, one that a person opens does",
        { r in
            final class Field: UIView {
                override var canBecomeFirstResponder: Bool { true }
            }
            for presentation in MenuDocument.Presentation.allCases {
                let stage = DropdownStage(menu { $0.presentation = presentation })
                let field = Field()
                stage.root.addSubview(field)
                stage.dropdown.send(.open)
                r.expect(UIKitHeadless.firstResponder === stage.list, true, "nobody has it")
                stage.dropdown.send(.close)
                field.becomeFirstResponder()
                stage.dropdown.send(.open)
                r.expect(UIKitHeadless.firstResponder === field, true)
                stage.dropdown.send(.close)
                r.expect(UIKitHeadless.firstResponder === field, true)
                stage.tapButton()
                r.expect(UIKitHeadless.firstResponder === stage.list, true)
            }
        }
    ),
]
