extension DropdownState {
    /// What may happen to a dropdown.
    public enum Event: Hashable, Sendable {
        // What a person does.

        /// A touch on the button, or on the app's view that stands for it.
        case tapButton
        /// A touch on the row of the option with an id.
        case tapOption(String)
        case tapFooter
        /// A touch on neither button nor list.
        case tapOutside
        /// Something around the list was scrolled.
        case scroll
        /// The escape key, or assistive technology's gesture for it.
        case escape

        // What the app does, without being told of it.

        /// Replaces the options, by ids, where they come from the app.
        case setOptions([String])
        case setEnabled(String)
        case setDisabled(String)
        case setHidden(String)
        case setShown(String)
        /// Chooses, by ids.
        case setSelected([String])
        case open
        case close
    }
}

extension DropdownState.Event: MenuEvent {
    /// The events' names, those of people first.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case tapButton, tapOption, tapFooter, tapOutside, scroll, escape
        case setOptions, setEnabled, setDisabled, setHidden, setShown, setSelected, open, close
    }

    public var name: Name {
        switch self {
        case .tapButton: .tapButton
        case .tapOption: .tapOption
        case .tapFooter: .tapFooter
        case .tapOutside: .tapOutside
        case .scroll: .scroll
        case .escape: .escape
        case .setOptions: .setOptions
        case .setEnabled: .setEnabled
        case .setDisabled: .setDisabled
        case .setHidden: .setHidden
        case .setShown: .setShown
        case .setSelected: .setSelected
        case .open: .open
        case .close: .close
        }
    }

    /// The ids that the event brings.
    public var values: [String] {
        switch self {
        case .tapOption(let id), .setEnabled(let id), .setDisabled(let id), .setHidden(let id),
            .setShown(let id):
            [id]
        case .setOptions(let ids), .setSelected(let ids): ids
        case .tapButton, .tapFooter, .tapOutside, .scroll, .escape, .open, .close: []
        }
    }

    public static func takes(_ name: Name) -> MenuEventValues {
        switch name {
        case .tapOption, .setEnabled, .setDisabled, .setHidden, .setShown: .one
        case .setOptions, .setSelected: .list
        case .tapButton, .tapFooter, .tapOutside, .scroll, .escape, .open, .close: .none
        }
    }

    public init(_ name: Name, _ values: [String]) {
        // Reading has seen to it that there is one value where one is taken.
        let first = values.first ?? ""
        switch name {
        case .tapButton: self = .tapButton
        case .tapOption: self = .tapOption(first)
        case .tapFooter: self = .tapFooter
        case .tapOutside: self = .tapOutside
        case .scroll: self = .scroll
        case .escape: self = .escape
        case .setOptions: self = .setOptions(values)
        case .setEnabled: self = .setEnabled(first)
        case .setDisabled: self = .setDisabled(first)
        case .setHidden: self = .setHidden(first)
        case .setShown: self = .setShown(first)
        case .setSelected: self = .setSelected(values)
        case .open: self = .open
        case .close: self = .close
        }
    }
}
