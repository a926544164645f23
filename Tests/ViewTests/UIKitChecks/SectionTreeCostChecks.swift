import MenuRuntime
@_spi(Headless) import UIKit

/// Passes on what a table asks, and counts it.
@MainActor private final class CountingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let control: SectionTreeControl
    var cells = 0
    var heights = 0
    var headers = 0

    init(_ control: SectionTreeControl) {
        self.control = control
        super.init()
        control.tableView.dataSource = self
        control.tableView.delegate = self
        UIKitHeadless.layout()
        (cells, heights, headers) = (0, 0, 0)
    }

    func numberOfSections(in tableView: UITableView) -> Int { control.numberOfSections(in: tableView) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        control.tableView(tableView, numberOfRowsInSection: section)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells += 1
        return control.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights += 1
        return control.tableView(tableView, heightForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headers += 1
        return control.tableView(tableView, viewForHeaderInSection: section)
    }
}

/// How often the tree asked for a text.
private final class TextCount: @unchecked Sendable {
    var value = 0
}

@MainActor let sectionTreeCostChecks: [Check] = [
    (
        "in a tree of 10,000 rows opening a section builds the rows in sight and asks for no others",
        { r in
            let menu = SectionTreeSamples.tree("large") { sections in
                for number in 0..<10 {
                    let items = (0..<1000).map { SectionTreeSamples.item("i\($0)", "Item \($0)") }
                    sections.append(
                        MenuDocument.Section(
                            id: "s\(number)", title: "S\(number)", expanded: number > 0, items: items))
                }
            }
            let texts = TextCount()
            let stage = SectionTreeStage(
                menu,
                texts: MenuTexts(namespace: "Checks") { _, text in
                    texts.value += 1
                    return text
                }, size: CGSize(width: 400, height: 800))
            let table = CountingTable(stage.control)
            texts.value = 0
            UIKitHeadless.tap(stage.header(0))
            // 800 less the header are 17 rows of 44.
            r.expect(stage.texts.count, 1 + 17)
            r.expect(table.cells <= 20, true, "\(table.cells) cells")
            r.expect(table.heights <= 40, true, "\(table.heights) heights")
            r.expect(table.headers <= 1, true, "\(table.headers) headers")
            r.expect(texts.value <= 100, true, "\(texts.value) texts")
            r.expect(stage.table.contentSize.height, 10 * 60 + 10_000 * 44)
            UIKitHeadless.tap(stage.header(0))
            r.expect(table.cells <= 40, true, "\(table.cells) cells")
            r.expect(table.heights <= 80, true, "\(table.heights) heights")
            stage.table.contentOffset.y = 200_000
            UIKitHeadless.layout()
            r.expect(table.cells <= 60, true, "\(table.cells) cells")
            r.expect(stage.told, ["expand s0", "collapse s0"])
        }
    ),
    (
        "a tree and its cells are let go, the app's delegate is not held",
        { r in
            final class App: SectionTreeControlDelegate {
                var told: [MenuMessage] = []
                func sectionTree(_ control: SectionTreeControl, didTell message: MenuMessage) {
                    told.append(message)
                }
            }
            weak var control: SectionTreeControl?
            weak var header: UIView?
            weak var cell: UIView?
            weak var app: App?
            do {
                let stage = SectionTreeStage(SectionTreeSamples.nested)
                let delegate = App()
                stage.control.delegate = delegate
                stage.tapRow(0, 1)
                stage.control.becomeFirstResponder()
                UIKitHeadless.press(.keyboardDownArrow)
                r.expect(delegate.told, [.expand("outer/inner")])
                (control, app, header, cell) = (stage.control, delegate, stage.header(0), stage.cell(0, 0))
            }
            let (_, _) = makeWindow()
            r.expect(app == nil, true, "the delegate")
            r.expect(control == nil, true, "the tree")
            r.expect(header == nil, true, "a header")
            r.expect(cell == nil, true, "a cell")
        }
    ),
    (
        "a tree is taken up where it was left, and the app is told nothing",
        { r in
            let stage = SectionTreeStage(SectionTreeSamples.letters)
            stage.tapHeader(1)
            stage.tapRow(1, 0)
            let saved = stage.control.expandedPaths
            r.expect(saved, ["h", "h/s1"])
            let other = SectionTreeStage(SectionTreeSamples.letters)
            other.control.expandedPaths = saved + ["gone"]
            r.expect(other.texts, ["+C", "+H", "Saying h1|Meaning h1", "Saying h2", "+M"])
            r.expect(other.degrees(other.header(1).button.row), 90)
            r.expect(other.told, [])
        }
    ),
    (
        "a tree with a type of its own tells of its sections and items",
        { r in
            let view = SectionTreeView(
                SectionTree<Sample>(SectionTreeSamples.nested), texts: MenuTexts(namespace: "Checks"))
            let (_, root) = makeWindow(width: 400, height: 1200)
            view.frame = CGRect(x: 0, y: 0, width: 400, height: 1200)
            root.addSubview(view)
            var told: [String] = []
            view.onMessage = { told.append($0.text) }
            view.onSelect = { told.append("chose \($0)") }
            view.onExpand = { told.append("opened \($0)") }
            view.onCollapse = { told.append("closed \($0)") }
            UIKitHeadless.layout()
            UIKitHeadless.tapRow(IndexPath(row: 1, section: 0), of: view.tableView)
            UIKitHeadless.tapRow(IndexPath(row: 2, section: 0), of: view.tableView)
            UIKitHeadless.tap(view.tableView.headerView(forSection: 0)!)
            r.expect(
                told,
                [
                    "opened outerInner", "expand outer/inner", "chose outerInnerX", "select outer/inner/x",
                    "closed outer", "collapse outer",
                ])
            r.expect(view.expanded, [.outerInner, .fixed])
        }
    ),
    (
        "an app may send events while it is told of one, and before the tree has a window",
        { r in
            let control = SectionTreeControl(SectionTreeSamples.nested, texts: MenuTexts(namespace: "Checks"))
            control.send(.tapSection("outer/inner"))
            let (_, root) = makeWindow(width: 400, height: 1200)
            control.frame = CGRect(x: 0, y: 0, width: 400, height: 1200)
            root.addSubview(control)
            UIKitHeadless.layout()
            r.expect(control.tableView.numberOfRows(inSection: 0), 5)
            control.onMessage = { [unowned control] message in
                if message == .collapse("outer") { control.send(.tapSection("outer")) }
            }
            UIKitHeadless.tap(control.tableView.headerView(forSection: 0)!)
            r.expect(control.tableView.numberOfRows(inSection: 0), 5)
            r.expect(control.state.expanded, ["outer", "outer/inner", "fixed"])
        }
    ),
]

/// The nodes of the nested sample, in its order.
private enum Sample: Int, MenuNode {
    case outer, outerA, outerInner, outerInnerX, outerInnerY, outerB, fixed, fixedZ

    static var nodeTable: MenuNodeTable { sampleTable }
}

private let sampleTable = MainActor.assumeIsolated { MenuNodeTable(SectionTreeSamples.nested) }
