import Testing

@testable import MenuRuntime

@Suite struct SectionTreeStateTests {
    /// a (x with a detail, y disabled, the section b (z)), c (fixed open, w with a detail), d.
    private func sample(
        _ change: (inout MenuDocument.SectionTree) -> Void = { _ in }
    ) -> SectionTreeState {
        tree(
            [
                section(
                    "a",
                    [
                        item("x", detail: "X"), item("y", detail: "Y") { $0.enabled = false },
                        .section(section("b", [item("z")])),
                    ]),
                section("c", isCollapsible: false, [item("w", detail: "W")]),
                section("d"),
            ], change)
    }

    private func names(_ state: SectionTreeState) -> [String] { state.rows.map(\.path) }

    @Test func rows() throws {
        var state = sample()
        #expect(names(state) == ["a", "c", "c/w", "d"])
        #expect(try state.told("tapSection=a") == ["expand a"])
        #expect(names(state) == ["a", "a/x", "a/y", "a/b", "c", "c/w", "d"])
        #expect(try state.told("tapSection=a/b") == ["expand a/b"])
        #expect(names(state) == ["a", "a/x", "a/y", "a/b", "a/b/z", "c", "c/w", "d"])
        #expect(state.rows.map(\.depth) == [0, 1, 1, 1, 2, 0, 1, 0])
        #expect(state.rows.map(\.isExpanded) == [true, false, false, true, false, true, false, false])
        #expect(state.rowCount == 8)
        #expect(state.expanded == ["a", "a/b", "c"])
    }

    /// What is at a path that was there before stays as it is, what is new begins as written.
    @Test func aChangedMenu() throws {
        var state = sample()
        try state.told("tapSection=a", "tapItem=a/x", "tapItem=c/w")
        var menu = state.menu
        menu.headerHeight = .points(50)
        #expect(state.update(menu: menu).isChanged)
        #expect(state.menu == menu)
        #expect(state.expandedPaths == ["a", "a/x", "c", "c/w"])
        menu.sections = [
            section("n", isExpanded: true, [item("m")]),
            section("d", isExpanded: true),
            section(
                "a", isExpanded: false,
                [item("y", detail: "Y"), item("x", detail: "new"), .section(section("w", isExpanded: true))]),
            section("c", [item("w")]),
            section("x", isCollapsible: false),
        ]
        #expect(state.update(menu: menu) == MenuOutcome(isChanged: true))
        #expect(state.expandedPaths == ["n", "a", "a/x", "a/w", "c", "x"])
        #expect(names(state) == ["n", "n/m", "d", "a", "a/y", "a/x", "a/w", "c", "c/w", "x"])
        #expect(state.rowCount == 10)
        #expect(state.place(of: "a/x") == SectionTreeState.Place(section: 2, row: 1))
        let before = state
        #expect(state.update(menu: menu) == .nothing)
        #expect(state == before)
        #expect(try state.told("tapSection=a/w") == ["collapse a/w"])
    }

    /// An item with the path of a section is another thing.
    @Test func whatIsOfAnotherKindIsNew() {
        var state = tree([section("s", isExpanded: true, [.section(section("k", isExpanded: true))])])
        var menu = state.menu
        menu.sections = [section("s", [item("k", detail: "D")])]
        state.update(menu: menu)
        #expect(state.expandedPaths == ["s"])
        menu.sections = [section("s", [.section(section("k", isExpanded: true))])]
        state.update(menu: menu)
        #expect(state.expandedPaths == ["s", "s/k"])
    }

    /// Of those beside each other at most one is open, where the menu comes to say so: of those that were the first.
    @Test func aChangedMenuWithOneOpen() {
        var state = tree([section("a"), section("b", isExpanded: true), section("c", isExpanded: true)])
        var menu = state.menu
        menu.expansion = .single
        state.update(menu: menu)
        #expect(state.expanded == ["b"])
        menu.sections.insert(section("n", isExpanded: true), at: 0)
        state.update(menu: menu)
        #expect(state.expanded == ["b"])
        menu.sections.removeAll { $0.id == "b" }
        menu.sections.append(section("o", isExpanded: true))
        state.update(menu: menu)
        #expect(state.expanded == ["o"])
    }

    @Test func whatIsInsideKeepsItsState() throws {
        var state = sample()
        try state.told("tapSection=a", "tapSection=a/b", "tapItem=a/x")
        let before = state
        #expect(try state.told("tapSection=a") == ["collapse a"])
        #expect(names(state) == ["a", "c", "c/w", "d"])
        #expect(state.expanded == ["a/b", "c"])
        try state.told("tapSection=a")
        #expect(state == before)
    }

    @Test(arguments: [
        "tapSection=a/b", "tapItem=a/x", "tapSection=c", "tapItem=a/y", "tapItem=c", "tapSection=c/w",
        "tapSection=z", "tapItem=b/z", "tapItem=a",
    ])
    func whatDoesNotApply(_ event: String) throws {
        var state = sample()
        let before = state
        #expect(state.send(try SectionTreeState.Event(text: event)) == .nothing)
        #expect(state == before)
    }

