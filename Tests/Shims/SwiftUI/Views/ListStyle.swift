/// Only the system's own types conform, as on Apple's.
@MainActor @preconcurrency public protocol ListStyle {}

protocol SystemListStyle {
    var look: ListLook { get }
}

enum ListLook: Equatable, Sendable { case automatic, plain, grouped, insetGrouped, inset, sidebar }

public struct DefaultListStyle: SystemListStyle {
    public init() {}
    var look: ListLook { .automatic }
}

public struct PlainListStyle: SystemListStyle {
    public init() {}
    var look: ListLook { .plain }
}

@available(macOS, unavailable)
public struct GroupedListStyle {
    public init() {}
}

@available(macOS, unavailable)
extension GroupedListStyle: SystemListStyle {
    var look: ListLook { .grouped }
}

@available(macOS, unavailable)
public struct InsetGroupedListStyle {
    public init() {}
}

@available(macOS, unavailable)
extension InsetGroupedListStyle: SystemListStyle {
    var look: ListLook { .insetGrouped }
}

public struct InsetListStyle: SystemListStyle {
    public init() {}
    var look: ListLook { .inset }
}

public struct SidebarListStyle: SystemListStyle {
    public init() {}
    var look: ListLook { .sidebar }
}

extension DefaultListStyle: ListStyle {}
extension PlainListStyle: ListStyle {}
@available(macOS, unavailable)
extension GroupedListStyle: ListStyle {}
@available(macOS, unavailable)
extension InsetGroupedListStyle: ListStyle {}
extension InsetListStyle: ListStyle {}
extension SidebarListStyle: ListStyle {}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
@available(macOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
@available(macOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let look = (style as? any SystemListStyle)?.look ?? .automatic
        return inEnvironment { $0.listLook = look }
    }

    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        trait { $0.rowInsets = insets }
    }

    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        wrapped { node, context in
            if let view {
                node.traits.rowBackground = ZStackNode.joining(
                    evaluate(view, in: context.child(.named("rowBackground"))), context)
            }
            return node
        }
    }

    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait { $0.rowSeparator = visibility }
    }

    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
}

public enum Prominence: Hashable, Sendable { case standard, increased }
