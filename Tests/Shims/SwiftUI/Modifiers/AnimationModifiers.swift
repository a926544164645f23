extension View {
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        effect { context, content in
            var context = context
            let old = context.slot.memory("animation", V.self)
            context.slot.remember("animation", value)
            if let old, old != value {
                context.animation = animation
                context.graph.record(animation, "\(value)")
            }
            context.slot.animation = context.animation
            return content(context)
        }
    }

    /// Deprecated on Apple's since iOS 15: it animates any change.
    @available(iOS, deprecated: 15.0)
    @available(macOS, deprecated: 12.0)
    nonisolated public func animation(_ animation: Animation?) -> some View {
        effect { context, content in
            var context = context
            context.animation = animation
            context.slot.animation = animation
            return content(context)
        }
    }

    nonisolated public func transition(_ t: AnyTransition) -> some View {
        effect { context, content in
            if context.slot.transition == nil, !context.graph.isFirstPass {
                context.graph.record(t, .insertion, context.animation)
            }
            context.slot.transition = t
            context.slot.animation = context.animation
            return content(context).map { node in
                node.mapped {
                    $0.traits.transition = t
                    return $0
                }
            }
        }
    }

    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        effect { context, content in
            var context = context
            var transaction = Transaction(animation: context.animation)
            transform(&transaction)
            context.animation = transaction.disablesAnimations ? nil : transaction.animation
            context.slot.animation = context.animation
            return content(context)
        }
    }

    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
