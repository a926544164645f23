import MenuRuntime
@_spi(Headless) import UIKit

/// A dropdown over everything in a scroll view, and the view it hangs on.
@MainActor private final class ScrolledStage {
    let window: UIWindow
    let scroll: UIScrollView
    let dropdown: DropdownControl
    var told: [String] = []

    init(
        _ menu: MenuDocument.Dropdown, top: CGFloat = 300, anchorView: UIView? = nil,
        scroll: UIScrollView = UIScrollView()
    ) {
        let (window, root) = makeWindow()
        self.window = window
        self.scroll = scroll.placed(in: root)
        let content = UIView().placed(in: scroll)
        dropdown = DropdownControl(menu, texts: MenuTexts(namespace: "Test")).placed(in: content)
        let anchor = anchorView?.placed(in: content) ?? dropdown
        NSLayoutConstraint.activate(
            MenuLooks.edges(of: scroll, on: root) + [
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 2000),
                anchor.topAnchor.constraint(equalTo: content.topAnchor, constant: top),
                anchor.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 50),
                anchor.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -50),
            ])
        if anchorView != nil {
            anchor.heightAnchor.constraint(equalToConstant: 60).isActive = true
            dropdown.anchorView = anchor
        }
        dropdown.onMessage = { [weak self] in self?.told.append($0.text) }
        UIKitHeadless.layout()
    }

    var listFrame: CGRect {
        UIKitHeadless.layout()
        return dropdown.list.convert(dropdown.list.bounds, to: window)
    }

    /// Whether window and control are as if the list had never been open.
    var isClean: Bool {
        window.subviews.count == 1 && window.constraints.isEmpty && (window.gestureRecognizers ?? []).isEmpty
            && dropdown.list.superview == nil
    }
}

/// Keeps to its place in the page when it is turned, and so has another offset.
private final class TurningScrollView: UIScrollView {
    override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { contentOffset.y += 5 } }
    }
}

private func overlay(_ change: (inout MenuDocument.Dropdown) -> Void = { _ in }) -> MenuDocument.Dropdown {
    menu {
        $0.presentation = .overlay
        $0.dismiss = [.outside, .escape]
        change(&$0)
    }
}

private func onView(_ change: (inout MenuDocument.Dropdown) -> Void = { _ in }) -> MenuDocument.Dropdown {
    overlay {
        $0.anchor = .view
        change(&$0)
    }
}

