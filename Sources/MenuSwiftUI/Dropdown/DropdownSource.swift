#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// Where a dropdown has its state from.
    enum DropdownSource {
        /// What is chosen, by ids, is the app's; the rest is the view's.
        case selection(get: () -> [String], set: ([String]) -> Void)
        /// All of it is the app's.
        case states(Binding<MenuStates>)

        static func selection<Option: MenuOption>(of selection: Binding<Option?>) -> DropdownSource {
            .selection(
                get: { selection.wrappedValue.map { [$0.id] } ?? [] },
                set: { ids in selection.wrappedValue = ids.first.flatMap { Option(id: $0) } })
        }

        static func selection<Option: MenuOption>(of selections: Binding<[Option]>) -> DropdownSource {
            .selection(
                get: { selections.wrappedValue.map { $0.id } },
                set: { ids in selections.wrappedValue = ids.compactMap { Option(id: $0) } })
        }
    }

    /// The part of a dropdown's state that is the view's.
    struct DropdownMemory {
        /// What events have led to; nil before the first.
        private var state: DropdownState?
        private let start = Start()

        /// What need not be worked out anew each time that the view is made, however many options there are.
        @MainActor private final class Start {
            var state: DropdownState?
            /// Whether the app has ever chosen something.
            var hasBegun = false

            nonisolated init() {}
        }

        /// The state, with what the app has chosen.
        @MainActor func state(of menu: MenuDocument.Dropdown, selected: [String]) -> DropdownState {
            var state = self.state ?? firstState(of: menu)
            state.update(menu: menu)
            if !selected.isEmpty { start.hasBegun = true }
            if start.hasBegun, state.selected != selected { state.send(.setSelected(selected)) }
            return state
        }

        /// The state that the spec begins with.
        @MainActor func firstState(of menu: MenuDocument.Dropdown) -> DropdownState {
            if let state = start.state, state.menu == menu { return state }
            let state = DropdownState(menu)
            start.state = state
            return state
        }

        /// What the spec chooses, as long as nobody has chosen anything.
        @MainActor func firstSelection(of menu: MenuDocument.Dropdown) -> [String]? {
            guard !start.hasBegun, state == nil else { return nil }
            let selected = firstState(of: menu).selected
            return selected.isEmpty ? nil : selected
        }

        @MainActor mutating func keep(_ state: DropdownState) {
            self.state = state
            start.hasBegun = true
        }
    }
#endif
