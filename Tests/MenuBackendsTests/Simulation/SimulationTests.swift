import MenuSpec
import Testing

@testable import MenuBackends

@Suite struct SimulationTests {
    private static let spec = """
        menuSpec: 1
        dropdowns:
          reason: {title: R, options: {tooSlow: Slow, tooLoud: Loud}}
          colour: {title: C, optionsFrom: app, cases: open}
          size: {title: S, options: [Small]}
        sectionTrees:
          letters: {sections: [{title: A, items: [X, {title: B, items: [Y]}]}]}
        """

    private func simulation(_ menus: String) throws -> Simulation {
        let checked = CheckedSpec(
            checking: SourceFile(path: "a.menu.yaml", bytes: Array(Self.spec.utf8)))
        return try Simulation(of: menus, in: #require(checked.document))
    }

    /// What is said of menus, or of the last of some events.
    private func message(_ menus: String, _ events: [String]) throws -> String? {
        do {
            var simulation = try simulation(menus)
            for event in events { _ = try simulation.read(event) }
            return nil
        } catch let error as SimulationError {
            return String(decoding: error.message.utf8, as: UTF8.self)
        }
    }

    @Test(
        arguments: [
            (
                "raeson", [],
                "there is no menu 'raeson'; did you mean 'reason'? "
                    + "the menus are reason, colour, size and letters"
            ),
            ("reason,", [], "there is no menu ''; the menus are reason, colour, size and letters"),
            ("reason,size,reason", [], "the menu 'reason' is named twice"),
            (
                "reason", ["tapOptoin=x"],
                "a dropdown has no event 'tapOptoin'; did you mean 'tapOption'? the events are tapButton, "
                    + "tapOption, tapFooter, tapOutside, scroll, escape, setOptions, setEnabled, setDisabled, "
                    + "setHidden, setShown, setSelected, open and close"
            ),
            (
                "letters", ["tapButton"],
                "a section tree has no event 'tapButton'; "
                    + "the events are tapSection, tapItem, expandAll and collapseAll"
            ),
            ("reason", ["tapOption"], "'tapOption' needs a value: tapOption=ID"),
            ("letters", ["tapItem="], "'tapItem' needs a value: tapItem=PATH"),
            ("reason", ["setSelected"], "'setSelected' needs a value: setSelected=ID,ID"),
            ("reason", ["open=a"], "'open' stands alone, and takes no value as in 'open=a'"),
            (
                "colour", ["setOptions=a,,b"],
                "'setOptions=a,,b' has an empty id in it; write setOptions=ID,ID"
            ),
            (
                "reason", ["tapOption=tooslow"],
                "there is no option 'tooslow'; did you mean 'tooSlow'? the options are tooSlow and tooLoud"
            ),
            ("size", ["setHidden=x"], "there is no option 'x'; the only option is small"),
            ("colour", ["setEnabled=x"], "there is no option 'x'; there are no options"),
            (
                "colour", ["setOptions=b,a", "setOptions=", "tapOption=z"],
                "there is no option 'z'; the options are a and b"
            ),
            (
                "reason", ["setSelected=tooSlow,z"],
                "there is no option 'z'; the options are tooSlow and tooLoud"
            ),
            (
                "reason", ["setOptions=z", "tapOption=z"],
                "there is no option 'z'; the options are tooSlow and tooLoud"
            ),
            ("letters", ["tapSection=b"], "there is no section 'b'; the sections are a and a/b"),
            (
                "letters", ["tapItem=a/z"],
                "there is no item 'a/z'; did you mean 'a/x'? the items are a/x and a/b/y"
            ),
            ("letters", ["tapSection=a/x"], "'a/x' is no section but an item; write tapItem=a/x"),
            ("letters", ["tapItem=a/b"], "'a/b' is no item but a section; write tapSection=a/b"),
            (
                "reason,size", ["tapButton"],
                "with several menus an event begins with its menu, as in 'reason:tapButton'"
            ),
            ("reason,size", ["colour:tapButton"], "there is no menu 'colour'; the menus are reason and size"),
            ("reason", ["reason:tapButton"], "with one menu an event stands without it: 'tapButton'"),
            (
                "size", ["tapOption=\u{1B}[31m"],
                "there is no option '\\u{1B}[31m'; the only option is small"
            ),
        ] as [(String, [String], String)])
    func names(_ menus: String, _ events: [String], _ expected: String) throws {
        #expect(try message(menus, events) == expected)
    }

    /// What has been there may be named, and what is of no use.
    @Test(
        arguments: [
            ("colour", ["setOptions=a", "setOptions=b", "tapOption=a"]), ("reason", ["setOptions=z"]),
            ("reason,letters", ["letters:expandAll", "reason:tapFooter"]),
        ] as [(String, [String])])
    func whatMayBeNamed(_ menus: String, _ events: [String]) throws {
        #expect(try message(menus, events) == nil)
    }

    @Test func longListsAreCut() {
        let names = (0..<100).map { "option\($0)" }
        let text = SimulationError.unknown("option", "x", among: names).message.utf8
        let message = String(decoding: text, as: UTF8.self)
        #expect(message.hasSuffix("option28, option29 and 70 more"))
    }

    @Test func heightsBeyondAllNumbersAreLeftOut() throws {
        let spec = """
            menuSpec: 1
            dropdowns: {a: {title: A, rowHeight: 1e308, options: [A, B, C]}}
            """
        let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: Array(spec.utf8)))
        var simulation = try Simulation(of: "a", in: #require(checked.document))
        let line = String(decoding: simulation.play(try simulation.read("open")), as: UTF8.self)
        #expect(line.hasSuffix(#""heights":{"button":1e+308}}"# + "\n"))
        let report = try MeasureReport(#require(checked.document))
        #expect(!String(decoding: report.json, as: UTF8.self).contains("inf"))
    }
}
