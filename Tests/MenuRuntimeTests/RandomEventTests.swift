import Testing

@testable import MenuRuntime

/// What holds whatever happens: long random sequences of events on random menus.
@Suite struct RandomEventTests {
    private static let ids = ["a", "b", "c", "d", "e", "f"]

    private static func randomMenu(
        _ id: String, _ random: inout SeededGenerator
    ) -> MenuDocument.Dropdown {
        var menu = MenuDocument.Dropdown(id: id, title: "T")
        var entries = ids.map { id in
            MenuDocument.Entry.option(
                MenuDocument.Option(
                    id: id, title: id, enabled: Int.random(in: 0..<5, using: &random) > 0,
                    hidden: Int.random(in: 0..<5, using: &random) == 0))
        }
        if Bool.random(using: &random) {
            entries =
                [entries[0], .separator]
                + [.group(MenuDocument.OptionGroup(id: "g", title: "G", options: Array(entries[1..<4])))]
                + entries[4...]
        }
        menu.options = entries
        menu.optionsFrom = Bool.random(using: &random) ? .app : .spec
        menu.group = [nil, "g", "g", "h"].randomElement(using: &random) ?? nil
        menu.selection = Bool.random(using: &random) ? .single : .multiple
        if menu.selection == .multiple {
            menu.minSelected = Int.random(in: 0...2, using: &random)
            menu.maxSelected = [nil, 2, 3].randomElement(using: &random) ?? nil
        }
        menu.closeOnSelect = Bool.random(using: &random)
        menu.clearable = Bool.random(using: &random)
        menu.dismiss = MenuDocument.Dismissal.allCases.filter { _ in Bool.random(using: &random) }
        menu.footer =
            Bool.random(using: &random) ? MenuDocument.Footer(id: "f", title: "F", height: 30) : nil
        menu.maxVisibleCells = Int.random(in: 1...4, using: &random)
        if Bool.random(using: &random) { (menu.maxHeight, menu.maxVisibleCells) = (90, nil) }
        return menu
    }

