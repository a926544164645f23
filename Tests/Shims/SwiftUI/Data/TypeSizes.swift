public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    init(_ category: ContentSizeCategory) {
        self = Self.allCases[ContentSizeCategory.allCases.firstIndex(of: category)!]
    }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        DynamicTypeSize(lhs) < DynamicTypeSize(rhs)
    }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        inEnvironment { $0.dynamicTypeSize = size }
    }

    nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        inEnvironment { values in
            guard !range.contains(values.dynamicTypeSize) else { return }
            let inside = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = inside.first, let last = inside.last else { return }
            values.dynamicTypeSize = values.dynamicTypeSize < first ? first : last
        }
    }
}

/// A number that grows with the text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var value: Value?

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { value ?? base }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: InstalledProperty {
    mutating func install(_ memory: inout AnyObject?, in context: Context) {
        value = Value(FontResolver.scaled(CGFloat(base), context.environment))
    }
}

/// An identity for what belongs together in several places of a view.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id = ID(number: 0)

    public init() {}
    public var wrappedValue: Namespace.ID { id }
}

extension Namespace: InstalledProperty {
    private final class Memory {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    mutating func install(_ memory: inout AnyObject?, in context: Context) {
        let known = memory as? Memory ?? Memory(ID(number: context.graph.nextNumber()))
        memory = known
        id = known.id
    }
}
