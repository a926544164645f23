import MenuRuntime

/// What the events of a simulation may name.
struct SimulationNames: Sendable {
    /// By menu, the options that the app brings.
    private var brought: [String: Set<String>] = [:]

    /// Checks that the options that an event names are there, or have been.
    ///
    /// - Parameter state: As it is at the start.
    mutating func check(_ event: DropdownState.Event, on state: DropdownState) throws(SimulationError) {
        let menu = state.menu.id
        if case .setOptions(let ids) = event {
            if state.menu.optionsFrom == .app { brought[menu, default: []].formUnion(ids) }
            return
        }
        for id in event.values where state.option(id) == nil && brought[menu]?.contains(id) != true {
            let known = state.optionIDs + (brought[menu] ?? []).sorted()
            throw .unknown("option", id, among: known)
        }
    }

    /// Checks that the section or item that an event names is there.
    func check(_ event: SectionTreeState.Event, on state: SectionTreeState) throws(SimulationError) {
        switch event {
        case .tapSection(let path):
            if case .section = state.entry(at: path) { return }
            if state.entry(at: path) != nil {
                throw SimulationError("'\(path)' is no section but an item; write tapItem=\(path)")
            }
            throw .unknown("section", path, among: Self.paths(state) { !$0 })
        case .tapItem(let path):
            if case .item = state.entry(at: path) { return }
            if state.entry(at: path) != nil {
                throw SimulationError("'\(path)' is no item but a section; write tapSection=\(path)")
            }
            throw .unknown("item", path, among: Self.paths(state) { $0 })
        case .expandAll, .collapseAll: break
        }
    }

    /// The paths of all sections or items, in the order of the tree.
    private static func paths(_ state: SectionTreeState, where isWanted: (_ isItem: Bool) -> Bool) -> [String]
    {
        state.paths.filter { path in
            guard case .item = state.entry(at: path) else { return isWanted(false) }
            return isWanted(true)
        }
    }
}
