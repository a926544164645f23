import MenuRuntime
@_spi(Headless) import UIKit

/// Counts how often it asked for another size.
@MainActor private final class CountingTree: SectionTreeControl {
    var invalidations = 0

    override func invalidateIntrinsicContentSize() {
        invalidations += 1
        super.invalidateIntrinsicContentSize()
    }
}

@MainActor let sectionTreeLookChecks: [Check] = [
    (
        "parts look as their style says, in light and in dark",
        { r in
            let stage = SectionTreeStage(styled)
            let header = stage.header(0).button.row
            r.expect(header.backgroundColor, UIColor(red: 1, green: 1, blue: 0, alpha: 1))
            r.expect(header.layer.borderWidth, 2)
            r.expect(header.layer.cornerRadius, 6)
            r.expect(header.layer.shadowOpacity, 0.2)
            // 400 less both insets, the symbol (12) and its distance (12); a line of 12 in the middle of 60.
            r.near(header.titleFrame(in: stage.header(0)), 20, 24, 336, 12)
            let border = { header.layer.borderColor?.components?.prefix(3).map { Int(($0 * 255).rounded()) } }
            r.expect(border(), [255, 0, 0])
            UIKitHeadless.style = .dark
            defer { UIKitHeadless.style = .light }
            r.expect(border(), [0, 0, 255])
            r.expect(
                stage.cell(0, 0).titleColor.resolvedColor(with: stage.control.traitCollection),
                UIColor(red: 1, green: 1, blue: 1, alpha: 1))
            r.expect(stage.control.layer.borderColor?.components?.prefix(3).map { $0 }, [0, 0, 1])
        }
    ),
    (
        "list styles are the table's, and headers of a plain one hide what passes under them",
        { r in
            var menu = SectionTreeSamples.words
            let styles: [(MenuDocument.ListStyle, UITableView.Style)] = [
                (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
            ]
            for (style, expected) in styles {
                menu.listStyle = style
                let stage = SectionTreeStage(menu)
                r.expect(stage.table.style, expected)
                r.expect(stage.table.contentSize.height, 1164)
                r.expect(
                    stage.header(0).button.row.backgroundColor,
                    style == .plain ? .systemBackground : nil)
            }
        }
    ),
    (
        "a list's own background is behind rows and headers, the whole has insets and round corners",
        { r in
            var menu = SectionTreeSamples.words
            var whole = MenuDocument.PartStyle(part: .menu)
            whole.cornerRadius = 12
            whole.insets = MenuDocument.Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
            var list = MenuDocument.PartStyle(part: .list)
            list.backgroundColor = SectionTreeSamples.color(0xFFFF_00FF)
            menu.style = MenuDocument.Style(parts: [whole, list])
            let stage = SectionTreeStage(menu)
            let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
            r.near(stage.table.frame, 2, 1, 394, 1196)
            r.expect(stage.table.layer.cornerRadius, 12)
            r.expect(stage.table.backgroundColor, yellow)
            r.expect(stage.header(0).button.row.backgroundColor, yellow)
            r.expect(stage.cell(0, 0).backgroundColor, .clear)
            r.expect(SectionTreeStage(SectionTreeSamples.words).cell(0, 0).backgroundColor, .systemBackground)
        }
    ),
    (
        "icons stand before titles, indicators on their side, none where the spec wants none",
        { r in
            var menu = SectionTreeSamples.words
            menu.sections[0].icon = "star"
            var item = MenuDocument.Item(id: "wind", title: "Wind")
            item.icon = "wind"
            menu.sections[0].items[0] = .item(item)
            let stage = SectionTreeStage(menu)
            let (header, cell) = (stage.header(0), stage.cell(0, 0))
            r.expect(header.button.row.symbols, ["star", "chevron.down"])
            r.expect(cell.row.symbols, ["wind"])
            r.expect(stage.cell(0, 1).row.symbols, [])
            r.expect(cell.row.titleFrame(in: cell).minX, 16 + 20 + 12, "a symbol of 17 points is 20 wide")
            let indicator = header.button.row.indicator!
            r.expect(indicator.convert(indicator.bounds, to: header).maxX, 384)
            menu.indicator?.position = .leading
            r.expect(SectionTreeStage(menu).header(0).button.row.symbols, ["chevron.down", "star"])
            menu.indicator = nil
            r.expect(SectionTreeStage(menu).header(0).button.row.symbols, ["star"])
        }
    ),
    (
        "a tree can be as high as its rows, and follows them",
        { r in
            let (_, root) = makeWindow(width: 400, height: 3000)
            let control = SectionTreeControl(SectionTreeSamples.words, texts: MenuTexts(namespace: "Checks"))
            control.fitsContent = true
            control.placed(in: root)
            let below = UIView().placed(in: root)
            NSLayoutConstraint.activate([
                control.topAnchor.constraint(equalTo: root.topAnchor),
                control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                below.topAnchor.constraint(equalTo: control.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                below.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                below.heightAnchor.constraint(equalToConstant: 10),
            ])
            UIKitHeadless.layout()
            r.near(control.frame, 0, 0, 400, 1164)
            r.expect(control.tableView.isScrollEnabled, false)
            UIKitHeadless.tap(control.tableView.headerView(forSection: 0)!)
            r.near(control.frame, 0, 0, 400, 944)
            r.near(below.frame, 0, 944, 400, 10)
        }
    ),
    (
        "a tree that is as high as its rows is so when they are as high as their texts, too",
        { r in
            var menu = SectionTreeSamples.words
            (menu.headerHeight, menu.rowHeight) = (.auto, .auto)
            let long = Array(repeating: "aaaaa", count: 20).joined(separator: " ")
            for index in menu.sections[0].items.indices {
                menu.sections[0].items[index] = SectionTreeSamples.item("i\(index)", long)
            }
            let (_, root) = makeWindow(width: 400, height: 3000)
            let control = CountingTree(menu, texts: MenuTexts(namespace: "Checks")).placed(in: root)
            control.fitsContent = true
            NSLayoutConstraint.activate([
                control.topAnchor.constraint(equalTo: root.topAnchor),
                control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            UIKitHeadless.layout()
            let table = control.tableView
            r.expect(table.contentSize.height > 5 * 3 * 20, true)
            r.expect(control.frame.height, table.contentSize.height)
            let before = control.frame.height
            UIKitHeadless.contentSizeCategory = .accessibilityLarge
            defer { UIKitHeadless.contentSizeCategory = .large }
            UIKitHeadless.layout()
            r.expect(control.frame.height > before * 1.3, true)
            r.expect(control.frame.height, table.contentSize.height)
            UIKitHeadless.tap(table.headerView(forSection: 0)!)
            UIKitHeadless.tap(table.headerView(forSection: 0)!)
            r.expect(control.frame.height, table.contentSize.height)
            // The table may come to another height when it alone is laid out.
            let (rows, told) = (control.frame.height, control.invalidations)
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
            table.layoutSubviews()
            r.expect(control.invalidations > told, true)
            UIKitHeadless.layout()
            r.expect(control.frame.height, rows + 30)
        }
    ),
]

@MainActor private var styled: MenuDocument.SectionTree {
    var menu = SectionTreeSamples.words
    var header = MenuDocument.PartStyle(part: .header)
    header.backgroundColor = SectionTreeSamples.color(0xFFFF_00FF)
    header.borderColor = SectionTreeSamples.color(0xFF00_00FF, dark: 0x0000_FFFF)
    (header.borderWidth, header.cornerRadius) = (2, 6)
    header.font = MenuDocument.Font(size: 10)
    header.insets = MenuDocument.Insets(top: 0, leading: 20, bottom: 0, trailing: 20)
    header.shadow = MenuDocument.Shadow()
    var item = MenuDocument.PartStyle(part: .item)
    item.textColor = SectionTreeSamples.color(0x0000_00FF, dark: 0xFFFF_FFFF)
    var whole = MenuDocument.PartStyle(part: .menu)
    whole.borderColor = header.borderColor
    menu.style = MenuDocument.Style(parts: [whole, header, item])
    return menu
}

extension SectionTreeRowView {
    /// The names of the symbols that show, from the leading edge.
    var symbols: [String] {
        let images = content.subviews[0].subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
        let sorted = images.sorted { $0.frame.minX < $1.frame.minX }
        return sorted.compactMap { UIKitHeadless.name(of: $0.image) }
    }
}
