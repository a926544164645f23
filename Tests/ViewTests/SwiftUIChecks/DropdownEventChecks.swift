import MenuRuntime
@_spi(Headless) import SwiftUI

@MainActor let dropdownEventChecks: [Check] = [
    (
        "what is chosen is the app's, and follows it both ways",
        { r in
            let stage = MenuStage()
            let spec = menu { $0.selected = ["b"] }
            stage.show(
                DropdownMenu(
                    Dropdown<CheckOption>(spec), selection: stage.selection(), texts: stage.texts,
                    onMessage: { stage.hear($0.text + " " + stage.selected.map(\.id).joined()) }))
            r.expect(stage.host.texts, ["B"])
            r.expect(stage.selected.map(\.id), ["b"], "what the spec chooses is the app's from the start")
            stage.tapButton("menu")
            stage.tap("C")
            r.expect(stage.takeTold(), ["open b", "select c c", "close c"])
            r.expect(stage.host.texts, ["C"])
            stage.selected = [CheckOption(id: "a")]
            stage.host.update()
            r.expect(stage.host.texts, ["A"])
            stage.selected = []
            stage.host.update()
            r.expect(stage.host.texts, ["Prompt"], "also nothing, though the spec chooses something")
            r.expect(stage.takeTold(), [])
        }
    ),
    (
        "several may be chosen, in the order of the options",
        { r in
            let stage = MenuStage()
            let spec = menu {
                $0.selection = .multiple
                $0.closeOnSelect = false
                $0.maxSelected = 2
            }
            stage.show(
                DropdownMenu(
                    Dropdown<CheckOption>(spec), selections: stage.selections(), texts: stage.texts,
                    onMessage: { stage.hear($0.text) }))
            stage.tapButton("menu")
            stage.tap("C")
            stage.tap("A")
            stage.tap("B")
            r.expect(stage.selected.map(\.id), ["a", "c"])
            r.expect(stage.host.texts.first, "A, C")
            stage.tap("C")
            r.expect(stage.takeTold(), ["open", "select c", "select a", "deselect c"])
            stage.selected = [CheckOption(id: "c"), CheckOption(id: "b")]
            stage.host.update()
            r.expect(stage.host.texts.first, "B, C")
            r.expect(stage.symbols().count, 2)
        }
    ),
    (
        "two options of one title are two: one of them is marked",
        { r in
            let stage = MenuStage([
                menu("xy") {
                    $0.options = ["x", "y"].map { .option(MenuDocument.Option(id: $0, title: "Same")) }
                }
            ])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            let rows = stage.host.elements.all.filter { $0.text == "Same" }
            stage.host.tap(rows[1])
            r.expect(stage.takeTold(), ["open", "select y", "close"])
            stage.tapButton("menu")
            r.expect(stage.symbols(), ["checkmark"])
            let marked = stage.host.accessibilityElements.filter { $0.traits.contains(.isSelected) }
            r.expect(marked.count, 1)
            r.expect(marked.first?.frame.minY, rows[1].frame.midY - 22)
        }
    ),
    (
        "what cannot be chosen is not",
        { r in
            let stage = MenuStage([menu()])
            stage.send0(.setDisabled("b"), to: "menu")
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            stage.tap("B")
            r.expect(stage.takeTold(), ["open"])
            r.expect(stage.dropdown("menu").isOpen, true)
        }
    ),
    (
        "the app's doings show at once and are told to nobody",
        { r in
            let stage = MenuStage([menu { $0.optionsFrom = .app }])
            stage.show(stage.view("menu"))
            stage.send(.open, to: "menu")
            r.expect(stage.host.texts, ["Prompt", "A", "B", "C"])
            stage.send(.setHidden("b"), to: "menu")
            r.expect(stage.host.texts, ["Prompt", "A", "C"])
            stage.send(.setSelected(["c"]), to: "menu")
            r.expect(stage.host.texts, ["C", "A", "C"])
            stage.send(.setOptions(["q"]), to: "menu")
            r.expect(stage.host.texts, ["Prompt", "q"])
            stage.send(.close, to: "menu")
            r.expect(stage.host.texts, ["Prompt"])
            r.expect(stage.told, [])
        }
    ),
    (
        "a view keeps what it was at when it is made anew",
        { r in
            let stage = MenuStage()
            let view = {
                DropdownMenu(Dropdown<CheckOption>(menu()), selection: stage.selection(), texts: stage.texts)
            }
            stage.show(view())
            stage.tapButton("menu")
            stage.show(view())
            r.expect(stage.host.texts, ["Prompt", "A", "B", "C"])
        }
    ),
    (
        "the app is told when the state has changed, not before",
        { r in
            let stage = MenuStage([menu()])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            stage.tap("A")
            r.expect(stage.statesTold, [true, false, false])
        }
    ),
    (
        "what is gone from the screen is told nothing, and kept by nobody",
        { r in
            let stage = MenuStage([menu(id: "one") { $0.group = "g" }, menu(id: "two") { $0.group = "g" }])
            let page = { (isThere: Bool) in
                VStack {
                    if isThere { stage.view("one", mark: "gone ") }
                    stage.view("two", mark: "two ")
                }
            }
            stage.show(page(true))
            stage.tapButton("one")
            stage.show(page(false))
            stage.tapButton("two")
            r.expect(stage.takeTold(), ["gone open", "two open"])
            stage.show(page(true))
            stage.tapButton("one")
            r.expect(stage.takeTold(), ["two close", "gone open"])
            weak var kept: Kept?
            do {
                let object = Kept()
                kept = object
                let other = MenuStage([menu()])
                let view = { (isThere: Bool) in
                    VStack {
                        if isThere {
                            DropdownMenu(
                                Dropdown<CheckOption>(menu()), selection: other.selection(),
                                texts: other.texts, onMessage: { [object] _ in object.count += 1 })
                        }
                    }
                }
                other.show(view(true))
                other.tapButton("menu")
                r.expect(object.count, 1)
                other.show(Text(verbatim: ""))
            }
            r.expect(kept == nil, true, "kept alive")
        }
    ),
    (
        "ten thousand options are not ten thousand rows",
        { r in
            var many = menu()
            many.options = (0..<10_000).map { .option(MenuDocument.Option(id: "o\($0)", title: "O\($0)")) }
            let stage = MenuStage([many])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            let made = stage.host.allBodyCounts["DropdownRow"] ?? 0
            r.expect(made > 3 && made < 100, true, "\(made) rows were made")
            stage.send(.close, to: "menu")
            stage.send(.setSelected(["o5000"]), to: "menu")
            stage.send(.open, to: "menu")
            r.expect(stage.host.texts.contains("O5000"), true, "what is chosen is in sight")
            stage.tap("O5000")
            r.expect(stage.takeTold(), ["open", "select o5000", "close"])
        }
    ),
]

private final class Kept {
    var count = 0
}

extension MenuStage {
    /// Before anything shows.
    func send0(_ event: DropdownState.Event, to id: String) { menus.send(.dropdown(event), to: id) }
}
