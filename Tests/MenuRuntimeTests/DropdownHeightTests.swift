import Testing

@testable import MenuRuntime

/// The heights of open lists, worked out by hand. Rows are 40 points high, the button 50, the gap is 4.
@Suite struct DropdownHeightTests {
    private func state(
        _ entries: [MenuDocument.Entry], _ change: (inout MenuDocument.Dropdown) -> Void = { _ in }
    ) -> DropdownState {
        var state = DropdownState(
            dropdown("") {
                $0.options = entries
                $0.rowHeight = .points(40)
                $0.buttonHeight = 50
                change(&$0)
            })
        state.send(.open)
        return state
    }

    private func options(_ count: Int) -> [MenuDocument.Entry] {
        (0..<count).map { .option(option("o\($0)")) }
    }

    @Test(
        arguments: [
            // No more rows than there are, and no more than show at once.
            (3, 4, nil, nil, 120), (4, 4, nil, nil, 160), (6, 4, nil, nil, 160), (6, 2, nil, nil, 80),
            // A cap in points, with a footer outside of it.
            (3, nil, 192, nil, 120), (5, nil, 192, nil, 192), (5, nil, 192, 58, 250), (1, nil, 10, nil, 10),
            (2, 4, nil, 58, 138), (0, 4, nil, 58, 58), (0, 4, nil, nil, 0),
            // The cap in points counts where there are both.
            (5, 1, 90, nil, 90),
            // No cap at all.
            (100, nil, nil, nil, 4000),
        ] as [(Int, Int?, Double?, Double?, Double)])
    func rows(_ count: Int, _ most: Int?, _ highest: Double?, _ footer: Double?, _ list: Double) {
        let state = state(options(count)) {
            $0.maxVisibleCells = most
            $0.maxHeight = highest
            $0.footer = footer.map { MenuDocument.Footer(id: "f", title: "F", height: $0) }
        }
        #expect(state.heights == DropdownState.Heights(button: 50, list: list, total: 54 + list))
    }

    @Test(
        arguments: [
            // (places of separators in a list of three rows, rows that show at most, the list's height)
            ([1], 4, 121), ([0], 4, 121), ([3], 4, 120), ([1, 1, 2], 4, 123), ([1, 2], 2, 81),
            ([2], 2, 80), ([0, 1], 1, 41),
        ] as [([Int], Int, Double)])
    func separators(_ places: [Int], _ most: Int, _ list: Double) {
        var entries = options(3)
        for place in places.sorted(by: >) { entries.insert(.separator, at: place) }
        #expect(state(entries) { $0.maxVisibleCells = most }.heights.list == list)
    }

    /// Rows that the front-end measures: 30, 50, 20 and nobody knows yet, so 44; the footer is 58 high.
    @Test(
        arguments: [
            (4, nil, nil, 144), (2, nil, nil, 80), (nil, nil, nil, 144), (nil, 90, nil, 90), (1, 90, nil, 90),
            (nil, 1000, nil, 144), (2, nil, 58, 138), (nil, 90, 58, 148),
        ] as [(Int?, Double?, Double?, Double)])
    func measured(_ most: Int?, _ highest: Double?, _ footer: Double?, _ list: Double) {
        let state = state(options(4)) {
            $0.rowHeight = .auto
            $0.maxVisibleCells = most
            $0.maxHeight = highest
            $0.footer = footer.map { MenuDocument.Footer(id: "f", title: "F", height: $0) }
        }
        let heights = [30.0, 50, 20, nil]
        #expect(state.heights.list == nil)
        var asked = 0
        let measured = state.listHeight { row in
            asked += 1
            return heights[row]
        }
        #expect(measured == list)
        #expect(asked == (highest == 90 ? 3 : most ?? 4))
    }

    @Test func groupTitlesAreRows() {
        let group = MenuDocument.OptionGroup(
            id: "more", title: "More",
            options: [
                .option(option("a")), .separator, .option(option("b") { $0.hidden = true }),
                .option(option("c")),
            ])
        let entries = options(1) + [.separator, .group(group)]
        let state = state(entries) { $0.maxVisibleCells = 10 }
        #expect(state.rows.map(\.name) == ["o0", "group:more", "a", "c"])
        #expect(state.rows.map(\.separatorsAbove) == [0, 1, 0, 1])
        #expect(state.heights.list == Double(4 * 40 + 2))
    }

