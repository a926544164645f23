@_spi(Headless) extension SwiftUIHeadlessHost {
    /// What is shown, as a tree.
    public var elements: SwiftUIHeadless.Element {
        var element = root!.describe()
        element.see(in: CGRect(origin: .zero, size: size), isShown: true)
        return element
    }

    /// The texts in sight, from the one behind to the one in front.
    public var texts: [String] { elements.texts }

    /// The first element with that identifier, label or text. A view with several modifiers is found by the
    /// outermost that says it, so the frame has the padding that was given before.
    public func find(identifier: String) -> SwiftUIHeadless.Element? { all(identifier: identifier).first }
    public func all(identifier: String) -> [SwiftUIHeadless.Element] {
        elements.all.filter { $0.identifier == identifier }
    }
    public func find(text: String) -> SwiftUIHeadless.Element? {
        elements.all.first { $0.kind == .text && $0.text == text }
    }
    public func find(label: String) -> SwiftUIHeadless.Element? {
        elements.all.first { $0.label == label }
            ?? accessibilityElements.first { $0.label == label }.map { $0.inner.node.describe() }
    }

    /// What VoiceOver goes through, in its order.
    public var accessibilityElements: [SwiftUIHeadless.AccessibilityElement] {
        let all = root!.accessibilityElements()
        let modal = all.filter(\.isModal)
        return (modal.isEmpty ? all : modal).map { SwiftUIHeadless.AccessibilityElement(inner: $0) }
    }

    public func accessibilityElement(label: String) -> SwiftUIHeadless.AccessibilityElement? {
        accessibilityElements.first { $0.label == label }
    }
    public func accessibilityElement(identifier: String) -> SwiftUIHeadless.AccessibilityElement? {
        accessibilityElements.first { $0.identifier == identifier }
    }

    /// The element that a view put the focus of VoiceOver on.
    public var accessibilityFocus: SwiftUIHeadless.AccessibilityElement? {
        accessibilityElements.first { $0.inner.focus?.isFocused() == true }
    }

    /// What changes were animated, and by which value: that of `animation(_:value:)`, or none for what
    /// `withAnimation` changed.
    public var animations: [(animation: Animation?, value: String?)] { graph.animations }

    /// What came and went with a transition since the first evaluation.
    public var transitions: [SwiftUIHeadless.Transition] {
        graph.transitions.map {
            SwiftUIHeadless.Transition(
                name: $0.0.description, isRemoval: $0.1 == .removal, animation: $0.2)
        }
    }

    /// How often bodies were evaluated, by the names of the views: the last time, and ever.
    public var bodyCounts: [String: Int] { graph.bodies }
    public var allBodyCounts: [String: Int] { graph.allBodies }

    /// What SwiftUI would complain of, or would do no one knows what with.
    public var issues: [String] { graph.issues }

    public func clearRecords() {
        graph.animations = []
        graph.transitions = []
        graph.allBodies = [:]
        graph.issues = []
    }
}

@_spi(Headless) extension SwiftUIHeadless {
    public struct Transition: Equatable {
        /// "move(top)", "opacity", "move(top) and opacity"; of an asymmetric one both.
        public let name: String
        public let isRemoval: Bool
        /// Nothing if it came or went at once.
        public let animation: Animation?

        public init(name: String, isRemoval: Bool, animation: Animation?) {
            self.name = name
            self.isRemoval = isRemoval
            self.animation = animation
        }
    }

    @MainActor public struct AccessibilityElement {
        let inner: AccessibleElement

        public var label: String { inner.label }
        public var value: String? { inner.value }
        public var hint: String? { inner.hint }
        public var identifier: String? { inner.identifier }
        public var traits: AccessibilityTraits { inner.traits }
        public var isEnabled: Bool { inner.isEnabled }
        public var inputLabels: [String] { inner.inputLabels }
        public var frame: CGRect { inner.node.frame }
        /// The names of its custom actions.
        public var actions: [String] {
            inner.actions.map(\.kind).filter { ![.default, .escape, .magicTap].contains($0) }.map(\.name)
        }
        public var isAdjustable: Bool { inner.adjust != nil }
    }
}

extension AnyTransition {
    var description: String { kind.description }
}

extension AnyTransition.Kind {
    var description: String {
        switch self {
        case .identity: "identity"
        case .opacity: "opacity"
        case .slide: "slide"
        case .scale(let scale, _): "scale(\(scale))"
        case .move(let edge): "move(\(edge))"
        case .push(let edge): "push(\(edge))"
        case .offset(let offset): "offset(\(offset.width), \(offset.height))"
        case .combined(let one, let other): "\(one.description) and \(other.description)"
        case .asymmetric(let insertion, let removal): "\(insertion.description) or \(removal.description)"
        case .modifier: "modifier"
        }
    }
}
