import Testing

@testable import MenuRuntime

/// Large menus: what is looked up by id is found at once. Were a search behind it, these would take minutes.
@Suite(.timeLimit(.minutes(1)))
struct LargeMenuTests {
    private static let count = 40_000

    @Test func options() {
        var menu = MenuDocument.Dropdown(id: "m", title: "M")
        menu.selection = .multiple
        menu.closeOnSelect = false
        menu.options = (0..<Self.count).map { .option(MenuDocument.Option(id: "o\($0)", title: "O")) }
        var states = MenuStates(dropdowns: [DropdownState(menu)])
        states.send(.dropdown(.open), to: "m")
        for index in 0..<Self.count { states.send(.dropdown(.tapOption("o\(index)")), to: "m") }
        for index in 0..<Self.count where index % 2 == 0 {
            states.send(.dropdown(.setHidden("o\(Self.count - 1 - index)")), to: "m")
        }
        #expect(states.dropdowns[0].selected.count == Self.count / 2)
        #expect(states.dropdowns[0].title(MenuTexts(namespace: "N")).utf8.count == 3 * Self.count / 2 - 2)
    }

    @Test func optionsOfAGroup() {
        var menu = MenuDocument.Dropdown(id: "m", title: "M")
        let options = (0..<Self.count).map {
            MenuDocument.Entry.option(MenuDocument.Option(id: "o\($0)", title: "O"))
        }
        menu.options = [.group(MenuDocument.OptionGroup(id: "g", title: "G", options: options))]
        var state = DropdownState(menu)
        for index in 0..<Self.count { state.send(.setDisabled("o\(index)")) }
        #expect(state.option("o\(Self.count - 1)")?.enabled == false)
    }

    @Test func items() {
        let items = (0..<Self.count).map { item("i\($0)", detail: "D") }
        var state = tree([section("s", isExpanded: true, items)])
        for index in 0..<Self.count { state.send(.tapItem("s/i\(index)")) }
        #expect(state.expandedPaths.count == Self.count + 1)
    }
}
