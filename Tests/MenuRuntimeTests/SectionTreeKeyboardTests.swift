import Testing

@testable import MenuRuntime

/// What keys find in a tree, and how high each row is.
@Suite struct SectionTreeKeyboardTests {
    /// a (x with a detail, y disabled, the closed section b (z)), c (fixed open, w), d without items.
    private func state() -> SectionTreeState {
        tree([
            section(
                "a", isExpanded: true,
                [
                    item("x", detail: "X"), item("y") { $0.enabled = false },
                    .section(section("b", [item("z")])),
                ]),
            section("c", isCollapsible: false, [item("w")]),
            section("d", isExpanded: true),
        ])
    }

    /// The paths that steps in one direction lead over.
    private func walk(_ state: SectionTreeState, by step: Int) -> [String] {
        var paths: [String] = []
        var place = state.focus(after: nil, by: step)
        while let here = place {
            paths.append(state.row(at: here).path)
            place = state.focus(after: here, by: step)
        }
        return paths
    }

    @Test func stepsLeadOverWhatCanBeTouched() throws {
        var state = state()
        #expect(walk(state, by: 1) == ["a", "a/x", "a/b", "c/w", "d"])
        #expect(walk(state, by: -1) == ["d", "c/w", "a/b", "a/x", "a"])
        try state.told("tapSection=a/b")
        #expect(walk(state, by: 1) == ["a", "a/x", "a/b", "a/b/z", "c/w", "d"])
        try state.told("tapSection=a")
        #expect(walk(state, by: -1) == ["d", "c/w", "a"])
        #expect(walk(tree([]), by: 1) == [])
        #expect(walk(tree([]), by: -1) == [])
    }

    @Test func theSectionAround() throws {
        var state = state()
        try state.told("tapSection=a/b")
        func around(_ path: String) throws -> String? {
            let place = try #require(state.place(of: path))
            return state.focus(around: place).map { state.row(at: $0).path }
        }
        #expect(try around("a/b/z") == "a/b")
        #expect(try around("a/b") == "a")
        #expect(try around("a") == nil)
        #expect(try around("c/w") == nil)  // c cannot be touched
    }

    @Test(arguments: [
        ("a", SectionTreeState.Event.tapSection("a")), ("a/x", .tapItem("a/x")), ("a/y", nil),
        ("a/b", .tapSection("a/b")), ("c", nil), ("c/w", .tapItem("c/w")),
    ])
    func touches(_ path: String, _ event: SectionTreeState.Event?) throws {
        let state = state()
        #expect(state.row(at: try #require(state.place(of: path))).event == event)
    }

    @Test func heightsOfRows() throws {
        var state = tree([section("a", isExpanded: true, [item("x", detail: "X"), item("y")])]) {
            ($0.headerHeight, $0.rowHeight, $0.detailHeight) = (.points(60), .points(44), .points(30))
        }
        #expect(state.rows.map { state.height(of: $0) } == [60, 44, 44])
        try state.told("tapItem=a/x")
        #expect(state.rows.map { state.height(of: $0) } == [60, 74, 44])
        #expect(state.height == 178)
        var menu = state.menu
        menu.detailHeight = .auto
        state = SectionTreeState(menu, expandedPaths: state.expandedPaths)
        #expect(state.rows.map { state.height(of: $0) } == [60, nil, 44])
        (menu.headerHeight, menu.rowHeight, menu.detailHeight) = (.auto, .auto, .points(30))
        state = SectionTreeState(menu, expandedPaths: ["a", "a/x"])
        #expect(state.rows.map { state.height(of: $0) } == [nil, nil, nil])
    }

    @Test func whatAssistiveTechnologySays() throws {
        let (state, texts) = (state(), MenuTexts(namespace: "Feedback"))
        func said(_ path: String, _ texts: MenuTexts) throws -> String? {
            texts.expansion(of: state.row(at: try #require(state.place(of: path))), in: state.menu)
        }
        #expect(try said("a", texts) == "expanded")
        #expect(try said("a/b", texts) == "collapsed")
        #expect(try said("a/x", texts) == "collapsed")
        #expect(try said("a/y", texts) == nil)  // nothing to expand
        #expect(try said("c", texts) == nil)
        let keys = MenuTexts(namespace: "Feedback", replacing: { key, _ in key })
        #expect(try said("a", keys) == "Feedback.tree.accessibility.expanded")
        #expect(try said("a/b", keys) == "Feedback.tree.accessibility.collapsed")
    }

    @Test func identifiers() throws {
        let texts = MenuTexts(namespace: "Feedback")
        let named = item("x") { $0.accessibility = MenuDocument.Accessibility(identifier: "mine") }
        let state = tree([section("a", isExpanded: true, [named, item("y")])])
        #expect(texts.identifier(of: state.menu) == "Feedback.tree")
        #expect(
            state.rows.map { texts.identifier(of: $0, in: state.menu) } == [
                "Feedback.tree.a", "mine", "Feedback.tree.a.y",
            ])
    }
}
