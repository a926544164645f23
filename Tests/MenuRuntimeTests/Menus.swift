@testable import MenuRuntime

/// A dropdown with options A, B, C, … of the ids a, b, c, ….
func dropdown(
    _ ids: String = "abc", id: String = "menu", _ change: (inout MenuDocument.Dropdown) -> Void = { _ in }
) -> MenuDocument.Dropdown {
    var menu = MenuDocument.Dropdown(id: id, title: "Choose")
    menu.options = ids.map { .option(option(String($0))) }
    change(&menu)
    return menu
}

func option(
    _ id: String, _ change: (inout MenuDocument.Option) -> Void = { _ in }
) -> MenuDocument.Option {
    var option = MenuDocument.Option(id: id, title: id.uppercased())
    change(&option)
    return option
}

/// A section whose items are written as their ids, sections in it as themselves.
func section(
    _ id: String, isExpanded: Bool = false, isCollapsible: Bool = true,
    _ items: [MenuDocument.SectionEntry] = []
) -> MenuDocument.Section {
    MenuDocument.Section(
        id: id, title: id.uppercased(), expanded: isExpanded || !isCollapsible, collapsible: isCollapsible,
        items: items)
}

func item(
    _ id: String, detail: String? = nil, _ change: (inout MenuDocument.Item) -> Void = { _ in }
) -> MenuDocument.SectionEntry {
    var item = MenuDocument.Item(id: id, title: id.uppercased(), detail: detail)
    change(&item)
    return .item(item)
}

func tree(
    _ sections: [MenuDocument.Section], _ change: (inout MenuDocument.SectionTree) -> Void = { _ in }
) -> SectionTreeState {
    var menu = MenuDocument.SectionTree(id: "tree")
    menu.sections = sections
    change(&menu)
    return SectionTreeState(menu)
}

extension DropdownState {
    /// Sends events in their text form; what the last one did.
    @discardableResult
    mutating func send(_ events: String...) throws -> MenuOutcome {
        var outcome = MenuOutcome.nothing
        for text in events { outcome = send(try Event(text: text)) }
        return outcome
    }
}

extension SectionTreeState {
    /// Sends events in their text form; what the last one told.
    @discardableResult
    mutating func told(_ events: String...) throws -> [String] {
        var told: [String] = []
        for text in events { told = send(try Event(text: text)).told.map(\.text) }
        return told
    }
}

/// Random numbers that a seed tells (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
