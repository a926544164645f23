import MenuRuntime
@_spi(Headless) import UIKit

/// Where button and list stand in the app's layout.
@MainActor let dropdownPlacementChecks: [Check] = [
    (
        "cover: the list lies over later siblings, takes its touches there, and moves nothing",
        { r in
            let stage = DropdownStage(menu { $0.presentation = .cover })
            let below = UIView().placed(in: stage.root)
            let later = UIButton().placed(in: stage.root)
            var touched = 0
            later.addAction(UIAction { _ in touched += 1 }, for: .touchUpInside)
            NSLayoutConstraint.activate([
                below.topAnchor.constraint(equalTo: stage.dropdown.bottomAnchor, constant: 10),
                later.topAnchor.constraint(equalTo: stage.dropdown.bottomAnchor),
                later.leadingAnchor.constraint(equalTo: stage.dropdown.leadingAnchor),
                later.widthAnchor.constraint(equalToConstant: 368),
                later.heightAnchor.constraint(equalToConstant: 600),
            ])
            stage.tapButton()
            r.near(stage.dropdown.frame, 16, 32, 368, 44)
            r.near(stage.frame(stage.list), 16, 80, 368, 132)
            r.near(below.frame, 0, 86, 0, 0)
            r.expect(stage.list.superview, stage.root)
            stage.tapRow(2)
            r.expect(stage.told, ["open", "select c", "close"])
            r.expect(touched, 0)
            r.expect(stage.list.superview, nil)
            UIKitHeadless.tap(CGPoint(x: 100, y: 120), in: stage.window)
            r.expect(touched, 1)
        }
    ),
    (
        "cover: from a wrapper that is no higher than the button the list is still reached",
        { r in
            let (window, root) = makeWindow()
            let wrapper = UIView().placed(in: root)
            let dropdown = DropdownControl(
                menu { $0.presentation = .cover }, texts: MenuTexts(namespace: "Test")
            ).placed(in: wrapper)
            NSLayoutConstraint.activate(
                MenuLooks.edges(of: dropdown, on: wrapper) + [
                    wrapper.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                    wrapper.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    wrapper.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                ])
            UIKitHeadless.tap(dropdown.button)
            r.near(wrapper.frame, 0, 100, 400, 44)
            UIKitHeadless.tap(CGPoint(x: 100, y: 148 + 44 + 22), in: window)
            r.expect(dropdown.state.selected, ["b"])
        }
    ),
    (
        "cover: in a scroll view the list scrolls with the button, and is no part of its content's size",
        { r in
            let (window, root) = makeWindow()
            let scroll = UIScrollView().placed(in: root)
            let content = UIView().placed(in: scroll)
            let dropdown = DropdownControl(
                menu { $0.presentation = .cover }, texts: MenuTexts(namespace: "Test")
            ).placed(in: content)
            NSLayoutConstraint.activate(
                MenuLooks.edges(of: scroll, on: root) + [
                    content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                    content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                    content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                    content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                    content.heightAnchor.constraint(equalToConstant: 2000),
                    dropdown.topAnchor.constraint(equalTo: content.topAnchor, constant: 300),
                    dropdown.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    dropdown.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                ])
            UIKitHeadless.tap(dropdown.button)
            r.expect(dropdown.list.superview, scroll)
            scroll.contentOffset.y = 120
            UIKitHeadless.layout()
            r.near(dropdown.list.convert(dropdown.list.bounds, to: window), 0, 300 + 48 - 120, 400, 132)
            r.expect(scroll.contentSize, CGSize(width: 400, height: 2000))
            r.expect(dropdown.state.isOpen, true, "scrolling does not close it unless it says so")
        }
    ),
    (
        "push: the control grows in a stack, and gives way where the stack hides it",
        { r in
            let (_, root) = makeWindow()
            let dropdown = DropdownControl(menu(), texts: MenuTexts(namespace: "Test"))
            let label = UILabel()
            label.text = "below"
            let stack = UIStackView(arrangedSubviews: [dropdown, label]).placed(in: root)
            stack.axis = .vertical
            stack.spacing = 8
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            UIKitHeadless.layout()
            r.near(dropdown.frame, 0, 0, 400, 44)
            dropdown.send(.open)
            UIKitHeadless.layout()
            r.near(dropdown.frame, 0, 0, 400, 44 + 4 + 132)
            r.expect(label.frame.minY, 188)
            dropdown.isHidden = true
            UIKitHeadless.layout()
            r.expect(label.frame.minY, 0)
            dropdown.isHidden = false
            UIKitHeadless.layout()
            r.near(dropdown.frame, 0, 0, 400, 180)
        }
    ),
    (
        "widths: points, a share of the container, and what is around it",
        { r in
            let (_, root) = makeWindow()
            @MainActor func width(_ width: MenuDocument.Width, isPinned: Bool) -> CGRect {
                let dropdown = DropdownControl(
                    menu { $0.width = width }, texts: MenuTexts(namespace: "Test")
                ).placed(in: root)
                dropdown.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                dropdown.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                dropdown.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = isPinned
                UIKitHeadless.layout()
                let frame = dropdown.card.convert(dropdown.card.bounds, to: root)
                if !isPinned { r.expect(dropdown.frame.width, frame.width) }
                dropdown.removeFromSuperview()
                return frame
            }
            r.near(width(.fill, isPinned: true), 0, 0, 400, 44)
            r.near(width(.anchor, isPinned: true), 0, 0, 400, 44)
            r.near(width(.points(250), isPinned: false), 0, 0, 250, 44)
            r.near(width(.points(250), isPinned: true), 0, 0, 250, 44)
            r.near(width(.percent(30), isPinned: false), 0, 0, 120, 44)
            r.near(width(.percent(30), isPinned: true), 0, 0, 120, 44)
        }
    ),
    (
        "right to left: list, texts, indicator and badge are mirrored",
        { r in
            UIKitHeadless.layoutDirection = .rightToLeft
            defer { UIKitHeadless.layoutDirection = .leftToRight }
            let stage = DropdownStage(
                menu {
                    $0.width = .points(200)
                    $0.titleAlignment = .leading
                    $0.indicator = MenuDocument.SymbolIndicator(
                        collapsed: "chevron.down", expanded: "chevron.up")
                    $0.badge = MenuDocument.Badge(diameter: 40, color: .clear, offset: 10)
                })
            stage.tapButton()
            r.near(stage.frame(stage.button), 184, 32, 200, 44)
            r.near(stage.frame(stage.list), 184, 80, 200, 132)
            let (label, image) = (stage.button.titleLabel!, stage.button.imageView!)
            r.expect(stage.frame(label).maxX, 384 - 12)
            // The badge covers 30 points of the button.
            r.expect(stage.frame(image).minX, 184 + 30)
            r.near(stage.frame(stage.dropdown.badge!), 174, 34, 40, 40)
            let title = find(UILabel.self, in: stage.table.visibleCells[0])!
            r.expect(stage.frame(title).maxX, 384 - 16)
        }
    ),
    (
        "a menu that the app changes shows at once: presentation, width, title, indicator",
        { r in
            let stage = DropdownStage(menu())
            stage.tapButton()
            UIKitHeadless.clearRecords()
            stage.dropdown.menu.maxVisibleCells = 2
            stage.dropdown.menu.titleCase = .uppercase
            r.expect(UIKitHeadless.animations.count, 0, "the list stays where it is")
            r.expect(stage.button.title(for: .normal), "CHOOSE")
            stage.dropdown.menu.maxVisibleCells = 4
            stage.dropdown.menu.presentation = .overlay
            UIKitHeadless.layout()
            r.expect(stage.list.superview, stage.window)
            r.near(stage.dropdown.frame, 16, 32, 368, 44)
            stage.dropdown.menu.gap = 20
            UIKitHeadless.layout()
            r.near(stage.frame(stage.list), 16, 96, 368, 132)
            stage.dropdown.menu.presentation = .push
            stage.dropdown.menu.width = .points(100)
            UIKitHeadless.layout()
            r.near(stage.frame(stage.list), 16, 96, 100, 132)
            r.near(stage.dropdown.frame, 16, 32, 368, 196)
            stage.dropdown.menu.title = "Other"
            r.expect(stage.button.title(for: .normal), "OTHER")
            stage.dropdown.send(.close)
            UIKitHeadless.layout()
            r.near(stage.dropdown.frame, 16, 32, 368, 44)
            r.expect(stage.window.subviews, [stage.root])
        }
    ),
    (
        "push: a list is where it belongs before anything moves, and not in a corner",
        { r in
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                UIKitHeadless.layoutDirection = direction
                defer { UIKitHeadless.layoutDirection = .leftToRight }
                var (whole, list) = (
                    MenuDocument.PartStyle(part: .menu), MenuDocument.PartStyle(part: .list)
                )
                whole.insets = MenuDocument.Insets(top: 0, leading: 5, bottom: 0, trailing: 9)
                list.insets = MenuDocument.Insets(top: 0, leading: 10, bottom: 0, trailing: 20)
                let stage = DropdownStage(
                    menu {
                        $0.footer = MenuDocument.Footer(id: "f", title: "F")
                        $0.style = MenuDocument.Style(parts: [whole, list])
                    })
                stage.dropdown.send(.open)
                stage.dropdown.placement?.remove()
                UIKitHeadless.layout()
                let views: [UIView] = [stage.list, stage.list.content, stage.table, stage.list.footer]
                for view in views { view.frame = .zero }
                stage.dropdown.placement = DropdownControl.Placement(of: stage.dropdown)
                let first = views.map(\.frame)
                UIKitHeadless.layout()
                r.expect(first, views.map(\.frame))
                r.expect(first[0].size, CGSize(width: 368 - 14, height: 3 * 44 + 44))
            }
        }
    ),
]
