#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// Where the keys of a keyboard are in an open list.
    struct DropdownCursor {
        var focus: DropdownState.Focus?
        /// Whether a key was pressed: before that nobody needs to see where they are.
        var isShown = false

        func isAt(_ focus: DropdownState.Focus) -> Bool { isShown && self.focus == focus }
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

        fileprivate func move(by step: Int) {
            let focus = cursor.wrappedValue.focus
            show(focus == nil ? state.firstFocus : state.focus(after: focus, by: step))
        }

        fileprivate func find(_ text: String) {
            show(state.focus(typing: text, after: cursor.wrappedValue.focus, texts))
        }

        /// Shows where the keys are now; nil to stay.
        private func show(_ focus: DropdownState.Focus?) {
            let focus = focus ?? cursor.wrappedValue.focus
            cursor.wrappedValue = DropdownCursor(focus: focus, isShown: true)
            if case .row(let index) = focus { reveal(state.row(at: index).name) }
        }

        fileprivate func choose() {
            guard let focus = cursor.wrappedValue.focus, let event = state.event(choosing: focus) else {
                return
            }
            send(event)
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
                    keys.cursor.wrappedValue = DropdownCursor(focus: keys.state.firstFocus)
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
            // Keys without a letter come as control characters, or from where Unicode has none.
            let isText = text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.generalCategory != .control
                    && scalar.properties.generalCategory != .privateUse
            }
            guard isText, !text.isEmpty else { return false }
            typed = isPaused ? text : typed + text
            typedAt = .now
            keys.find(typed)
            return true
        }
    }
#endif
