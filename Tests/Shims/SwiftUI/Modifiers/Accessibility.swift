public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32 = 0

    public init() {}
    private init(_ bit: UInt32) { bits = 1 << bit }

    public static let isButton = AccessibilityTraits(0)
    public static let isHeader = AccessibilityTraits(1)
    public static let isSelected = AccessibilityTraits(2)
    public static let isLink = AccessibilityTraits(3)
    public static let isSearchField = AccessibilityTraits(4)
    public static let isImage = AccessibilityTraits(5)
    public static let playsSound = AccessibilityTraits(6)
    public static let isKeyboardKey = AccessibilityTraits(7)
    public static let isStaticText = AccessibilityTraits(8)
    public static let isSummaryElement = AccessibilityTraits(9)
    public static let updatesFrequently = AccessibilityTraits(10)
    public static let startsMediaSession = AccessibilityTraits(11)
    public static let allowsDirectInteraction = AccessibilityTraits(12)
    public static let causesPageTurn = AccessibilityTraits(13)
    public static let isModal = AccessibilityTraits(14)
    @available(iOS 17.0, macOS 14.0, *)
    public static let isToggle = AccessibilityTraits(15)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formUnion(other)
        return copy
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formIntersection(other)
        return copy
    }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formSymmetricDifference(other)
        return copy
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let inserted = !contains(newMember)
        formUnion(newMember)
        return (inserted, newMember)
    }
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard bits & member.bits != 0 else { return nil }
        bits &= ~member.bits
        return member
    }
    @discardableResult public mutating func update(
        with newMember: AccessibilityTraits
    ) -> AccessibilityTraits? { insert(newMember).inserted ? nil : newMember }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "")
    public static let escape = AccessibilityActionKind(name: "\u{1B}")
    public static let magicTap = AccessibilityActionKind(name: "\u{2}")
    init(name: String) { self.name = name }
    public init(named name: Text) { self.name = name.string }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What was said of an element for those who cannot see it.
struct Accessibility {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var added = AccessibilityTraits()
    var removed = AccessibilityTraits()
    var isHidden: Bool?
    var children: AccessibilityChildBehavior?
    var sortPriority: Double?
    var actions: [(kind: AccessibilityActionKind, run: () -> Void)] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var focus: FocusLink?
    var inputLabels: [String] = []
}

extension View {
    nonisolated func accessibility(_ change: @escaping (inout Accessibility) -> Void) -> some View {
        wrapped { node, context in
            let said = AccessibilityNode(node, context)
            change(&said.said)
            return said
        }
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibility { $0.label = label.string }
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibility { $0.label = labelKey.text }
    }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> some View { accessibility { $0.label = String(label) } }

    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility { $0.value = valueDescription.string }
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibility { $0.value = valueKey.text }
    }
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> some View { accessibility { $0.value = String(value) } }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.hint = hint.string }
    }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibility { $0.hint = hintKey.text }
    }
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> some View { accessibility { $0.hint = String(hint) } }

    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility { $0.inputLabels = inputLabels.map(\.string) }
    }
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View { accessibility { $0.inputLabels = inputLabels.map { String($0) } } }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.added = traits }
    }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removed = traits }
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { $0.isHidden = hidden }
    }
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { accessibility { $0.children = children } }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility { $0.added = .isHeader }
    }
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }

    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { accessibility { $0.actions.append((actionKind, handler)) } }
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(AccessibilityActionKind(named: name), handler) }
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
    @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { accessibility { $0.adjust = handler } }
}
