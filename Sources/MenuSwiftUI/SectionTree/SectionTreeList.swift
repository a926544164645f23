#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// A tree of sections that open and close, as a list.
    ///
    /// Generated code makes it, as `Feedback.letters.view()`. A section keeps the state of what is in it while it is
    /// closed.
    public struct SectionTreeList<Node: MenuNode>: View {
        private let menu: MenuDocument.SectionTree
        private let source: SectionTreeSource
        private let texts: MenuTexts
        private let tell: (MenuMessage) -> Void

        private init(
            _ tree: SectionTree<Node>, _ source: SectionTreeSource, _ texts: MenuTexts,
            _ onMessage: @escaping (SectionTree<Node>.Message) -> Void
        ) {
            menu = tree.menu
            self.source = source
            self.texts = texts
            tell = { if let message = SectionTree<Node>.Message($0) { onMessage(message) } }
        }

        /// A tree that keeps its state itself, with the sections open at the start that the spec opens.
        ///
        /// - Parameters:
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        public init(
            _ tree: SectionTree<Node>, texts: MenuTexts,
            onMessage: @escaping (SectionTree<Node>.Message) -> Void = { _ in }
        ) {
            self.init(tree, .own, texts, onMessage)
        }

        /// A tree whose state is the app's, to be saved, or opened and closed.
        ///
        /// - Parameters:
        ///   - state: The state of this tree.
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        public init(
            _ tree: SectionTree<Node>, state: Binding<SectionTreeState>, texts: MenuTexts,
            onMessage: @escaping (SectionTree<Node>.Message) -> Void = { _ in }
        ) {
            self.init(tree, .state(state), texts, onMessage)
        }

        /// A tree whose state is the app's, among those of all menus.
        ///
        /// - Parameters:
        ///   - menus: The states, the tree's among them.
        ///   - texts: Where all texts come from.
        ///   - onMessage: Is told what a person did, when the state has changed.
        public init(
            _ tree: SectionTree<Node>, in menus: Binding<MenuStates>, texts: MenuTexts,
            onMessage: @escaping (SectionTree<Node>.Message) -> Void = { _ in }
        ) {
            self.init(tree, .states(menus), texts, onMessage)
        }

        /// Shows the tree.
        public var body: some View {
            SectionTreeSurface(menu: menu, source: source, texts: texts, tell: tell)
        }
    }

    /// Where a tree has its state from.
    enum SectionTreeSource {
        case own
        case state(Binding<SectionTreeState>)
        case states(Binding<MenuStates>)
    }

    /// The state of a tree that keeps it itself.
    struct SectionTreeMemory {
        /// What events have led to; nil before the first.
        private var state: SectionTreeState?
        private let made = Made()

        /// What need not be worked out anew each time that the view is made, however large the tree is.
        @MainActor private final class Made {
            var state: SectionTreeState?

            nonisolated init() {}
        }

        /// The state, of another tree that at the start. What a changed menu still has stays open or closed.
        @MainActor func state(of menu: MenuDocument.SectionTree) -> SectionTreeState {
            if let state, state.menu == menu { return state }
            if let state = made.state, state.menu == menu { return state }
            var state = state ?? made.state ?? SectionTreeState(menu)
            if state.menu.id == menu.id { state.update(menu: menu) } else { state = SectionTreeState(menu) }
            made.state = state
            return state
        }

        @MainActor mutating func keep(_ state: SectionTreeState) {
            self.state = state
            made.state = nil
        }
    }
#endif
