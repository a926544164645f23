import Testing

@testable import MenuRuntime

@Suite struct MenuTextsTests {
    /// Shows each text with its key.
    private let keyed = MenuTexts(namespace: "Feedback") { key, text in "\(key)<\(text)>" }

    @Test func dropdowns() {
        let more = MenuDocument.OptionGroup(id: "more", title: "More", options: [.option(option("b"))])
        let footer = MenuDocument.Footer(id: "help", title: "Help")
        let a = option("a") {
            $0.detail = "First"
            $0.accessibility = MenuDocument.Accessibility(label: "An A", hint: "H", identifier: "i")
        }
        let menu = dropdown("", id: "reason") {
            $0.options = [.option(a), .group(more)]
            $0.footer = footer
            $0.emptyTitle = "None"
            $0.accessibility.hint = "Hint"
            $0.accessibility.identifier = "Feedback.reason"
        }
        #expect(keyed.title(of: menu) == "Feedback.reason.title<Choose>")
        #expect(keyed.title(of: a, in: menu) == "Feedback.reason.a.title<A>")
        #expect(keyed.detail(of: a, in: menu) == "Feedback.reason.a.detail<First>")
        #expect(keyed.detail(of: option("b"), in: menu) == nil)
        #expect(keyed.title(of: more, in: menu) == "Feedback.reason.more.title<More>")
        #expect(keyed.title(of: option("b"), in: menu) == "Feedback.reason.b.title<B>")
        #expect(keyed.title(of: footer, in: menu) == "Feedback.reason.footer.help.title<Help>")
        #expect(keyed.emptyTitle(of: menu) == "Feedback.reason.emptyTitle<None>")
        #expect(keyed.listSeparator(of: menu) == "Feedback.reason.listSeparator<, >")
        #expect(keyed.identifier(of: a, in: menu) == "i")
        #expect(keyed.identifier(of: option("b"), in: menu) == "Feedback.reason.b")
        #expect(keyed.identifier(of: footer, in: menu) == "Feedback.reason.footer.help")
        #expect(keyed.expansion(of: menu, isOpen: true) == "Feedback.reason.accessibility.expanded<expanded>")
        #expect(
            keyed.expansion(of: menu, isOpen: false) == "Feedback.reason.accessibility.collapsed<collapsed>")
        let own = keyed.accessibility(of: menu)
        #expect(own.label == "Feedback.reason.accessibility.label<Feedback.reason.title<Choose>>")
        #expect(own.hint == "Feedback.reason.accessibility.hint<Hint>")
        // An identifier is for tests, not for people.
        #expect(own.identifier == "Feedback.reason")
        #expect(keyed.accessibility(of: a, in: menu)?.label == "Feedback.reason.a.accessibility.label<An A>")
        #expect(keyed.accessibility(of: option("b"), in: menu) == nil)
    }

    @Test func trees() {
        var state = tree([section("c", [item("habet", detail: "Even a fly")])]) {
            $0.title = "Letters"
        }
        state.send(.expandAll)
        let rows = state.rows
        #expect(keyed.title(of: state.menu) == "Feedback.tree.title<Letters>")
        #expect(keyed.title(of: rows[0], in: state.menu) == "Feedback.tree.c.title<C>")
        #expect(keyed.title(of: rows[1], in: state.menu) == "Feedback.tree.c.habet.title<HABET>")
        #expect(keyed.detail(of: rows[1], in: state.menu) == "Feedback.tree.c.habet.detail<Even a fly>")
        #expect(keyed.detail(of: rows[0], in: state.menu) == nil)
        #expect(keyed.accessibility(of: rows[0], in: state.menu) == nil)
    }

    /// A label that is just the title is spoken as the title is shown, unless it has a text of its own.
    @Test func labelsFollowTitles() {
        func german(_ more: [String: String] = [:]) -> MenuTexts {
            let words = [
                "N.menu.title": "Wähle", "N.menu.a.title": "Erstes", "N.menu.b.title": "Zweites",
                "N.tree.s.title": "Abschnitt", "N.tree.s.i.title": "Eintrag",
            ].merging(more) { $1 }
            return MenuTexts(namespace: "N") { key, text in words[key] ?? text }
        }
        let a = option("a") { $0.accessibility = MenuDocument.Accessibility(label: "A", hint: "H") }
        let b = option("b") { $0.accessibility = MenuDocument.Accessibility(label: "The letter B") }
        let menu = dropdown("") { $0.options = [.option(a), .option(b)] }
        var s = section("s", isExpanded: true, [item("i") { $0.accessibility = .init(label: "I") }])
        s.accessibility = MenuDocument.Accessibility(label: "S")
        let state = tree([s])
        #expect(german().accessibility(of: menu).label == "Wähle")
        #expect(german().accessibility(of: a, in: menu)?.label == "Erstes")
        #expect(german().accessibility(of: a, in: menu)?.hint == "H")
        #expect(german().accessibility(of: b, in: menu)?.label == "The letter B")
        #expect(
            state.rows.map { german().accessibility(of: $0, in: state.menu)?.label } == [
                "Abschnitt", "Eintrag",
            ])
        let own = german([
            "N.menu.accessibility.label": "Wähle einen Buchstaben", "N.menu.a.accessibility.label": "Ah",
            "N.tree.s.i.accessibility.label": "Ein Eintrag",
        ])
        #expect(own.accessibility(of: menu).label == "Wähle einen Buchstaben")
        #expect(own.accessibility(of: a, in: menu)?.label == "Ah")
        #expect(own.accessibility(of: state.rows[1], in: state.menu)?.label == "Ein Eintrag")
    }

    @Test func theTitleIsTranslatedThenCapitalised() {
        var state = DropdownState(
            dropdown(id: "reason") {
                $0.selection = .multiple
                $0.titleCase = .uppercase
            })
        let german = MenuTexts(namespace: "Feedback") { key, text in
            ["Feedback.reason.a.title": "weiß", "Feedback.reason.listSeparator": " und "][key] ?? text
        }
        #expect(state.title(german) == "CHOOSE")
        state.send(.setSelected(["a", "b"]))
        #expect(state.title(german) == "WEISS UND B")
    }
}
