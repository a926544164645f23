import MenuRuntime
@_spi(Headless) import SwiftUI

extension MenuStage {
    /// The rows of a list, from the top: headers and rows.
    var rows: [SwiftUIHeadless.Element] { host.elements.all.filter { $0.kind == .row } }

    var rowTexts: [String] {
        rows.map { row in row.all.filter { $0.kind == .text }.compactMap(\.text).joined(separator: "|") }
    }

    /// The height of all rows.
    var rowsHeight: CGFloat { rows.reduce(0) { $0 + $1.frame.height } }

    /// How far the mark of a row is turned, in degrees.
    func degrees(_ text: String) -> Double? {
        let row = rows.first { $0.all.contains { $0.text == text } }
        return row?.all.lazy.compactMap { $0.rotation?.degrees }.first
    }
}

@MainActor let sectionTreeChecks: [Check] = [
    (
        "the fourth tutorial's table: 1164 high, 944 once the words are folded",
        { r in
            let stage = MenuStage(document("003-table-sections"))
            stage.show(stage.tree("samples"), size: CGSize(width: 400, height: 2000))
            r.expect(stage.rowsHeight, 1164)
            r.expect(stage.rows.count, 25)
            r.expect(stage.rows.first?.frame.height, 60)
            r.expect(stage.rowTexts.prefix(3), ["Words", "One", "Two"])
            r.expect(stage.degrees("Words"), 180)
            r.expect(stage.symbols().first, "chevron.down")
            stage.tap("Words")
            r.expect(stage.takeTold(), ["collapse words"])
            r.expect(stage.rowsHeight, 944)
            r.expect(stage.rows.count, 20)
            r.expect(stage.degrees("Words"), 0)
            r.expect(stage.degrees("Numbers"), 180)
            let title = stage.host.find(text: "Words")!
            r.expect(title.frame.minX, 20)
            stage.tap("😡")
            r.expect(stage.takeTold(), ["select emojis/pouting"])
        }
    ),
    (
        "the fifth tutorial's list: three sections, sayings, and translations that stay",
        { r in
            let stage = MenuStage(document("004-swiftui-sections"))
            stage.show(stage.tree("letters"))
            r.expect(stage.rowTexts, ["C", "H", "M"])
            r.expect(stage.degrees("C"), 0)
            stage.tap("C")
            r.expect(stage.rows.count, 6)
            r.expect(stage.degrees("C"), 90)
            r.expect(stage.degrees("H"), 0)
            let saying = "Conjecturalem artem esse medicinam."
            let closed = stage.rows[2].frame.height
            stage.tap(saying)
            r.expect(stage.rowTexts[2], saying + "|Medicine is an art of conjecture.")
            r.expect(stage.rows[2].frame.height > closed, true, "room for the translation")
            r.expect(
                stage.host.transitions.last?.name, "move(top) and opacity", "it comes from the top")
            stage.tap("C")
            r.expect(stage.rowTexts, ["C", "H", "M"])
            stage.tap("C")
            r.expect(stage.rowTexts[2], saying + "|Medicine is an art of conjecture.")
            r.expect(
                stage.takeTold(),
                ["expand c", "select c/conjecturalemArtemEsseMedicinam", "collapse c", "expand c"])
        }
    ),
    (
        "the fifth tutorial's looks: a red triangle before a black title on yellow",
        { r in
            let stage = MenuStage(document("004-swiftui-sections"))
            stage.show(stage.tree("letters"))
            let black = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
            let title = stage.host.find(text: "C")!
            r.expect(title.fontSize, 34)
            r.expect(title.color, black)
            let header = stage.rows[0]
            let shapes = header.all.filter { $0.kind == .shape && $0.text == "SectionTreeTriangle" }
            r.expect(
                shapes.map(\.frame.size), [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
            r.expect(shapes.first?.color, black)
            r.expect(shapes.last?.lineWidth, 5)
            r.expect(shapes.first?.frame.minX, 16)
            let bounds = shapes[0].path?.boundingRect ?? .zero
            r.expect(abs(bounds.width - 50 * 3.0.squareRoot() / 2) < 0.01, true, "\(bounds)")
            r.expect(
                header.all.contains {
                    $0.kind == .shape && $0.color == .init(.sRGB, red: 1, green: 0.8, blue: 0, opacity: 1)
                } || header.all.contains { $0.color == Color(.sRGB, red: 1, green: 1, blue: 0, opacity: 1) },
                true, "yellow")
            // In the middle of what the triangle leaves.
            r.expect(abs(title.frame.midX - (16 + 50 + 12 + 384) / 2) < 0.01, true, "\(title.frame)")
            stage.tap("C")
            let saying = "Conjecturalem artem esse medicinam."
            r.expect(stage.host.find(text: saying)?.fontSize, 28)
            stage.tap(saying)
            let detail = stage.host.find(text: "Medicine is an art of conjecture.")!
            r.expect(detail.fontSize, 17)
            let line = stage.host.elements.all.first { $0.kind == .divider }!
            r.expect(detail.frame.minY - line.frame.maxY, 5)
        }
    ),
    (
        "sections in sections are moved in, and fold by themselves",
        { r in
            var inner = MenuDocument.Section(id: "in", title: "Inner", expanded: true)
            inner.items = [.item(MenuDocument.Item(id: "leaf", title: "Leaf"))]
            var outer = MenuDocument.Section(id: "out", title: "Outer", expanded: true)
            outer.items = [.section(inner), .item(MenuDocument.Item(id: "last", title: "Last"))]
            var tree = MenuDocument.SectionTree(id: "tree")
            tree.sections = [outer]
            let stage = MenuStage(trees: [tree])
            stage.show(stage.tree("tree"))
            r.expect(stage.rowTexts, ["Outer", "Inner", "Leaf", "Last"])
            let x = { text in stage.host.find(text: text)?.frame.minX }
            r.expect([x("Outer"), x("Inner"), x("Leaf"), x("Last")], [16, 16, 32, 16])
            stage.tap("Inner")
            r.expect(stage.rowTexts, ["Outer", "Inner", "Last"])
            stage.tap("Last")
            r.expect(stage.takeTold(), ["collapse out/in", "select out/last"])
            let spoken = stage.host.accessibilityElement(identifier: "Test.tree.out.in")
            r.expect(spoken?.value, "collapsed")
            r.expect(spoken?.traits.contains(.isHeader), true)
            r.expect(spoken?.traits.contains(.isButton), true)
        }
    ),
    (
        "a tree keeps its state itself, or has it from the app",
        { r in
            let tree = document("004-swiftui-sections").sectionTrees[0]
            let stage = MenuStage(trees: [tree])
            let view = { (source: SectionTreeSource) in
                SectionTreeSurface(
                    menu: tree, source: source, texts: stage.texts, tell: { stage.hear($0.text) })
            }
            stage.show(view(.own))
            stage.tap("H")
            stage.show(view(.own))
            r.expect(stage.rows.count, 5)
            let other = MenuStage()
            other.treeState = SectionTreeState(tree, expandedPaths: ["m"])
            other.show(view(.state(other.treeBinding())))
            r.expect(other.rows.count, 5)
            other.tap("C")
            r.expect(other.treeState?.expanded, ["c", "m"])
        }
    ),
    (
        "ten thousand items are not ten thousand rows",
        { r in
            var section = MenuDocument.Section(id: "s", title: "S", expanded: true)
            section.items = (0..<10_000).map { .item(MenuDocument.Item(id: "i\($0)", title: "I\($0)")) }
            var tree = MenuDocument.SectionTree(id: "tree")
            tree.sections = [section]
            let stage = MenuStage(trees: [tree])
            stage.show(stage.tree("tree"))
            let made = stage.host.allBodyCounts["SectionTreeRow"] ?? 0
            r.expect(made > 10 && made < 200, true, "\(made) rows were made")
            stage.tap("S")
            r.expect(stage.rows.count, 1)
        }
    ),
    (
        "nothing moves where people want less motion",
        { r in
            for isStill in [false, true] {
                let stage = MenuStage()
                let tree = document("004-swiftui-sections").sectionTrees[0]
                stage.show(SectionTreeSurface(menu: tree, source: .own, texts: stage.texts, tell: { _ in }))
                stage.host.isReduceMotionEnabled = isStill
                stage.host.clearRecords()
                stage.tap("C")
                stage.tap("Crede firmiter et pecca fortiter!")
                r.expect(stage.host.animations.contains { $0.animation != nil }, !isStill)
                r.expect(stage.host.transitions.count > 0, true)
                r.expect(stage.host.transitions.contains { $0.animation != nil }, !isStill)
                let other = MenuStage()
                other.show(
                    DropdownMenu(
                        Dropdown<CheckOption>(menu()), selection: other.selection(), texts: other.texts))
                other.host.isReduceMotionEnabled = isStill
                other.host.clearRecords()
                other.tapButton("menu")
                r.expect(other.host.animations.contains { $0.animation != nil }, !isStill)
                r.expect(other.host.transitions.map { $0.animation != nil }, [!isStill])
            }
        }
    ),
    (
        "triangles point and turn the other way from right to left",
        { r in
            let stage = MenuStage(document("004-swiftui-sections"))
            stage.show(stage.tree("letters"))
            stage.host.layoutDirection = .rightToLeft
            stage.tap("C")
            r.expect(stage.degrees("C"), -90)
            let triangle = stage.rows[0].all.first { $0.text == "SectionTreeTriangle" }!
            r.expect(triangle.frame.maxX, 384)
            r.expect(triangle.path?.contains(CGPoint(x: 45, y: 25)), true)
            r.expect(triangle.path?.contains(CGPoint(x: 2, y: 25)), false)
        }
    ),
]
