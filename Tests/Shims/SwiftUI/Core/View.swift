@_exported import Foundation

@_exported import struct UIKit.CGAffineTransform
@_exported import class UIKit.CGColor
@_exported import class UIKit.CGPath

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view that this module itself knows how to evaluate; its `body` is never asked.
protocol Primitive {
    func makeNodes(in context: Context) -> [Node]
}

func noBody(_ type: Any.Type) -> Never { fatalError("\(type) has no body") }

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

extension Optional: View where Wrapped: View {
    public var body: Never { noBody(Self.self) }
}

extension Optional: Primitive where Wrapped: View {
    func makeNodes(in context: Context) -> [Node] {
        guard let self else { return [] }
        return evaluate(self, in: context.child(.branch(true)))
    }
}

public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: View, Primitive {
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { [] }
}

public struct AnyView {
    let content: any View

    public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, Primitive {
    public var body: Never { noBody(Self.self) }

    /// State is kept while the type stays.
    func makeNodes(in context: Context) -> [Node] {
        evaluate(content, in: context.child(.id(ObjectIdentifier(type(of: content)))))
    }
}

public struct TupleView<T> {
    public var value: T
    let children: [any View]

    init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }
}

extension TupleView: View, Primitive {
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        children.enumerated().flatMap { evaluate($1, in: context.child(.index($0))) }
    }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        switch storage {
        case .trueContent(let content): evaluate(content, in: context.child(.branch(true)))
        case .falseContent(let content): evaluate(content, in: context.child(.branch(false)))
        }
    }
}

public struct Group<Content> {
    let content: Content
}

extension Group: View, Primitive where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { evaluate(content, in: context.child(.content)) }
}
