import MenuRuntime
@_spi(Headless) import UIKit

@MainActor let sectionTreeMenuChecks: [Check] = [
    (
        "a changed menu shows at once, and what was open stays so",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.nested)
            stage.tapRow(0, 1)
            r.expect(stage.texts, ["+Outer", "A", "Inner", "X", "Y", "B", "+Fixed", "Z"])
            stage.told = []
            var menu = stage.control.menu
            menu.title = "Tree"
            menu.headerHeight = .points(70)
            menu.sections.insert(
                MenuDocument.Section(
                    id: "new", title: "New", expanded: true, items: [SectionTreeSamples.item("n", "N")]),
                at: 0)
            menu.sections[1].items.removeLast()
            stage.control.menu = menu
            r.expect(stage.texts, ["+New", "N", "+Outer", "A", "Inner", "X", "Y", "+Fixed", "Z"])
            r.expect(stage.header(0).frame.height, 70)
            r.expect(stage.cell(1, 1).frame.height, 70)
            r.expect(stage.table.contentSize.height, 4 * 70 + 5 * 44)
            r.expect(stage.table.accessibilityLabel, "Tree")
            r.expect(stage.told, [], "it is the app's doing")
            stage.tapHeader(1)
            r.expect(stage.texts, ["+New", "N", "+Outer", "+Fixed", "Z"])
            r.expect(stage.told, ["collapse outer"])
        }
    ),
    (
        "a changed menu brings its looks, and the table stays of its style",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.nested)
            var menu = stage.control.menu
            var whole = MenuDocument.PartStyle(part: .menu)
            whole.insets = MenuDocument.Insets(top: 10, leading: 20, bottom: 30, trailing: 40)
            whole.backgroundColor = SectionTreeSamples.color(0x0000_FFFF)
            var item = MenuDocument.PartStyle(part: .item)
            item.textColor = SectionTreeSamples.color(0xFF00_00FF)
            menu.style = MenuDocument.Style(parts: [whole, item])
            menu.listStyle = .insetGrouped
            stage.control.menu = menu
            UIKitHeadless.layout()
            r.near(stage.table.frame, 20, 10, 340, 1160)
            r.expect(stage.control.backgroundColor?.bits(in: stage.control), "#0000FFFF")
            r.expect(stage.cell(0, 0).titleColor.bits(in: stage.control), "#FF0000FF")
            r.expect(stage.control.menu.listStyle, .plain)
            menu.sections = []
            menu.style = nil
            stage.control.menu = menu
            UIKitHeadless.layout()
            r.expect(stage.texts, [])
            r.near(stage.table.frame, 0, 0, 400, 1200)
        }
    ),
    (
        "keys begin anew where what they were at is gone",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.nested)
            stage.control.becomeFirstResponder()
            for _ in 0..<2 { UIKitHeadless.press(.keyboardDownArrow) }
            r.expect(stage.control.cursor, "outer/a")
            var menu = stage.control.menu
            menu.title = "Tree"
            stage.control.menu = menu
            r.expect(stage.control.cursor, "outer/a")
            menu.sections[0].items.removeFirst()
            stage.control.menu = menu
            r.expect(stage.control.cursor, nil)
        }
    ),
    (
        "a tree of sections that no spec knows tells of all of them",
        { r in
            let tree = SectionTree<AnyMenuNode>(SectionTreeSamples.nested)
            let view = SectionTreeView(tree, texts: MenuTexts(namespace: "Test"))
            var told: [String] = []
            view.onSelect = { told.append("select " + $0.id) }
            view.onExpand = { told.append("expand " + $0.id) }
            view.menu.sections.append(
                MenuDocument.Section(id: "new", title: "New", items: [SectionTreeSamples.item("n", "N")]))
            view.send(.tapSection("new"))
            view.send(.tapItem("new/n"))
            r.expect(told, ["expand new", "select new/n"])
            r.expect(view.expanded.map(\.id), ["outer", "fixed", "new"])
        }
    ),
]
