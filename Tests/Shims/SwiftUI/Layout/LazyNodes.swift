/// The heights of rows that were measured, by id: what rows out of sight are taken to be.
final class RowHeights {
    var known: [AnyHashable: CGFloat] = [:]
    private var sum: CGFloat = 0

    nonisolated init() {}

    subscript(id: AnyHashable) -> CGFloat? {
        get { known[id] }
        set {
            sum += (newValue ?? 0) - (known[id] ?? 0)
            known[id] = newValue
        }
    }

    var average: CGFloat? { known.isEmpty ? nil : sum / CGFloat(known.count) }
}

/// The elements of a `ForEach`, not built yet.
final class LazyRows: Node {
    let ids: [AnyHashable]
    let heights: RowHeights
    private let context: Context
    private let build: (Int, Context) -> [Node]
    private var wraps: [(Node) -> Node] = []
    private var built: [Int: [Node]] = [:]

    init(ids: [AnyHashable], context: Context, build: @escaping (Int, Context) -> [Node]) {
        self.ids = ids
        self.context = context
        self.build = build
        let known = Set(ids)
        if known.count != ids.count {
            context.graph.issues.append("ForEach: an id occurs more than once; its rows share their state")
        }
        context.slot.keepsAbsent = { key in
            if case .id(let id) = key { known.contains(id) } else { false }
        }
        heights = context.slot.memory("heights", RowHeights.self) ?? RowHeights()
        context.slot.remember("heights", heights)
        super.init(context)
    }

    override func mapped(_ wrap: @escaping (Node) -> Node) -> Node {
        wraps.append(wrap)
        return self
    }

    func nodes(at index: Int) -> [Node] {
        if let nodes = built[index] { return nodes }
        let nodes = build(index, context.child(.id(ids[index]))).map { node in
            wraps.reduce(node) { $0.mapped($1) }
        }
        for node in nodes where node.traits.id == nil { node.traits.id = ids[index] }
        built[index] = nodes
        return nodes
    }

    func allNodes() -> [Node] { ids.indices.flatMap { nodes(at: $0) } }
}

/// The parts of a `Section`, not built yet.
final class SectionNode: Node {
    private let header: () -> [Node]
    private let content: () -> [Node]
    private let footer: () -> [Node]
    private var wraps: [(Node) -> Node] = []

    init(
        header: @escaping () -> [Node], content: @escaping () -> [Node], footer: @escaping () -> [Node],
        _ context: Context
    ) {
        self.header = header
        self.content = content
        self.footer = footer
        super.init(context)
    }

    override func mapped(_ wrap: @escaping (Node) -> Node) -> Node {
        wraps.append(wrap)
        return self
    }

    private func wrapped(_ nodes: [Node]) -> [Node] {
        nodes.map { node in wraps.reduce(node) { $0.mapped($1) } }
    }

    private(set) lazy var headers = wrapped(header())
    private(set) lazy var rows = wrapped(content())
    private(set) lazy var footers = wrapped(footer())
    func allNodes() -> [Node] { headers + rows + footers }
}

/// Rows under each other, of which those in sight are built.
class ColumnNode: Node {
    enum Role { case row, header, footer }

    struct Placed {
        let node: Node
        let y: CGFloat
        let height: CGFloat
    }

    struct Walk {
        var height: CGFloat = 0
        var placed: [Placed] = []
    }

    private let items: [Node]
    let spacing: CGFloat
    private(set) var rows: [Placed] = []

    init(_ items: [Node], spacing: CGFloat, _ context: Context) {
        self.items = items
        self.spacing = spacing
        super.init(context)
    }

    override var children: [Node] { rows.map(\.node) }

    /// What stands for a row, header or footer in this column.
    func row(_ node: Node, _ role: Role) -> Node { node }
    /// The height of a row of which none was measured.
    var standardHeight: CGFloat { 44 }

