#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Foundation
    import UIKit
    import MenuRuntime

    /// A button, or a view of the app's, that opens a list of options.
    ///
    /// Put it where the button is to stand, with constraints for its place; its height is its own, and its width too
    /// where the menu says so. What it does is a ``DropdownState``'s doing: the control draws the state, and sends it
    /// what happens.
    open class DropdownControl: UIView {
        /// What is open and chosen, and which options there are.
        public private(set) var state: DropdownState
        /// The one place from which the control gets its texts.
        public var texts: MenuTexts {
            didSet { refresh() }
        }
        /// Hears what people do.
        public weak var delegate: (any DropdownControlDelegate)?
        /// Hears what people do, like the delegate.
        public var onMessage: ((MenuMessage) -> Void)?
        /// The dropdowns that close when this one opens.
        public var group: DropdownGroup? {
            didSet {
                guard group !== oldValue else { return }
                oldValue?.remove(self)
                group?.add(self)
            }
        }
        /// With `anchor: view`, the view that opens the list and that it hangs on.
        public weak var anchorView: UIView? {
            didSet { if anchorView !== oldValue { anchorViewChanged() } }
        }

        let card = MenuBox()
        let button = Button(type: .custom)
        var badge: Badge?
        /// The app's view, where it stands for the button.
        var anchor: Anchor?
        lazy var list = List(of: self)
        /// Where the list shows; nil while it does not.
        var placement: Placement?
        /// What keys act upon.
        var focus: DropdownState.Focus?
        /// Whether it is to be seen: not before a key was pressed.
        var showsFocus = false
        /// What was typed without a pause, and when.
        var typed = (text: "", time: 0.0)
        private(set) lazy var frames = Frames(card: card, button: button, in: self)

        /// - Parameters:
        ///   - menu: A compiled menu.
        ///   - texts: What shows them; the namespace is the spec's.
        public init(_ menu: MenuDocument.Dropdown, texts: MenuTexts) {
            state = DropdownState(menu)
            self.texts = texts
            super.init(frame: .zero)
            setUp()
            refresh()
        }

        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        deinit {
            // The app may let go of the control while its list is in the window.
            let (placement, anchor) = (placement, anchor)
            guard placement != nil || anchor != nil else { return }
            // A type of an app's may have one of these names.
            if Foundation.Thread.isMainThread {
                MainActor.assumeIsolated { Self.leave(placement, anchor) }
            } else {
                _Concurrency.Task { @MainActor in Self.leave(placement, anchor) }
            }
        }

        private static func leave(_ placement: Placement?, _ anchor: Anchor?) {
            placement?.remove()
            anchor?.letGo()
        }

        // MARK: The app's doings

        /// The compiled menu. A changed one shows at once; what is open and chosen stays, as far as it is still there.
        public var menu: MenuDocument.Dropdown {
            get { state.menu }
            set {
                let old = state
                let outcome = state.update(menu: newValue)
                if outcome.isChanged { show(since: old) }
            }
        }

        /// Does what an event asks for, shows it, and tells the app.
        ///
        /// - Returns: What it did. An event that does not apply does nothing.
        @discardableResult
        public func send(_ event: DropdownState.Event) -> MenuOutcome {
            if state.opens(with: event) { group?.makeWay(for: self, event) }
            return change(by: event) { $0.send(event) }
        }

        /// Replaces the options, where they come from the app. What is chosen stays so if it is among them.
        public func replaceOptions(with entries: [MenuDocument.Entry]) {
            change { $0.replaceOptions(with: entries) }
        }

        /// The bottom of the button, for what is not to move when the list opens.
        public var buttonBottomAnchor: NSLayoutYAxisAnchor { button.bottomAnchor }

        /// Hears every message before the delegate does. Subclasses call `super`.
        open func tell(_ message: MenuMessage) {
            onMessage?(message)
            delegate?.dropdown(self, didTell: message)
        }

        // MARK: Changing

        /// Changes the state, then shows it, then tells the app of it.
        @discardableResult
        private func change(
            by event: DropdownState.Event? = nil, _ change: (inout DropdownState) -> MenuOutcome
        ) -> MenuOutcome {
            let old = state
            let outcome = change(&state)
            // Scrolling is heard of while views are laid out, which is no time to lay them out otherwise.
            if outcome.isChanged { show(since: old, isAnimated: event != .scroll) }
            moveFocus(after: outcome, event)
            for message in outcome.told { tell(message) }
            return outcome
        }

        /// Closes the list, since an event opens another of the group.
        func giveWay(to event: DropdownState.Event) {
            if state.isOpen { change { $0.giveWay(to: event) } }
        }

        // MARK: Surroundings

        override open func didMoveToSuperview() {
            super.didMoveToSuperview()
            frames.fit(menu, self)
            surroundingsChanged()
        }

        override open func didMoveToWindow() {
            super.didMoveToWindow()
            surroundingsChanged()
        }

        override open func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            // Labels follow the reader's text size themselves, symbols beside them do not.
            if traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory {
                refresh()
            }
        }

        override open func accessibilityPerformEscape() -> Bool { escape() }
    }
#endif