    @Test func aGroupWithoutOptionsIsNotShown() throws {
        let group = MenuDocument.OptionGroup(
            id: "more", title: "More", options: [.option(option("a")), .separator, .option(option("b"))])
        var state = state([.group(group), .option(option("z"))])
        try state.send("setHidden=a")
        #expect(state.rows.map(\.name) == ["group:more", "b", "z"])
        try state.send("setHidden=b")
        #expect(state.rows.map(\.name) == ["z"])
        #expect(state.heights.list == 40)
        try state.send("setShown=b")
        #expect(state.rows.map(\.name) == ["group:more", "b", "z"])
    }

    @Test func anEmptyListMaySaySo() throws {
        var state = state(options(1)) { $0.emptyTitle = "Nothing" }
        try state.send("setHidden=o0")
        #expect(state.rows.isEmpty)
        #expect(state.heights.list == 40)
    }

    @Test(arguments: MenuDocument.Presentation.allCases)
    func onlyWhatPushesTakesRoom(_ presentation: MenuDocument.Presentation) throws {
        var state = state(options(2)) { $0.presentation = presentation }
        #expect(state.heights.list == 80)
        #expect(state.heights.total == (presentation == .push ? 134 : 50))
        try state.send("close")
        #expect(state.heights == DropdownState.Heights(button: 50, list: 0, total: 50))
    }

    @Test func aViewOfTheAppsTakesTheButtonsPlace() {
        let state = state(options(2)) {
            $0.presentation = .overlay
            $0.anchor = .view
        }
        #expect(state.heights == DropdownState.Heights(button: 0, list: 80, total: 0))
    }

    @Test(
        arguments: [
            // (options, whether there is a text for none, presentation, list, total)
            (2, false, .push, nil, nil), (2, false, .cover, nil, 50), (0, false, .push, 58, 112),
            (0, true, .push, nil, nil),
        ] as [(Int, Bool, MenuDocument.Presentation, Double?, Double?)])
    func rowsAsHighAsTheirContent(
        _ count: Int, _ saysSo: Bool, _ presentation: MenuDocument.Presentation, _ list: Double?,
        _ total: Double?
    ) throws {
        var state = state(options(count)) {
            $0.rowHeight = .auto
            $0.emptyTitle = saysSo ? "Nothing" : nil
            $0.presentation = presentation
            $0.footer = MenuDocument.Footer(id: "f", title: "F", height: 58)
        }
        #expect(state.heights == DropdownState.Heights(button: 50, list: list, total: total))
        try state.send("close")
        #expect(state.heights == DropdownState.Heights(button: 50, list: 0, total: 50))
    }

    @Test func measures() {
        let measures = state(options(6)).measures
        #expect(measures.closed.rows == 0)
        #expect(measures.closed.heights.total == 50)
        #expect(measures.open.rows == 6)
        #expect(measures.open.heights == DropdownState.Heights(button: 50, list: 160, total: 214))
        #expect(measures.expanded.rows == 6)
        #expect(measures.expanded.heights == DropdownState.Heights(button: 50, list: 240, total: 294))
    }

    @Test(
        arguments: [
            // Rows of 30, 60, 90, … points.
            (3, 4, nil, nil, nil, 180), (6, 2, nil, nil, nil, 90), (6, nil, 100, nil, nil, 100),
            (1, nil, 100, nil, nil, 30), (6, 2, nil, 58, nil, 148), (0, 4, nil, 58, nil, 58),
            (0, 4, nil, nil, "None", 30), (0, nil, 20, nil, "None", 20), (3, nil, nil, nil, nil, 180),
        ] as [(Int, Int?, Double?, Double?, String?, Double)])
    func measuredRows(
        _ count: Int, _ most: Int?, _ highest: Double?, _ footer: Double?, _ empty: String?, _ list: Double
    ) {
        let state = state(options(count)) {
            $0.rowHeight = .auto
            $0.maxVisibleCells = most
            $0.maxHeight = highest
            $0.footer = footer.map { MenuDocument.Footer(id: "f", title: "F", height: $0) }
            $0.emptyTitle = empty
        }
        #expect(state.listHeight { Double(30 * ($0 + 1)) } == list)
    }
}
