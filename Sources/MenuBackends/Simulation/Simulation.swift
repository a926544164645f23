import MenuRuntime
import MenuSpec

/// Plays events on menus, and writes how they stand after each, a JSON object a line.
public struct Simulation: Sendable {
    /// An event that was read: of one of the menus, and of those that it has.
    public struct Event: Sendable {
        /// As it was written.
        let text: String
        let menu: String
        let event: MenuStates.Event
    }

    private var states: MenuStates
    /// The ids of the menus, in the order asked for.
    private let menus: [String]
    private let texts: MenuTexts
    private var names = SimulationNames()

    /// - Parameter menus: The ids of one or several menus, with commas between.
    public init(of menus: String, in document: MenuDocument) throws(SimulationError) {
        let known = document.dropdowns.map(\.id) + document.sectionTrees.map(\.id)
        var chosen: [String] = []
        for id in menus.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard known.contains(id) else { throw .unknown("menu", id, among: known) }
            if chosen.contains(id) { throw SimulationError("the menu '\(id)' is named twice") }
            chosen.append(id)
        }
        self.menus = chosen
        states = MenuStates(
            dropdowns: document.dropdowns.filter { chosen.contains($0.id) }.map { DropdownState($0) },
            sectionTrees: document.sectionTrees.filter { chosen.contains($0.id) }.map { SectionTreeState($0) }
        )
        texts = MenuTexts(namespace: document.namespace)
    }

    /// Reads an event; with several menus, behind its menu and a colon.
    ///
    /// Events are to be read in the order of play: one that brings options makes their ids known.
    public mutating func read(_ text: String) throws(SimulationError) -> Event {
        let (menu, word) = try split(text)
        switch states[menu] {
        case .dropdown(let state):
            let event = try DropdownState.Event(named: word, of: "dropdown")
            try names.check(event, on: state)
            return Event(text: text, menu: menu, event: .dropdown(event))
        case .sectionTree(let state):
            let event = try SectionTreeState.Event(named: word, of: "section tree")
            try names.check(event, on: state)
            return Event(text: text, menu: menu, event: .sectionTree(event))
        case nil: throw .unknown("menu", menu, among: menus)
        }
    }

    private func split(_ text: String) throws(SimulationError) -> (menu: String, event: String) {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            if menus.count == 1 { return (menus[0], text) }
            throw SimulationError(
                "with several menus an event begins with its menu, as in '\(menus[0]):\(text)'")
        }
        let (menu, event) = (String(text[..<colon]), String(text[text.utf8.index(after: colon)...]))
        if menus.count == 1, menu == menus[0] {
            throw SimulationError("with one menu an event stands without it: '\(event)'")
        }
        if menus.count == 1 { return (menus[0], text) }
        guard menus.contains(menu) else { throw .unknown("menu", menu, among: menus) }
        return (menu, event)
    }

    /// The lines that tell how the menus start.
    public func start() -> [UInt8] {
        menus.flatMap { line(nil, $0, told: []) }
    }

    /// Plays an event.
    ///
    /// - Returns: A line for each menu that it changed or that the app is told of, at least one.
    public mutating func play(_ event: Event) -> [UInt8] {
        let effects = states.send(event.event, to: event.menu)
        if effects.isEmpty { return line(event.text, event.menu, told: []) }
        return effects.flatMap { line(event.text, $0.menu, told: $0.outcome.told) }
    }

    private func line(_ event: String?, _ menu: String, told: [MenuMessage]) -> [UInt8] {
        guard let state = states[menu] else { return [] }
        return JSONWriter.line { writer in
            writer.object { writer in
                writer.key("event")
                if let event { writer.string(event) } else { writer.null() }
                if menus.count > 1 { writer.field("menu", menu) }
                writer.field("told", told.map(\.text))
                switch state {
                case .dropdown(let state): writer.write(state, texts)
                case .sectionTree(let state): writer.write(state)
                }
            }
        }
    }
}
