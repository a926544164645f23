import Testing

@testable import MenuRuntime

/// The text form of events.
@Suite struct MenuEventTests {
    @Test(
        arguments: [
            ("tapButton", .tapButton), ("tapOption=a", .tapOption("a")), ("tapFooter", .tapFooter),
            ("tapOutside", .tapOutside), ("scroll", .scroll), ("escape", .escape),
            ("setOptions=a,b", .setOptions(["a", "b"])), ("setOptions=", .setOptions([])),
            ("setEnabled=a", .setEnabled("a")), ("setDisabled=a", .setDisabled("a")),
            ("setHidden=a", .setHidden("a")), ("setShown=a", .setShown("a")),
            ("setSelected=a", .setSelected(["a"])), ("open", .open), ("close", .close),
            ("tapOption=신라면", .tapOption("신라면")), ("tapOption=a=b", .tapOption("a=b")),
            ("setOptions=\u{301},b", .setOptions(["\u{301}", "b"])),
        ] as [(String, DropdownState.Event)])
    func dropdowns(_ text: String, _ event: DropdownState.Event) throws {
        #expect(try DropdownState.Event(text: text) == event)
        #expect(event.text == text)
    }

    @Test(
        arguments: [
            ("tapSection=a/b", .tapSection("a/b")), ("tapItem=a/b", .tapItem("a/b")),
            ("expandAll", .expandAll), ("collapseAll", .collapseAll),
        ] as [(String, SectionTreeState.Event)])
    func trees(_ text: String, _ event: SectionTreeState.Event) throws {
        #expect(try SectionTreeState.Event(text: text) == event)
        #expect(event.text == text)
    }

    @Test(
        arguments: [
            ("", .unknownName("")), ("tapbutton", .unknownName("tapbutton")),
            (" open", .unknownName(" open")),
            ("tapOptions=a", .unknownName("tapOptions")), ("=a", .unknownName("")),
            ("tapOption", .missingValue("tapOption")), ("tapOption=", .missingValue("tapOption")),
            ("setOptions", .missingValue("setOptions")), ("open=a", .superfluousValue("open")),
            ("open=", .superfluousValue("open")), ("setOptions=a,", .emptyValue("setOptions")),
            ("setSelected=,a", .emptyValue("setSelected")), ("expandAll", .unknownName("expandAll")),
        ] as [(String, MenuEventError)])
    func whatIsNone(_ text: String, _ expected: MenuEventError) {
        #expect(throws: expected) { try DropdownState.Event(text: text) }
    }

    @Test func everyNameIsRead() throws {
        for name in DropdownState.Event.Name.allCases {
            let value = DropdownState.Event.takes(name) == .none ? "" : "=a"
            #expect(try DropdownState.Event(text: name.rawValue + value).name == name)
        }
        for name in SectionTreeState.Event.Name.allCases {
            let value = SectionTreeState.Event.takes(name) == .none ? "" : "=a"
            #expect(try SectionTreeState.Event(text: name.rawValue + value).name == name)
        }
    }

    @Test func messages() {
        let messages: [MenuMessage] = [
            .select("a"), .deselect("a"), .footer("f"), .open, .close, .expand("a/b"), .collapse("a/b"),
        ]
        #expect(
            messages.map(\.text) == [
                "select a", "deselect a", "footer f", "open", "close", "expand a/b", "collapse a/b",
            ])
    }
}
