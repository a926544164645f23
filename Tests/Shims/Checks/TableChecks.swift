@_spi(Headless) import UIKit

final class CheckCell: UITableViewCell {
    static var made = 0
    let label = UILabel()
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        label.placed(in: contentView)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 10)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        ])
    }
    required init?(coder: NSCoder) { fatalError("not from archives") }
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class CheckHeader: UITableViewHeaderFooterView {}

final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var height: CGFloat? = 44
    var header: CGFloat = 60
    var told: [String] = []
    /// The rows that the height was asked of.
    var asked: [Int] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! CheckCell
        cell.label.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return height ?? UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header > 0 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        told.append("select \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        told.append("deselect \(indexPath.section).\(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scroll") }
}

@MainActor func makeTable(_ rows: Rows, height: CGFloat = 400) -> (UIWindow, UITableView) {
    let (window, root) = makeWindow()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: height), style: .plain)
    table.register(CheckCell.self, forCellReuseIdentifier: "row")
    table.register(CheckHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    root.addSubview(table)
    CheckCell.made = 0
    UIKitHeadless.layout()
    return (window, table)
}

let words = [
    ["One", "Two", "Three", "Four", "Five"], ["6", "7", "8", "9", "10"], ["Q", "W", "E", "R", "T", "Y"],
    ["😀", "😡", "🥶", "😱", "😈"],
]

@MainActor let tableChecks: [Check] = [
    (
        "the table of the fourth tutorial: 1164 high, 944 without the words",
        { r in
            let rows = Rows(words)
            let (_, table) = makeTable(rows, height: 800)
            r.expect(table.contentSize.height, 1164)
            let header = table.headerView(forSection: 1)
            r.near(header!.frame, 0, 280, 400, 60)
            rows.sections[0] = []
            let kept = table.cellForRow(at: IndexPath(row: 0, section: 1))
            table.reloadSections(IndexSet(integer: 0), with: .automatic)
            r.expect(table.contentSize.height, 944)
            r.expect(
                table.cellForRow(at: IndexPath(row: 0, section: 1)) === kept, true, "other sections stay")
            r.expect(table.headerView(forSection: 1) === header, true)
            r.near(table.headerView(forSection: 1)!.frame, 0, 60, 400, 60)
            r.expect(UIKitHeadless.tableChanges.map(\.kind), [.reloadSections([0])])
        }
    ),
    (
        "cells are made for what is visible and used again",
        { r in
            let rows = Rows([(0..<100).map { "\($0)" }])
            rows.header = 0
            let (_, table) = makeTable(rows, height: 160)
            rows.height = 40
            table.reloadData()
            UIKitHeadless.layout()
            r.expect(table.visibleCells.count, 4)
            r.expect(table.contentSize.height, 4000)
            table.contentOffset.y = 1000
            UIKitHeadless.layout()
            r.expect(table.indexPathsForVisibleRows?.map(\.row), [25, 26, 27, 28])
            r.expect((table.visibleCells[0] as! CheckCell).label.text, "25")
            r.expect((table.visibleCells[0] as! CheckCell).reuses > 0, true, "reused")
            r.expect(CheckCell.made <= 5, true, "made \(CheckCell.made)")
            r.expect(rows.told, ["scroll"])
            r.near(table.visibleCells[0].frame, 0, 1000, 400, 40)
        }
    ),
    (
        "rows of automatic height are as high as their text",
        { r in
            let rows = Rows([["a", String(repeating: "aaaa ", count: 100)]])
            rows.height = nil
            rows.header = 0
            let (_, table) = makeTable(rows)
            r.expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 22)
            // 384 wide: 15 words of 25 a line less the last space; 100 words are 7 lines of 12.
            r.expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 94)
            r.expect(table.contentSize.height, 116)
        }
    ),
    (
        "rows that are inserted and deleted",
        { r in
            let rows = Rows([["a", "b", "c"], ["d"]])
            let (_, table) = makeTable(rows)
            let last = table.cellForRow(at: IndexPath(row: 2, section: 0))
            rows.sections[0] = ["x", "a", "c"]
            table.performBatchUpdates {
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
            r.expect(table.visibleCells.map { ($0 as! CheckCell).label.text }, ["x", "a", "c", "d"])
            r.expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === last, true)
        }
    ),
    (
        "a tap selects, another takes its place",
        { r in
            let rows = Rows([["a", "b", "c"]])
            let (window, table) = makeTable(rows)
            UIKitHeadless.tap(CGPoint(x: 50, y: 60 + 44 + 10), in: window)
            r.expect(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
            r.expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, true)
            UIKitHeadless.tapRow(IndexPath(row: 2, section: 0), of: table)
            r.expect(rows.told, ["select 0.1", "deselect 0.1", "select 0.2"])
            table.allowsMultipleSelection = true
            UIKitHeadless.tapRow(IndexPath(row: 0, section: 0), of: table)
            UIKitHeadless.tapRow(IndexPath(row: 2, section: 0), of: table)
            r.expect(table.indexPathsForSelectedRows, [IndexPath(row: 0, section: 0)])
        }
    ),
    (
        "headers of a plain table stay in sight",
        { r in
            let rows = Rows(words)  // The table holds it weakly.
            let (_, table) = makeTable(rows, height: 300)
            table.contentOffset.y = 100
            UIKitHeadless.layout()
            r.near(table.headerView(forSection: 0)!.frame, 0, 100, 400, 60)
            table.contentOffset.y = 250
            UIKitHeadless.layout()
            r.near(table.headerView(forSection: 0)!.frame, 0, 220, 400, 60)
            r.near(table.headerView(forSection: 1)!.frame, 0, 280, 400, 60)
            r.expect(rows.told, ["scroll", "scroll"])
        }
    ),
    (
        "with an estimate, heights are asked for of the rows in sight, and kept out of it",
        { r in
            let rows = Rows([(0..<100).map { "\($0)" }])
            (rows.header, rows.height) = (0, 40)
            let (_, table) = makeTable(rows, height: 160)
            rows.asked = []
            table.estimatedRowHeight = 30
            table.reloadData()
            UIKitHeadless.layout()
            // At first six rows seem to fit into 160.
            r.expect(rows.asked, [0, 1, 2, 3, 4, 5])
            r.expect(table.contentSize.height, 6 * 40 + 94 * 30)
            table.contentOffset.y = 240
            UIKitHeadless.layout()
            r.near(table.rectForRow(at: IndexPath(row: 6, section: 0)), 0, 240, 400, 40)
            rows.asked = []
            rows.sections[0].removeLast()
            table.deleteRows(at: [IndexPath(row: 99, section: 0)], with: .none)
            r.expect(rows.asked.allSatisfy { (6...11).contains($0) }, true, "\(rows.asked)")
            r.near(table.rectForRow(at: IndexPath(row: 6, section: 0)), 0, 240, 400, 40)
        }
    ),
]
