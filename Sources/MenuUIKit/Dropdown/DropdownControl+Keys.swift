#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// Typing goes on while keys follow within this many seconds.
        private static let pause = 1.0

        /// Does what keys ask of an open list. False if none of them is for it.
        func take(_ presses: Set<UIPress>) -> Bool {
            guard state.isOpen else { return false }
            var isTaken = false
            for press in presses {
                if let key = press.key, take(key, at: press.timestamp) { isTaken = true }
            }
            return isTaken
        }

        private func take(_ key: UIKey, at time: TimeInterval) -> Bool {
            guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
            switch key.keyCode {
            case .keyboardEscape: return escape()
            case .keyboardDownArrow: return move(by: 1)
            case .keyboardUpArrow: return move(by: -1)
            case .keyboardReturnOrEnter, .keypadEnter: return choose()
            case .keyboardSpacebar where typed.text.isEmpty || time - typed.time > Self.pause: return choose()
            default: return type(key, at: time)
            }
        }

        private func move(by step: Int) -> Bool {
            typed.text = ""
            focus(on: focus == nil ? state.firstFocus : state.focus(after: focus, by: step) ?? focus)
            return true
        }

        private func choose() -> Bool {
            guard let focus, let event = state.event(choosing: focus) else { return false }
            send(event)
            return true
        }

        private func type(_ key: UIKey, at time: TimeInterval) -> Bool {
            // Keys without a letter may come with a name.
            guard DropdownState.isText(key.characters), !key.characters.hasPrefix("UIKeyInput") else {
                return false
            }
            let isGoingOn = time - typed.time <= Self.pause
            typed = (isGoingOn ? typed.text + key.characters : key.characters, time)
            guard let next = state.focus(typing: typed.text, after: focus, texts) else { return true }
            focus(on: next)
            return true
        }

        private func focus(on new: DropdownState.Focus?) {
            (cursor, showsFocus) = (DropdownState.Cursor(at: new, in: state), true)
            if case .row(let index) = new { scroll(to: index) }
            list.layoutIfNeeded()
            refreshRows()
            list.footer.hasFocus = isFocused(.footer)
        }

        /// What keys act upon; nil where it is gone, and they begin anew.
        var focus: DropdownState.Focus? { cursor.focus(in: state) }

        /// Whether something is to be seen to be what keys act upon.
        func isFocused(_ place: DropdownState.Focus) -> Bool { showsFocus && focus == place }

        /// Puts the keys where they are in a list that has just opened.
        func beginKeys() {
            (cursor, showsFocus) = (DropdownState.Cursor(at: state.firstFocus, in: state), false)
            typed.text = ""
        }
    }
#endif
