/// Views in a row or a column.
final class StackNode: Node {
    static let standardSpacing: CGFloat = 8

    let axis: Axis
    /// Where across the axis the children are, from 0 to 1.
    let alignment: CGFloat
    let spacing: CGFloat?
    private let content: [Node]

    init(_ axis: Axis, _ alignment: CGFloat, _ spacing: CGFloat?, _ content: [Node], _ context: Context) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
        super.init(context)
        for node in content { Self.tell(node, axis) }
    }

    private static func tell(_ node: Node, _ axis: Axis) {
        switch node {
        case let spacer as SpacerNode: spacer.axis = axis
        case let divider as DividerNode: divider.axis = axis
        case let wrapper as WrapperNode: tell(wrapper.child, axis)
        default: break
        }
    }

    override var children: [Node] { content }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
    private func proposal(_ main: CGFloat?, _ cross: CGFloat?) -> Proposal {
        axis == .horizontal
            ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
    }

    /// No standard space beside a spacer, which has a length of its own.
    private var gaps: [CGFloat] {
        zip(content, content.dropFirst()).map { before, after in
            spacing ?? (before is SpacerNode || after is SpacerNode ? 0 : Self.standardSpacing)
        }
    }

    /// The children's sizes: those of higher priority first, of these the less flexible first, each offered an
    /// equal part of what is left.
    private func sizes(_ offered: Proposal) -> [(size: CGSize, offer: Proposal)] {
        let crossOffer = axis == .horizontal ? offered.height : offered.width
        guard let total = axis == .horizontal ? offered.width : offered.height else {
            let offer = proposal(nil, crossOffer)
            return content.map { ($0.size(offer), offer) }
        }
        let minimums = content.map { main($0.size(proposal(0, crossOffer))) }
        let flexibility = content.enumerated().map { index, node in
            main(node.size(proposal(.infinity, crossOffer))) - minimums[index]
        }
        var sizes = [(size: CGSize, offer: Proposal)](repeating: (.zero, .ideal), count: content.count)
        var left = total - gaps.reduce(0, +)
        let priorities = Set(content.map(\.traits.priority)).sorted(by: >)
        for priority in priorities {
            let group = content.indices.filter { content[$0].traits.priority == priority }
                .sorted { flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1] }
            let reserved = content.indices.filter { content[$0].traits.priority < priority }
                .reduce(0) { $0 + minimums[$1] }
            var available = left - reserved
            for (position, index) in group.enumerated() {
                let offer = proposal(max(0, available / CGFloat(group.count - position)), crossOffer)
                sizes[index] = (content[index].size(offer), offer)
                available -= main(sizes[index].size)
                left -= main(sizes[index].size)
            }
        }
        return sizes
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let sizes = sizes(proposal).map(\.size)
        let length = sizes.map(main).reduce(0, +) + gaps.reduce(0, +)
        let breadth = sizes.map(cross).max() ?? 0
        return axis == .horizontal
            ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    override func layOut() {
        let sizes = sizes(offered)
        let gaps = gaps
        var position = axis == .horizontal ? frame.minX : frame.minY
        for (index, node) in content.enumerated() {
            let (size, offer) = sizes[index]
            let origin =
                axis == .horizontal
                ? CGPoint(x: position, y: frame.minY + (frame.height - size.height) * alignment)
                : CGPoint(x: frame.minX + (frame.width - size.width) * alignment, y: position)
            node.place(directed(CGRect(origin: origin, size: size)), offer)
            position += main(size) + (index < gaps.count ? gaps[index] : 0)
        }
    }

    override func describe() -> SwiftUIHeadless.Element {
        SwiftUIHeadless.Element(.stack, self, children.map { $0.describe() })
    }
}

/// Views on top of each other.
final class ZStackNode: Node {
    let alignment: Alignment
    private let content: [Node]

    init(_ alignment: Alignment, _ content: [Node], _ context: Context) {
        self.alignment = alignment
        self.content = content
        super.init(context)
    }

    /// One node for all of them: it itself where it is just one.
    static func joining(_ nodes: [Node], _ context: Context) -> Node {
        nodes.count == 1 ? nodes[0] : ZStackNode(.center, nodes, context)
    }

    override var children: [Node] { content }

    override func measure(_ proposal: Proposal) -> CGSize {
        content.reduce(.zero) { size, node in
            let other = node.size(proposal)
            return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
        }
    }

    override func layOut() {
        for node in content { node.place(aligned(node.size(offered), alignment), offered) }
    }

    override func describe() -> SwiftUIHeadless.Element {
        SwiftUIHeadless.Element(.stack, self, drawingOrder.map { $0.describe() })
    }
}

/// A view with another before or behind it, which does not change its size.
final class LayerNode: WrapperNode {
    let alignment: Alignment
    let isBehind: Bool
    private let make: () -> Node
    private var layer: Node?

    init(
        _ child: Node, _ alignment: Alignment, _ context: Context, isBehind: Bool, make: @escaping () -> Node
    ) {
        self.alignment = alignment
        self.isBehind = isBehind
        self.make = make
        super.init(child, context)
    }

    override var children: [Node] {
        guard let layer else { return [child] }
        return isBehind ? [layer, child] : [child, layer]
    }

    override var drawingOrder: [Node] { children }

    /// The layer is made after the view is placed, as it may depend on where that is.
    override func layOut() {
        child.place(frame, offered)
        let layer = layer ?? make()
        self.layer = layer
        layer.place(aligned(layer.size(Proposal(frame.size)), alignment))
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        child.reducePreference(key, into: &value)
        layer?.reducePreference(key, into: &value)
    }

    override func describe() -> SwiftUIHeadless.Element {
        SwiftUIHeadless.Element(.layer, self, children.map { $0.describe() })
    }
}