    @Test func items() throws {
        var state = sample()
        #expect(state.send(.tapItem("c/w")) == MenuOutcome(isChanged: true, told: [.select("c/w")]))
        #expect(state.rows[2].isExpanded)
        #expect(state.expanded == ["c"])
        #expect(state.send(.tapItem("c/w")) == MenuOutcome(isChanged: true, told: [.select("c/w")]))
        #expect(!state.rows[2].isExpanded)
        try state.told("tapSection=a", "tapSection=a/b")
        // Nothing to show besides: only the app is told.
        #expect(state.send(.tapItem("a/b/z")) == MenuOutcome(isChanged: false, told: [.select("a/b/z")]))
    }

    @Test func oneOfSiblings() throws {
        let single = tree(
            [
                section("a", [.section(section("p")), .section(section("q"))]), section("b"),
                section("c", isCollapsible: false),
            ]
        ) { $0.expansion = .single }
        var state = single
        #expect(try state.told("tapSection=a") == ["expand a"])
        #expect(try state.told("tapSection=a/p") == ["expand a/p"])
        #expect(try state.told("tapSection=a/q") == ["collapse a/p", "expand a/q"])
        #expect(try state.told("tapSection=b") == ["collapse a", "expand b"])
        // c is always open, and does not count.
        #expect(state.expanded == ["a/q", "b", "c"])
        #expect(try state.told("tapSection=b") == ["collapse b"])

        state = single
        #expect(try state.told("expandAll") == ["expand a", "expand a/p"])
        #expect(try state.told("expandAll") == [])
        #expect(try state.told("collapseAll") == ["collapse a", "collapse a/p"])
        #expect(try state.told("tapSection=b", "expandAll") == ["expand a/p"])
        #expect(state.expanded == ["a/p", "b", "c"])
    }

    @Test func severalThatAreOpenAtTheStartCloseTogether() throws {
        var state = tree(
            [section("a", isExpanded: true), section("b", isExpanded: true), section("c")]
        ) { $0.expansion = .single }
        #expect(state.expanded == ["a", "b"])
        #expect(try state.told("tapSection=c") == ["collapse a", "collapse b", "expand c"])
    }

    @Test func all() throws {
        var state = sample()
        try state.told("tapSection=a", "tapItem=a/x")
        #expect(try state.told("expandAll") == ["expand a/b", "expand d"])
        #expect(try state.told("expandAll") == [])
        #expect(state.rows[1].isExpanded)
        #expect(try state.told("collapseAll") == ["collapse a", "collapse a/b", "collapse d"])
        #expect(state.expanded == ["c"])
        #expect(state.expandedPaths == ["a/x", "c"])
        #expect(try state.told("collapseAll") == [])
    }

    @Test(
        arguments: [
            (60, 40, 20, 3 * 60 + 40), (nil, 40, 20, nil), (60, nil, 20, nil), (60, 40, nil, 3 * 60 + 40),
        ] as [(Double?, Double?, Double?, Double?)])
    func heights(_ header: Double?, _ row: Double?, _ detail: Double?, _ expected: Double?) throws {
        func height(_ points: Double?) -> MenuDocument.Height { points.map { .points($0) } ?? .auto }
        var state = sample {
            $0.headerHeight = height(header)
            $0.rowHeight = height(row)
            $0.detailHeight = height(detail)
        }
        #expect(state.height == expected)
        try state.told("tapItem=c/w")
        // Unknown only once a detail shows.
        #expect(state.height == expected.flatMap { all in detail.map { all + $0 } })
    }

    @Test func withoutItemsTheirHeightDoesNotMatter() {
        #expect(tree([section("a"), section("b")]) { $0.rowHeight = .auto }.height == 120)
    }

    @Test func detailsInClosedSectionsHaveNoHeight() throws {
        var state = sample { $0.detailHeight = .points(20) }
        try state.told("tapSection=a", "tapItem=a/x")
        #expect(state.height == Double(4 * 60 + 3 * 44 + 20))
        try state.told("tapSection=a")
        #expect(state.height == Double(3 * 60 + 44))
    }

    @Test func theStartIsAsWritten() {
        let state = tree([
            section("a", [item("x", detail: "X") { $0.expanded = true }, item("y") { $0.expanded = true }]),
            section("b", isExpanded: true),
        ])
        #expect(state.expandedPaths == ["a/x", "b"])
    }

    @Test func aTreeIsTakenUpAsItWasLeft() throws {
        var state = sample()
        try state.told("tapSection=a", "tapItem=a/x", "tapSection=d", "tapSection=a")
        let again = SectionTreeState(state.menu, expandedPaths: state.expandedPaths)
        #expect(again == state)
        #expect(
            SectionTreeState(state.menu, expandedPaths: ["gone", "a/y/z", "d"]).expandedPaths == ["c", "d"])
    }

    @Test func measures() {
        let measures = sample { $0.detailHeight = .points(20) }.measures
        #expect(measures.closed == SectionTreeState.Measure(rows: 4, height: 3 * 60 + 44))
        #expect(measures.open == SectionTreeState.Measure(rows: 8, height: 4 * 60 + 4 * 44))
        #expect(measures.expanded == SectionTreeState.Measure(rows: 8, height: 4 * 60 + 4 * 44 + 3 * 20))
    }
}
