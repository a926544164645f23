import Testing

@testable import MenuRuntime

@Suite struct DropdownStateTests {
    /// What a person does with a list of a, b and c of which b is disabled and c hidden.
    @Test(
        arguments: [
            // Closed.
            (false, "tapButton", ["open"], true), (false, "tapOption=a", [], false),
            (false, "tapFooter", [], false), (false, "tapOutside", [], false), (false, "scroll", [], false),
            (false, "escape", [], false), (false, "open", [], true), (false, "close", [], false),
            // Open.
            (true, "tapButton", ["close"], false), (true, "tapOption=a", ["select a", "close"], false),
            (true, "tapOption=b", [], true), (true, "tapOption=c", [], true),
            (true, "tapOption=z", [], true), (true, "tapFooter", ["footer help", "close"], false),
            (true, "tapOutside", ["close"], false), (true, "scroll", [], true),
            (true, "escape", ["close"], false), (true, "open", [], true), (true, "close", [], false),
        ] as [(Bool, String, [String], Bool)])
    func people(_ isOpen: Bool, _ event: String, _ told: [String], _ isOpenAfter: Bool) throws {
        var state = DropdownState(
            dropdown("a") {
                $0.options += [
                    .option(option("b") { $0.enabled = false }), .option(option("c") { $0.hidden = true }),
                ]
                $0.footer = MenuDocument.Footer(id: "help", title: "Help")
                $0.dismiss = [.outside, .escape]
            })
        if isOpen { try state.send("open") }
        let before = state
        let outcome = try state.send(event)
        #expect(outcome.told.map(\.text) == told)
        #expect(state.isOpen == isOpenAfter)
        #expect(outcome.isChanged == (state != before))
    }

    @Test(arguments: MenuDocument.Dismissal.allCases)
    func onlyWhatIsListedDismisses(_ way: MenuDocument.Dismissal) throws {
        let events: [MenuDocument.Dismissal: DropdownState.Event] = [
            .outside: .tapOutside, .scroll: .scroll, .escape: .escape,
        ]
        for (other, event) in events {
            var state = DropdownState(dropdown { $0.dismiss = [way] })
            try state.send("open")
            #expect(state.send(event).told == (other == way ? [.close] : []))
            #expect(state.isOpen == (other != way))
        }
    }

    @Test func withoutAFooterATouchOfItIsNothing() throws {
        var state = DropdownState(dropdown())
        #expect(try state.send("open", "tapFooter") == .nothing)
        #expect(state.isOpen)
    }

    // MARK: Choosing

    @Test func oneIsChosen() throws {
        var state = DropdownState(dropdown { $0.closeOnSelect = false })
        #expect(try state.send("open", "tapOption=a").told == [.select("a")])
        #expect(try state.send("tapOption=c").told == [.select("c")])
        #expect(state.selected == ["c"])
        // Again: the app is told, and nothing is to be drawn.
        #expect(try state.send("tapOption=c") == MenuOutcome(isChanged: false, told: [.select("c")]))
        #expect(state.selected == ["c"])
        #expect(state.isSelected("c"))
        #expect(!state.isSelected("a"))
        #expect(!state.isSelected("z"))
    }

    @Test func theChosenOneIsCleared() throws {
        var state = DropdownState(
            dropdown {
                $0.clearable = true
                $0.selected = ["b"]
            })
        #expect(try state.send("open", "tapOption=b").told == [.deselect("b"), .close])
        #expect(state.selected == [])
        #expect(try state.send("open", "tapOption=b").told == [.select("b"), .close])
        #expect(state.selected == ["b"])
    }

    @Test func severalAreChosenWithinTheirNumbers() throws {
        var state = DropdownState(
            dropdown("abcd") {
                $0.selection = .multiple
                $0.closeOnSelect = false
                ($0.minSelected, $0.maxSelected) = (1, 2)
            })
        try state.send("open")
        // It starts with fewer than it may have later.
        #expect(state.selected == [])
        #expect(try state.send("tapOption=c").told == [.select("c")])
        #expect(try state.send("tapOption=c") == .nothing)
        #expect(try state.send("tapOption=a").told == [.select("a")])
        #expect(state.selected == ["a", "c"])
        #expect(try state.send("tapOption=b") == .nothing)
        #expect(try state.send("tapOption=c").told == [.deselect("c")])
        #expect(state.selected == ["a"])
    }

    @Test func whatDoesNotApplyDoesNotClose() throws {
        var state = DropdownState(
            dropdown {
                $0.selection = .multiple
                $0.closeOnSelect = true
                $0.maxSelected = 1
            })
        #expect(try state.send("open", "tapOption=a").told == [.select("a"), .close])
        #expect(try state.send("open", "tapOption=b") == .nothing)
        #expect(state.isOpen)
        #expect(try state.send("tapOption=a").told == [.deselect("a"), .close])
    }

    @Test(
        arguments: [
            (.single, nil, ["b", "a"], ["b"]), (.multiple, nil, ["c", "a", "c"], ["a", "c"]),
            (.multiple, 2, ["c", "b", "a"], ["b", "c"]), (.multiple, nil, ["z", "h"], []),
        ] as [(MenuDocument.Selection, Int?, [String], [String])])
    func theAppChooses(
        _ selection: MenuDocument.Selection, _ most: Int?, _ ids: [String], _ expected: [String]
    ) {
        var state = DropdownState(
            dropdown {
                $0.options.append(.option(option("h") { $0.hidden = true }))
                $0.selection = selection
                $0.maxSelected = most
            })
        let outcome = state.send(.setSelected(ids))
        #expect(outcome == MenuOutcome(isChanged: !expected.isEmpty))
        #expect(state.selected == expected)
        #expect(state.send(.setSelected([])).isChanged == !expected.isEmpty)
        #expect(state.selected == [])
    }

