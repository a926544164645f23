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
        "a touch outside closes what it should, and nothing else",
        { r in
            let stage = MenuStage([
                menu(id: "one") { $0.dismiss = [.outside] }, menu(id: "two") { $0.dismiss = [.escape] },
            ])
            stage.show(
                VStack {
                    stage.view("one", mark: "one ")
                    stage.view("two", mark: "two ")
                    Spacer()
                }
                .dropdownHost())
            stage.tapButton("one")
            stage.tapButton("two")
            r.expect(stage.takeTold(), ["one open", "two open", "one close"], "what is touched acts first")
            stage.host.tap(CGPoint(x: 200, y: 790))
            r.expect(stage.takeTold(), [])
            stage.tapButton("one")
            r.expect(stage.takeTold(), ["one open"])
            let list = stage.scroll!.frame
            stage.host.tap(CGPoint(x: list.maxX - 20, y: list.maxY - 2))
            r.expect(stage.takeTold(), ["one select c", "one close"])
            stage.tapButton("one")
            stage.host.tap(CGPoint(x: 200, y: 790))
            r.expect(stage.takeTold(), ["one open", "one close"])
            stage.tapButton("one")
            stage.tapButton("one")
            r.expect(stage.takeTold(), ["one open", "one close"], "the button itself is not outside")
        }
    ),
    (
        "what a pushed list has moved gets the touch that closes the list",
        { r in
            let stage = MenuStage([
                menu(id: "pushed") { $0.dismiss = [.outside] },
                menu(id: "covering") {
                    $0.dismiss = [.outside]
                    $0.presentation = .cover
                },
            ])
            var others: [Bool] = []
            stage.show(
                VStack(spacing: 0) {
                    stage.view("pushed")
                    Button(action: { others.append(stage.dropdown("pushed").isOpen) }) {
                        Color.red.frame(height: 30)
                    }
                    .accessibilityIdentifier("below")
                    Spacer(minLength: 0)
                    stage.view("covering")
                    Color.clear.frame(height: 200)
                }
                .dropdownHost())
            stage.tapButton("pushed")
            r.expect(stage.host.find(identifier: "below")?.frame.minY, 44 + 4 + 132)
            stage.host.tap(stage.host.find(identifier: "below")!)
            r.expect(others, [true], "the button acts, and then the list closes")
            r.expect(stage.host.find(identifier: "below")?.frame.minY, 44)
            r.expect(stage.takeTold(), ["open", "close"])
            stage.host.tap(stage.host.find(identifier: "below")!)
            r.expect(others, [true, false])
            r.expect(stage.takeTold(), [])
            // Nothing moves when this closes: it does so with the touch.
            stage.tapButton("covering")
            stage.host.tap(stage.host.find(identifier: "below")!)
            r.expect(others, [true, false, false])
            r.expect(stage.takeTold(), ["open", "close"])
        }
    ),
    (
        "a touch that becomes something else closes a pushed list with the next one",
        { r in
            let host = DropdownHost(isPlaced: true)
            let presence = DropdownPresence()
            var sent: [DropdownState.Event] = []
            presence.follow(
                name: "Test.menu", menu: menu { $0.dismiss = [.outside] }, isOpen: { true }, heardChanged: {},
                send: { sent.append($0) }, tell: { _ in })
            host.add(presence)
            host.touch(from: CGPoint(x: 1, y: 1))
            host.touch(from: CGPoint(x: 1, y: 1))
            r.expect(sent, [])
            host.touch(from: CGPoint(x: 2, y: 2))
            r.expect(sent, [.tapOutside])
            host.touchEnded()
            host.touchEnded()
            r.expect(sent, [.tapOutside, .tapOutside], "two touches, each once")
        }
    ),
    (
        "scrolling what is around a list closes it, scrolling the list does not",
        { r in
            let stage = MenuStage([menu("abcdefgh") { $0.dismiss = [.scroll] }])
            stage.show(
                ScrollView {
                    VStack(spacing: 0) {
                        stage.view("menu")
                        Color.red.frame(height: 2000)
                    }
                })
            stage.tapButton("menu")
            r.expect(stage.takeTold(), ["open"], "opening is no scrolling")
            let list = stage.host.elements.all.filter { $0.kind == .scroll }.last!.frame
            stage.host.scroll(by: 50, at: CGPoint(x: list.midX, y: list.midY))
            r.expect(stage.takeTold(), [])
            stage.host.scroll(by: 50, at: CGPoint(x: 200, y: 700))
            r.expect(stage.takeTold(), ["close"])
            stage.host.scroll(by: -50, at: CGPoint(x: 200, y: 700))
            r.expect(stage.takeTold(), [])
        }
    ),
    (
        "the escape key closes a list that says so",
        { r in
            let stage = MenuStage([menu()])
            stage.show(stage.view("menu"))
            stage.host.press(.escape)
            r.expect(stage.takeTold(), [])
            stage.tapButton("menu")
            stage.host.press(.escape)
            r.expect(stage.takeTold(), ["open", "close"])
            let other = MenuStage([menu { $0.dismiss = [] }])
            other.show(other.view("menu"))
            other.tapButton("menu")
            other.host.press(.escape)
            r.expect(other.takeTold(), ["open"])
        }
    ),
    (
        "keys go through a list, and choose",
        { r in
            let stage = MenuStage([
                menu("") {
                    $0.options = ["Ann", "Bob", "Bea", "Cy"].map {
                        .option(MenuDocument.Option(id: $0, title: $0))
                    }
                    $0.footer = MenuDocument.Footer(id: "more", title: "More")
                    $0.maxVisibleCells = 2
                    $0.selected = ["Bob"]
                }
            ])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            stage.host.press(.downArrow)
            r.expect(stage.host.texts.contains("Bea"), true, "it comes into sight")
            stage.host.press(.return)
            r.expect(stage.takeTold(), ["open", "select Bea", "close"], "it begins at what is chosen")
            stage.tapButton("menu")
            stage.host.press("b")
            stage.host.press("o")
            stage.host.press(.return)
            r.expect(stage.takeTold(), ["open", "select Bob", "close"], "letters find what begins with them")
            stage.tapButton("menu")
            for _ in 0..<5 { stage.host.press(.downArrow) }
            stage.host.press(.return)
            r.expect(stage.takeTold(), ["open", "footer", "close"])
            stage.tapButton("menu")
            for _ in 0..<5 { stage.host.press(.upArrow) }
            stage.host.press(.space)
            r.expect(stage.takeTold(), ["open", "select Ann", "close"])
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
        "a group needs no host: what one's opening closes is told of it first",
        { r in
            let stage = MenuStage([menu(id: "one") { $0.group = "g" }, menu(id: "two") { $0.group = "g" }])
            stage.show(
                VStack {
                    stage.view("one", mark: "one ")
                    stage.view("two", mark: "two ")
                })
            stage.tapButton("one")
            stage.tapButton("two")
            r.expect(stage.takeTold(), ["one open", "one close", "two open"])
            stage.send(.open, to: "one")
            r.expect(stage.takeTold(), [])
            r.expect(stage.dropdown("two").isOpen, false)
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
