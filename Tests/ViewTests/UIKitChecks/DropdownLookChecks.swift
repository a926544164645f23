import MenuRuntime
@_spi(Headless) import UIKit

private func style(
    _ part: MenuDocument.StylePart, _ change: (inout MenuDocument.PartStyle) -> Void
) -> MenuDocument.Style {
    var style = MenuDocument.PartStyle(part: part)
    change(&style)
    return MenuDocument.Style(parts: [style])
}

private let ink = MenuDocument.Color(
    light: MenuDocument.RGBA(0x1122_33FF), dark: MenuDocument.RGBA(0xEEDD_CCFF))

@MainActor let dropdownLookChecks: [Check] = [
    (
        "dark mode: every colour follows, those of borders and shadows too",
        { r in
            defer { UIKitHeadless.style = .light }
            var parts: [MenuDocument.PartStyle] = []
            for part in [MenuDocument.StylePart.menu, .button, .list, .option, .footer] {
                parts +=
                    style(part) {
                        ($0.borderColor, $0.borderWidth, $0.backgroundColor, $0.textColor) = (
                            ink, 2, ink, ink
                        )
                        $0.shadow = MenuDocument.Shadow(color: ink, opacity: 0.5, radius: 1, x: 3, y: 4)
                    }.parts
            }
            let stage = DropdownStage(
                menu {
                    $0.style = MenuDocument.Style(parts: parts)
                    $0.footer = MenuDocument.Footer(id: "f", title: "F", underlined: true)
                    $0.badge = MenuDocument.Badge(diameter: 40, color: ink)
                })
            stage.tapButton()
            let cell = stage.table.visibleCells[0]
            let boxes: [UIView] = [
                stage.dropdown.card, stage.button, stage.list, cell, stage.list.footer,
            ]
            for (mode, bits) in [(UIUserInterfaceStyle.light, "#112233FF"), (.dark, "#EEDDCCFF")] {
                UIKitHeadless.style = mode
                for box in boxes {
                    r.expect(box.layer.borderColor?.bits, bits)
                    r.expect(box.layer.shadowColor?.bits, bits)
                    r.expect(box.backgroundColor?.bits(in: box), bits)
                    r.expect([box.layer.borderWidth, box.layer.shadowRadius], [2, 1])
                    r.expect(box.layer.shadowOffset, CGSize(width: 3, height: 4))
                    r.expect(box.layer.shadowOpacity, 0.5)
                }
                r.expect(stage.button.titleColor(for: .normal)?.bits(in: stage.root), bits)
                r.expect(find(UILabel.self, in: cell)?.textColor.bits(in: cell), bits)
                r.expect(stage.dropdown.badge?.backgroundColor?.bits(in: stage.root), bits)
                let title = stage.list.footer.attributedTitle(for: .normal)
                let color = title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                r.expect(color?.bits(in: stage.root), bits)
            }
        }
    ),
    (
        "insets at the sides of a list move what is in it, and not its height",
        { r in
            let stage = DropdownStage(
                menu {
                    $0.style = style(.list) {
                        $0.insets = MenuDocument.Insets(top: 7, leading: 10, bottom: 7, trailing: 20)
                    }
                    $0.footer = MenuDocument.Footer(id: "f", title: "F")
                })
            stage.tapButton()
            r.near(stage.frame(stage.list), 16, 80, 368, 176)
            r.near(stage.frame(stage.table), 26, 80, 338, 132)
            r.near(stage.frame(stage.list.footer), 26, 212, 338, 44)
        }
    ),
    (
        "without a style button and list can be told from what is around them",
        { r in
            let stage = DropdownStage(menu())
            stage.tapButton()
            for box in [stage.button, stage.list] as [UIView] {
                r.expect(box.layer.borderWidth, 1)
                r.expect(box.layer.borderColor?.bits, "#3C3C434A")
                r.expect(box.layer.cornerRadius, 8)
            }
            r.expect(stage.list.backgroundColor?.bits(in: stage.list), "#FFFFFFFF")
            r.expect(stage.list.content.clipsToBounds, true, "rows end at the corners")
            r.expect(stage.button.titleColor(for: .normal)?.bits(in: stage.root), "#000000FF")
        }
    ),
    (
        "options: symbol, image, detail, destructive, disabled, chosen",
        { r in
            UIKitHeadless.imageNames = ["flag"]
            defer { UIKitHeadless.imageNames = [] }
            let stage = DropdownStage(
                menu {
                    $0.options = [
                        .option(option("a") { $0.icon = "wind" }),
                        .option(option("b") { $0.image = "flag" }),
                        .option(option("c") { $0.detail = "Second line" }),
                        .option(option("d") { $0.role = .destructive }),
                        .option(option("e") { $0.enabled = false }),
                        .option(option("f")),
                        .option(option("g") { $0.image = "missing" }),
                    ]
                    $0.maxVisibleCells = 7
                    $0.selected = ["f"]
                    $0.style = style(.option) { $0.selectedTextColor = ink }
                })
            stage.tapButton()
            r.expect(stage.rowTexts, ["A", "B", "C|Second line", "D", "E", "F", "G"])
            let cells = stage.table.visibleCells
            let pictures = cells.map { find(UIImageView.self, in: $0)! }
            r.expect(
                pictures.map { UIKitHeadless.name(of: $0.image) }, ["wind", "flag", nil, nil, nil, nil, nil])
            r.expect(pictures.map(\.isHidden), [false, false, true, true, true, true, true])
            // After the picture and 12 points.
            let labels = cells.map { find(UILabel.self, in: $0)! }
            r.expect(stage.frame(labels[1]).minX, 16 + 16 + 24 + 12)
            r.expect(stage.frame(labels[3]).minX, 16 + 16)
            r.expect(
                labels.map { $0.textColor.bits(in: $0) },
                ["#000000FF", "#000000FF", "#000000FF", "#FF3B30FF", "#3C3C434D", "#112233FF", "#000000FF"])
            r.expect(cells.map { $0.accessoryType == .checkmark }.firstIndex(of: true), 5)
            // Title and detail are in the middle of the row of 44 points.
            let row = stage.frame(cells[2])
            let second = stage.frame(cells[2].contentView.subviews[0])
            r.expect([row.height, second.height], [44, 44])
            let texts = labels[2].superview!
            r.expect(abs(stage.frame(texts).midY - row.midY) < 0.01, true)
        }
    ),
    (
        "separators are lines above rows, and groups have titles of their own",
        { r in
            let stage = DropdownStage(
                menu {
                    let inner: [MenuDocument.Entry] = [
                        .option(option("b")), .separator, .separator, .option(option("c")),
                    ]
                    $0.options = [
                        .separator, .option(option("a")), .separator,
                        .group(MenuDocument.OptionGroup(id: "g", title: "Group", options: inner)),
                    ]
                    $0.rowHeight = .points(40)
                    $0.style = style(.header) { $0.textColor = ink }
                })
            stage.tapButton()
            // Four rows, and lines above the first, the second and (two) the fourth.
            r.near(stage.frame(stage.list), 16, 80, 368, 164)
            r.expect(stage.rowTexts, ["A", "Group", "B", "C"])
            let cells = stage.table.visibleCells
            r.expect(cells.map { $0.frame.minY }, [0, 41, 82, 122])
            r.expect(cells.map { $0.frame.height }, [41, 41, 40, 42])
            let lines = cells.map { cell in
                cell.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }.map(\.frame)
            }
            let line = CGRect(x: 0, y: 0, width: 368, height: 1)
            r.expect(lines, [[line], [line], [], [CGRect(x: 0, y: 0, width: 368, height: 2)]])
            // What a row shows is under its lines.
            r.expect(stage.frame(find(UILabel.self, in: cells[3])!).midY, 80 + 122 + 2 + 20)
            r.expect(cells[1].accessibilityTraits, .header)
            r.expect(find(UILabel.self, in: cells[1])?.textColor.bits(in: cells[1]), "#112233FF")
        }
    ),
    (
        "rows as high as their content: the list follows the table, within its caps",
        { r in
            var long = option("l")
            // 8.5 points a character, 336 points wide: three lines of 20.4, in full points 62. Around them 11 each.
            long.title = String(repeating: "word ", count: 20)
            let stage = DropdownStage(
                menu {
                    $0.rowHeight = .auto
                    $0.options = [.option(long)] + "abcdef".map { .option(option(String($0))) }
                    $0.maxVisibleCells = 3
                })
            stage.tapButton()
            UIKitHeadless.layout()
            let tall = stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
            let low = stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height
            r.expect([tall, low], [62 + 22, 21 + 22])
            r.near(stage.frame(stage.list), 16, 80, 368, tall + 2 * low)
            r.near(stage.dropdown.frame, 16, 32, 368, 48 + tall + 2 * low)
            stage.dropdown.menu.maxVisibleCells = nil
            stage.dropdown.menu.maxHeight = 100
            UIKitHeadless.layout()
            r.near(stage.frame(stage.list), 16, 80, 368, 100)
            // Larger text makes larger rows.
            stage.dropdown.menu.maxHeight = 10_000
            UIKitHeadless.layout()
            let before = stage.frame(stage.list).height
            UIKitHeadless.contentSizeCategory = .accessibilityLarge
            defer { UIKitHeadless.contentSizeCategory = .large }
            UIKitHeadless.layout()
            r.expect(stage.frame(stage.list).height > before * 1.5, true)
        }
    ),
    (
        "text grows with the reader's size; a font of the spec's does too",
        { r in
            defer { UIKitHeadless.contentSizeCategory = .large }
            let stage = DropdownStage(
                menu {
                    $0.style = style(.button) { $0.font = MenuDocument.Font(size: 20) }
                    $0.indicator = MenuDocument.SymbolIndicator(collapsed: "plus", expanded: "minus")
                })
            stage.tapButton()
            let label = find(UILabel.self, in: stage.table.visibleCells[0])!
            r.expect([stage.button.titleLabel!.font.pointSize, label.font.pointSize], [20, 17])
            let symbol = stage.button.imageView!.frame.width
            UIKitHeadless.contentSizeCategory = .accessibilityMedium
            r.expect(stage.button.imageView!.frame.width > symbol * 1.4, true, "and so do symbols")
            // 28 points of body text where it was 17.
            r.expect([stage.button.titleLabel!.font.pointSize, label.font.pointSize], [33, 28])
            r.near(stage.dropdown.frame, 16, 32, 368, 180)
        }
    ),
    (
        "title: in the middle or leading, with the indicator at either edge",
        { r in
            @MainActor func frames(_ change: (inout MenuDocument.Dropdown) -> Void) -> [CGFloat] {
                let stage = DropdownStage(menu { change(&$0) })
                let (label, image) = (stage.button.titleLabel!.frame, stage.button.imageView!.frame)
                return [label.minX, label.midX, image.minX, image.maxX]
            }
            let indicator = MenuDocument.SymbolIndicator(collapsed: "chevron.down", expanded: "chevron.up")
            r.expect(frames { _ in }[1], 184)
            r.expect(frames { $0.titleAlignment = .leading }[0], 12)
            let trailing = frames { $0.indicator = indicator }
            r.expect([trailing[1], trailing[3]], [184, 368 - 12])
            let leading = frames {
                $0.titleAlignment = .leading
                $0.indicator = indicator
                $0.indicator?.position = .leading
            }
            r.expect([leading[0], leading[2]], [leading[3] + 8, 12])
            // By itself a button is as wide as all that.
            let (_, root) = makeWindow()
            let dropdown = DropdownControl(
                menu { $0.indicator = indicator }, texts: MenuTexts(namespace: "Test")
            )
            .placed(in: root)
            UIKitHeadless.layout()
            let (label, image) = (dropdown.button.titleLabel!.frame, dropdown.button.imageView!.frame)
            r.expect(label.width, dropdown.button.titleLabel!.intrinsicContentSize.width)
            r.expect(dropdown.frame.width, 12 + image.width + 8 + label.width + 8 + image.width + 12)
        }
    ),
    (
        "a floating list wears the card of the menu; texts are the app's to replace",
        { r in
            let (_, root) = makeWindow()
            let texts = MenuTexts(namespace: "Test") { key, text in key == "Test.menu.a.title" ? "Uno" : text
            }
            let dropdown = DropdownControl(
                menu {
                    $0.presentation = .overlay
                    $0.style = style(.menu) { $0.cornerRadius = 26 }
                    $0.selected = ["a"]
                }, texts: texts
            ).placed(in: root)
            dropdown.send(.open)
            UIKitHeadless.layout()
            r.expect([dropdown.card.layer.cornerRadius, dropdown.list.layer.cornerRadius], [26, 26])
            r.expect(dropdown.button.title(for: .normal), "Uno")
            dropdown.texts = MenuTexts(namespace: "Test")
            r.expect(dropdown.button.title(for: .normal), "A")
            r.expect(dropdown.list.table.visibleCells.first?.accessibilityLabel, "A")
        }
    ),
    (
        "a footer that the app changes is underlined only while the menu says so",
        { r in
            let footer = { MenuDocument.Footer(id: "f", title: $0, underlined: $1) }
            let stage = DropdownStage(menu { $0.footer = footer("What is this?", true) })
            stage.tapButton()
            let button = stage.list.footer
            r.expect(button.attributedTitle(for: .normal)?.string, "What is this?")
            let width = button.intrinsicContentSize.width
            stage.dropdown.menu.footer = footer("More", false)
            UIKitHeadless.layout()
            r.expect(button.attributedTitle(for: .normal), nil)
            r.expect(button.title(for: .normal), "More")
            r.expect(button.intrinsicContentSize.width < width, true)
            stage.dropdown.menu.footer = footer("Less", true)
            r.expect(button.attributedTitle(for: .normal)?.string, "Less")
        }
    ),
]
