#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension SectionTreeControl {
        /// Does what a key asks for; false for a key that is none of the tree's.
        ///
        /// Up and down move the cursor over what can be touched. The arrow in reading direction opens a closed section,
        /// the other one closes an open one, or else moves to the section around. Return and space touch.
        func takes(_ press: UIPress) -> Bool {
            guard let key = press.key, key.modifierFlags.isEmpty || key.modifierFlags == .numericPad else {
                return false
            }
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            switch key.keyCode {
            case .keyboardDownArrow: move(to: state.focus(after: place, by: 1))
            case .keyboardUpArrow: move(to: state.focus(after: place, by: -1))
            case .keyboardHome: move(to: state.focus(after: nil, by: 1))
            case .keyboardEnd: move(to: state.focus(after: nil, by: -1))
            case .keyboardRightArrow: setOpen(!isMirrored)
            case .keyboardLeftArrow: setOpen(isMirrored)
            case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: if let cursor { touch(cursor) }
            default: return false
            }
            return true
        }

        private var place: SectionTreeState.Place? { cursor.flatMap { state.place(of: $0) } }

        private func move(to place: SectionTreeState.Place?) {
            guard let place else { return }
            if let row = place.row {
                let indexPath = IndexPath(row: row, section: place.section)
                tableView.scrollToRow(at: indexPath, at: .none, animated: false)
            } else {
                tableView.scrollRectToVisible(
                    tableView.rectForHeader(inSection: place.section), animated: false)
            }
            cursor = state.row(at: place).path
        }

        private func setOpen(_ isOpen: Bool) {
            guard let place else { return }
            let row = state.row(at: place)
            if row.isCollapsible, row.isExpanded != isOpen {
                touch(row.path)
            } else if !isOpen {
                move(to: state.focus(around: place))
            }
        }

        func moveCursor(from old: String?) {
            if let old { view(at: old)?.row.isCursor = false }
            if let cursor { view(at: cursor)?.row.isCursor = true }
        }
    }
#endif
