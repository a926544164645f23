public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID

    init(_ data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.identify = identify
        self.content = content
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, identify: { $0 }, content: content)
    }
}

extension ForEach where Content: View {
    /// Each element with a binding to it.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identify: { $0.1 },
            content: { content(data[$0.0]) })
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach: View, Primitive where Content: View {
    public typealias Body = Never
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        let rows = LazyRows(
            ids: data.lazy.map { AnyHashable(identify($0)) }.reduce(into: []) { $0.append($1) },
            context: context
        ) { [data, content] index, context in
            evaluate(content(data[data.index(data.startIndex, offsetBy: index)]), in: context)
        }
        return context.buildsLazily ? [rows] : rows.allNodes()
    }
}

extension ForEach: DynamicViewContent where Content: View {}
