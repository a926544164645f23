import MenuRuntime
@_spi(Headless) import UIKit

/// Trees and events that a seed tells (SplitMix64).
private struct SeededTrees {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }

    mutating func tree() -> MenuDocument.SectionTree {
        var menu = MenuDocument.SectionTree(id: "random")
        menu.expansion = below(2) == 0 ? .single : .multiple
        if below(2) == 0 { (menu.headerHeight, menu.rowHeight) = (.auto, .auto) }
        if below(2) == 0 { menu.detailHeight = .points(20) }
        for index in 0...below(4) { menu.sections.append(section("s\(index)", depth: 0)) }
        return menu
    }

    private mutating func section(_ id: String, depth: Int) -> MenuDocument.Section {
        let isCollapsible = below(5) > 0
        var section = MenuDocument.Section(
            id: id, title: id, expanded: !isCollapsible || below(2) == 0, collapsible: isCollapsible)
        for index in 0..<below(4) {
            if depth < 3, below(3) == 0 {
                section.items.append(.section(self.section("\(id)s\(index)", depth: depth + 1)))
            } else {
                let item = MenuDocument.Item(
                    id: "\(id)i\(index)", title: "\(id)i\(index)", detail: below(2) == 0 ? "detail" : nil,
                    expanded: below(3) == 0, enabled: below(5) > 0)
                section.items.append(.item(item))
            }
        }
        return section
    }
}

@MainActor let sectionTreeRandomChecks: [Check] = [
    (
        "whatever happens, the table shows what the state says",
        { r in
            for seed in 0..<16 {
                var random = SeededTrees(state: UInt64(seed))
                let stage = SectionTreeStage(random.tree(), size: CGSize(width: 400, height: 4000))
                for step in 0..<25 {
                    let rows = stage.control.state.rows
                    switch random.below(12) {
                    case 0: stage.control.send(.expandAll)
                    case 1: stage.control.send(.collapseAll)
                    case 2: stage.control.expandedPaths = stage.control.expandedPaths
                    default:
                        let place = stage.control.state.place(of: rows[random.below(rows.count)].path)!
                        if let row = place.row {
                            stage.tapRow(place.section, row)
                        } else {
                            stage.tapHeader(place.section)
                        }
                    }
                    let expected = stage.control.state.rows.map { row in
                        var text = row.depth == 0 ? "+" + row.entry.title : row.entry.title
                        if case .item(let item) = row.entry, row.isExpanded, item.detail != nil {
                            text += "|detail"
                        }
                        return text
                    }
                    let turns = stage.control.state.rows.filter(\.isCollapsible).map {
                        $0.isExpanded ? 180 : 0
                    }
                    r.expect(stage.texts, expected, "seed \(seed), step \(step)")
                    r.expect(stage.turns, turns, "seed \(seed), step \(step)")
                    if let height = stage.control.state.height {
                        r.expect(
                            stage.table.contentSize.height, CGFloat(height), "seed \(seed), step \(step)")
                    }
                    if !r.problems.isEmpty { return }
                }
            }
        }
    )
]

extension SectionTreeStage {
    /// The degrees of all indicators from the top.
    fileprivate var turns: [Int] {
        control.state.rows.compactMap { row in control.view(at: row.path).flatMap { degrees($0.row) } }
            .map(abs)
    }
}
