public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Something of a view's geometry, to be read in that of another.
public struct Anchor<Value> {
    public struct Source {
        let read: (CGRect) -> Value
        let convert: (Value, CGPoint) -> Value
    }

    let holder: AnchorHolder
    let source: Source
}

/// The node that an anchor is of.
final class AnchorHolder: @unchecked Sendable {
    weak var node: Node?
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.holder === rhs.holder }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(holder)) }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(read: { $0 }, convert: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
    }

    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            read: { r.offsetBy(dx: $0.minX, dy: $0.minY) },
            convert: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            read: { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) },
            convert: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
    }

    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            read: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) },
            convert: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        wrapped { node, _ in PreferenceNode<K>(node) { _, _ in value } }
    }

    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        wrapped { node, _ in
            PreferenceNode<K>(node) { inner, _ in
                var value = inner ?? K.defaultValue
                callback(&value)
                return value
            }
        }
    }

    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        wrapped { node, _ in
            PreferenceNode<K>(node) { _, holder in transform(Anchor(holder: holder, source: value)) }
        }
    }

    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        wrapped { node, _ in
            PreferenceNode<K>(node) { inner, holder in
                var result = inner ?? K.defaultValue
                transform(&result, Anchor(holder: holder, source: value))
                return result
            }
        }
    }

    @preconcurrency nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        effect { context, content in
            let nodes = content(context)
            context.graph.afterLayout {
                var value: K.Value?
                for node in nodes { node.reducePreference(K.self, into: &value) }
                let new = value ?? K.defaultValue
                let old = context.slot.memory("preference", K.Value.self)
                context.slot.remember("preference", new)
                if old == nil ? new != K.defaultValue : old != new { action(new) }
            }
            return nodes
        }
    }

    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        readingPreference(key, .center, isBehind: false, transform)
    }

    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        readingPreference(key, .center, isBehind: true, transform)
    }

    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        readingPreference(key, alignment, isBehind: false, transform)
    }

    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        readingPreference(key, alignment, isBehind: true, transform)
    }

    nonisolated private func readingPreference<K: PreferenceKey, T: View>(
        _ key: K.Type, _ alignment: Alignment, isBehind: Bool, _ transform: @escaping (K.Value) -> T
    ) -> some View {
        wrapped { node, context in
            LayerNode(node, alignment, context, isBehind: isBehind) {
                var value: K.Value?
                node.reducePreference(K.self, into: &value)
                return ZStackNode.joining(
                    evaluate(transform(value ?? K.defaultValue), in: context.child(.named("layer"))), context)
            }
        }
    }
}
