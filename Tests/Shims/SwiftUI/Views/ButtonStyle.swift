public struct ButtonStyleConfiguration {
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    /// Nothing is ever held down here.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, Primitive {
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { evaluate(content, in: context.child(.content)) }
}

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct PrimitiveButtonStyleConfiguration {
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    let action: @MainActor () -> Void

    @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View, Primitive {
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { evaluate(content, in: context.child(.content)) }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The system's styles, which this module knows how to draw.
protocol SystemButtonStyle {
    var look: ButtonLook { get }
}

public struct DefaultButtonStyle: SystemButtonStyle {
    public init() {}
    var look: ButtonLook { .automatic }
}

public struct PlainButtonStyle: SystemButtonStyle {
    public init() {}
    var look: ButtonLook { .plain }
}

public struct BorderlessButtonStyle: SystemButtonStyle {
    public init() {}
    var look: ButtonLook { .borderless }
}

public struct BorderedButtonStyle: SystemButtonStyle {
    public init() {}
    var look: ButtonLook { .bordered }
}

public struct BorderedProminentButtonStyle: SystemButtonStyle {
    public init() {}
    var look: ButtonLook { .borderedProminent }
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
extension PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
extension BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        inEnvironment { values in
            values.buttonStyle = .custom { configuration, context in
                let inner = context.child(.named("style"))
                return evaluate(
                    onMain((inner.install(style), configuration)) { $0.0.makeBody(configuration: $0.1) },
                    in: inner)
            }
        }
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        inEnvironment { values in
            if let system = style as? any SystemButtonStyle {
                values.buttonStyle = system.look
            } else {
                values.buttonStyle = .primitive { configuration, context in
                    var inner = context.child(.named("style"))
                    inner.environment.buttonStyle = .automatic
                    return evaluate(
                        onMain((inner.install(style), configuration)) { $0.0.makeBody(configuration: $0.1) },
                        in: inner)
                }
            }
        }
    }
}