@MainActor let dropdownOverlayChecks: [Check] = [
    (
        "overlay: the list follows its anchor when the page is scrolled and the device turned",
        { r in
            let stage = ScrolledStage(overlay())
            stage.dropdown.send(.open)
            r.near(stage.listFrame, 50, 348, 300, 132)
            stage.scroll.contentOffset.y = 100
            r.near(stage.listFrame, 50, 248, 300, 132)
            r.expect(stage.dropdown.state.isOpen, true)
            UIKitHeadless.rotate(to: CGSize(width: 800, height: 400))
            r.near(stage.listFrame, 50, 248, 700, 132)
            UIKitHeadless.rotate(to: CGSize(width: 400, height: 800), .portrait)
            r.near(stage.listFrame, 50, 248, 300, 132)
            stage.dropdown.send(.close)
            UIKitHeadless.layout()
            r.expect(stage.isClean, true)
        }
    ),
    (
        "overlay: scrolling closes the list where the menu says so, and not when the device is turned",
        { r in
            for presentation in MenuDocument.Presentation.allCases {
                let stage = ScrolledStage(
                    overlay {
                        $0.presentation = presentation
                        $0.dismiss = [.scroll]
                    }, top: 100, scroll: TurningScrollView())
                UIKitHeadless.tap(stage.dropdown.button)
                UIKitHeadless.rotate(to: CGSize(width: 400, height: 800), .portrait)
                UIKitHeadless.rotate(to: CGSize(width: 800, height: 400))
                r.expect(stage.told, ["open"], "\(presentation)")
                let animations = UIKitHeadless.animations.count
                UIKitHeadless.drag(
                    from: CGPoint(x: 20, y: 390), by: CGPoint(x: 0, y: -60), in: stage.window)
                r.expect(stage.told, ["open", "close"], "\(presentation)")
                r.expect(UIKitHeadless.animations.count, animations, "a page that moves needs no more motion")
                UIKitHeadless.layout()
                r.expect(stage.isClean, true)
                // Its own rows may be scrolled.
                stage.dropdown.menu.maxVisibleCells = 2
                stage.dropdown.send(.open)
                UIKitHeadless.layout()
                stage.dropdown.list.table.contentOffset.y = 20
                UIKitHeadless.layout()
                r.expect(stage.dropdown.state.isOpen, true)
                stage.dropdown.send(.close)
                UIKitHeadless.rotate(to: CGSize(width: 400, height: 800), .portrait)
            }
        }
    ),
    (
        "overlay: the list closes when its anchor leaves the window, and is gone with all that belonged to it",
        { r in
            let stage = ScrolledStage(overlay())
            UIKitHeadless.tap(stage.dropdown.button)
            stage.dropdown.removeFromSuperview()
            UIKitHeadless.layout()
            r.expect(stage.dropdown.state.isOpen, false)
            r.expect(stage.told, ["open"], "it is the app's doing")
            r.expect(stage.isClean, true)
            let view = UIView()
            let anchored = ScrolledStage(onView(), anchorView: view)
            UIKitHeadless.tap(view)
            r.expect(anchored.dropdown.state.isOpen, true)
            view.removeFromSuperview()
            UIKitHeadless.layout()
            r.expect(anchored.dropdown.state.isOpen, false)
            r.expect(anchored.isClean, true)
            r.expect(view.subviews, [])
        }
    ),
    (
        "push and cover: an open list goes along with its control, or closes, and leaves no watcher behind",
        { r in
            let stage = ScrolledStage(overlay { $0.presentation = .push })
            stage.dropdown.send(.open)
            UIKitHeadless.layout()
            r.expect(stage.window.gestureRecognizers?.count, 1)
            stage.dropdown.removeFromSuperview()
            UIKitHeadless.layout()
            r.expect(stage.window.gestureRecognizers ?? [], [])
            let (window, root) = makeWindow()
            stage.dropdown.placed(in: root)
            UIKitHeadless.layout()
            r.expect(stage.dropdown.frame.height, 180)
            UIKitHeadless.tap(CGPoint(x: 390, y: 790), in: window)
            UIKitHeadless.finishTasks()
            r.expect(stage.told, ["close"], "a touch outside in the new window")
            let covering = ScrolledStage(overlay { $0.presentation = .cover })
            covering.dropdown.send(.open)
            root.addSubview(covering.dropdown)
            r.expect(covering.dropdown.state.isOpen, false)
            r.expect(covering.scroll.subviews.count, 1)
            let page = UIView(frame: root.bounds)
            let early = DropdownControl(
                overlay { $0.presentation = .cover }, texts: MenuTexts(namespace: "Test")
            ).placed(in: page)
            early.send(.open)
            r.expect(early.list.superview, page)
            root.addSubview(page)
            r.expect(early.state.isOpen, true, "it has come to a window with its page")
            r.expect(early.list.superview, root)
            UIKitHeadless.tap(CGPoint(x: 390, y: 790), in: window)
            r.expect(early.state.isOpen, false)
        }
    ),
    (
        "overlay: opened before it has a window, the list shows when it comes to one",
        { r in
            let (window, root) = makeWindow()
            let dropdown = DropdownControl(overlay(), texts: MenuTexts(namespace: "Test"))
            dropdown.send(.open)
            r.expect(dropdown.list.superview, nil)
            dropdown.placed(in: root)
            NSLayoutConstraint.activate([
                dropdown.topAnchor.constraint(equalTo: root.topAnchor),
                dropdown.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                dropdown.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            UIKitHeadless.layout()
            r.near(dropdown.list.frame, 0, 48, 400, 132)
            r.expect(dropdown.list.superview, window)
        }
    ),
    (
        "placement: below, above, and auto by the room there is; the list stays on the screen",
        { r in
            @MainActor func frame(_ placement: MenuDocument.Placement, top: CGFloat) -> CGRect {
                let stage = ScrolledStage(overlay { $0.placement = placement }, top: top)
                stage.dropdown.send(.open)
                return stage.listFrame
            }
            r.near(frame(.below, top: 300), 50, 348, 300, 132)
            r.near(frame(.above, top: 300), 50, 300 - 4 - 132, 300, 132)
            r.near(frame(.auto, top: 300), 50, 348, 300, 132)
            // 800 - 44 - 4 - 132 = 620 is the lowest place with room below.
            r.near(frame(.auto, top: 620), 50, 668, 300, 132)
            r.near(frame(.auto, top: 621), 50, 621 - 136, 300, 132)
            // Too low for all of it: it is scrolled.
            r.near(frame(.below, top: 700), 50, 748, 300, 52)
            r.near(frame(.above, top: 100), 50, 0, 300, 96)
            let stage = ScrolledStage(overlay { $0.placement = .auto }, top: 340)
            stage.dropdown.send(.open)
            r.near(stage.listFrame, 50, 388, 300, 132)
            UIKitHeadless.rotate(to: CGSize(width: 800, height: 400))
            r.near(stage.listFrame, 50, 340 - 136, 700, 132)
            UIKitHeadless.rotate(to: CGSize(width: 400, height: 800), .portrait)
            r.near(stage.listFrame, 50, 388, 300, 132)
        }
    ),
    (
        "a view of the app's opens the list: widths, touches, and what it was before",
        { r in
            let view = UILabel()
            view.text = "Noodles"
            let stage = ScrolledStage(onView { $0.width = .points(120) }, anchorView: view)
            r.expect(stage.dropdown.frame.height, 0)
            r.expect(stage.dropdown.button.superview, nil)
            UIKitHeadless.tap(view)
            r.near(stage.listFrame, 50, 364, 120, 132)
            UIKitHeadless.tap(view)
            r.expect(stage.told, ["open", "close"])
            r.expect(view.accessibilityTraits, [.staticText, .button])
            stage.dropdown.menu.width = .percent(50)
            stage.dropdown.send(.open)
            r.near(stage.listFrame, 50, 364, 200, 132)
            stage.dropdown.anchorView = nil
            UIKitHeadless.layout()
            r.expect(stage.dropdown.state.isOpen, false)
            stage.dropdown.send(.open)
            r.expect(stage.dropdown.list.superview, nil, "there is nothing to hang on")
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            stage.window.subviews[0].addSubview(other)
            stage.dropdown.anchorView = other
            r.near(stage.listFrame, 0, 24, 200, 132)
            stage.dropdown.anchorView = nil
            UIKitHeadless.layout()
            r.expect(stage.isClean, true)
            r.expect(view.accessibilityTraits, .staticText)
            r.expect(view.isUserInteractionEnabled, false)
            r.expect(view.gestureRecognizers ?? [], [])
            r.expect(view.accessibilityLabel, "Noodles")
            view.text = "Rice"
            r.expect(view.accessibilityLabel, "Rice", "it was not kept")
        }
    ),
    (
        "a button of the app's opens the list too, and does what else it does",
        { r in
            let view = UIButton(type: .system)
            var pressed = 0
            view.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
            let stage = ScrolledStage(onView(), anchorView: view)
            UIKitHeadless.tap(view)
            UIKitHeadless.tap(view)
            r.expect(stage.told, ["open", "close"])
            r.expect(pressed, 2)
            stage.dropdown.anchorView = nil
            UIKitHeadless.tap(view)
            r.expect(stage.told, ["open", "close"])
            r.expect(pressed, 3)
        }
    ),
    (
        "push on a view of the app's, which has no list in its layout to move, is over everything",
        { r in
            let view = UIView()
            let stage = ScrolledStage(onView { $0.presentation = .push }, anchorView: view)
            UIKitHeadless.tap(view)
            r.near(stage.listFrame, 50, 364, 300, 132)
            r.expect(stage.dropdown.list.superview, stage.window)
            r.expect(stage.dropdown.frame.height, 0)
            stage.dropdown.menu.anchor = .button
            UIKitHeadless.layout()
            r.expect(stage.dropdown.list.superview, stage.dropdown.card.content)
            r.expect(stage.dropdown.frame.height, 180)
            stage.dropdown.menu.anchor = .view
            r.near(stage.listFrame, 50, 364, 300, 132)
            r.expect(stage.dropdown.frame.height, 0)
            UIKitHeadless.tap(view)
            r.expect(stage.told, ["open", "close"])
            r.expect(stage.isClean, true)
        }
    ),
]
