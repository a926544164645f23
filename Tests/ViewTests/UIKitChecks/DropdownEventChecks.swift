import MenuRuntime
@_spi(Headless) import UIKit

/// Keeps what it is told, and what it saw of the control then.
@MainActor private final class Listener: DropdownControlDelegate {
    var told: [String] = []

    func dropdown(_ control: DropdownControl, didTell message: MenuMessage) {
        told.append(
            "\(message.text): \(control.state.selected.joined()) \(control.state.isOpen) \(control.button.title(for: .normal)!)"
        )
    }
}

private enum Letter: Int, MenuOption {
    case a, b, c
    static let optionTable = MenuOptionTable(menu())
}

@MainActor let dropdownEventChecks: [Check] = [
    (
        "the app is told when all has changed, once, in order",
        { r in
            let stage = DropdownStage(menu())
            let listener = Listener()
            stage.dropdown.delegate = listener
            stage.tapButton()
            stage.tapRow(1)
            r.expect(listener.told, ["open:  true Choose", "select b: b false B", "close: b false B"])
            stage.tapButton()
            stage.tapRow(1)
            r.expect(listener.told.suffix(3), ["open: b true B", "select b: b false B", "close: b false B"])
            stage.dropdown.send(.setSelected(["c"]))
            stage.dropdown.send(.open)
            stage.dropdown.send(.close)
            r.expect(listener.told.count, 6, "the app's own doings")
            r.expect(stage.button.title(for: .normal), "C")
        }
    ),
    (
        "two options with one title are two options",
        { r in
            let stage = DropdownStage(
                menu {
                    $0.options = [
                        .option(option("x") { $0.title = "Same" }),
                        .option(option("y") { $0.title = "Same" }),
                    ]
                })
            stage.tapButton()
            stage.tapRow(1)
            r.expect(stage.dropdown.state.selected, ["y"])
            stage.tapButton()
            let cells = stage.table.visibleCells
            r.expect(cells.map { $0.accessibilityTraits.contains(.selected) }, [false, true])
            r.expect(cells.map(\.accessoryType), [.none, .checkmark])
        }
    ),
    (
        "several: rows are marked while the list stays open, within the least and the most",
        { r in
            let stage = DropdownStage(
                menu {
                    $0.selection = .multiple
                    $0.closeOnSelect = false
                    $0.selected = ["a"]
                    ($0.minSelected, $0.maxSelected) = (1, 2)
                })
            stage.tapButton()
            for row in [0, 2, 1, 0] { stage.tapRow(row) }
            r.expect(stage.told, ["open", "select c", "deselect a"])
            r.expect(stage.table.indexPathForSelectedRow, nil, "what is chosen is the state's to say")
            r.expect(stage.button.title(for: .normal), "C")
            r.expect(
                stage.table.visibleCells.map { $0.accessibilityTraits.contains(.selected) },
                [false, false, true])
            r.expect(stage.dropdown.state.isOpen, true)
        }
    ),
    (
        "rows that cannot be chosen do nothing: disabled ones, titles of groups, what an empty list says",
        { r in
            let stage = DropdownStage(
                menu {
                    let b = MenuDocument.Entry.option(option("b"))
                    $0.options = [
                        .option(option("a") { $0.enabled = false }),
                        .group(MenuDocument.OptionGroup(id: "g", title: "Group", options: [b])),
                    ]
                })
            stage.tapButton()
            r.expect(stage.rowTexts, ["A", "Group", "B"])
            stage.tapRow(0)
            stage.tapRow(1)
            r.expect(stage.told, ["open"])
            stage.tapRow(2)
            r.expect(stage.told, ["open", "select b", "close"])
            let empty = DropdownStage(
                menu("") {
                    $0.optionsFrom = .app
                    $0.emptyTitle = "Nothing here"
                })
            empty.tapButton()
            r.near(empty.frame(empty.list), 16, 80, 368, 44)
            r.expect(empty.rowTexts, ["Nothing here"])
            empty.tapRow(0)
            r.expect(empty.told, ["open"])
            empty.dropdown.replaceOptions(with: [.option(option("x"))])
            r.expect(empty.rowTexts, ["X"])
        }
    ),
    (
        "what the app does while it is told is done",
        { r in
            let stage = DropdownStage(menu())
            stage.dropdown.onMessage = { [weak stage] message in
                stage?.told.append(message.text)
                if message == .select("a") { stage?.dropdown.send(.setSelected(["c"])) }
                if message == .close { stage?.dropdown.send(.open) }
            }
            stage.tapButton()
            stage.tapRow(0)
            UIKitHeadless.layout()
            r.expect(stage.told, ["open", "select a", "close"])
            r.expect(stage.dropdown.state.selected, ["c"])
            r.expect(stage.dropdown.state.isOpen, true)
            r.near(stage.frame(stage.list), 16, 80, 368, 132)
        }
    ),
    (
        "with a type for its options a dropdown speaks of them",
        { r in
            let (window, root) = makeWindow()
            let view = DropdownView(
                Dropdown<Letter>(menu { $0.footer = MenuDocument.Footer(id: "f", title: "F") }),
                texts: MenuTexts(namespace: "Test")
            ).placed(in: root)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            var told: [String] = []
            view.onSelect = { told.append("select \($0)") }
            view.onDeselect = { told.append("deselect \($0)") }
            view.onFooter = { told.append("footer") }
            view.onOpen = { told.append("open") }
            view.onClose = { told.append("close") }
            r.expect(view.selection, nil)
            UIKitHeadless.tap(view.button)
            UIKitHeadless.tap(CGPoint(x: 100, y: 48 + 44 + 22), in: window)
            r.expect(view.selection, .b)
            view.selection = .c
            r.expect(view.button.title(for: .normal), "C")
            view.selections = []
            r.expect(view.selections, [])
            UIKitHeadless.tap(view.button)
            UIKitHeadless.tap(view.list.footer)
            r.expect(told, ["open", "select b", "close", "open", "footer", "close"])
            view.menu.clearable = true
            view.selection = .a
            UIKitHeadless.tap(view.button)
            UIKitHeadless.tap(CGPoint(x: 100, y: 48 + 22), in: window)
            r.expect(told.suffix(3), ["open", "deselect a", "close"])
        }
    ),
]
