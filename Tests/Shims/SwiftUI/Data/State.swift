public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that asks where it is used.
protocol InstalledProperty: DynamicProperty {
    /// - Parameters:
    ///   - memory: what the last call for this property of this view kept.
    mutating func install(_ memory: inout AnyObject?, in context: Context)
}

/// Where a state lives while the view that has it keeps its identity.
final class Location<Value>: @unchecked Sendable {
    private(set) var value: Value
    private let graph: Graph

    init(_ value: Value, _ graph: Graph) {
        self.value = value
        self.graph = graph
    }

    func set(_ new: Value) {
        let isSame = Equality.isSame(value, new)
        value = new
        if !isSame { graph.invalidate() }
    }
}

enum Equality {
    /// Whether both can be compared and are equal.
    static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
        guard let one = one as? any Equatable else { return false }
        return isSame(one, as: other)
    }

    private static func isSame<One: Equatable>(_ one: One, as other: Any) -> Bool {
        (other as? One).map { one == $0 } ?? false
    }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: Location<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    /// Outside of a view that is shown it is the initial value, and cannot be set.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
    mutating func install(_ memory: inout AnyObject?, in context: Context) {
        let location = memory as? Location<Value> ?? Location(initial, context.graph)
        memory = location
        self.location = location
    }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public var transaction = Transaction()
    private let read: () -> Value
    private let write: (Value) -> Void

    init(unsafe read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    init(location: Location<Value>) {
        self.init(unsafe: { location.value }, { location.set($0) })
    }

    /// Called where the value is read and written, which is on the main actor.
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.init(
            unsafe: unsafeBitCast(get, to: (@Sendable () -> Value).self),
            unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
    }

    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        self.init(
            unsafe: unsafeBitCast(get, to: (@Sendable () -> Value).self), { write($0, Transaction()) })
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(unsafe: { base.wrappedValue }, { if let new = $0 { base.wrappedValue = new } })
    }

    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(unsafe: { base.wrappedValue ?? initial }, { base.wrappedValue = $0 })
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(unsafe: { value }, { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            unsafe: { read()[keyPath: keyPath] },
            {
                var value = read()
                value[keyPath: keyPath] = $0
                write(value)
            })
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        Binding(unsafe: read, { value in withAnimation(animation) { write(value) } })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(unsafe: read, { value in withTransaction(transaction) { write(value) } })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            unsafe: { read()[position] },
            {
                var value = read()
                value[position] = $0
                write(value)
            })
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
