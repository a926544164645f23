final class PaddingNode: WrapperNode {
    let insets: EdgeInsets

    init(_ child: Node, _ insets: EdgeInsets, _ context: Context) {
        self.insets = insets
        super.init(child, context)
    }

    private var horizontal: CGFloat { insets.leading + insets.trailing }
    private var vertical: CGFloat { insets.top + insets.bottom }

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(inside(proposal))
        return CGSize(width: max(0, size.width + horizontal), height: max(0, size.height + vertical))
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: proposal.width.map { max(0, $0 - horizontal) },
            height: proposal.height.map { max(0, $0 - vertical) })
    }

    override func layOut() {
        child.place(
            directed(
                CGRect(
                    x: frame.minX + insets.leading, y: frame.minY + insets.top,
                    width: max(0, frame.width - horizontal), height: max(0, frame.height - vertical))),
            inside(offered))
    }
}

final class FrameNode: WrapperNode {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    init(_ child: Node, _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment, _ context: Context) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child, context)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func layOut() {
        let offer = offer(offered)
        child.place(aligned(child.size(offer), alignment), offer)
    }
}

final class FlexibleFrameNode: WrapperNode {
    struct Limits {
        let min: CGFloat?
        let ideal: CGFloat?
        let max: CGFloat?

        private func clamped(_ length: CGFloat, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
            Swift.max(low ?? -.infinity, Swift.min(length, high ?? .infinity))
        }

        func offer(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { clamped($0, min, max) }
        }

        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let proposal else { return clamped(ideal ?? child, min, max) }
            // Where a limit is missing, the child's length stands for it.
            return clamped(
                proposal, min ?? Swift.min(child, max ?? child), max ?? Swift.max(child, min ?? child))
        }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment

    init(_ child: Node, width: Limits, height: Limits, _ alignment: Alignment, _ context: Context) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child, context)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(offer(proposal))
        return CGSize(
            width: width.length(proposal.width, child: size.width),
            height: height.length(proposal.height, child: size.height))
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    override func layOut() {
        let offer = offer(offered)
        child.place(aligned(child.size(offer), alignment), offer)
    }
}

/// A view that is drawn elsewhere than it is laid out. Offsets do not mirror from right to left, on Apple's neither.
final class OffsetNode: WrapperNode {
    let offset: CGSize

    init(_ child: Node, _ offset: CGSize, _ context: Context) {
        self.offset = offset
        super.init(child, context)
    }

    override func layOut() {
        child.place(
            frame.offsetBy(dx: offset.width, dy: offset.height), offered)
    }
}

/// A view that takes all that it is offered and is drawn around a point of it.
final class PositionNode: WrapperNode {
    let position: CGPoint

    init(_ child: Node, _ position: CGPoint, _ context: Context) {
        self.position = position
        super.init(child, context)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func layOut() {
        let size = child.size(offered)
        child.place(
            directed(
                CGRect(
                    x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2,
                    width: size.width, height: size.height)), offered)
    }
}

final class FixedSizeNode: WrapperNode {
    let horizontal: Bool
    let vertical: Bool

    init(_ child: Node, _ horizontal: Bool, _ vertical: Bool, _ context: Context) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child, context)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: Proposal) -> CGSize { child.size(offer(proposal)) }
    override func layOut() { child.place(frame, offer(offered)) }
}

final class AspectNode: WrapperNode {
    let ratio: CGFloat?
    let mode: ContentMode

    init(_ child: Node, _ ratio: CGFloat?, _ mode: ContentMode, _ context: Context) {
        self.ratio = ratio
        self.mode = mode
        super.init(child, context)
    }

    override func measure(_ proposal: Proposal) -> CGSize { child.size(offer(proposal)) }

    private func offer(_ proposal: Proposal) -> Proposal {
        let ideal = child.size(.ideal)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        let offers = [
            proposal.width.map { CGSize(width: $0, height: $0 / ratio) },
            proposal.height.map { CGSize(width: $0 * ratio, height: $0) },
        ].compactMap { $0 }.sorted { $0.width < $1.width }
        guard let size = mode == .fit ? offers.first : offers.last else { return .ideal }
        return Proposal(size)
    }

    override func layOut() {
        let offer = offer(offered)
        child.place(aligned(child.size(offer), .center), offer)
    }
}

/// Takes what it is offered; what is in it is made when that is known.
final class GeometryNode: Node {
    private let make: (GeometryProxy) -> [Node]
    private var content: [Node] = []

    init(_ context: Context, make: @escaping (GeometryProxy) -> [Node]) {
        self.make = make
        super.init(context)
    }

    override var children: [Node] { content }
    override func measure(_ proposal: Proposal) -> CGSize { proposal.taken }

    override func layOut() {
        content = make(GeometryProxy(node: self))
        for node in content { node.place(aligned(node.size(Proposal(frame.size)), .topLeading)) }
    }
}