    // MARK: Options

    @Test func optionsAreEnabledAndHidden() throws {
        var state = DropdownState(dropdown { $0.selected = ["b"] })
        #expect(try state.send("setDisabled=b") == MenuOutcome(isChanged: true))
        #expect(state.selected == ["b"])
        #expect(try state.send("setDisabled=b") == .nothing)
        #expect(try state.send("open", "tapOption=b") == .nothing)
        #expect(try state.send("setEnabled=b", "tapOption=b").told == [.select("b"), .close])
        #expect(try state.send("setHidden=b") == MenuOutcome(isChanged: true))
        #expect(state.selected == [])
        #expect(state.rows.map(\.name) == ["a", "c"])
        // It comes back, but not as the chosen one.
        try state.send("setShown=b")
        #expect(state.rows.map(\.name) == ["a", "b", "c"])
        #expect(state.selected == [])
        #expect(try state.send("setHidden=z") == .nothing)
    }

    @Test func theAppReplacesOptions() throws {
        var state = DropdownState(
            dropdown {
                $0.optionsFrom = .app
                $0.selected = ["c"]
                $0.options[0] = .option(option("a") { $0.icon = "star" })
            })
        try state.send("setDisabled=a")
        #expect(try state.send("setOptions=x,c,a,x") == MenuOutcome(isChanged: true))
        #expect(state.rows.map(\.name) == ["x", "c", "a"])
        #expect(state.option("x")?.title == "x")
        // What the spec has is the spec's, not what became of it.
        #expect(state.option("a")?.icon == "star")
        #expect(state.option("a")?.enabled == true)
        #expect(state.selected == ["c"])
        #expect(try state.send("setOptions=x,c,a") == .nothing)
        #expect(try state.send("setOptions=a") == MenuOutcome(isChanged: true))
        #expect(state.selected == [])
        try state.send("setOptions=")
        #expect(state.rows.isEmpty)
        #expect(state.option("a") == nil)
        // It does not come back with its option.
        try state.send("setOptions=a,b,c")
        #expect(state.selected == [])
    }

    @Test func whatTheSpecChoosesWaitsForTheAppsOptions() throws {
        var state = DropdownState(
            dropdown("") {
                $0.optionsFrom = .app
                $0.selected = ["y"]
            })
        #expect(state.selected == [])
        try state.send("setOptions=x,y")
        #expect(state.selected == ["y"])
        try state.send("setOptions=x", "setOptions=x,y")
        #expect(state.selected == [])
    }

    @Test func optionsOfTheSpecAreNotReplaced() throws {
        var state = DropdownState(dropdown())
        #expect(try state.send("setOptions=x") == .nothing)
        #expect(state.rows.map(\.name) == ["a", "b", "c"])
    }

    @Test func theOrderOfTheChosenIsThatOfTheOptions() throws {
        var state = DropdownState(
            dropdown {
                $0.optionsFrom = .app
                $0.selection = .multiple
                $0.closeOnSelect = false
            })
        try state.send("open", "tapOption=c", "tapOption=a", "setOptions=c,b,a")
        #expect(state.selected == ["c", "a"])
    }

    @Test func idsAreEqualInAnyNormalForm() throws {
        var state = DropdownState(dropdown("") { $0.options = [.option(option("caf\u{E9}"))] })
        #expect(try state.send("open", "tapOption=cafe\u{301}").told == [.select("caf\u{E9}"), .close])
    }

    // MARK: Looks

    @Test(
        arguments: [
            ([], "Choose"), (["straße"], "Straße"), (["straße", "iğne"], "Straße, iğne"),
        ] as [([String], String)])
    func theTitle(_ selected: [String], _ expected: String) {
        let menu = dropdown("") {
            $0.selection = .multiple
            $0.options = [
                .option(MenuDocument.Option(id: "straße", title: "Straße")),
                .option(MenuDocument.Option(id: "iğne", title: "iğne")),
            ]
            $0.selected = selected
        }
        #expect(DropdownState(menu).title(MenuTexts(namespace: "N")) == expected)
    }

    @Test(arguments: [
        ("Straße", "STRASSE"), ("iğne", "IĞNE"), ("İzmir", "İZMIR"), ("ﬁn", "FIN"), ("σς", "ΣΣ"), ("ǆ", "Ǆ"),
        ("ŉ", "ʼN"),
    ])
    func capitalsAreThoseOfUnicode(_ title: String, _ expected: String) {
        let menu = dropdown("") {
            $0.titleCase = .uppercase
            $0.title = title
        }
        #expect(DropdownState(menu).title(MenuTexts(namespace: "N")) == expected)
    }

    @Test func theBadgeShowsTheFirstIcon() throws {
        let menu = dropdown("a") {
            $0.options += [
                .option(option("b") { $0.icon = "wind" }), .option(option("c") { $0.icon = "star" }),
            ]
            $0.selection = .multiple
            $0.badge = MenuDocument.Badge(diameter: 75)
        }
        var state = DropdownState(menu)
        #expect(state.badgeIcon == nil)
        state.send(.setSelected(["a", "b", "c"]))
        #expect(state.badgeIcon == "wind")
        var bare = DropdownState(dropdown { $0.options = menu.options })
        bare.send(.setSelected(["b"]))
        #expect(bare.badgeIcon == nil)
    }

    @Test func theIndicatorFollows() throws {
        var state = DropdownState(
            dropdown { $0.indicator = MenuDocument.SymbolIndicator(collapsed: "down", expanded: "up") })
        #expect(state.indicator == "down")
        try state.send("tapButton")
        #expect(state.indicator == "up")
        #expect(DropdownState(dropdown()).indicator == nil)
    }
}
