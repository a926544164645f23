import MenuRuntime
@_spi(Headless) import UIKit

/// Things that are held weakly, by name.
@MainActor private final class Watched {
    private struct Weak {
        weak var object: AnyObject?
    }
    private var objects: [(name: String, object: Weak)] = []

    func add(_ name: String, _ object: AnyObject?) { objects.append((name, Weak(object: object))) }
    /// What is still there.
    var alive: [String] { objects.filter { $0.object.object != nil }.map(\.name) }
}

@MainActor private final class Owner: DropdownControlDelegate {
    var dropdown: DropdownControl?
    func dropdown(_ control: DropdownControl, didTell message: MenuMessage) {}
}

/// Rows of options, counted as they are made.
final class CountedOptionCell: DropdownControl.OptionCell {
    static var made = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
    }
}

@MainActor let dropdownMemoryChecks: [Check] = [
    (
        "nothing is left of a dropdown that was let go, open or closed",
        { r in
            for presentation in MenuDocument.Presentation.allCases {
                for isOpen in [false, true] {
                    let watched = Watched()
                    let (window, root) = makeWindow()
                    do {
                        let owner = Owner()
                        let dropdown = DropdownControl(
                            menu {
                                $0.presentation = presentation
                                $0.dismiss = MenuDocument.Dismissal.allCases
                                $0.badge = MenuDocument.Badge(diameter: 10)
                            }, texts: MenuTexts(namespace: "Test")
                        ).placed(in: root)
                        let group = DropdownGroup()
                        (owner.dropdown, dropdown.delegate, dropdown.group) = (dropdown, owner, group)
                        let captured = NSObject()
                        dropdown.onMessage = { [weak dropdown] _ in _ = (dropdown, captured) }
                        watched.add("what a closure holds", captured)
                        UIKitHeadless.tap(dropdown.button)
                        watched.add("cell", dropdown.list.table.visibleCells.first)
                        if !isOpen { UIKitHeadless.tap(dropdown.button) }
                        watched.add("dropdown", dropdown)
                        watched.add("list", dropdown.list)
                        watched.add("table", dropdown.list.table)
                        watched.add("group", group)
                        watched.add("owner", owner)
                        watched.add("placement", dropdown.placement)
                        watched.add("badge", dropdown.badge)
                        dropdown.removeFromSuperview()
                        UIKitHeadless.layout()
                    }
                    // What VoiceOver was told is kept, and with it the row that it went to.
                    UIKitHeadless.clearRecords()
                    r.expect(watched.alive, [], "\(presentation) \(isOpen)")
                    r.expect(window.subviews, [root])
                    r.expect(window.constraints.count, 0)
                    r.expect(window.gestureRecognizers ?? [], [])
                }
            }
        }
    ),
    (
        "a control in no window, let go while its list hangs on a view of the app's, takes the list away",
        { r in
            let watched = Watched()
            let (window, root) = makeWindow()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            root.addSubview(view)
            do {
                let dropdown = DropdownControl(
                    menu {
                        ($0.presentation, $0.anchor, $0.dismiss) = (.overlay, .view, [.outside])
                    }, texts: MenuTexts(namespace: "Test"))
                dropdown.anchorView = view
                UIKitHeadless.tap(view)
                r.expect(window.subviews.count > 1, true)
                watched.add("dropdown", dropdown)
                watched.add("list", dropdown.list)
            }
            UIKitHeadless.layout()
            r.expect(watched.alive, [])
            r.expect(window.subviews, [root])
            r.expect(window.gestureRecognizers ?? [], [])
            r.expect(view.gestureRecognizers ?? [], [])
            r.expect(view.subviews, [])
        }
    ),
    (
        "a delegate is not held, nor a view of the app's, nor the members of a group",
        { r in
            let watched = Watched()
            let stage = DropdownStage(menu { ($0.presentation, $0.anchor) = (.overlay, .view) })
            let group = DropdownGroup()
            do {
                let owner = Owner()
                owner.dropdown = stage.dropdown
                stage.dropdown.delegate = owner
                let view = UIView()
                stage.dropdown.anchorView = view
                let other = DropdownControl(menu(), texts: MenuTexts(namespace: "Test"))
                other.group = group
                watched.add("owner", owner)
                watched.add("view", view)
                watched.add("other", other)
            }
            r.expect(watched.alive, [])
            stage.dropdown.group = group
            stage.dropdown.send(.open)
            r.expect(stage.dropdown.state.isOpen, true)
        }
    ),
    (
        "ten thousand options: only the rows in sight get cells, and they are used again",
        { r in
            var big = menu("")
            big.options = (0..<10_000).map {
                .option(MenuDocument.Option(id: "o\($0)", title: "Option \($0)"))
            }
            let stage = DropdownStage(big)
            stage.dropdown.list.table.register(CountedOptionCell.self, forCellReuseIdentifier: "option")
            CountedOptionCell.made = 0
            stage.tapButton()
            r.expect(stage.rowTexts, ["Option 0", "Option 1", "Option 2", "Option 3"])
            r.expect(CountedOptionCell.made <= 6, true, "\(CountedOptionCell.made) cells")
            stage.dropdown.send(.close)
            stage.dropdown.send(.setSelected(["o9000"]))
            stage.tapButton()
            r.expect(stage.rowTexts.contains("Option 9000"), true)
            stage.table.contentOffset.y = 5_000 * 44
            r.expect(stage.rowTexts, (5_000..<5_004).map { "Option \($0)" })
            r.expect(CountedOptionCell.made <= 12, true, "\(CountedOptionCell.made) cells")
            stage.tapRow(5_001)
            r.expect(stage.dropdown.state.selected, ["o5001"])
        }
    ),
]
