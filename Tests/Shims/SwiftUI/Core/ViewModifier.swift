@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// What a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let content: any View
}

extension _ViewModifier_Content: View, Primitive {
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { evaluate(content, in: context.child(.content)) }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        let inner = context.child(.content)
        if modifier is EmptyModifier { return evaluate(content, in: inner) }
        let body = onMain((inner.install(modifier), _ViewModifier_Content<Modifier>(content: content))) {
            $0.0.body(content: $0.1)
        }
        return evaluate(body, in: inner.child(.body))
    }
}

public struct EmptyModifier: Sendable {
    public init() {}
    public static let identity = EmptyModifier()
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never
    public func body(content: Content) -> Never { noBody(Self.self) }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view under one of this module's own modifiers.
struct Modified<Content: View> {
    let content: Content
    /// Makes the nodes of the content, given what evaluates it.
    let effect: (Context, (Context) -> [Node]) -> [Node]
}

extension Modified: View, Primitive {
    var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        effect(context.child(.effect)) { evaluate(content, in: $0) }
    }
}

extension View {
    nonisolated func effect(
        _ effect: @escaping (Context, (Context) -> [Node]) -> [Node]
    ) -> Modified<Self> {
        Modified(content: self, effect: effect)
    }

    /// Each node of the content becomes another.
    nonisolated func wrapped(_ wrap: @escaping (Node, Context) -> Node) -> Modified<Self> {
        effect { context, content in content(context).map { $0.mapped { wrap($0, context) } } }
    }

    /// Says something of each node of the content to the container that it is in.
    nonisolated func trait(_ change: @escaping (inout Traits) -> Void) -> Modified<Self> {
        wrapped { node, _ in
            change(&node.traits)
            return node
        }
    }

    nonisolated func inEnvironment(
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> Modified<Self> {
        effect { context, content in
            var context = context
            change(&context.environment)
            return content(context)
        }
    }
}
