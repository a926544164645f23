import MenuRuntime
@_spi(Headless) import UIKit

/// The numbers and events of the dropdown tutorials, as docs/behaviour.md and `specs/` have them.
@MainActor let dropdownTutorialChecks: [Check] = [
    (
        "the first tutorial: 40 closed, 204 open; what is pinned to the button stays",
        { r in
            let stage = DropdownStage(spec("000-stack-dropdown", "reason"))
            let below = UIView().placed(in: stage.root)
            let beside = UIView().placed(in: stage.root)
            NSLayoutConstraint.activate([
                below.topAnchor.constraint(equalTo: stage.dropdown.bottomAnchor, constant: 16),
                beside.topAnchor.constraint(equalTo: stage.dropdown.buttonBottomAnchor, constant: 16),
            ])
            UIKitHeadless.layout()
            r.near(stage.dropdown.frame, 16, 32, 368, 40)
            r.near(stage.frame(stage.button), 16, 32, 368, 40)
            r.expect(stage.button.title(for: .normal), "Select a reason")
            r.expect(stage.button.layer.borderWidth, 1.2)
            r.expect(stage.button.layer.borderColor?.bits, "#808080FF")
            r.expect(stage.button.titleColor(for: .normal)?.bits(in: stage.root), "#000000FF")
            stage.tapButton()
            r.expect(stage.takeTold(), ["open"])
            r.near(stage.dropdown.frame, 16, 32, 368, 204)
            r.near(stage.frame(stage.list), 16, 76, 368, 160)
            r.expect(stage.list.layer.borderWidth, 1.2)
            r.expect(stage.list.layer.borderColor?.bits, "#808080FF")
            r.expect([below.frame.minY, beside.frame.minY], [252, 88])
            r.expect(stage.rowTexts, ["Option 1", "Option 2", "Option 3", "Option 4"])
            let label = find(UILabel.self, in: stage.table.visibleCells[0])!
            r.expect(stage.frame(label).minX, 16 + 8)
            r.expect(label.textColor.bits(in: label), "#000000FF")
            stage.tapRow(1)
            r.expect(stage.takeTold(), ["select option2", "close"])
            r.expect(stage.dropdown.state.selected, ["option2"])
            r.expect(stage.button.title(for: .normal), "Option 2")
            r.near(stage.dropdown.frame, 16, 32, 368, 40)
            r.expect(stage.list.superview, nil)
        }
    ),
    (
        "the first tutorial: options, heights and the cap follow at once while the list shows",
        { r in
            let stage = DropdownStage(spec("000-stack-dropdown", "reason"))
            stage.tapButton()
            stage.dropdown.replaceOptions(with: ["x", "y", "z"].map { .option(option($0)) })
            UIKitHeadless.layout()
            r.near(stage.frame(stage.list), 16, 76, 368, 120)
            r.near(stage.dropdown.frame, 16, 32, 368, 164)
            r.expect(stage.rowTexts, ["X", "Y", "Z"])
            stage.dropdown.menu.maxVisibleCells = 2
            UIKitHeadless.layout()
            r.near(stage.frame(stage.list), 16, 76, 368, 80)
            r.expect(stage.dropdown.state.isOpen, true)
            stage.dropdown.menu.setRowHeight(.points(50))
            UIKitHeadless.layout()
            r.near(stage.frame(stage.button), 16, 32, 368, 50)
            r.near(stage.frame(stage.list), 16, 86, 368, 100)
            r.near(stage.dropdown.frame, 16, 32, 368, 154)
            stage.dropdown.replaceOptions(with: [])
            UIKitHeadless.layout()
            r.near(stage.dropdown.frame, 16, 32, 368, 54)
            stage.dropdown.send(.setOptions(["option1"]))
            UIKitHeadless.layout()
            r.near(stage.dropdown.frame, 16, 32, 368, 104)
            r.expect(stage.takeTold(), ["open"])
        }
    ),
    (
        "the second tutorial: lists in the window under their anchors, one of a group open",
        { r in
            let stage = DropdownStage(spec("001-anchored-dropdown", "noodles"), top: 700)
            let other = DropdownControl(
                spec("001-anchored-dropdown", "toppings"), texts: MenuTexts(namespace: "Test")
            ).placed(in: stage.root)
            other.onMessage = { [weak stage] in stage?.told.append("toppings \($0.text)") }
            let group = DropdownGroup()
            (stage.dropdown.group, other.group) = (group, group)
            let anchors = [UILabel(), UILabel()].map { $0.placed(in: stage.root) }
            let later = UIView().placed(in: stage.root)
            for (index, anchor) in anchors.enumerated() {
                NSLayoutConstraint.activate([
                    anchor.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
                    anchor.topAnchor.constraint(
                        equalTo: stage.root.topAnchor, constant: 100 + 400 * CGFloat(index)),
                    anchor.widthAnchor.constraint(equalToConstant: 200),
                    anchor.heightAnchor.constraint(equalToConstant: 50),
                ])
            }
            NSLayoutConstraint.activate(
                [later.topAnchor.constraint(equalTo: anchors[0].bottomAnchor)]
                    + [later.heightAnchor.constraint(equalToConstant: 300)]
                    + [later.widthAnchor.constraint(equalToConstant: 400)])
            (stage.dropdown.anchorView, other.anchorView) = (anchors[0], anchors[1])
            UIKitHeadless.layout()
            r.expect(stage.dropdown.frame.height, 0)
            let constraints = stage.window.constraints.count
            UIKitHeadless.tap(anchors[0])
            r.near(stage.frame(stage.list), 100, 150, 200, 132)
            r.expect(stage.list.superview, stage.window)
            r.expect(stage.window.subviews.last { !$0.isHidden }, stage.list)
            r.expect(stage.rowTexts, ["신라면", "진라면", "참깨라면"])
            r.expect(stage.takeTold(), ["open"])
            stage.tapRow(1)
            r.expect(stage.takeTold(), ["select 진라면", "close"])
            r.expect(stage.window.constraints.count, constraints)
            r.expect(stage.window.subviews, [stage.root])
            UIKitHeadless.tap(anchors[0])
            let colors = stage.table.visibleCells.map {
                find(UILabel.self, in: $0)!.textColor.bits(in: $0)
            }
            r.expect(colors, ["#AEAEB2FF", "#000000FF", "#AEAEB2FF"])
            _ = stage.takeTold()
            stage.dropdown.send(.close)
            UIKitHeadless.tap(anchors[1])
            r.near(stage.frame(other.list), 100, 550, 200, 192)
            UIKitHeadless.tap(anchors[0])
            r.expect(stage.takeTold(), ["toppings open", "toppings close", "open"])
            r.expect([stage.dropdown.state.isOpen, other.state.isOpen], [true, false])
            UIKitHeadless.tap(CGPoint(x: 10, y: 790), in: stage.window)
            r.expect(stage.takeTold(), ["close"])
            r.expect(stage.window.gestureRecognizers ?? [], [])
        }
    ),
    (
        "the third tutorial: a card that unfolds, in capitals, with a badge and a footer",
        { r in
            let (window, root) = makeWindow()
            let dropdown = DropdownControl(
                spec("002-sensor-selector", "sensor"), texts: MenuTexts(namespace: "SensorSelector")
            ).placed(in: root)
            var told: [String] = []
            dropdown.onMessage = { told.append($0.text) }
            NSLayoutConstraint.activate([
                dropdown.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
                dropdown.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            ])
            UIKitHeadless.layout()
            // 60% of 400.
            r.near(dropdown.frame, 30, 30, 240, 58)
            r.expect(dropdown.button.title(for: .normal), "AIR QUALITY")
            r.expect(UIKitHeadless.name(of: dropdown.button.currentImage), "chevron.down")
            r.near(dropdown.button.frame, 0, 0, 225, 58)
            r.expect(dropdown.button.imageView?.frame.minX, 20)
            r.expect(dropdown.button.titleLabel.map { $0.frame.minX > 20 + 10 }, true)
            let badge = dropdown.badge!
            r.near(badge.convert(badge.bounds, to: window), 270 + 20 - 75, 30 + 29 - 37.5, 75, 75)
            r.expect(badge.layer.cornerRadius, 37.5)
            r.expect(badge.backgroundColor?.bits(in: badge), "#00FFFFFF")
            r.expect(UIKitHeadless.name(of: badge.image), "wind")
            let card = dropdown.card
            r.expect(card.layer.cornerRadius, 26)
            r.expect(card.backgroundColor?.bits(in: card), "#FFFFFFFF")
            r.expect(card.layer.shadowColor?.bits, "#000000FF")
            r.expect(card.layer.shadowOpacity, 0.2)
            r.expect(card.layer.shadowRadius, 4)
            r.expect(card.layer.shadowOffset, CGSize(width: 0, height: 2))
            r.expect(card.clipsToBounds, false, "or it has no shadow")
            UIKitHeadless.tap(CGPoint(x: 100, y: 59), in: window)
            r.near(dropdown.frame, 30, 30, 240, 206)
            r.near(card.frame, 0, 0, 240, 206)
            r.near(dropdown.list.frame, 0, 58, 225, 148)
            r.near(dropdown.list.footer.frame, 0, 90, 225, 58)
            // What has no part of its own has no line of its own either within the card.
            r.expect([dropdown.list.layer.borderWidth, dropdown.list.footer.layer.borderWidth], [0, 0])
            let title = dropdown.list.footer.attributedTitle(for: .normal)
            r.expect(title?.string, "What is this?")
            r.expect(
                title?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int,
                NSUnderlineStyle.single.rawValue)
            r.expect(UIKitHeadless.name(of: dropdown.button.currentImage), "chevron.up")
            let cells = dropdown.list.table.visibleCells
            r.expect(cells.map { texts(in: $0) }, [["Air Quality"], ["UV index"]])
            r.expect(
                cells.map { UIKitHeadless.name(of: find(UIImageView.self, in: $0)?.image) },
                ["wind", "sun.max.fill"])
            r.expect(cells.map { $0.accessibilityTraits.contains(.selected) }, [true, false])
            let row = dropdown.list.table.rectForRow(at: IndexPath(row: 1, section: 0))
            UIKitHeadless.tap(
                dropdown.list.table.convert(CGPoint(x: 60, y: row.midY), to: window), in: window)
            r.expect(told, ["open", "select uvIndex", "close"])
            r.expect(dropdown.state.selected, ["uvIndex"])
            r.near(dropdown.frame, 30, 30, 240, 58)
            r.expect(dropdown.button.title(for: .normal), "UV INDEX")
            r.expect(UIKitHeadless.name(of: dropdown.button.currentImage), "chevron.down")
            r.expect(UIKitHeadless.name(of: badge.image), "sun.max.fill")
            UIKitHeadless.tap(CGPoint(x: 100, y: 59), in: window)
            told = []
            UIKitHeadless.tap(dropdown.list.footer)
            r.expect(told, ["footer whatIsThis", "close"])
            r.expect(dropdown.state.selected, ["uvIndex"])
        }
    ),
]