    private static func randomEvent(_ random: inout SeededGenerator) -> DropdownState.Event {
        let name = DropdownState.Event.Name.allCases.randomElement(using: &random) ?? .tapButton
        let known = ids + ["x", "nobody"]
        let values = known.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))
        // People touch options more often than anything else happens.
        return Bool.random(using: &random) ? .tapOption(values[0]) : DropdownState.Event(name, Array(values))
    }

    @Test(arguments: 0..<40)
    func dropdowns(_ seed: Int) {
        var random = SeededGenerator(state: UInt64(seed))
        var states = MenuStates(
            dropdowns: ["p", "q", "r", "s"].map { DropdownState(Self.randomMenu($0, &random)) })
        for _ in 0..<400 {
            let menu = ["p", "q", "r", "s"].randomElement(using: &random) ?? "p"
            let event = Self.randomEvent(&random)
            let before = states
            let effects = states.send(.dropdown(event), to: menu)
            checkEffects(effects, from: before, to: states, event)
            for (old, new) in zip(before.dropdowns, states.dropdowns) { check(old, new, event) }
            for group in ["g", "h"] {
                #expect(states.dropdowns.filter { $0.isOpen && $0.menu.group == group }.count <= 1)
            }
        }
    }

    /// An effect for each menu that changed, and none but for one that changed or is told of.
    private func checkEffects(
        _ effects: [MenuStates.Effect], from before: MenuStates, to after: MenuStates,
        _ event: DropdownState.Event
    ) {
        #expect(Set(effects.map(\.menu)).count == effects.count)
        for (old, new) in zip(before.dropdowns, after.dropdowns) {
            let outcome = effects.first { $0.menu == new.menu.id }?.outcome ?? .nothing
            #expect(outcome.isChanged == (old != new), "\(event.text)")
            #expect(outcome.told.contains(.open) ? new.isOpen && !old.isOpen : true)
            #expect(outcome.told.contains(.close) ? !new.isOpen && old.isOpen : true)
            let isApps = ["set", "ope", "clo"].contains(String(event.text.prefix(3)))
            if isApps { #expect(outcome.told == []) }
        }
    }

    private func check(_ old: DropdownState, _ new: DropdownState, _ event: DropdownState.Event) {
        let menu = new.menu
        let shown = new.rows.map(\.name).filter { $0 != "group:g" }
        #expect(new.selected == shown.filter { new.isSelected($0) })
        #expect(new.selected.count <= (menu.selection == .single ? 1 : menu.maxSelected ?? 6))
        if case .tapOption = event, new.selected.count < old.selected.count, menu.selection == .multiple {
            #expect(new.selected.count >= menu.minSelected)
        }
        let footer = menu.footer?.height ?? 0
        let cap = menu.maxHeight ?? Double(menu.maxVisibleCells ?? 0) * 44 + 1
        #expect((new.heights.list ?? 0) <= (new.isOpen ? cap + footer : 0))
        #expect(new.rowCount == new.rows.count)
        var again = new
        _ = (again.send(.tapButton), again.send(.tapButton))
        #expect(again == new)
    }

    // MARK: Trees

    private static func randomSections(
        _ depth: Int, _ random: inout SeededGenerator
    ) -> [MenuDocument.Section] {
        (0..<Int.random(in: 1...3, using: &random)).map { index in
            var items: [MenuDocument.SectionEntry] = (0..<Int.random(in: 0...2, using: &random)).map {
                item("i\($0)", detail: Bool.random(using: &random) ? "D" : nil) {
                    $0.enabled = Int.random(in: 0..<4, using: &random) > 0
                }
            }
            if depth < 3, Bool.random(using: &random) {
                items += randomSections(depth + 1, &random).map { .section($0) }
            }
            return section(
                "s\(index)", isCollapsible: Int.random(in: 0..<4, using: &random) > 0, items)
        }
    }

    @Test(arguments: 0..<40)
    func trees(_ seed: Int) {
        var random = SeededGenerator(state: UInt64(seed))
        let isSingle = seed % 2 == 1
        var state = tree(Self.randomSections(0, &random)) {
            $0.expansion = isSingle ? .single : .multiple
            $0.detailHeight = .points(20)
        }
        let paths = state.nodes.map(\.path)
        for _ in 0..<200 {
            let path = paths.randomElement(using: &random) ?? ""
            let event =
                [.tapSection(path), .tapSection(path), .tapItem(path), .expandAll, .collapseAll]
                .randomElement(
                    using: &random) ?? SectionTreeState.Event.expandAll
            let before = state
            let outcome = state.send(event)
            #expect(outcome.isChanged == (state != before))
            checkTold(outcome.told, from: before, to: state)
            check(state, isSingle: isSingle)
            checkTwice(event, before, state)
        }
    }

    /// Each section that opened or closed is told of, once, closings first where one was touched.
    private func checkTold(_ told: [MenuMessage], from old: SectionTreeState, to new: SectionTreeState) {
        let changes = new.nodes.indices
            .filter { new.nodes[$0].isSection && old.isExpanded($0) != new.isExpanded($0) }
            .map { index -> MenuMessage in
                let path = new.nodes[index].path
                return new.isExpanded(index) ? .expand(path) : .collapse(path)
            }
        let sections = told.filter { if case .select = $0 { false } else { true } }
        #expect(Set(sections) == Set(changes))
        #expect(sections.count == changes.count)
    }

    private func check(_ state: SectionTreeState, isSingle: Bool) {
        let open = Set(state.expandedPaths)
        #expect(state.nodes.allSatisfy { !$0.isSection || $0.isCollapsible || open.contains($0.path) })
        if isSingle {
            let parents = state.nodes.indices
                .filter { state.nodes[$0].isCollapsible && state.isExpanded($0) }
                .map { state.nodes[$0].parent }
            #expect(Set(parents).count == parents.count)
        }
        // A row shows if and only if all sections around it are open.
        let shown = state.nodes.map(\.path).filter { path in
            path.indices.filter { path[$0] == "/" }.allSatisfy { open.contains(String(path[..<$0])) }
        }
        #expect(state.rows.map(\.path) == shown)
        let rows = state.rows
        let details = rows.filter { if case .item = $0.entry { $0.isExpanded } else { false } }.count
        let headers = rows.filter { if case .section = $0.entry { true } else { false } }.count
        #expect(state.height == Double(headers * 60 + (rows.count - headers) * 44 + details * 20))
    }

    /// Closing a section and opening it again changes nothing; with siblings, nothing inside of it.
    private func checkTwice(
        _ event: SectionTreeState.Event, _ before: SectionTreeState, _ after: SectionTreeState
    ) {
        guard case .tapSection(let path) = event else { return }
        var again = after
        again.send(event)
        if before.menu.expansion == .multiple { #expect(again == before) }
        func inside(_ state: SectionTreeState) -> [String] {
            state.expandedPaths.filter { $0.hasPrefix(path + "/") }
        }
        #expect(inside(again) == inside(before))
        #expect(inside(after) == inside(before))
    }
}
