import MenuRuntime
@_spi(Headless) import UIKit

@MainActor let sectionTreeTutorialChecks: [Check] = [
    (
        "the fourth tutorial's table: 1164 high, 944 once the words are folded, and no other section is touched",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.words)
            r.expect(stage.table.contentSize.height, 1164)
            r.expect(stage.texts.count, 25)
            r.expect(stage.texts.prefix(3), ["+Words", "One", "Two"])
            let (header, other) = (stage.header(0), stage.cell(1, 0))
            r.expect(stage.degrees(header.button.row), 180)
            stage.tapHeader(0)
            r.expect(stage.table.contentSize.height, 944)
            r.expect(stage.texts.count, 20)
            r.expect(stage.told, ["collapse words"])
            let gone = (0..<5).map { IndexPath(row: $0, section: 0) }
            r.expect(UIKitHeadless.tableChanges.suffix(1).map(\.kind), [.deleteRows(gone)])
            r.expect(UIKitHeadless.tableChanges.filter { $0.kind != .reloadData }.count, 1)
            r.expect(stage.header(0) === header, true, "the header stays")
            r.expect(stage.cell(1, 0) === other, true, "other rows stay")
            r.expect(stage.degrees(header.button.row), 0)
            r.near(stage.header(1).frame, 0, 60, 400, 60)
            stage.tapHeader(0)
            r.expect(stage.table.contentSize.height, 1164)
            r.expect(UIKitHeadless.tableChanges.suffix(1).map(\.kind), [.insertRows(gone)])
            stage.tapHeader(2)
            r.expect(stage.told, ["collapse words", "expand words", "collapse characters"])
            r.expect(stage.table.contentSize.height, 1164 - 6 * 44)
        }
    ),
    (
        "the fifth tutorial's list: a translation that shows is there again once its section is",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.letters)
            r.expect(stage.table.style, .grouped)
            r.expect(stage.texts, ["+C", "+H", "+M"])
            let triangle = stage.header(0).button.row
            r.expect(stage.degrees(triangle), 0)
            stage.tapHeader(0)
            r.expect(stage.texts, ["+C", "Saying c1", "Saying c2", "Saying c3", "+H", "+M"])
            r.expect(stage.degrees(triangle), 90)
            r.expect(stage.degrees(stage.header(1).button.row), 0)
            let closed = stage.cell(0, 1).frame.height
            stage.tapRow(0, 1)
            r.expect(stage.texts[2], "Saying c2|Meaning c2")
            r.expect(stage.cell(0, 1).frame.height > closed, true, "room for the translation")
            r.expect(stage.cell(0, 2).frame.minY, stage.cell(0, 1).frame.maxY)
            stage.tapHeader(0)
            r.expect(stage.texts, ["+C", "+H", "+M"])
            r.expect(stage.degrees(triangle), 0)
            stage.tapHeader(0)
            r.expect(stage.texts[2], "Saying c2|Meaning c2")
            stage.tapRow(0, 1)
            r.expect(stage.texts[2], "Saying c2")
            r.expect(stage.cell(0, 1).frame.height, closed)
            r.expect(
                stage.told,
                ["expand c", "select c/s2", "collapse c", "expand c", "select c/s2"])
        }
    ),
    (
        "the triangle is drawn as the tutorial draws it, and stands before a centred title",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.letters)
            let triangle = stage.header(0).button.row.indicator!
            r.near(triangle.convert(triangle.bounds, to: stage.header(0)), 16, 8, 50, 50)
            let drawn = UIKitHeadless.drawing(of: triangle.subviews[0])
            r.expect(drawn.count, 2)
            r.expect(drawn.first?.kind, .fill(UIColor(red: 0, green: 0, blue: 0, alpha: 1)))
            r.expect(drawn.last?.kind, .stroke(UIColor(red: 1, green: 0, blue: 0, alpha: 1), width: 5))
            // The stroke reaches 5 beyond the square; the tip is half the root of 3 away.
            r.near(drawn[0].bounds, 5, 5, 50 * 3.0.squareRoot() / 2, 50)
            let title = stage.header(0).button.row.titleFrame(in: stage.header(0))
            // Between the triangle with its 12 points of air and the inset at the end.
            r.expect(abs(title.midX - (16 + 50 + 400 - 16) / 2) < 12.1, true, "\(title)")
        }
    ),
]

extension SectionTreeRowView {
    func titleFrame(in view: UIView) -> CGRect {
        let label = content.subviews[0].subviews.compactMap { $0 as? UILabel }[0]
        return label.convert(label.bounds, to: view)
    }
}
