import Testing

@testable import MenuRuntime

/// Rows that are found one by one, against those that are gone through from the top.
@Suite struct RowTableTests {
    /// Every step of a random run: the rows section by section are the rows, and what an update says turns the rows
    /// before into those after.
    @Test(arguments: [MenuDocument.Expansion.multiple, .single], UInt64(0)..<40)
    func trees(expansion: MenuDocument.Expansion, seed: UInt64) {
        var random = SeededGenerator(state: seed)
        var names = 0
        var state = tree(
            (0..<Int.random(in: 1...4, using: &random)).map { _ in
                randomSection(depth: 3, &names, &random)
            }
        ) { $0.expansion = expansion }
        for _ in 0..<60 {
            let before = rowsBySection(state)
            let path = state.paths.randomElement(using: &random)!
            let event: SectionTreeState.Event =
                switch Int.random(in: 0..<20, using: &random) {
                case 0: .expandAll
                case 1: .collapseAll
                default:
                    if case .section = state.entry(at: path) { .tapSection(path) } else { .tapItem(path) }
                }
            let update = state.update(event)
            let after = rowsBySection(state)
            #expect(after.flatMap { $0 } == state.rows)
            #expect(state.rowCount == state.rows.count)
            for (section, rows) in after.enumerated() {
                for (index, row) in rows.enumerated() {
                    #expect(
                        state.place(of: row.path)
                            == .init(section: section, row: index == 0 ? nil : index - 1))
                }
            }
            guard !update.isReset else { continue }
            var paths = before.map { $0.map { $0.path } }
            for range in update.removed.reversed() {
                paths[range.section].removeSubrange(range.rows.lowerBound + 1..<range.rows.upperBound + 1)
            }
            for range in update.inserted {
                let rows = range.rows.lowerBound + 1..<range.rows.upperBound + 1
                paths[range.section].insert(
                    contentsOf: after[range.section][rows].map { $0.path }, at: rows.lowerBound)
            }
            #expect(paths == after.map { $0.map { $0.path } }, "\(event)")
            if case .tapItem(let path) = event, update.outcome.isChanged {
                #expect(update.resized == state.place(of: path))
            }
        }
    }

    private func rowsBySection(_ state: SectionTreeState) -> [[SectionTreeState.Row]] {
        (0..<state.sectionCount).map { section in
            [state.header(at: section)]
                + (0..<state.rowCount(in: section)).map { state.row(at: $0, in: section) }
        }
    }

    private func randomSection(
        depth: Int, _ names: inout Int, _ random: inout SeededGenerator
    ) -> MenuDocument.Section {
        names += 1
        let name = "s\(names)"
        var entries: [MenuDocument.SectionEntry] = []
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            if depth > 0, Bool.random(using: &random) {
                entries.append(.section(randomSection(depth: depth - 1, &names, &random)))
            } else {
                names += 1
                entries.append(item("i\(names)", detail: Bool.random(using: &random) ? "D" : nil))
            }
        }
        return section(
            name, isExpanded: Bool.random(using: &random),
            isCollapsible: Int.random(in: 0..<5, using: &random) > 0, entries)
    }

    /// A closed section inside of a closed one, by hand.
    @Test func nested() {
        var state = tree([
            section(
                "a", isExpanded: true,
                [item("x"), .section(section("b", [item("y"), item("z")])), item("w")])
        ])
        let update = state.update(.tapSection("a/b"))
        #expect(update.inserted == [.init(section: 0, rows: 2..<4)])
        #expect(update.removed == [])
        #expect(state.row(at: 3, in: 0).path == "a/b/z")
        #expect(state.row(at: 4, in: 0).path == "a/w")
        let closing = state.update(.tapSection("a"))
        #expect(closing.removed == [.init(section: 0, rows: 0..<5)])
        #expect(state.place(of: "a/b/z") == nil)
        #expect(state.place(of: "a") == .init(section: 0, row: nil))
        #expect(state.update(.tapSection("a")).inserted == [.init(section: 0, rows: 0..<5)])
    }

    /// Options that are hidden and shown in any order, with separators and groups between.
    @Test(arguments: UInt64(0)..<40)
    func dropdowns(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        var menu = dropdown("")
        var ids: [String] = []
        func entry() -> MenuDocument.Entry {
            if Int.random(in: 0..<4, using: &random) == 0 { return .separator }
            ids.append("o\(ids.count)")
            let isHidden = Bool.random(using: &random)
            return .option(option(ids.last!) { $0.hidden = isHidden })
        }
        for index in 0..<Int.random(in: 1...8, using: &random) {
            if Int.random(in: 0..<3, using: &random) == 0 {
                let options = (0..<Int.random(in: 1...4, using: &random)).map { _ in entry() }
                menu.options.append(.group(.init(id: "g\(index)", title: "G", options: options)))
            } else {
                menu.options.append(entry())
            }
        }
        menu.maxVisibleCells = Int.random(in: 1...6, using: &random)
        var state = DropdownState(menu)
        for _ in 0..<40 {
            if let id = ids.randomElement(using: &random) {
                state.send(Bool.random(using: &random) ? .setHidden(id) : .setShown(id))
            }
            let rows = expectedRows(state.options)
            #expect(state.rows.map(\.name) == rows.map(\.name))
            #expect(state.rows.map(\.separatorsAbove) == rows.map(\.separators))
            for (index, row) in rows.enumerated() where !row.name.hasPrefix("group:") {
                #expect(state.rowIndex(of: row.name) == index)
            }
            let shown = rows.prefix(menu.maxVisibleCells!)
            state.send(.open)
            #expect(state.heights.list == Double(44 * shown.count + shown.map(\.separators).reduce(0, +)))
        }
    }

    /// The rows as the page on behaviour has them, worked out from the top.
    private func expectedRows(_ entries: [MenuDocument.Entry]) -> [(name: String, separators: Int)] {
        var rows: [(name: String, separators: Int)] = []
        var separators = 0
        func add(_ entry: MenuDocument.Entry) {
            switch entry {
            case .separator: separators += 1
            case .option(let option) where option.hidden: break
            case .option(let option):
                rows.append((option.id, separators))
                separators = 0
            case .group(let group):
                let isShown = group.options.contains {
                    if case .option(let option) = $0 { !option.hidden } else { false }
                }
                guard isShown else { return }
                rows.append(("group:" + group.id, separators))
                separators = 0
                group.options.forEach(add)
            }
        }
        entries.forEach(add)
        return rows
    }

    /// A tree of many rows, opened and closed often: were each row looked at, this would take minutes.
    @Test(.timeLimit(.minutes(1))) func manyRows() {
        let items = (0..<40_000).map { item("i\($0)") }
        var state = tree([section("a", isExpanded: true, items), section("b", [item("x")])])
        for _ in 0..<40_000 {
            state.update(.tapSection("a"))
            state.update(.tapSection("b"))
            if state.rowCount(in: 0) > 0 { #expect(state.row(at: 39_999, in: 0).path == "a/i39999") }
        }
    }
}
