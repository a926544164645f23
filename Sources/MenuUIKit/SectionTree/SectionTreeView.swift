#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// A section tree whose sections and items have a type of their own, as generated code has it.
    ///
    /// ```swift
    /// let letters = SectionTreeView(Feedback.letters, texts: MenuTexts(namespace: "Feedback"))
    /// letters.onSelect = { saying in print(saying) }
    /// ```
    @MainActor public final class SectionTreeView<Node: MenuNode>: SectionTreeControl {
        /// What the spec says.
        public let tree: SectionTree<Node>
        /// An item was touched.
        public var onSelect: ((Node) -> Void)?
        /// A section has opened.
        public var onExpand: ((Node) -> Void)?
        /// A section has closed.
        public var onCollapse: ((Node) -> Void)?

        /// A tree with the sections open that the spec opens.
        ///
        /// - Parameter texts: Where all its texts come from.
        public init(_ tree: SectionTree<Node>, texts: MenuTexts) {
            self.tree = tree
            super.init(tree.menu, texts: texts)
        }

        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        /// The sections that are open, in the tree's order.
        public var expanded: [Node] { tree.expanded(in: state) }

        public override func tell(_ message: MenuMessage) {
            switch SectionTree<Node>.Message(message) {
            case .select(let node): onSelect?(node)
            case .expand(let node): onExpand?(node)
            case .collapse(let node): onCollapse?(node)
            case nil: break
            }
            super.tell(message)
        }
    }
#endif
