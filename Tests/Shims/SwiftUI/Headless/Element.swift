@_spi(Headless) public enum SwiftUIHeadless {
    /// A piece of what is shown. What a modifier says of a view is in a `group` around it.
    public struct Element {
        public enum Kind: Hashable, Sendable {
            case text, image, button, shape, color, spacer, divider
            case group, stack, layer, list, row, scroll
        }

        public let kind: Kind
        /// In the coordinates of the host, from its top left.
        public let frame: CGRect
        public internal(set) var children: [Element]
        /// The text; the name of an image, the type of a shape.
        public internal(set) var text: String?
        public internal(set) var color: Color?
        /// In points, as it is after `minimumScaleFactor`.
        public internal(set) var fontSize: CGFloat?
        public internal(set) var isBold = false
        public internal(set) var isUnderlined = false
        public internal(set) var isTruncated = false
        public internal(set) var lineWidth: CGFloat?
        public internal(set) var path: Path?
        /// What was said for accessibility.
        public internal(set) var label: String?
        public internal(set) var value: String?
        public internal(set) var hint: String?
        public internal(set) var identifier: String?
        public internal(set) var traits = AccessibilityTraits()
        public let isEnabled: Bool
        /// "header" or "footer" of a row of a list.
        public internal(set) var role: String?
        public internal(set) var hidesSeparator = false
        /// Whether something of it is in sight: not hidden, not transparent, not scrolled or cut away.
        public internal(set) var isVisible = true
        var drawing = Drawing()
        let node: Node

        public var opacity: Double { drawing.isHidden ? 0 : drawing.opacity }
        public var cornerRadius: CGFloat? { drawing.cornerRadius }
        public var isClipped: Bool { drawing.isClipped }
        public var border: (color: Color, width: CGFloat)? { drawing.border.map { ($0.0, $0.1) } }
        public var shadow: (color: Color, radius: CGFloat, offset: CGSize)? {
            drawing.shadow.map { ($0.0, $0.1, $0.2) }
        }
        public var rotation: Angle? { drawing.rotation }
        public var transition: AnyTransition? { node.traits.transition }
        public var zIndex: Double { node.traits.zIndex }

        init(_ kind: Kind, _ node: Node, _ children: [Element] = []) {
            self.kind = kind
            self.node = node
            self.children = children
            frame = node.frame
            isEnabled = node.environment.isEnabled
        }

        /// It and all in it, from the one behind to the one in front.
        public var all: [Element] { [self] + children.flatMap(\.all) }

        /// Of those in it that are in sight, in the order of drawing.
        public var texts: [String] { all.filter { $0.kind == .text && $0.isVisible }.compactMap(\.text) }

        mutating func see(in sight: CGRect, isShown: Bool) {
            var sight = sight
            let isShown = isShown && !drawing.isInvisible
            if [.list, .scroll].contains(kind) || drawing.isClipped { sight = sight.intersection(frame) }
            isVisible = isShown && !sight.isNull && sight.intersects(frame) && !frame.isEmpty
            for index in children.indices { children[index].see(in: sight, isShown: isShown) }
        }
    }
}
