#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// Puts the views together, once.
        func setUp() {
            card.translatesAutoresizingMaskIntoConstraints = false
            button.translatesAutoresizingMaskIntoConstraints = false
            addSubview(card)
            button.addAction(UIAction { [weak self] _ in self?.send(.tapButton) }, for: .touchUpInside)
        }

        /// Draws everything as the state has it.
        func refresh() {
            refreshFace()
            if placement != nil { refreshList(isReloaded: true) }
        }

        /// Draws what can be seen of a closed dropdown.
        func refreshFace() {
            followAnchor()
            anchor?.dress(in: menu.style?[.button])
            card.look = menu.style?[.menu]
            frames.show(menu, height: state.heights.button, in: self)
            let indicator = menu.indicator
            let covered = menu.badge.map { max(0, $0.diameter - $0.offset) } ?? 0
            button.show(
                Button.Face(
                    title: title, alignment: menu.titleAlignment, symbol: state.indicator,
                    symbolEdge: indicator?.position ?? .trailing, covered: covered),
                menu.usualStyle(of: .button))
            refreshBadge()
            speak()
        }

        private func refreshBadge() {
            guard let badge = menu.badge, menu.anchor == .button else {
                self.badge?.removeFromSuperview()
                self.badge = nil
                return
            }
            if self.badge == nil { addBadge(badge) }
            self.badge?.show(badge, icon: state.badgeIcon, MenuTextLook(menu.style?[.button]))
        }

        private func addBadge(_ badge: MenuDocument.Badge) {
            let view = Badge(badge: badge)
            addSubview(view)
            NSLayoutConstraint.activate([
                view.centerYAnchor.constraint(equalTo: button.centerYAnchor),
                view.trailingAnchor.constraint(
                    equalTo: card.trailingAnchor, constant: CGFloat(badge.offset)),
            ])
            self.badge = view
        }

        // MARK: What is spoken

        /// What assistive technology takes for the button.
        var spokenButton: UIView? { menu.anchor == .view ? anchorView : button }

        private func speak() {
            let spoken = texts.accessibility(of: menu)
            let label = spoken.label ?? texts.title(of: menu)
            var value = spokenValue(withExpansion: true)
            // Before iOS 18 nothing but the value can say whether the list is open.
            if #available(iOS 18.0, *) { value = spokenValue(withExpansion: false) }
            if let anchor {
                anchor.speak(
                    label: label, value: value, hint: spoken.hint, identifier: spoken.identifier,
                    isOpen: state.isOpen)
                return
            }
            button.accessibilityLabel = label
            button.accessibilityValue = value
            button.accessibilityHint = spoken.hint
            button.accessibilityIdentifier = spoken.identifier
            button.accessibilityTraits = .button
            if #available(iOS 18.0, *) {
                button.accessibilityExpandedStatus = state.isOpen ? .expanded : .collapsed
            }
        }

        /// The titles of what is chosen, in the case that they are written in: capitals are for eyes.
        func spokenValue(withExpansion: Bool) -> String? {
            var parts = state.selectedOptions.map {
                texts.accessibility(of: $0, in: menu)?.label ?? texts.title(of: $0, in: menu)
            }
            if withExpansion { parts.append(texts.expansion(of: menu, isOpen: state.isOpen)) }
            return parts.isEmpty ? nil : parts.joined(separator: texts.listSeparator(of: menu))
        }

        // MARK: A view of the app's

        /// Makes a button of the app's view, where the menu has none of its own.
        private func followAnchor() {
            let view = menu.anchor == .view ? anchorView : nil
            guard view !== anchor?.view || view == nil else { return }
            anchor?.letGo()
            anchor = view.map { Anchor($0) { [weak self] in self?.send(.tapButton) } }
        }

        /// Follows another view of the app's.
        func anchorViewChanged() {
            if placement != nil { send(.close) }
            followAnchor()
            anchor?.dress(in: menu.style?[.button])
            speak()
            surroundingsChanged()
        }
    }
#endif
