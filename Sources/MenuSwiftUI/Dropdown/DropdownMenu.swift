#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// A dropdown: a button, or a view of the app's, that opens a list of options.
    ///
    /// Generated code makes it, as `Feedback.reason.view(selection: $reason)`. What is chosen, or the whole state, is
    /// the app's; all else is the spec's.
    ///
    /// - `presentation: push`: what stands below in the same stack moves down while the list is open.
    /// - `presentation: cover`: the list is drawn over what stands below, in the stack that holds the dropdown.
    /// - `presentation: overlay`: the list is above everything in the view with ``SwiftUI/View/dropdownHost()``; where
    ///   there is none around it, as with `cover`.
    ///
    /// `dismiss: outside` and `placement: auto` need ``SwiftUI/View/dropdownHost()`` around them too: without it
    /// nobody sees touches elsewhere, nor knows how much room there is.
    public struct DropdownMenu<Option: MenuOption, Opener: View>: View {
        private let menu: MenuDocument.Dropdown
        private let source: DropdownSource
        private let texts: MenuTexts
        private let tell: (MenuMessage) -> Void
        private let opener: Opener?

        /// - Parameter opener: Nil for the dropdown's own button.
        private init(
            _ dropdown: Dropdown<Option>, _ source: DropdownSource, _ texts: MenuTexts,
            _ onMessage: @escaping (Dropdown<Option>.Message) -> Void, opener: Opener?
        ) {
            menu = dropdown.menu
            self.source = source
            self.texts = texts
            tell = { if let message = Dropdown<Option>.Message($0) { onMessage(message) } }
            self.opener = opener
        }

        /// Shows the dropdown.
        public var body: some View {
            DropdownSurface(menu: menu, source: source, texts: texts, tell: tell, opener: opener)
        }
    }

    extension DropdownMenu where Opener == EmptyView {
        /// A dropdown of which one option is chosen.
        ///
        /// - Parameters:
        ///   - selection: What is chosen. While it has always been nil, that is what the spec chooses at the start.
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        public init(
            _ dropdown: Dropdown<Option>, selection: Binding<Option?>, texts: MenuTexts,
            onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in }
        ) {
            self.init(dropdown, .selection(of: selection), texts, onMessage, opener: nil)
        }

        /// A dropdown of which several options may be chosen.
        ///
        /// - Parameters:
        ///   - selections: What is chosen, in the order of the options. While it has always been empty, that is what
        ///     the spec chooses at the start.
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        public init(
            _ dropdown: Dropdown<Option>, selections: Binding<[Option]>, texts: MenuTexts,
            onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in }
        ) {
            self.init(dropdown, .selection(of: selections), texts, onMessage, opener: nil)
        }

        /// A dropdown whose state is the app's, among those of all menus: for groups, for options of the app's own, and
        /// to open and close it.
        ///
        /// - Parameters:
        ///   - menus: The states, the dropdown's among them.
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        public init(
            _ dropdown: Dropdown<Option>, in menus: Binding<MenuStates>, texts: MenuTexts,
            onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in }
        ) {
            self.init(dropdown, .states(menus), texts, onMessage, opener: nil)
        }
    }

    extension DropdownMenu {
        /// A dropdown that a view of the app's opens, and of which one option is chosen.
        ///
        /// - Parameters:
        ///   - selection: What is chosen. While it has always been nil, that is what the spec chooses at the start.
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        ///   - anchor: The view that opens the list.
        public init(
            _ dropdown: Dropdown<Option>, selection: Binding<Option?>, texts: MenuTexts,
            onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in },
            @ViewBuilder anchor: () -> Opener
        ) {
            self.init(dropdown, .selection(of: selection), texts, onMessage, opener: anchor())
        }

        /// A dropdown that a view of the app's opens, and of which several options may be chosen.
        ///
        /// - Parameters:
        ///   - selections: What is chosen, in the order of the options. While it has always been empty, that is what
        ///     the spec chooses at the start.
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        ///   - anchor: The view that opens the list.
        public init(
            _ dropdown: Dropdown<Option>, selections: Binding<[Option]>, texts: MenuTexts,
            onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in },
            @ViewBuilder anchor: () -> Opener
        ) {
            self.init(dropdown, .selection(of: selections), texts, onMessage, opener: anchor())
        }

        /// A dropdown that a view of the app's opens, and whose state is the app's, among those of all menus.
        ///
        /// - Parameters:
        ///   - menus: The states, the dropdown's among them.
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        ///   - anchor: The view that opens the list.
        public init(
            _ dropdown: Dropdown<Option>, in menus: Binding<MenuStates>, texts: MenuTexts,
            onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in },
            @ViewBuilder anchor: () -> Opener
        ) {
            self.init(dropdown, .states(menus), texts, onMessage, opener: anchor())
        }
    }
#endif
