public struct ScrollView<Content> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: View, Primitive where Content: View {
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) { self.init(content: content(), axes: axes, showsIndicators: showsIndicators) }

    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        let inner = context.child(.content)
        let content = StackNode(
            axes == .horizontal ? .horizontal : .vertical, 0.5, nil, context.contents(of: content), inner)
        return [ScrollNode(content, axes, context)]
    }
}

public struct ScrollViewProxy {
    let slot: Slot

    /// The row or view with that identity comes into sight, at the anchor or where it takes the least.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        slot.graph.scroll(under: slot, to: AnyHashable(id), anchor)
    }
}

public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, Primitive {
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        let inner = context.child(.content)
        return evaluate(content(ScrollViewProxy(slot: inner.slot)), in: inner)
    }
}

public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

extension CoordinateSpace: @unchecked Sendable {}

public struct GeometryProxy {
    let node: GeometryNode

    public var size: CGSize { node.frame.size }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: node.frame.size)
        case .global: return node.frame
        case .named(let name):
            let origin = node.graph.named(name)?.origin ?? .zero
            return node.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.source.convert(
            anchor.source.read(anchor.holder.node?.frame ?? .zero), node.frame.origin)
    }
}

extension GeometryProxy: @unchecked Sendable {}

public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, Primitive {
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        let inner = context.child(.content)
        return [GeometryNode(inner) { [content] in evaluate(content($0), in: inner) }]
    }
}

extension View {
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        wrapped { node, context in
            context.graph.coordinateSpaces[AnyHashable(name)] = node
            return node
        }
    }
}
