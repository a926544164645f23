/// The states of menus that have types of their own, with what generated code calls them: `Feedback.reason`.
extension MenuStates {
    /// How a dropdown stands; nil where it is not among these menus.
    public func state<Option>(of dropdown: Dropdown<Option>) -> DropdownState? {
        if case .dropdown(let state) = self[dropdown.id] { state } else { nil }
    }

    /// How a tree stands; nil where it is not among these menus.
    public func state<Node>(of tree: SectionTree<Node>) -> SectionTreeState? {
        if case .sectionTree(let state) = self[tree.id] { state } else { nil }
    }

    /// Sends an event to a dropdown.
    ///
    /// - Returns: What it did to each menu that it changed or that the app is told of, in the order of telling.
    @discardableResult
    public mutating func send<Option>(
        _ event: DropdownState.Event, to dropdown: Dropdown<Option>
    ) -> [Effect] { send(.dropdown(event), to: dropdown.id) }

    /// Sends an event to a tree.
    ///
    /// - Returns: What it did, if it did anything.
    @discardableResult
    public mutating func send<Node>(
        _ event: SectionTreeState.Event, to tree: SectionTree<Node>
    ) -> [Effect] { send(.sectionTree(event), to: tree.id) }

    /// What is chosen, in the order of the options.
    public func selected<Option>(of dropdown: Dropdown<Option>) -> [Option] {
        state(of: dropdown).map { dropdown.selected(in: $0) } ?? []
    }

    /// Chooses these options and no others; none for an empty list.
    @discardableResult
    public mutating func select<Option>(_ options: [Option], of dropdown: Dropdown<Option>) -> [Effect] {
        send(.setSelected(options.map { $0.id }), to: dropdown)
    }

    /// Replaces the options, where they come from the app. What is chosen stays so if it is among them.
    @discardableResult
    public mutating func replaceOptions<Option>(
        of dropdown: Dropdown<Option>, with entries: [MenuDocument.Entry]
    ) -> MenuOutcome { replaceOptions(of: dropdown.id, with: entries) }

    /// Changes a dropdown's menu, such as its title or its cap, while it shows. What is open and chosen stays, as far as
    /// it is still there.
    ///
    /// - Parameter change: Is given the menu as it is now; its id has to stay.
    @discardableResult
    public mutating func update<Option>(
        _ dropdown: Dropdown<Option>, _ change: (inout MenuDocument.Dropdown) -> Void
    ) -> MenuOutcome {
        guard var menu = state(of: dropdown)?.menu else { return .nothing }
        change(&menu)
        return update(menu: menu)
    }

    /// Changes a tree's menu, such as its sections, while it shows. What was there before stays open or closed.
    ///
    /// - Parameter change: Is given the menu as it is now; its id has to stay.
    @discardableResult
    public mutating func update<Node>(
        _ tree: SectionTree<Node>, _ change: (inout MenuDocument.SectionTree) -> Void
    ) -> MenuOutcome {
        guard var menu = state(of: tree)?.menu else { return .nothing }
        change(&menu)
        return update(menu: menu)
    }
}
