import MenuRuntime
@_spi(Headless) import UIKit

/// Background, border and corners in both appearances.
private func dress(_ change: (inout MenuDocument.PartStyle) -> Void = { _ in }) -> MenuDocument.Style {
    var part = MenuDocument.PartStyle(part: .button)
    part.borderColor = MenuDocument.Color(light: .init(0x1111_11FF), dark: .init(0xEEEE_EEFF))
    part.borderWidth = 1.5
    part.cornerRadius = 12
    part.backgroundColor = MenuDocument.Color(light: .init(0xFFFF_00FF), dark: .init(0x0000_FFFF))
    change(&part)
    return MenuDocument.Style(parts: [part])
}

private func onView(_ style: MenuDocument.Style?) -> MenuDocument.Dropdown {
    menu {
        $0.anchor = .view
        $0.presentation = .overlay
        $0.style = style
    }
}

/// What can be seen of a view's box.
@MainActor private func box(_ view: UIView) -> [String] {
    [
        view.backgroundColor?.bits(in: view) ?? "none", "\(view.layer.cornerRadius)",
        "\(view.layer.borderWidth)", view.layer.borderColor?.bits ?? "none", "\(view.clipsToBounds)",
        "\(view.layer.shadowOpacity)",
    ]
}

@MainActor let dropdownAnchorLookChecks: [Check] = [
    (
        "a view of the app's wears the button's look, follows light and dark, and is let go as it was",
        { r in
            defer { UIKitHeadless.style = .light }
            let (window, root) = makeWindow()
            let view = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            view.backgroundColor = .white
            view.layer.borderWidth = 3
            view.layer.cornerRadius = 2
            root.addSubview(view)
            let before = box(view)
            let dropdown = DropdownControl(onView(dress()), texts: MenuTexts(namespace: "Test"))
            r.expect(box(view), before)
            dropdown.anchorView = view
            r.expect(box(view), ["#FFFF00FF", "12.0", "1.5", "#111111FF", "true", "0.0"])
            UIKitHeadless.style = .dark
            UIKitHeadless.layout()
            r.expect(box(view), ["#0000FFFF", "12.0", "1.5", "#EEEEEEFF", "true", "0.0"])
            UIKitHeadless.style = .light
            UIKitHeadless.tap(view)
            r.expect(dropdown.list.window, window, "its control is in no view")
            UIKitHeadless.tap(view)
            r.expect(dropdown.state.isOpen, false)
            dropdown.menu.style = nil
            r.expect(box(view), before)
            dropdown.menu.style = dress { $0.backgroundColor = nil }
            r.expect(box(view).first, "#FFFFFFFF", "what the spec has no word for stays")
            r.expect(box(view).suffix(5), ["12.0", "1.5", "#111111FF", "true", "0.0"])
            let other = UIView()
            root.addSubview(other)
            dropdown.anchorView = other
            r.expect(box(view), before)
            r.expect(view.subviews, [])
            r.expect(other.layer.cornerRadius, 12)
            dropdown.anchorView = nil
            r.expect(box(other), box(UIView()))
        }
    ),
    (
        "what has a shadow is not clipped, and the app's view is let go with its control",
        { r in
            let view = UIView()
            var dropdown: DropdownControl? = DropdownControl(
                onView(dress { $0.shadow = MenuDocument.Shadow() }), texts: MenuTexts(namespace: "Test"))
            dropdown?.anchorView = view
            r.expect(view.clipsToBounds, false)
            r.expect(view.layer.shadowOpacity, 0.2)
            r.expect(view.layer.shadowOffset, CGSize(width: 0, height: 2))
            dropdown = nil
            r.expect(box(view), box(UIView()))
            r.expect(view.subviews, [])
            let glass = UIVisualEffectView()
            dropdown = DropdownControl(onView(dress()), texts: MenuTexts(namespace: "Test"))
            dropdown?.anchorView = glass
            r.expect(glass.subviews, [glass.contentView], "it takes no views of its own")
            r.expect(glass.layer.cornerRadius, 12)
        }
    ),
    (
        "what the button would show is there for a view that stands for it, translated",
        { r in
            let words = [
                "Test.menu.a.title": "Erstes", "Test.menu.x.title": "Ix", "Test.menu.title": "Wähle",
            ]
            let texts = MenuTexts(namespace: "Test") { key, text in words[key] ?? text }
            let view = DropdownView(
                Dropdown<AnyOption>(
                    menu {
                        $0.anchor = .view
                        $0.optionsFrom = .app
                        $0.selection = .multiple
                        $0.titleCase = .uppercase
                    }), texts: texts)
            r.expect(view.title, "WÄHLE")
            view.replaceOptions(with: [
                .option(MenuDocument.Option(id: "x", title: "X-ray")), .option(option("a")),
            ])
            view.selections = [AnyOption(id: "a"), AnyOption(id: "x")]
            r.expect(view.title, "IX, ERSTES")
            r.expect(["x", "a", "q"].map { view.title(of: AnyOption(id: $0)) }, ["Ix", "Erstes", "q"])
            let anchor = UIView()
            view.anchorView = anchor
            r.expect(anchor.accessibilityLabel, "Wähle", "the label is the title, and so is its translation")
        }
    ),
]

/// An option of any dropdown.
private struct AnyOption: OpenMenuOption {
    let id: String

    static let optionTable = MenuOptionTable(MenuDocument.Dropdown(id: "any", title: ""))
}
