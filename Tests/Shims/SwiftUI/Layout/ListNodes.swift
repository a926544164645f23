/// What can be scrolled.
protocol Scrollable: Node {
    var slot: Slot { get }
    var contentSize: CGSize { get }
    func position(of id: AnyHashable) -> CGRect?
}

extension Scrollable {
    var offset: CGPoint {
        get { slot.memory("offset", CGPoint.self) ?? .zero }
        set {
            let limited = CGPoint(
                x: max(0, min(newValue.x, contentSize.width - frame.width)),
                y: max(0, min(newValue.y, contentSize.height - frame.height)))
            guard limited != offset else { return }
            slot.remember("offset", limited)
            graph.invalidate()
        }
    }
}

/// Rows as high as a finger is wide at least, which scroll.
final class ListNode: ColumnNode, Scrollable {
    let slot: Slot
    private(set) var contentSize = CGSize.zero

    init(_ items: [Node], _ context: Context) {
        slot = context.slot
        super.init(items, spacing: 0, context)
        graph.scrollables.append(self)
    }

    override var standardHeight: CGFloat { environment.defaultMinListRowHeight }
    override func measure(_ proposal: Proposal) -> CGSize { proposal.taken }
    override func row(_ node: Node, _ role: Role) -> Node { RowNode(node, role, environment.listLook) }

    override func layOut() {
        let offset = offset.y
        let height = placeRows(offset...(offset + frame.height)) { row, _ in
            CGRect(
                x: frame.minX, y: frame.minY + row.y - offset, width: frame.width, height: row.height)
        }
        contentSize = CGSize(width: frame.width, height: height)
    }

    func position(of id: AnyHashable) -> CGRect? {
        let found: (y: CGFloat, height: CGFloat)? = position(of: id)
        return found.map { CGRect(x: 0, y: $0.y, width: frame.width, height: $0.height) }
    }

    override func hit(_ point: CGPoint) -> [Node]? {
        frame.contains(point) ? super.hit(point) ?? [self] : nil
    }

    override func describe() -> SwiftUIHeadless.Element {
        SwiftUIHeadless.Element(.list, self, children.map { $0.describe() })
    }
}

/// A row, header or footer of a list, with the space that a list puts around it.
final class RowNode: WrapperNode {
    let role: ColumnNode.Role
    let insets: EdgeInsets
    private let look: ListLook

    init(_ child: Node, _ role: ColumnNode.Role, _ look: ListLook) {
        self.role = role
        self.look = look
        let side: CGFloat = look == .insetGrouped ? 36 : 16
        insets =
            child.traits.rowInsets
            ?? (role == .row
                ? EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
                : EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side))
        super.init(like: child)
    }

    private var minimum: CGFloat {
        switch role {
        case .row: environment.defaultMinListRowHeight
        case .header: environment.defaultMinListHeaderHeight ?? 28
        case .footer: 0
        }
    }

    private var content: Proposal {
        Proposal(width: max(0, frame.width - insets.leading - insets.trailing), height: nil)
    }

    override var children: [Node] { (traits.rowBackground.map { [$0] } ?? []) + [child] }

    override func measure(_ proposal: Proposal) -> CGSize {
        let width = proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
        let size = child.size(Proposal(width: width, height: nil))
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: max(minimum, (size.height + insets.top + insets.bottom).rounded(.up)))
    }

    override func layOut() {
        traits.rowBackground?.place(frame)
        let size = child.size(content)
        let room = frame.height - insets.top - insets.bottom
        child.place(
            directed(
                CGRect(
                    x: frame.minX + insets.leading,
                    y: frame.minY + insets.top + max(0, (room - size.height) / 2), width: size.width,
                    height: size.height)), content)
    }

    /// A row with a button that is not plain is all of it that button.
    override func hit(_ point: CGPoint) -> [Node]? {
        guard frame.contains(point) else { return nil }
        if let chain = child.hit(point) { return chain + [self] }
        guard let button = Self.button(in: child) else { return [self] }
        return [button, self]
    }

    private static func button(in node: Node) -> ButtonNode? {
        if let button = node as? ButtonNode { return button.takesWholeFrame ? button : nil }
        return node.children.lazy.compactMap { button(in: $0) }.first
    }

    override func accessibilityElements() -> [AccessibleElement] {
        child.accessibilityElements().map { element in
            var element = element
            if role == .header { element.traits.formUnion(.isHeader) }
            return element
        }
    }

    override func describe() -> SwiftUIHeadless.Element {
        var element = SwiftUIHeadless.Element(.row, self, children.map { $0.describe() })
        element.role = role == .row ? nil : role == .header ? "header" : "footer"
        element.hidesSeparator = traits.rowSeparator == .hidden
        return element
    }
}

final class ScrollNode: WrapperNode, Scrollable {
    let axes: Axis.Set
    let slot: Slot
    private(set) var contentSize = CGSize.zero

    init(_ child: Node, _ axes: Axis.Set, _ context: Context) {
        self.axes = axes
        slot = context.slot
        super.init(child, context)
        graph.scrollables.append(self)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    /// All that is offered along the way it scrolls, across it what the content takes.
    override func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(offer(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func layOut() {
        contentSize = child.size(offer(Proposal(frame.size)))
        let offset = offset
        let outer = graph.viewport
        graph.viewport = frame
        defer { graph.viewport = outer }
        let rect = CGRect(
            x: frame.minX - offset.x, y: frame.minY - offset.y,
            width: axes.contains(.horizontal) ? contentSize.width : frame.width, height: contentSize.height)
        child.place(axes.contains(.horizontal) ? directed(rect) : rect, offer(Proposal(frame.size)))
    }

    func position(of id: AnyHashable) -> CGRect? { Self.position(of: id, in: child, from: frame, offset) }

    private static func position(
        of id: AnyHashable, in node: Node, from frame: CGRect, _ offset: CGPoint
    ) -> CGRect? {
        func local(_ rect: CGRect) -> CGRect {
            rect.offsetBy(dx: offset.x - frame.minX, dy: offset.y - frame.minY)
        }
        if node.traits.id == id { return local(node.frame) }
        if let column = node as? ColumnNode,
            let found: (y: CGFloat, height: CGFloat) = column.position(of: id)
        {
            return local(
                CGRect(
                    x: column.frame.minX, y: column.frame.minY + found.y, width: column.frame.width,
                    height: found.height))
        }
        return node.children.lazy.compactMap { position(of: id, in: $0, from: frame, offset) }.first
    }

    override func hit(_ point: CGPoint) -> [Node]? {
        frame.contains(point) ? super.hit(point) ?? [self] : nil
    }

    override func describe() -> SwiftUIHeadless.Element {
        SwiftUIHeadless.Element(.scroll, self, [child.describe()])
    }
}

extension Graph {
    func scroll(under slot: Slot, to id: AnyHashable, _ anchor: UnitPoint?) {
        for scrollable in scrollables where scrollable.slot.isUnder(slot) {
            guard let target = scrollable.position(of: id) else { continue }
            let size = scrollable.frame.size
            var offset = scrollable.offset
            if let anchor {
                offset.x = target.minX - (size.width - target.width) * anchor.x
                offset.y = target.minY - (size.height - target.height) * anchor.y
            } else {
                offset.y = max(min(offset.y, target.minY), target.maxY - size.height)
                offset.x = max(min(offset.x, target.minX), target.maxX - size.width)
            }
            scrollable.offset = offset
            return
        }
        issues.append("scrollTo: there is nothing with the id \(id)")
    }
}