    /// Goes through the rows from the top, builds those that reach into the range, and counts on the heights that
    /// others had, or that others like them have.
    func walk(_ sight: ClosedRange<CGFloat>, width: CGFloat?) -> Walk {
        var walk = Walk()
        var isFirst = true
        func advance(_ height: CGFloat) {
            walk.height += height
            isFirst = false
        }
        func begin() { if !isFirst { walk.height += spacing } }
        func visit(_ item: Node, _ role: Role) {
            switch item {
            case let rows as LazyRows:
                let heights = rows.heights
                for (index, id) in rows.ids.enumerated() {
                    let estimate = heights[id] ?? heights.average ?? standardHeight
                    let top = walk.height + (isFirst ? 0 : spacing)
                    // Of rows that nothing is known of, one is built to know.
                    let isKnown = index > 0 || heights.average != nil
                    if isKnown, top >= sight.upperBound || top + estimate <= sight.lowerBound {
                        begin()
                        advance(estimate)
                        continue
                    }
                    let start = walk.height
                    let gap = isFirst ? 0 : spacing
                    for node in rows.nodes(at: index) { visit(node, role) }
                    heights[id] = max(0, walk.height - start - gap)
                }
            case let section as SectionNode:
                for node in section.headers { visit(node, .header) }
                for node in section.rows { visit(node, .row) }
                for node in section.footers { visit(node, .footer) }
            default:
                let node = row(item, role)
                let height = node.size(Proposal(width: width, height: nil)).height
                begin()
                walk.placed.append(Placed(node: node, y: walk.height, height: height))
                advance(height)
            }
        }
        for item in items { visit(item, .row) }
        return walk
    }

    /// Builds what is in sight and places it; gives the height of all.
    @discardableResult
    func placeRows(_ sight: ClosedRange<CGFloat>, _ place: (Placed, CGSize) -> CGRect) -> CGFloat {
        let walk = walk(sight, width: frame.width)
        rows = walk.placed.filter { $0.y < sight.upperBound && $0.y + $0.height > sight.lowerBound }
        let offer = Proposal(width: frame.width, height: nil)
        for row in rows {
            row.node.place(place(row, row.node.size(offer)), offer)
        }
        return walk.height
    }

    /// Where the row with that id is, from the top of the first.
    func position(of id: AnyHashable) -> (y: CGFloat, height: CGFloat)? {
        var y: CGFloat = 0
        for item in items {
            guard let rows = item as? LazyRows else { break }
            if let index = rows.ids.firstIndex(of: id) {
                for other in rows.ids[..<index] {
                    y += (rows.heights[other] ?? rows.heights.average ?? standardHeight) + spacing
                }
                return (y, rows.heights[id] ?? rows.heights.average ?? standardHeight)
            }
            y += rows.ids.reduce(0) {
                $0 + (rows.heights[$1] ?? rows.heights.average ?? standardHeight) + spacing
            }
        }
        // Among sections: all has to be built to know.
        return walk(0...CGFloat.infinity, width: frame.width).placed.first { $0.node.traits.id == id }
            .map { ($0.y, $0.height) }
    }
}

final class LazyStackNode: ColumnNode {
    private let alignment: CGFloat

    init(_ alignment: CGFloat, _ spacing: CGFloat, _ items: [Node], _ context: Context) {
        self.alignment = alignment
        super.init(items, spacing: spacing, context)
    }

    /// As wide as what is offered; as high as its rows, of which just the first is built to know.
    override func measure(_ proposal: Proposal) -> CGSize {
        let walk = walk(0...0, width: proposal.width)
        let widest = walk.placed.map { $0.node.size(Proposal(width: proposal.width, height: nil)).width }
            .max()
        return CGSize(width: proposal.width ?? widest ?? 0, height: walk.height)
    }

    override func layOut() {
        let sight = graph.viewport
        let top = sight.minY - frame.minY
        placeRows(min(top, max(0, sight.maxY - frame.minY))...max(0, sight.maxY - frame.minY)) {
            directed(
                CGRect(
                    x: frame.minX + (frame.width - $1.width) * alignment, y: frame.minY + $0.y,
                    width: $1.width, height: $0.height))
        }
    }

    override func describe() -> SwiftUIHeadless.Element {
        SwiftUIHeadless.Element(.stack, self, children.map { $0.describe() })
    }
}
