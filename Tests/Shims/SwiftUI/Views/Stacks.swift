public struct HStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension HStack: View, Primitive where Content: View {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, content: content()) }

    public typealias Body = Never
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        [StackNode(.horizontal, alignment.fraction, spacing, context.contents(of: content), context)]
    }
}

public struct VStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension VStack: View, Primitive where Content: View {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, content: content()) }

    public typealias Body = Never
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        [StackNode(.vertical, alignment.fraction, spacing, context.contents(of: content), context)]
    }
}

public struct ZStack<Content> {
    let alignment: Alignment
    let content: Content
}

extension ZStack: View, Primitive where Content: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }

    public typealias Body = Never
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        [ZStackNode(alignment, context.contents(of: content), context)]
    }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct LazyVStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVStack: View, Primitive {
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        [
            LazyStackNode(
                alignment.fraction, spacing ?? StackNode.standardSpacing,
                context.contents(of: content, isLazy: true), context)
        ]
    }
}

public struct Spacer: Sendable {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, Primitive {
    public typealias Body = Never
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { [SpacerNode(minLength, context)] }
}

public struct Divider: Sendable {
    public init() {}
}

extension Divider: View, Primitive {
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { [DividerNode(context)] }
}
