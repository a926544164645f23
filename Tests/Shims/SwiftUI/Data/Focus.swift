@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { Binding(binding: state.projectedValue) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
    mutating func install(_ memory: inout AnyObject?, in context: Context) {
        state.install(&memory, in: context)
    }
}

@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding {
        Binding(binding: state.projectedValue)
    }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: InstalledProperty {
    mutating func install(_ memory: inout AnyObject?, in context: Context) {
        state.install(&memory, in: context)
    }
}

/// What tells whether an element has a focus, and gives or takes it.
struct FocusLink {
    let isFocused: () -> Bool
    let setFocused: (Bool) -> Void

    init<Value: Hashable>(_ binding: Binding<Value>, equals value: Value, otherwise: Value) {
        isFocused = { binding.wrappedValue == value }
        setFocused = { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = otherwise
            }
        }
    }
}

extension View {
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        keyboardFocus(FocusLink(binding.binding, equals: value, otherwise: .none(for: value)))
    }

    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        keyboardFocus(FocusLink(condition.binding, equals: true, otherwise: false))
    }

    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        accessibility { $0.focus = FocusLink(binding.binding, equals: value, otherwise: .none(for: value)) }
    }

    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        accessibility { $0.focus = FocusLink(condition.binding, equals: true, otherwise: false) }
    }

    @available(iOS 17.0, macOS 12.0, *)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        wrapped { node, _ in KeyNode(node, isFocusable: isFocusable) }
    }

    nonisolated private func keyboardFocus(_ link: FocusLink) -> some View {
        wrapped { node, _ in KeyNode(node, focus: link) }
    }
}

extension Hashable {
    /// The value of a focus that is nowhere: `nil` or `false`.
    fileprivate static func none(for value: Self) -> Self {
        (Optional<Never>.none as? Self) ?? (false as? Self) ?? value
    }
}
