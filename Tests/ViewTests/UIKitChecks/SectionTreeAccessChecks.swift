import MenuRuntime
@_spi(Headless) import UIKit

@MainActor let sectionTreeAccessChecks: [Check] = [
    (
        "VoiceOver reads headers as headings that open, items as buttons, details after their item",
        { r in
            var menu = SectionTreeSamples.letters
            menu.sections[0].accessibility = MenuDocument.Accessibility(
                label: "Letter C", hint: "Opens", identifier: "letter-c")
            var item = MenuDocument.Item(id: "s1", title: "Saying", detail: "Meaning")
            item.accessibility = MenuDocument.Accessibility(label: "A saying", hint: "Shows it")
            menu.sections[0].items = [.item(item), SectionTreeSamples.item("plain", "Plain")]
            menu.title = "Letters"
            let stage = SectionTreeStage(menu)
            r.expect(stage.table.accessibilityLabel, "Letters")
            r.expect(stage.table.accessibilityIdentifier, "Checks.letters")
            let header = stage.header(0).button
            r.expect(header.spoken, ["Letter C", "Opens", "letter-c", "collapsed"])
            r.expect(header.accessibilityTraits, [.header, .button])
            UIKitHeadless.activate(header)
            r.expect(stage.told, ["expand c"])
            r.expect(stage.header(0).button === header, true)
            r.expect(header.accessibilityValue, "expanded")
            r.expect(UIKitHeadless.accessibilityFocus === header, true, "the cursor stays")
            UIKitHeadless.activate(stage.cell(0, 0).row)
            r.expect(stage.told, ["expand c", "select c/s1"])
            r.expect(UIKitHeadless.accessibilityFocus === stage.cell(0, 0).row, true)
            r.expect(
                stage.cell(0, 0).row.spoken, ["A saying", "Shows it", "Checks.letters.c.s1", "expanded"])
            r.expect(stage.cell(0, 1).row.spoken, ["Plain", nil, "Checks.letters.c.plain", nil])
            let elements = UIKitHeadless.accessibilityElements(of: stage.window)
            r.expect(
                elements.map(\.accessibilityLabel), ["Letter C", "A saying", "Meaning", "Plain", "H", "M"])
            r.expect(elements[2].accessibilityTraits, .staticText)
            r.expect(UIKitHeadless.performEscape(from: header), false, "a tree has nothing to escape from")
        }
    ),
    (
        "what the app does itself does not move VoiceOver's cursor",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.words)
            UIAccessibility.post(notification: .layoutChanged, argument: stage.cell(1, 0).row)
            stage.control.send(.tapSection("words"))
            r.expect(UIKitHeadless.accessibilityFocus === stage.cell(1, 0).row, true)
        }
    ),
    (
        "all texts come from the app's translation, and another one is shown at once",
        { r in
            let menu = SectionTreeSamples.letters
            let stage = SectionTreeStage(
                menu, texts: MenuTexts(namespace: "Checks", replacing: { key, _ in "<\(key)>" }))
            stage.tapHeader(0)
            stage.tapRow(0, 0)
            r.expect(stage.texts[0], "+<Checks.letters.c.title>")
            r.expect(stage.texts[1], "<Checks.letters.c.s1.title>|<Checks.letters.c.s1.detail>")
            r.expect(stage.header(0).button.accessibilityValue, "<Checks.letters.accessibility.expanded>")
            r.expect(stage.header(1).button.accessibilityValue, "<Checks.letters.accessibility.collapsed>")
            stage.control.texts = MenuTexts(namespace: "Checks")
            r.expect(stage.texts.prefix(2), ["+C", "Saying c1|Meaning c1"])
        }
    ),
    (
        "arrows move over what can be touched, open and close; return and space touch",
        { r in
            var menu = SectionTreeSamples.nested
            menu.sections[0].items[0] = .item(MenuDocument.Item(id: "a", title: "A", enabled: false))
            let stage = SectionTreeStage(menu)
            r.expect(stage.control.becomeFirstResponder(), true)
            @MainActor func press(_ keys: UIKeyboardHIDUsage...) -> String? {
                for key in keys { UIKitHeadless.press(key) }
                return stage.control.cursor
            }
            r.expect(press(.keyboardDownArrow), "outer")
            r.expect(stage.header(0).button.row.isCursor, true)
            r.expect(press(.keyboardDownArrow), "outer/inner", "A cannot be touched")
            r.expect(stage.header(0).button.row.isCursor, false)
            r.expect(stage.cell(0, 1).row.isCursor, true)
            r.expect(press(.keyboardRightArrow), "outer/inner")
            r.expect(press(.keyboardRightArrow), "outer/inner", "open already")
            r.expect(stage.told, ["expand outer/inner"])
            r.expect(press(.keyboardDownArrow, .keyboardDownArrow), "outer/inner/y")
            r.expect(press(.keyboardSpacebar, .keyboardReturnOrEnter), "outer/inner/y")
            r.expect(stage.told.suffix(2), ["select outer/inner/y", "select outer/inner/y"])
            r.expect(press(.keyboardLeftArrow), "outer/inner", "to the section around")
            r.expect(press(.keyboardLeftArrow), "outer/inner")
            r.expect(stage.told.last, "collapse outer/inner")
            r.expect(press(.keyboardLeftArrow), "outer")
            r.expect(press(.keyboardEnd), "fixed/z")
            r.expect(press(.keyboardDownArrow), "fixed/z", "the end")
            r.expect(press(.keyboardUpArrow), "outer/b", "a fixed header cannot be touched")
            r.expect(press(.keyboardHome, .keyboardUpArrow), "outer")
            let count = stage.told.count
            r.expect(press(.keyboardEscape), "outer")
            r.expect(stage.told.count, count)
            stage.control.resignFirstResponder()
            r.expect(stage.control.cursor, nil)
            r.expect(stage.header(0).button.row.isCursor, false)
        }
    ),
    (
        "keys scroll to the row that they come to",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.words, size: CGSize(width: 400, height: 300))
            stage.control.becomeFirstResponder()
            UIKitHeadless.press(.keyboardEnd)
            r.expect(stage.table.contentOffset.y, 1164 - 300)
            r.expect(stage.cell(3, 4).row.isCursor, true)
            UIKitHeadless.press(.keyboardHome)
            r.expect(stage.table.contentOffset.y, 0)
        }
    ),
    (
        "from right to left everything is mirrored, turning and arrow keys too",
        { r in
            UIKitHeadless.layoutDirection = .rightToLeft
            defer { UIKitHeadless.layoutDirection = .leftToRight }
            let stage = SectionTreeStage(SectionTreeSamples.letters)
            let triangle = stage.header(0).button.row.indicator!
            r.near(triangle.convert(triangle.bounds, to: stage.header(0)), 400 - 66, 8, 50, 50)
            let width = 50 * 3.0.squareRoot() / 2
            r.near(UIKitHeadless.drawing(of: triangle.subviews[0])[0].bounds, 55 - width, 5, width, 50)
            stage.tapHeader(0)
            r.expect(stage.degrees(stage.header(0).button.row), -90)
            r.expect(stage.cell(0, 0).row.titleFrame(in: stage.cell(0, 0)).maxX, 384)
            stage.control.becomeFirstResponder()
            UIKitHeadless.press(.keyboardDownArrow)
            UIKitHeadless.press(.keyboardRightArrow)
            UIKitHeadless.press(.keyboardLeftArrow)
            r.expect(stage.told, ["expand c", "collapse c", "expand c"])
        }
    ),
    (
        "indicators turn with an animation, but not for people who want less motion",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.letters)
            stage.tapHeader(0)
            r.expect(UIKitHeadless.animations.map(\.duration), [0.25])
            stage.tapRow(0, 0)
            r.expect(UIKitHeadless.animations.count, 2)
            UIKitHeadless.isReduceMotionEnabled = true
            defer { UIKitHeadless.isReduceMotionEnabled = false }
            stage.tapHeader(0)
            stage.tapHeader(0)
            stage.tapRow(0, 0)
            r.expect(UIKitHeadless.animations.count, 2)
            r.expect(stage.degrees(stage.header(0).button.row), 90)
            r.expect(stage.texts[1], "Saying c1")
        }
    ),
    (
        "larger text makes higher rows where heights follow from text",
        { r in
            defer { UIKitHeadless.contentSizeCategory = .large }
            let stage = SectionTreeStage(SectionTreeSamples.letters)
            stage.tapHeader(0)
            stage.tapRow(0, 0)
            let before = stage.cell(0, 0).frame.height
            UIKitHeadless.contentSizeCategory = .accessibilityExtraLarge
            r.expect(stage.cell(0, 0).frame.height > before * 1.5, true)
            UIKitHeadless.contentSizeCategory = .large
            r.expect(stage.cell(0, 0).frame.height, before)
        }
    ),
]

extension UIView {
    var spoken: [String?] {
        [accessibilityLabel, accessibilityHint, accessibilityIdentifier, accessibilityValue]
    }
}
