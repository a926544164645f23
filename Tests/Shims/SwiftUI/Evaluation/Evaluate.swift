@_spi(Reflection) import Swift

/// Where a view is evaluated: its place, its surroundings, what it is for.
struct Context {
    var environment: EnvironmentValues
    let slot: Slot
    var animation: Animation?
    /// Whether rows are built when they come into sight: set for the content of lists and lazy stacks.
    var buildsLazily = false

    var graph: Graph { slot.graph }

    func child(_ key: Key) -> Context {
        var inner = Context(environment: environment, slot: slot.child(key), animation: animation)
        inner.buildsLazily = buildsLazily
        inner.slot.animation = animation
        return inner
    }

    /// The nodes of what is in a container.
    func contents(of content: some View, isLazy: Bool = false) -> [Node] {
        var inner = child(.content)
        inner.buildsLazily = isLazy
        return evaluate(content, in: inner)
    }

    /// The value with its dynamic properties connected to what this place keeps.
    func install<Value>(_ value: Value) -> Value {
        let fields = Fields.of(Value.self)
        guard !fields.isEmpty else { return value }
        var copy = value
        while slot.properties.count < fields.count { slot.properties.append(nil) }
        withUnsafeMutablePointer(to: &copy) { pointer in
            for (index, field) in fields.enumerated() {
                field.install(
                    UnsafeMutableRawPointer(pointer) + field.offset, &slot.properties[index], self)
            }
        }
        return copy
    }
}

/// The nodes that a view comes to; none or several for what only groups.
func evaluate<V: View>(_ view: V, in context: Context) -> [Node] {
    if let primitive = view as? any Primitive { return primitive.makeNodes(in: context) }
    let inner = context.child(.id(ObjectIdentifier(V.self)))
    let installed = inner.install(view)
    context.graph.count(V.self)
    return evaluate(onMain(installed) { $0.body }, in: inner.child(.body))
}

/// Evaluation belongs to no actor, but only ever happens on the main one, which views' own code may count on.
func onMain<Value, Result>(_ value: Value, _ ask: @escaping @MainActor (Value) -> Result) -> Result {
    let asked = Unchecked((value, ask))
    return MainActor.assumeIsolated { Unchecked(asked.value.1(asked.value.0)) }.value
}

func onMain(_ action: @escaping @MainActor () -> Void) { onMain(()) { _ in action() } }

/// What is passed where the compiler cannot see that it stays on the main actor.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The dynamic properties of a type: where they are in its values.
struct Fields {
    let offset: Int
    let install: (UnsafeMutableRawPointer, inout AnyObject?, Context) -> Void

    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Fields]] = [:]

    static func of(_ type: Any.Type) -> [Fields] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Fields] = []
        _ = _forEachField(of: type, options: []) { _, offset, field, _ in
            if let property = field as? any InstalledProperty.Type {
                fields.append(make(property, offset))
            } else if let property = field as? any DynamicProperty.Type {
                fields += of(field).map { inner in
                    Fields(offset: offset + inner.offset, install: inner.install)
                }
                fields.append(update(property, offset))
            }
            return true
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// A property that an app composed of others is told when these are connected.
    private static func update<Property: DynamicProperty>(_ type: Property.Type, _ offset: Int) -> Fields {
        Fields(offset: offset) { pointer, _, _ in
            pointer.assumingMemoryBound(to: Property.self).pointee.update()
        }
    }

    private static func make<Property: InstalledProperty>(_ type: Property.Type, _ offset: Int) -> Fields {
        Fields(offset: offset) { pointer, memory, context in
            pointer.assumingMemoryBound(to: Property.self).pointee.install(&memory, in: context)
        }
    }
}
