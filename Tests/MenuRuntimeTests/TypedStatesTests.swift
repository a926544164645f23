import Testing

@testable import MenuRuntime

/// What generated code calls menus by is enough to reach their states.
@Suite struct TypedStatesTests {
    /// An option of the dropdown below.
    private struct Letter: OpenMenuOption {
        let id: String

        static var a: Letter { Letter(id: "a") }
        static var c: Letter { Letter(id: "c") }
        static let optionTable = MenuOptionTable(dropdown())
    }

    private let letters = Dropdown<Letter>(
        dropdown(id: "letters") {
            $0.optionsFrom = .app
            $0.selection = .multiple
            $0.group = "g"
        })
    private let other = Dropdown<Letter>(dropdown(id: "other") { $0.group = "g" })
    private let sections = SectionTree<AnyMenuNode>(tree([section("s", [item("i")])]).menu)
    private var states: MenuStates {
        MenuStates(dropdowns: [letters.state, other.state], sectionTrees: [sections.state])
    }
    /// None of the states'.
    private let nobody = Dropdown<Letter>(dropdown(id: "nobody"))

    @Test func events() {
        var states = states
        #expect(states.send(.tapButton, to: letters).map(\.outcome.told) == [[.open]])
        #expect(states.state(of: letters)?.isOpen == true)
        #expect(states.send(.tapButton, to: other).map(\.menu) == ["letters", "other"])
        #expect(states.state(of: letters)?.isOpen == false)
        #expect(states.send(.tapSection("s"), to: sections).map(\.outcome.told) == [[.expand("s")]])
        #expect(states.state(of: sections)?.expanded == ["s"])
        #expect(states.send(.open, to: nobody) == [])
        #expect(states.state(of: nobody) == nil)
        #expect(states.state(of: SectionTree<AnyMenuNode>(MenuDocument.SectionTree(id: "letters"))) == nil)
    }

    @Test func choosing() {
        var states = states
        #expect(states.selected(of: letters) == [])
        states.select([.c, .a], of: letters)
        #expect(states.selected(of: letters) == [.a, .c], "in the order of the options")
        #expect(states.selected(of: other) == [])
        states.select([], of: letters)
        #expect(states.selected(of: letters) == [])
        #expect(states.selected(of: nobody) == [])
    }

    @Test func optionsOfTheApp() {
        var states = states
        states.select([.a], of: letters)
        let entries: [MenuDocument.Entry] = [
            .option(MenuDocument.Option(id: "d", title: "Delta", icon: "triangle")), .option(option("a")),
        ]
        #expect(states.replaceOptions(of: letters, with: entries) == MenuOutcome(isChanged: true))
        #expect(states.state(of: letters)?.options == entries)
        #expect(states.selected(of: letters) == [.a], "it is still there")
        #expect(states.replaceOptions(of: other, with: entries) == .nothing, "its options are the spec's")
        #expect(states.replaceOptions(of: nobody, with: entries) == .nothing)
        let german = MenuTexts(namespace: "N") { key, text in key == "N.letters.a.title" ? "Alpha" : text }
        let titles = ["d", "a", "b"].map { states.state(of: letters)?.title(of: $0, german) }
        #expect(titles == ["Delta", "Alpha", "b"])
    }

    @Test func changedMenus() {
        var states = states
        states.send(.open, to: letters)
        states.update(letters) {
            $0.title = "T"
            $0.maxVisibleCells = 2
        }
        states.update(letters) { $0.gap = 10 }
        #expect(states.state(of: letters)?.menu.title == "T")
        #expect(states.state(of: letters)?.heights.total == 142)
        states.update(sections) { $0.sections.append(section("t")) }
        #expect(states.state(of: sections)?.paths == ["s", "s/i", "t"])
        #expect(states.update(nobody) { $0.title = "T" } == .nothing)
    }

    @Test func aMenuWithAChange() {
        #expect(letters.with { $0.maxVisibleCells = 1 }.menu.maxVisibleCells == 1)
        #expect(letters.with { $0.maxVisibleCells = 1 } != letters)
        #expect(sections.with { $0.title = "T" }.title == "T")
    }

    @Test func nodesOfAnyTree() {
        let tree = SectionTree<AnyMenuNode>(
            tree([section("s", [.section(section("u", [item("i", detail: "D")]))])]).menu)
        let node = AnyMenuNode(id: "s/u/i")
        #expect(SectionTree<AnyMenuNode>.Message(.select("s/u/i")) == .select(node))
        #expect(tree.title(of: node) == "I")
        #expect(tree.detail(of: node) == "D")
        #expect(tree.title(of: AnyMenuNode(id: "s/u")) == "U")
        #expect(tree.detail(of: AnyMenuNode(id: "s/u")) == nil)
        for path in ["", "u", "s/i", "s/u/i/", "s//u"] {
            #expect(tree[AnyMenuNode(id: path)] == nil, "\(path)")
            #expect(tree.title(of: AnyMenuNode(id: path)) == path)
        }
        #expect(
            tree.expanded(in: SectionTreeState(tree.menu, expandedPaths: ["s"])) == [AnyMenuNode(id: "s")])
    }
}
