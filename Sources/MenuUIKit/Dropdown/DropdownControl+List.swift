#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// Draws what differs from an earlier state.
        func show(since old: DropdownState, isAnimated: Bool = true) {
            let isReloaded = old.menu != state.menu || old.options != state.options
            refreshFace()
            if state.isOpen, !old.isOpen { beginKeys() }
            if !state.isOpen {
                removeList(isAnimated: isAnimated)
            } else if placement == nil || !isPlaced(as: old.menu) {
                placeAnew()
            } else {
                refreshList(isReloaded: isReloaded)
            }
        }

        /// Whether the list of another menu would be where this one's is.
        private func isPlaced(as old: MenuDocument.Dropdown) -> Bool {
            old.presentation == menu.presentation && old.placement == menu.placement && old.gap == menu.gap
                && old.anchor == menu.anchor && old.width == menu.width && old.dismiss == menu.dismiss
                && old.style?[.menu]?.insets == menu.style?[.menu]?.insets
        }

        /// Whether the list moves what is below it away, which only one under a button of the control's own can.
        var isPushed: Bool { menu.presentation == .push && menu.anchor == .button }

        /// Puts the list where the menu says it is; where it cannot be yet, it comes with the window.
        func presentList(isAnimated: Bool = true) {
            refreshList(isReloaded: true)
            UIView.performWithoutAnimation {
                placement = Placement(of: self)
                placement?.layOutFirst()
            }
            guard let placement else { return }
            if isAnimated {
                list.alpha = 0
                placement.animate { [list] in list.alpha = 1 }
            }
            list.table.flashScrollIndicators()
            if case .row(let index) = focus { UIView.performWithoutAnimation { scroll(to: index) } }
            if let window = list.window, !Self.isInUse(window) { list.becomeFirstResponder() }
        }

        /// Whether the keyboard is at something in a view that is no list: a list that the app opens takes it from nobody
        /// who types there.
        private static func isInUse(_ view: UIView) -> Bool {
            view.isFirstResponder && !(view is List) || view.subviews.contains { isInUse($0) }
        }

        func removeList(isAnimated: Bool) {
            guard let placement else { return }
            list.resignFirstResponder()
            self.placement = nil
            placement.remove()
            if isAnimated { placement.animate {} }
        }

        /// - Parameter isReloaded: Whether rows have come or gone, or all look otherwise.
        func refreshList(isReloaded: Bool) {
            list.show(menu.listStyle)
            list.showFooter(menu, texts)
            list.footer.hasFocus = isFocused(.footer)
            if isReloaded {
                // Of rows that are all as high as this the table need ask only for those in sight.
                list.table.estimatedRowHeight = CGFloat(menu.rowHeight.points ?? 44)
                list.table.reloadData()
            } else {
                refreshRows()
            }
            list.height.constant = CGFloat(listHeight)
            placement?.layOut()
        }

        /// Draws anew the rows that can be seen.
        func refreshRows() {
            for path in list.table.indexPathsForVisibleRows ?? [] {
                if let cell = list.table.cellForRow(at: path) { fill(cell, at: path.row) }
            }
        }

        func scroll(to index: Int) {
            list.table.scrollToRow(at: IndexPath(row: index, section: 0), at: .none, animated: false)
        }

        // MARK: Heights

        private var listHeight: Double {
            state.heights.list
                ?? state.listHeight(measuring: { index in
                    let path = IndexPath(row: index, section: 0)
                    guard list.window != nil, index < list.table.numberOfRows(inSection: 0) else {
                        return nil
                    }
                    return Double(list.table.rectForRow(at: path).height)
                })
        }

        /// Follows rows that are as high as their content, when they have been laid out.
        func measureRows() {
            guard placement != nil, state.isOpen, state.heights.list == nil else { return }
            let height = CGFloat(listHeight)
            if abs(list.height.constant - height) > 0.25 { list.height.constant = height }
        }

        /// Moves VoiceOver and the keyboard into a list that a person has opened, and VoiceOver back; who touched or scrolled something else is there.
        func moveFocus(after outcome: MenuOutcome, _ event: DropdownState.Event?) {
            guard let event, event != .tapOutside, event != .scroll else { return }
            if outcome.told.contains(.open), placement != nil {
                list.becomeFirstResponder()
                var cell: UIView?
                if case .row(let index) = state.firstFocus {
                    cell = list.table.cellForRow(at: IndexPath(row: index, section: 0))
                }
                UIAccessibility.post(notification: .layoutChanged, argument: cell ?? list)
            } else if outcome.told.contains(.close) {
                UIAccessibility.post(notification: .layoutChanged, argument: spokenButton)
            }
        }

        // MARK: Surroundings

        /// A list over what the anchor has left is closed, one that waits for a window shows.
        func surroundingsChanged() {
            guard state.isOpen, let placement else {
                if state.isOpen { presentList(isAnimated: false) }
                return
            }
            let hasCome = placement.window == nil && window != nil
            if isPushed ? placement.window !== window : hasCome {
                placeAnew(isAnimated: false)
            } else if !isPushed, !placement.isBesideAnchor {
                send(.close)
            }
        }

        /// Puts an open list where it belongs now.
        private func placeAnew(isAnimated: Bool = true) {
            placement?.remove()
            placement = nil
            list.alpha = 1
            presentList(isAnimated: isAnimated)
        }

        /// A touch that begins on a view is outside unless it is on the list or on what opens it; what opens another
        /// of the group has that one see to this. A list that is pushed down goes when the touch has ended: what is below
        /// moves then, from under the finger.
        func touchBegan(on view: UIView?) {
            if let view {
                if view.isDescendant(of: list) || opens(by: view) { return }
                if let group, group.opens(by: view, but: self) { return }
            }
            if isPushed, let placement {
                return placement.awaitEnd(ofTouchOn: view)
            }
            send(.tapOutside)
        }

        /// Whether a touch on a view opens or closes this list.
        func opens(by view: UIView) -> Bool {
            guard let button = spokenButton, view.isDescendant(of: button) else { return false }
            return anchor?.isHeard ?? true
        }

        /// Something around the anchor was scrolled.
        func scrolled() { send(.scroll) }

        @discardableResult
        func escape() -> Bool { state.isOpen && send(.escape).isChanged }
    }
#endif
