#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// Where the keys of a keyboard are in an open list.
    struct DropdownCursor {
        var cursor = DropdownState.Cursor()
        /// Whether a key was pressed: before that nobody needs to see where they are.
        var isShown = false

        /// What is to be seen to have the keys' attention; nil for nothing.
        func shownFocus(in state: DropdownState) -> DropdownState.Focus? {
            isShown ? cursor.focus(in: state) : nil
        }
    }

    /// Lets keys move through an open list and choose, on systems that tell views of them.
    struct DropdownKeys: ViewModifier {
        let state: DropdownState
        let texts: MenuTexts
        let cursor: Binding<DropdownCursor>
        /// Brings a row into sight, by its name.
        let reveal: (String) -> Void
        let send: (DropdownState.Event) -> Void

        func body(content: Self.Content) -> some View {
            if #available(iOS 17.0, macOS 14.0, *) {
                content.modifier(DropdownKeyPresses(keys: self))
            } else {
                content
            }
        }

        private var focus: DropdownState.Focus? { cursor.wrappedValue.cursor.focus(in: state) }

        fileprivate func move(by step: Int) {
            let focus = focus
            show(focus == nil ? state.firstFocus : state.focus(after: focus, by: step))
        }

        fileprivate func find(_ text: String) {
            show(state.focus(typing: text, after: focus, texts))
        }

        /// Shows where the keys are now; nil to stay.
        private func show(_ focus: DropdownState.Focus?) {
            let focus = focus ?? self.focus
            cursor.wrappedValue = DropdownCursor(cursor: .init(at: focus, in: state), isShown: true)
            if case .row(let index) = focus { reveal(state.row(at: index).name) }
        }

        fileprivate func choose() {
            if let focus, let event = state.event(choosing: focus) { send(event) }
        }
    }

    @available(iOS 17.0, macOS 14.0, *)
    private struct DropdownKeyPresses: ViewModifier {
        let keys: DropdownKeys
        @FocusState private var hasFocus: Bool
        /// What was typed without a pause, and when its last letter was.
        @State private var typed = ""
        @State private var typedAt = ContinuousClock.now

        func body(content: Self.Content) -> some View {
            content
                .focusable()
                .focused($hasFocus)
                .onKeyPress(phases: [.down, .repeat]) { takes($0) ? .handled : .ignored }
                .onAppear {
                    keys.cursor.wrappedValue = DropdownCursor(
                        cursor: .init(at: keys.state.firstFocus, in: keys.state))
                    hasFocus = true
                }
        }

        private func takes(_ press: KeyPress) -> Bool {
            guard press.modifiers.isSubset(of: [.numericPad, .shift, .capsLock]) else { return false }
            switch press.key {
            case .downArrow: keys.move(by: 1)
            case .upArrow: keys.move(by: -1)
            case .return: keys.choose()
            case .space where typed.isEmpty || isPaused: keys.choose()
            default: return type(press.characters)
            }
            return true
        }

        private var isPaused: Bool { ContinuousClock.now - typedAt > .seconds(1) }

        private func type(_ text: String) -> Bool {
            guard DropdownState.isText(text) else { return false }
            typed = isPaused ? text : typed + text
            typedAt = .now
            keys.find(typed)
            return true
        }
    }
#endif
