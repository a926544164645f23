import Testing

@testable import MenuRuntime

@Suite struct MenuStatesTests {
    /// Dropdowns a and b of one group, c of another, d of none, and a tree.
    private let sample = MenuStates(
        dropdowns: [("a", "g"), ("b", "g"), ("c", "h"), ("d", nil)].map { id, group in
            DropdownState(dropdown(id: id) { $0.group = group })
        },
        sectionTrees: [tree([section("s")])])

    private func send(_ menu: String, _ event: DropdownState.Event, to states: inout MenuStates) -> [String] {
        states.send(.dropdown(event), to: menu).map { "\($0.menu) \($0.outcome.told.map(\.text))" }
    }

    private func open(_ states: MenuStates) -> [String] {
        states.dropdowns.filter(\.isOpen).map(\.menu.id)
    }

    @Test func oneOfAGroupIsOpen() {
        var states = sample
        #expect(send("a", .tapButton, to: &states) == [#"a ["open"]"#])
        #expect(send("c", .tapButton, to: &states) == [#"c ["open"]"#])
        #expect(send("d", .tapButton, to: &states) == [#"d ["open"]"#])
        #expect(send("b", .tapButton, to: &states) == [#"a ["close"]"#, #"b ["open"]"#])
        #expect(open(states) == ["b", "c", "d"])
        #expect(send("b", .tapButton, to: &states) == [#"b ["close"]"#])
        #expect(open(states) == ["c", "d"])
    }

    @Test func whatTheAppOpensItIsNotToldOf() {
        var states = sample
        _ = send("a", .tapButton, to: &states)
        #expect(send("b", .open, to: &states) == ["a []", "b []"])
        #expect(open(states) == ["b"])
        #expect(send("b", .open, to: &states) == [])
        #expect(send("b", .close, to: &states) == ["b []"])
    }

    @Test func eventsGoToTheirMenu() {
        var states = sample
        let opened = states.send(.sectionTree(.tapSection("s")), to: "tree")
        #expect(opened.map(\.outcome) == [MenuOutcome(isChanged: true, told: [.expand("s")])])
        let before = states
        #expect(states.send(.sectionTree(.expandAll), to: "a") == [])
        #expect(states.send(.dropdown(.tapButton), to: "tree") == [])
        #expect(states.send(.dropdown(.tapButton), to: "nobody") == [])
        #expect(states == before)
        #expect(states["tree"] == .sectionTree(states.sectionTrees[0]))
        #expect(states["c"] == .dropdown(states.dropdowns[2]))
        #expect(states["nobody"] == nil)
    }

    @Test func aChangedMenuTakesThePlaceOfItsOwn() {
        var states = sample
        #expect(states.update(menu: dropdown(id: "a") { $0.title = "T" }) == MenuOutcome(isChanged: true))
        #expect(states.dropdowns[0].menu.title == "T")
        var menu = states.sectionTrees[0].menu
        menu.headerHeight = .points(50)
        #expect(states.update(menu: menu).isChanged)
        #expect(states.sectionTrees[0].height == 50)
        let before = states
        #expect(states.update(menu: dropdown(id: "nobody")) == .nothing)
        #expect(states.update(menu: dropdown(id: "tree")) == .nothing)
        #expect(states.update(menu: MenuDocument.SectionTree(id: "a")) == .nothing)
        #expect(states == before)
    }

    /// The group's others close for what comes to it open, and are not told of: it is the app's doing.
    @Test func anOpenDropdownComesToAGroup() {
        var states = sample
        for id in ["b", "c", "d"] { _ = send(id, .open, to: &states) }
        states.update(menu: dropdown(id: "d") { $0.group = "g" })
        #expect(open(states) == ["c", "d"])
        states.update(menu: dropdown(id: "b") { $0.title = "closed" })
        #expect(open(states) == ["c", "d"])
    }

    @Test func aDocumentsMenus() {
        let states = MenuStates(
            MenuDocument(
                namespace: "N", dropdowns: [dropdown(id: "a")],
                sectionTrees: [MenuDocument.SectionTree(id: "t")]))
        #expect(states.dropdowns.map(\.menu.id) == ["a"])
        #expect(states.sectionTrees.map(\.menu.id) == ["t"])
    }
}
