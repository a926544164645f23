import Testing

@testable import MenuRuntime

/// What keys find in a list.
@Suite struct DropdownKeyboardTests {
    /// A, a group with B (disabled) and C, D; with a footer or not.
    private func state(footer: Bool = false) -> DropdownState {
        var menu = dropdown("a")
        let group = MenuDocument.OptionGroup(
            id: "g", title: "Abc",
            options: [.option(option("b") { $0.enabled = false }), .option(option("c"))])
        menu.options += [.group(group), .separator, .option(option("d"))]
        if footer { menu.footer = .init(id: "f", title: "More") }
        return DropdownState(menu)
    }

    @Test func downStopsAtTheEnd() {
        let state = state()
        #expect(state.focus(after: nil, by: 1) == .row(0))
        #expect(state.focus(after: .row(0), by: 1) == .row(3))  // not the title, not B
        #expect(state.focus(after: .row(3), by: 1) == .row(4))
        #expect(state.focus(after: .row(4), by: 1) == nil)
    }

    @Test func upStopsAtTheTop() {
        let state = state(footer: true)
        #expect(state.focus(after: nil, by: -1) == .footer)
        #expect(state.focus(after: .footer, by: -1) == .row(4))
        #expect(state.focus(after: .row(4), by: -1) == .row(3))
        #expect(state.focus(after: .row(0), by: -1) == nil)
        #expect(state.focus(after: .row(4), by: 1) == .footer)
        #expect(state.focus(after: .footer, by: 1) == nil)
    }

    @Test func beginsAtWhatIsChosen() throws {
        var state = state()
        #expect(state.firstFocus == .row(0))
        try state.send("setSelected=d")
        #expect(state.firstFocus == .row(4))
        try state.send("setDisabled=d")
        #expect(state.firstFocus == .row(0))
        #expect(DropdownState(dropdown("")).firstFocus == nil)
    }

    @Test func typing() {
        var menu = dropdown("")
        menu.options = ["Apple", "apricot", "Banana", "Ärger"].enumerated().map {
            .option(MenuDocument.Option(id: "o\($0.offset)", title: $0.element))
        }
        let state = DropdownState(menu)
        let texts = MenuTexts(namespace: "N")
        #expect(state.focus(typing: "A", after: nil, texts) == .row(0))
        // The same letter again goes on, and round the end.
        #expect(state.focus(typing: "a", after: .row(0), texts) == .row(1))
        #expect(state.focus(typing: "a", after: .row(1), texts) == .row(0))
        // More letters stay where they fit.
        #expect(state.focus(typing: "ap", after: .row(1), texts) == .row(1))
        #expect(state.focus(typing: "app", after: .row(1), texts) == .row(0))
        #expect(state.focus(typing: "ä", after: nil, texts) == .row(3))
        #expect(state.focus(typing: "x", after: nil, texts) == nil)
        #expect(state.focus(typing: "", after: nil, texts) == nil)
        // What is shown counts, not what is written.
        let translated = MenuTexts(namespace: "N") { $0 == "N.menu.o2.title" ? "Zebra" : $1 }
        #expect(state.focus(typing: "z", after: nil, translated) == .row(2))
    }

    @Test(arguments: [
        ("a", true), ("Ä", true), ("ß", true), ("신", true), ("7", true), (" ", true), ("e\u{301}", true),
        ("👍", true),
        ("", false), ("\t", false), ("\u{8}", false), ("\u{1B}", false), ("\r", false), ("\u{7F}", false),
        ("\u{F700}", false), ("a\t", false),
    ])
    func text(_ characters: String, _ isText: Bool) {
        #expect(DropdownState.isText(characters) == isText)
    }

    @Test func choosing() {
        let state = state(footer: true)
        #expect(state.event(choosing: .row(0)) == .tapOption("a"))
        #expect(state.event(choosing: .row(1)) == nil)
        #expect(state.event(choosing: .row(9)) == nil)
        #expect(state.event(choosing: .footer) == .tapFooter)
        #expect(self.state().event(choosing: .footer) == nil)
    }
}

/// What an app changes of a menu while it shows.
@Suite struct DropdownMenuTests {
    @Test func heightsFollow() throws {
        var menu = dropdown("abcdef")
        menu.rowHeight = .points(40)
        menu.buttonHeight = 40
        var state = DropdownState(menu)
        try state.send("tapButton", "tapOption=b", "tapButton")
        #expect(state.heights == .init(button: 40, list: 160, total: 204))
        menu.maxVisibleCells = 2
        #expect(state.update(menu: menu).isChanged)
        #expect(state.heights.list == 80)
        menu.setRowHeight(.points(50))
        state.update(menu: menu)
        #expect(state.heights == .init(button: 50, list: 100, total: 154))
        #expect(state.isOpen && state.selected == ["b"])
        #expect(state.update(menu: menu) == .nothing)
    }

    @Test func otherOptions() throws {
        var menu = dropdown("abc")
        var state = DropdownState(menu)
        try state.send("setSelected=b", "setHidden=c")
        menu.options = [.option(option("b")), .option(option("c"))]
        state.update(menu: menu)
        #expect(state.selected == ["b"])
        #expect(state.rows.map(\.name) == ["b", "c"])
        menu.options.removeFirst()
        state.update(menu: menu)
        #expect(state.selected == [])
    }

    @Test func optionsOfTheAppStay() throws {
        var menu = dropdown("abc") { $0.optionsFrom = .app }
        var state = DropdownState(menu)
        try state.send("setOptions=x,y")
        menu.options = [.option(option("b"))]
        state.update(menu: menu)
        #expect(state.rows.map(\.name) == ["x", "y"])
    }

    @Test(arguments: [
        // Height, room above and below, and where the list opens.
        (100.0, 0.0, 100.0, DropdownState.Side.below), (101, 50, 100, .below), (101, 100.5, 100, .above),
        (500, 100, 100, .below), (10, 900, 20, .below),
    ])
    func automaticPlacement(height: Double, above: Double, below: Double, side: DropdownState.Side) {
        let state = DropdownState(dropdown { $0.placement = .auto })
        #expect(state.side(height: height, above: above, below: below) == side)
        #expect(DropdownState(dropdown()).side(height: height, above: above, below: below) == .below)
        let over = DropdownState(dropdown { $0.placement = .above })
        #expect(over.side(height: height, above: above, below: below) == .above)
    }

    /// Where the keys are goes with the option, not with the row.
    @Test func cursor() throws {
        var state = DropdownState(dropdown("abc") { $0.footer = MenuDocument.Footer(id: "f", title: "F") })
        try state.send("open")
        let option = DropdownState.Cursor(at: .row(1), in: state)
        let footer = DropdownState.Cursor(at: .footer, in: state)
        #expect(option.focus(in: state) == .row(1))
        try state.send("setHidden=a")
        #expect(option.focus(in: state) == .row(0))
        #expect(footer.focus(in: state) == .footer)
        try state.send("setHidden=b")
        #expect(option.focus(in: state) == nil)
        #expect(DropdownState.Cursor().focus(in: state) == nil)
        #expect(DropdownState.Cursor(at: nil, in: state) == DropdownState.Cursor())
        #expect(footer.focus(in: DropdownState(dropdown("abc"))) == nil)
    }
}
