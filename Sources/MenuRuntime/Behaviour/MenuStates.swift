/// The states of several menus, which see to it that of the dropdowns of one group at most one is open.
public struct MenuStates: Hashable, Sendable {
    public private(set) var dropdowns: [DropdownState]
    public private(set) var sectionTrees: [SectionTreeState]
    private var places: [String: Place] = [:]

    private enum Place: Hashable, Sendable {
        case dropdown(Int)
        case sectionTree(Int)
    }

    /// A menu's state as it stands.
    public enum State: Hashable, Sendable {
        case dropdown(DropdownState)
        case sectionTree(SectionTreeState)
    }

    public enum Event: Hashable, Sendable {
        case dropdown(DropdownState.Event)
        case sectionTree(SectionTreeState.Event)
    }

    /// What an event did to one of the menus.
    public struct Effect: Hashable, Sendable {
        /// The menu's id.
        public let menu: String
        public let outcome: MenuOutcome
    }

    /// - Parameters:
    ///   - dropdowns: Their ids, and those of the trees, are all different.
    ///   - sectionTrees: Trees are in no group, and go by themselves.
    public init(dropdowns: [DropdownState], sectionTrees: [SectionTreeState] = []) {
        self.dropdowns = dropdowns
        self.sectionTrees = sectionTrees
        for (index, state) in dropdowns.enumerated() { places[state.menu.id] = .dropdown(index) }
        for (index, state) in sectionTrees.enumerated() { places[state.menu.id] = .sectionTree(index) }
    }

    /// All menus of a document, as the spec has them at the start.
    public init(_ document: MenuDocument) {
        self.init(
            dropdowns: document.dropdowns.map { DropdownState($0) },
            sectionTrees: document.sectionTrees.map { SectionTreeState($0) })
    }

    /// The state of the menu with an id; nil where there is none.
    public subscript(id: String) -> State? {
        switch places[id] {
        case .dropdown(let index): .dropdown(dropdowns[index])
        case .sectionTree(let index): .sectionTree(sectionTrees[index])
        case nil: nil
        }
    }

    /// Sends an event to a menu. One that the menu does not have does nothing.
    ///
    /// - Returns: What it did to each menu that it changed or that the app is told of, in the order of telling.
    @discardableResult
    public mutating func send(_ event: Event, to id: String) -> [Effect] {
        switch (places[id], event) {
        case (.dropdown(let index), .dropdown(let event)):
            let effects = dropdowns[index].opens(with: event) ? makeWay(for: index, event) : []
            return effects + Self.effect(on: id, dropdowns[index].send(event))
        case (.sectionTree(let index), .sectionTree(let event)):
            return Self.effect(on: id, sectionTrees[index].send(event))
        default: return []
        }
    }

    /// Replaces the options of the dropdown with an id, where they come from the app.
    @discardableResult
    public mutating func replaceOptions(of id: String, with entries: [MenuDocument.Entry]) -> MenuOutcome {
        guard case .dropdown(let index) = places[id] else { return .nothing }
        return dropdowns[index].replaceOptions(with: entries)
    }

    /// Puts a changed menu in the place of the dropdown with its id, as ``DropdownState/update(menu:)`` does.
    @discardableResult
    public mutating func update(menu: MenuDocument.Dropdown) -> MenuOutcome {
        guard case .dropdown(let index) = places[menu.id] else { return .nothing }
        let outcome = dropdowns[index].update(menu: menu)
        // It may have come to a group of which another is open.
        if dropdowns[index].isOpen { makeWay(for: index, .open) }
        return outcome
    }

    /// Puts a changed menu in the place of the tree with its id, as ``SectionTreeState/update(menu:)`` does.
    @discardableResult
    public mutating func update(menu: MenuDocument.SectionTree) -> MenuOutcome {
        guard case .sectionTree(let index) = places[menu.id] else { return .nothing }
        return sectionTrees[index].update(menu: menu)
    }

    /// Closes the others of a dropdown's group, which an event opens.
    @discardableResult
    private mutating func makeWay(for index: Int, _ event: DropdownState.Event) -> [Effect] {
        guard let group = dropdowns[index].menu.group else { return [] }
        var effects: [Effect] = []
        for other in dropdowns.indices where other != index && dropdowns[other].menu.group == group {
            effects += Self.effect(on: dropdowns[other].menu.id, dropdowns[other].giveWay(to: event))
        }
        return effects
    }

    private static func effect(on id: String, _ outcome: MenuOutcome) -> [Effect] {
        outcome == .nothing ? [] : [Effect(menu: id, outcome: outcome)]
    }
}
