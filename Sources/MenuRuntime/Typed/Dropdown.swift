/// A dropdown whose options have a type of their own: `Feedback.reason`.
public struct Dropdown<Option: MenuOption>: Hashable, Sendable {
    /// What the spec says.
    public let menu: MenuDocument.Dropdown

    public init(_ menu: MenuDocument.Dropdown) {
        self.menu = menu
    }

    /// The name in the spec.
    public var id: String { menu.id }
    /// What the button shows until something is chosen.
    public var title: String { menu.title }
    /// The dropdown as it is at the start: closed, with what the spec has chosen.
    public var state: DropdownState { DropdownState(menu) }
    /// What is chosen at the start.
    public var selected: [Option] { selected(in: state) }

    /// The same with a changed menu, such as one with another title or another cap: for views that keep their state
    /// themselves. What else they show stays.
    public func with(_ change: (inout MenuDocument.Dropdown) -> Void) -> Dropdown {
        var menu = menu
        change(&menu)
        return Dropdown(menu)
    }

    /// What an option's row shows. One that the spec does not know shows its id.
    public func title(of option: Option) -> String { self[option]?.title ?? option.id }

    /// What the app gets for an option: its `value`, or its id where it has none.
    public func value(of option: Option) -> String { self[option]?.value ?? option.id }

    /// All that the spec says of an option; nil for one that it does not know.
    public subscript(option: Option) -> MenuDocument.Option? { Option.optionTable[option.id] }

    /// What is chosen, in the options' order.
    public func selected(in state: DropdownState) -> [Option] { state.selected.compactMap { Option(id: $0) } }
}
