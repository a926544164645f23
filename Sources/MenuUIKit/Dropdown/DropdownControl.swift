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
        /// The dropdowns that close when this one opens. One that joins while another of them is open closes.
        public var group: DropdownGroup? {
            didSet {
                guard group !== oldValue else { return }
                oldValue?.remove(self)
                group?.add(self)
                if let group, state.isOpen, !group.open(but: self).isEmpty { send(.close) }
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
        /// Where the keys of a keyboard are.
        var cursor = DropdownState.Cursor()
        /// Whether that is to be seen: not before a key was pressed.
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
            let others = state.opens(with: event) ? group?.open(but: self) ?? [] : []
            // All change before the app is told of any: what it does then, it does to what is there.
            var changes = others.map { $0.changed { $0.giveWay(to: event) } }
            let own = changed(by: event) { $0.send(event) }
            changes.append(own)
            for change in changes { change.show() }
            for change in changes { change.tell() }
            return own.outcome
        }

        /// Replaces the options, where they come from the app. What is chosen stays so if it is among them.
        public func replaceOptions(with entries: [MenuDocument.Entry]) {
            changed { $0.replaceOptions(with: entries) }.show()
        }

        /// What the button shows, or a view that stands for it may: the titles of what is chosen, or the menu's own.
        public var title: String { state.title(texts) }

        /// The bottom of the button, for what is not to move when the list opens.
        public var buttonBottomAnchor: NSLayoutYAxisAnchor { button.bottomAnchor }

        /// Hears every message before the delegate does. Subclasses call `super`.
        open func tell(_ message: MenuMessage) {
            onMessage?(message)
            delegate?.dropdown(self, didTell: message)
        }

        // MARK: Changing

        /// What was done to the state, and is yet to be shown and told.
        @MainActor private struct Change {
            let control: DropdownControl
            let old: DropdownState
            let event: DropdownState.Event?
            let outcome: MenuOutcome

            func show() {
                // Scrolling is heard of while views are laid out, which is no time to lay them out otherwise.
                if outcome.isChanged { control.show(since: old, isAnimated: event != .scroll) }
                control.moveFocus(after: outcome, event)
            }

            func tell() {
                for message in outcome.told { control.tell(message) }
            }
        }

        private func changed(
            by event: DropdownState.Event? = nil, _ change: (inout DropdownState) -> MenuOutcome
        ) -> Change {
            let old = state
            let outcome = change(&state)
            return Change(control: self, old: old, event: event, outcome: outcome)
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
