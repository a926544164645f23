public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
}

extension Button: View, Primitive where Label: View {
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label())
    }

    @preconcurrency public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { self.init(role: role, action: action, label: label()) }

    public typealias Body = Never
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        var inner = context.child(.content)
        inner.environment.foregroundColor = color(in: context.environment)
        let configuration = ButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(label)), isPressed: false)
        let label =
            switch context.environment.buttonStyle {
            case .custom(let style): style(configuration, inner)
            case .primitive(let style):
                style(
                    PrimitiveButtonStyleConfiguration(
                        role: role, label: .init(content: AnyView(self.label)), action: action), inner)
            default: evaluate(self.label, in: inner)
            }
        if case .primitive = context.environment.buttonStyle { return label }
        return [ButtonNode(ZStackNode.joining(label, inner), role, action, context)]
    }

    /// Labels of buttons that are not plain have the accent colour, unless they were given another.
    private func color(in environment: EnvironmentValues) -> Color? {
        switch environment.buttonStyle {
        case .automatic, .borderless, .bordered:
            role == .destructive ? .red : environment.foregroundColor ?? environment.tint ?? .accentColor
        case .borderedProminent: environment.foregroundColor ?? .white
        case .plain, .custom, .primitive: environment.foregroundColor
        }
    }
}

extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(titleKey))
    }

    @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) { self.init(role: nil, action: action, label: Text(title)) }

    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: Text(titleKey)) }

    @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: Text(title)) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, label: configuration.label)
    }
}

/// How buttons look, as far as the tree shows it.
enum ButtonLook {
    case automatic, plain, borderless, bordered, borderedProminent
    case custom((ButtonStyleConfiguration, Context) -> [Node])
    case primitive((PrimitiveButtonStyleConfiguration, Context) -> [Node])
}

extension ButtonLook: @unchecked Sendable {}
