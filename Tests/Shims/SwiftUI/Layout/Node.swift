/// What a container proposes to a view; nothing in a direction asks for the ideal length.
struct Proposal: Hashable {
    var width: CGFloat?
    var height: CGFloat?

    static let ideal = Proposal(width: nil, height: nil)

    init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// What a view takes that takes what it gets: 10 points where nothing is proposed.
    var taken: CGSize { CGSize(width: width ?? 10, height: height ?? 10) }
}

/// What a view says to the container that it is in.
struct Traits {
    var priority = 0.0
    var zIndex = 0.0
    var id: AnyHashable?
    var tag: AnyHashable?
    var rowInsets: EdgeInsets?
    var rowBackground: Node?
    var rowSeparator = Visibility.automatic
    var transition: AnyTransition?
    var previewName: String?
}

/// A piece of what a view came to: it has a size, a place, a look, and answers to touches.
class Node {
    let graph: Graph
    let environment: EnvironmentValues
    /// The place of the view that this was made of; it stays when the view is evaluated anew.
    unowned let viewSlot: Slot
    var traits = Traits()
    /// In the coordinates of the host.
    private(set) var frame = CGRect.zero
    /// What the size of the frame was the answer to, and so what is in it is to be offered a share of.
    private(set) var offered = Proposal.ideal
    private var sizes: [Proposal: CGSize] = [:]

    init(_ context: Context) {
        graph = context.graph
        environment = context.environment
        viewSlot = context.slot
    }

    init(like node: Node) {
        graph = node.graph
        environment = node.environment
        viewSlot = node.viewSlot
        traits = node.traits
    }

    final func size(_ proposal: Proposal) -> CGSize {
        if let known = sizes[proposal] { return known }
        let size = measure(proposal)
        sizes[proposal] = size
        return size
    }

    final func place(_ rect: CGRect, _ offered: Proposal? = nil) {
        frame = rect
        self.offered = offered ?? Proposal(rect.size)
        layOut()
    }

    /// A node that wraps this, or several of them where this stands for more than one.
    func mapped(_ wrap: @escaping (Node) -> Node) -> Node { wrap(self) }

    // For subclasses.

    var children: [Node] { [] }
    func measure(_ proposal: Proposal) -> CGSize { .zero }
    func layOut() {}
    func isHit(_ point: CGPoint) -> Bool { false }

    /// The nodes from the innermost at a point out to this one.
    func hit(_ point: CGPoint) -> [Node]? {
        for child in drawingOrder.reversed() {
            if let chain = child.hit(point) { return chain + [self] }
        }
        return isHit(point) ? [self] : nil
    }

    /// Children from the one behind to the one in front.
    var drawingOrder: [Node] {
        children.enumerated().sorted {
            ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
        }.map(\.element)
    }

    func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        for child in children { child.reducePreference(key, into: &value) }
    }

    func describe() -> SwiftUIHeadless.Element {
        SwiftUIHeadless.Element(.group, self, children.map { $0.describe() })
    }

    func accessibilityElements() -> [AccessibleElement] {
        AccessibleElement.sorted(children.flatMap { $0.accessibilityElements() })
    }

    // For layouts.

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// A rectangle given from the leading edge of this node, where it really is.
    func directed(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(
            x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The rectangle of that size at an alignment in this node.
    func aligned(_ size: CGSize, _ alignment: Alignment) -> CGRect {
        directed(
            CGRect(
                x: frame.minX + (frame.width - size.width) * alignment.horizontal.fraction,
                y: frame.minY + (frame.height - size.height) * alignment.vertical.fraction,
                width: size.width, height: size.height))
    }
}

/// A node around another, of the same size if nothing else is said.
class WrapperNode: Node {
    let child: Node

    init(_ child: Node, _ context: Context) {
        self.child = child
        super.init(context)
        traits = child.traits
    }

    override init(like child: Node) {
        self.child = child
        super.init(like: child)
    }

    override var children: [Node] { [child] }
    override func measure(_ proposal: Proposal) -> CGSize { child.size(proposal) }
    override func layOut() { child.place(frame, offered) }
    override func describe() -> SwiftUIHeadless.Element { child.describe() }
}
