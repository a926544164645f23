import MenuRuntime
@_spi(Headless) import UIKit

@MainActor let sectionTreeBehaviourChecks: [Check] = [
    (
        "inner sections are rows that look like headers, moved in by their depth",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.nested)
            r.expect(stage.texts, ["+Outer", "A", "Inner", "B", "+Fixed", "Z"])
            r.expect(stage.table.contentSize.height, 60 * 3 + 44 * 3)
            r.expect(stage.cell(0, 1).frame.height, 60)
            r.expect(stage.degrees(stage.cell(0, 1).row), 0)
            r.expect(stage.cell(0, 0).row.indicator == nil, true)
            stage.tapRow(0, 1)
            r.expect(stage.texts, ["+Outer", "A", "Inner", "X", "Y", "B", "+Fixed", "Z"])
            r.expect(stage.degrees(stage.cell(0, 1).row), 180)
            let lefts = [0, 1, 2].map { stage.cell(0, $0).row.titleFrame(in: stage.cell(0, $0)).minX }
            r.expect(lefts, [16, 16, 32])
            let fonts = [stage.cell(0, 0), stage.cell(0, 1)].map {
                ($0.row.content.subviews[0].subviews[2] as! UILabel).font
            }
            r.expect(fonts, [.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .headline)])
            stage.tapHeader(0)
            r.expect(stage.texts, ["+Outer", "+Fixed", "Z"])
            stage.tapHeader(0)
            r.expect(stage.texts.count, 8)
            r.expect(
                stage.told, ["expand outer/inner", "collapse outer", "expand outer"])
        }
    ),
    (
        "a section that cannot be closed is no button",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.nested)
            UIKitHeadless.clearRecords()
            stage.tapHeader(1)
            r.expect(stage.told, [])
            r.expect(UIKitHeadless.tableChanges.count, 0)
            let button = stage.header(1).button
            r.expect(button.accessibilityTraits, .header)
            r.expect(button.accessibilityValue, nil)
            r.expect(button.row.indicator == nil, true)
            r.expect(button.accessibilityActivate(), false)
        }
    ),
    (
        "with single expansion the open one closes first, in one change of the table",
        { r in
            var menu = SectionTreeSamples.words
            menu.expansion = .single
            for index in menu.sections.indices { menu.sections[index].expanded = index == 0 }
            let stage = SectionTreeStage(menu)
            UIKitHeadless.clearRecords()
            stage.tapHeader(2)
            r.expect(stage.told, ["collapse words", "expand characters"])
            r.expect(
                stage.texts, ["+Words", "+Numbers", "+Сharacters", "Q", "W", "E", "R", "T", "Y", "+Emojis"])
            r.expect(
                UIKitHeadless.tableChanges.map(\.kind),
                [
                    .deleteRows((0..<5).map { IndexPath(row: $0, section: 0) }),
                    .insertRows((0..<6).map { IndexPath(row: $0, section: 2) }),
                ])
            r.expect((0..<4).map { stage.degrees(stage.header($0).button.row) }, [0, 0, 180, 0])
        }
    ),
    (
        "inner sections close beside the one that opens",
        { r in
            var menu = SectionTreeSamples.tree("inner") { sections in
                let inner = (1...3).map {
                    MenuDocument.SectionEntry.section(
                        MenuDocument.Section(
                            id: "s\($0)", title: "S\($0)", items: [SectionTreeSamples.item("a", "A\($0)")]))
                }
                sections.append(MenuDocument.Section(id: "top", title: "Top", expanded: true, items: inner))
            }
            menu.expansion = .single
            let stage = SectionTreeStage(menu)
            stage.tapRow(0, 0)
            stage.tapRow(0, 3)
            r.expect(stage.texts, ["+Top", "S1", "S2", "S3", "A3"])
            r.expect(stage.told, ["expand top/s1", "collapse top/s1", "expand top/s3"])
            r.expect((0..<3).map { stage.degrees(stage.cell(0, $0).row) }, [0, 0, 180])
            stage.tapRow(0, 1)
            r.expect(stage.texts, ["+Top", "S1", "S2", "A2", "S3"])
        }
    ),
    (
        "all sections are opened and closed by the app",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.nested)
            r.expect(stage.control.send(.collapseAll).told, [.collapse("outer")])
            r.expect(stage.texts, ["+Outer", "+Fixed", "Z"])
            stage.control.send(.expandAll)
            r.expect(stage.texts, ["+Outer", "A", "Inner", "X", "Y", "B", "+Fixed", "Z"])
            r.expect(stage.told, ["collapse outer", "expand outer", "expand outer/inner"])
            r.expect(stage.degrees(stage.header(0).button.row), 180)
            r.expect(stage.degrees(stage.cell(0, 1).row), 180)
            UIKitHeadless.clearRecords()
            stage.control.send(.expandAll)
            r.expect(UIKitHeadless.tableChanges.count, 0, "nothing changes")
        }
    ),
    (
        "items that cannot be chosen take no touch, and say so",
        { r in
            var menu = SectionTreeSamples.words
            var item = MenuDocument.Item(id: "off", title: "Off", detail: "Never", enabled: false)
            menu.sections[0].items[0] = .item(item)
            item = MenuDocument.Item(id: "delete", title: "Delete", role: .destructive)
            menu.sections[0].items[1] = .item(item)
            let stage = SectionTreeStage(menu)
            stage.tapRow(0, 0)
            r.expect(stage.told, [])
            let (off, delete) = (stage.cell(0, 0), stage.cell(0, 1))
            r.expect(off.row.accessibilityTraits, [.button, .notEnabled])
            r.expect(off.isHighlighted, false)
            r.expect(off.titleColor, .tertiaryLabel)
            r.expect(delete.titleColor, .systemRed)
            stage.tapRow(0, 1)
            r.expect(stage.told, ["select words/delete"])
            r.expect(stage.table.indexPathForSelectedRow, nil, "nothing stays marked")
        }
    ),
    (
        "fixed heights of details add to those of rows",
        { r in
            var menu = SectionTreeSamples.letters
            (menu.headerHeight, menu.rowHeight, menu.detailHeight) = (.points(60), .points(50), .points(30))
            menu.sections[0].expanded = true
            let stage = SectionTreeStage(menu)
            r.expect(stage.table.contentSize.height, 3 * 60 + 3 * 50)
            stage.tapRow(0, 0)
            r.expect(stage.cell(0, 0).frame.height, 80)
            r.expect(stage.table.contentSize.height, 3 * 60 + 3 * 50 + 30)
            r.expect(stage.control.state.height, 360)
            r.expect(stage.cell(0, 0).row.frame.height, 50)
        }
    ),
    (
        "rows of automatic height are as high as their texts",
        { r in
            var menu = SectionTreeSamples.words
            (menu.headerHeight, menu.rowHeight) = (.auto, .auto)
            // 368 wide, 8.5 a character: 43 to a line, 8 words of 5 and a space; three lines of 20.4.
            let long = Array(repeating: "aaaaa", count: 20).joined(separator: " ")
            menu.sections[0].items[1] = SectionTreeSamples.item("long", long)
            menu.sections[1].title = long
            let stage = SectionTreeStage(menu)
            r.expect(stage.cell(0, 0).frame.height, 44)
            r.expect(stage.cell(0, 1).frame.height > 3 * 20, true)
            r.expect(stage.header(0).frame.height, 44)
            r.expect(stage.header(1).frame.height > 3 * 20, true)
        }
    ),
]

extension SectionTreeCell {
    var titleColor: UIColor { (row.content.subviews[0].subviews[2] as! UILabel).textColor }
}
