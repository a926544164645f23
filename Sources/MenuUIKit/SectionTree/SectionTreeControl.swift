#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// Hears what people do with a section tree.
    @MainActor public protocol SectionTreeControlDelegate: AnyObject {
        /// The tree's state has changed by then, and its table with it.
        func sectionTree(_ control: SectionTreeControl, didTell message: MenuMessage)
    }

    /// A section tree as a table: its top sections are the table's, everything inside of them are rows.
    ///
    /// It holds a ``SectionTreeState``, draws it, and sends it what a person does. Only the rows that come and go are
    /// changed; the table asks for those in sight. ``SectionTreeView`` is the same with a type for sections and items.
    @MainActor open class SectionTreeControl: UIView, UITableViewDataSource, UITableViewDelegate {
        /// What is open, and all that follows from it.
        public private(set) var state: SectionTreeState
        /// Where all texts come from. Other texts are shown at once.
        public var texts: MenuTexts {
            didSet { showTexts() }
        }
        /// Hears what people do.
        public weak var delegate: (any SectionTreeControlDelegate)?
        /// Hears what people do, like the delegate.
        public var onMessage: ((MenuMessage) -> Void)?
        /// The table, which fills the control; what its data source and its delegate are to do, the control does.
        public let tableView: UITableView
        /// Whether the control wants to be as high as all its rows, and does not scroll: for a short tree that stands in
        /// a scroll view with other things. All rows are made then.
        public var fitsContent = false {
            didSet {
                tableView.isScrollEnabled = !fitsContent
                invalidateIntrinsicContentSize()
            }
        }
        private(set) var look: SectionTreeLook
        /// The path of the row that keys act on; nil before the first key.
        var cursor: String? {
            didSet { if cursor != oldValue { moveCursor(from: oldValue) } }
        }
        private var wantedHeight: CGFloat = 0
        /// The table on the edges of the control.
        private(set) lazy var edges = MenuLooks.edges(of: tableView, on: self)

        /// A tree with the sections open that the spec opens.
        ///
        /// - Parameter texts: Where all its texts come from.
        public init(_ menu: MenuDocument.SectionTree, texts: MenuTexts) {
            state = SectionTreeState(menu)
            self.texts = texts
            look = SectionTreeLook(menu)
            let table = MenuTable(frame: .zero, style: look.tableStyle)
            tableView = table
            super.init(frame: .zero)
            table.didLayOut = { [weak self] in self?.measureRows() }
            setUpTable()
            showTexts()
            dress()
        }

        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        /// The compiled menu. A changed one shows at once; what was there before stays open or closed, and what is new is
        /// as written. Only the table stays one of the `listStyle` that it began with.
        public var menu: MenuDocument.SectionTree {
            get { state.menu }
            set {
                var menu = newValue
                menu.listStyle = state.menu.listStyle
                guard state.update(menu: menu).isChanged else { return }
                if let path = cursor, state.place(of: path) == nil { cursor = nil }
                look = SectionTreeLook(menu)
                followMenu()
                dress()
                showTexts()
            }
        }

        /// The paths of all that is open, sections and items: what is worth saving. Setting them takes the tree up where
        /// it was left; paths that are gone are passed over, and the app is told of nothing.
        public var expandedPaths: [String] {
            get { state.expandedPaths }
            set {
                state = SectionTreeState(menu, expandedPaths: newValue)
                showAll()
            }
        }

        /// Does what an event asks for, shows it, and tells the app. One that does not apply does none of this.
        @discardableResult
        public func send(_ event: SectionTreeState.Event) -> MenuOutcome {
            let update = state.update(event)
            show(update)
            for message in update.outcome.told { tell(message) }
            return update.outcome
        }

        /// Hears every message before the delegate does. Subclasses call `super`.
        open func tell(_ message: MenuMessage) {
            onMessage?(message)
            delegate?.sectionTree(self, didTell: message)
        }

        private func showTexts() {
            tableView.accessibilityIdentifier = texts.identifier(of: menu)
            tableView.accessibilityLabel = texts.title(of: menu)
            showAll()
        }

        func showAll() {
            tableView.reloadData()
            invalidateIntrinsicContentSize()
        }

        // MARK: Size and looks

        open override var intrinsicContentSize: CGSize {
            guard fitsContent else { return super.intrinsicContentSize }
            let insets = MenuLooks.insets(menu.style?[.menu]?.insets)
            let height = tableView.contentSize.height + insets.top + insets.bottom
            return CGSize(width: UIView.noIntrinsicMetric, height: height)
        }

        /// Follows heights that come of content, which are known once the table has laid out its rows.
        private func measureRows() {
            guard fitsContent, tableView.contentSize.height != wantedHeight else { return }
            wantedHeight = tableView.contentSize.height
            invalidateIntrinsicContentSize()
        }

        private func dress() {
            MenuLooks.dress(self, in: menu.style?[.menu])
            MenuLooks.dress(tableView, in: menu.style?[.list], background: look.listBackground)
            // The table fills the control, and would stand out of its corners.
            if menu.style?[.list]?.cornerRadius == nil { tableView.layer.cornerRadius = layer.cornerRadius }
        }

        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { dress() }
            if let previous,
                previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                    || previous.layoutDirection != traitCollection.layoutDirection
            {
                look = SectionTreeLook(menu)
                showAll()
            }
        }

        // MARK: Keys

        /// So that keys reach the tree once the app calls `becomeFirstResponder()`.
        open override var canBecomeFirstResponder: Bool { true }

        @discardableResult
        open override func resignFirstResponder() -> Bool {
            cursor = nil
            return super.resignFirstResponder()
        }

        open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !presses.contains(where: { takes($0) }) { super.pressesBegan(presses, with: event) }
        }
    }
#endif
