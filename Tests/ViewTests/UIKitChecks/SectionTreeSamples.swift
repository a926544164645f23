import MenuRuntime
@_spi(Headless) import UIKit

/// The trees that the checks put on the screen.
@MainActor enum SectionTreeSamples {
    /// The fourth tutorial's.
    static var words: MenuDocument.SectionTree {
        tree("samples") {
            section(&$0, "words", "Words", ["One", "Two", "Three", "Four", "Five"])
            section(&$0, "numbers", "Numbers", ["6", "7", "8", "9", "10"])
            section(&$0, "characters", "Сharacters", ["Q", "W", "E", "R", "T", "Y"])
            section(&$0, "emojis", "Emojis", ["😀", "😡", "🥶", "😱", "😈"])
        }
    }

    /// The fifth tutorial's: all as high as it asks for, and a triangle that turns.
    static var letters: MenuDocument.SectionTree {
        var menu = tree("letters") {
            for (id, sayings) in [("c", 3), ("h", 2), ("m", 2)] {
                var section = MenuDocument.Section(id: id, title: id.uppercased())
                for number in 1...sayings {
                    section.items.append(
                        .item(
                            MenuDocument.Item(
                                id: "s\(number)", title: "Saying \(id)\(number)",
                                detail: "Meaning \(id)\(number)")))
                }
                $0.append(section)
            }
        }
        (menu.headerHeight, menu.rowHeight, menu.detailHeight) = (.auto, .auto, .auto)
        menu.headerAlignment = .center
        menu.listStyle = .grouped
        var triangle = MenuDocument.TurningIndicator()
        triangle.mark = .shape(.triangle)
        (triangle.expanded, triangle.position, triangle.size) = (90, .leading, 50)
        (triangle.fill, triangle.stroke, triangle.strokeWidth) = (color(0x0000_00FF), color(0xFF00_00FF), 5)
        menu.indicator = triangle
        return menu
    }

    /// One section with items and, between them, an inner section; a second one that is always open.
    static var nested: MenuDocument.SectionTree {
        tree("nested") {
            let inner = MenuDocument.Section(
                id: "inner", title: "Inner", items: [item("x", "X"), item("y", "Y")])
            $0.append(
                MenuDocument.Section(
                    id: "outer", title: "Outer", expanded: true,
                    items: [item("a", "A"), .section(inner), item("b", "B")]))
            $0.append(
                MenuDocument.Section(
                    id: "fixed", title: "Fixed", expanded: true, collapsible: false, items: [item("z", "Z")]))
        }
    }

    static func tree(
        _ id: String, _ sections: (inout [MenuDocument.Section]) -> Void
    ) -> MenuDocument.SectionTree {
        var menu = MenuDocument.SectionTree(id: id)
        sections(&menu.sections)
        return menu
    }

    static func item(_ id: String, _ title: String) -> MenuDocument.SectionEntry {
        .item(MenuDocument.Item(id: id, title: title))
    }

    static func section(
        _ sections: inout [MenuDocument.Section], _ id: String, _ title: String, _ items: [String]
    ) {
        let items = items.enumerated().map { item("i\($0.offset)", $0.element) }
        sections.append(MenuDocument.Section(id: id, title: title, expanded: true, items: items))
    }

    static func color(_ bits: UInt32, dark: UInt32? = nil) -> MenuDocument.Color {
        MenuDocument.Color(light: MenuDocument.RGBA(bits), dark: MenuDocument.RGBA(dark ?? bits))
    }
}

/// A tree in a window, and what the app was told.
@MainActor final class SectionTreeStage {
    let window: UIWindow
    let control: SectionTreeControl
    var told: [String] = []

    init(
        _ menu: MenuDocument.SectionTree, texts: MenuTexts = MenuTexts(namespace: "Checks"),
        size: CGSize = CGSize(width: 400, height: 1200)
    ) {
        control = SectionTreeControl(menu, texts: texts)
        let (window, root) = makeWindow(width: size.width, height: size.height)
        self.window = window
        control.frame = CGRect(origin: .zero, size: size)
        root.addSubview(control)
        control.onMessage = { [unowned self] in told.append($0.text) }
        UIKitHeadless.layout()
    }

    var table: UITableView { control.tableView }

    func header(_ section: Int) -> SectionTreeHeader {
        table.headerView(forSection: section) as! SectionTreeHeader
    }

    func cell(_ section: Int, _ row: Int) -> SectionTreeCell {
        table.cellForRow(at: IndexPath(row: row, section: section)) as! SectionTreeCell
    }

    /// The texts of all rows in sight from the top, `+` before those of headers.
    var texts: [String] {
        UIKitHeadless.layout()
        var shown: [String] = []
        for section in 0..<table.numberOfSections {
            if let header = table.headerView(forSection: section) {
                shown.append("+" + labels(in: header).joined(separator: "|"))
            }
            for row in 0..<table.numberOfRows(inSection: section) {
                guard let cell = table.cellForRow(at: IndexPath(row: row, section: section)) else { continue }
                shown.append(labels(in: cell).joined(separator: "|"))
            }
        }
        return shown
    }

    private func labels(in view: UIView) -> [String] {
        if view.isHidden { return [] }
        if let text = (view as? UILabel)?.text { return [text] }
        return view.subviews.flatMap { labels(in: $0) }
    }

    func tapHeader(_ section: Int) { UIKitHeadless.tap(header(section)) }

    func tapRow(_ section: Int, _ row: Int) { UIKitHeadless.tap(cell(section, row)) }

    /// The degrees that the indicator of a row is turned by.
    func degrees(_ row: SectionTreeRowView) -> Int? {
        row.indicator.map { Int((atan2($0.transform.b, $0.transform.a) * 180 / .pi).rounded()) }
    }
}
