extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        effect { context, content in
            if context.slot.memory("appeared", Bool.self) != true {
                context.slot.remember("appeared", true)
                if let action { context.graph.afterLayout(action) }
            }
            return content(context)
        }
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        effect { context, content in
            context.slot.onDisappear = action
            return content(context)
        }
    }

    @preconcurrency nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        onAppear { Task(priority: priority) { @MainActor in await action() } }
    }

    @preconcurrency nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        changes(of: value, initial: true) { _, _ in
            Task(priority: priority) { @MainActor in await action() }
        }
    }

    /// Deprecated on Apple's since iOS 17.
    @available(iOS, deprecated: 17.0)
    @available(macOS, deprecated: 14.0)
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View { changes(of: value, initial: false) { action($1) } }

    @available(iOS 17.0, macOS 14.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { changes(of: value, initial: initial, action) }

    @available(iOS 17.0, macOS 14.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { changes(of: value, initial: initial) { _, _ in action() } }

    nonisolated private func changes<V: Equatable>(
        of value: V, initial: Bool, _ action: @escaping (V, V) -> Void
    ) -> some View {
        effect { context, content in
            let old = context.slot.memory("change", V.self)
            context.slot.remember("change", value)
            if let old, old != value {
                context.graph.afterLayout { action(old, value) }
            } else if old == nil, initial {
                context.graph.afterLayout { action(value, value) }
            }
            return content(context)
        }
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        inEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        wrapped { node, context in
            let hits = HitNode(node, context)
            hits.isAllowed = enabled
            return hits
        }
    }

    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        wrapped { node, context in
            let hits = HitNode(node, context)
            hits.shape = { shape.path(in: $0) }
            return hits
        }
    }

    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        wrapped { node, context in
            let hits = HitNode(node, context)
            if kind.contains(.interaction) { hits.shape = { shape.path(in: $0) } }
            return hits
        }
    }

    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        effect { context, content in
            let nodes = content(context.child(.id(AnyHashable(id))))
            for node in nodes { node.traits.id = AnyHashable(id) }
            return nodes
        }
    }

    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { trait { $0.tag = AnyHashable(tag) } }

    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        accessibility { $0.hint = $0.hint ?? textKey.text }
    }
    nonisolated public func help(_ text: Text) -> some View {
        accessibility { $0.hint = $0.hint ?? text.string }
    }
    @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        accessibility { $0.hint = $0.hint ?? String(text) }
    }
}

public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
