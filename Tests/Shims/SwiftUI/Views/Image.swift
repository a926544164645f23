public struct Image: Equatable, Sendable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    let name: String
    let isSymbol: Bool
    let label: String?
    var isResizable = false

    init(name: String, isSymbol: Bool, label: String?) {
        self.name = name
        self.isSymbol = isSymbol
        self.label = label
    }

    /// Its label is the symbol's name in words, near to what Apple's say.
    public init(systemName: String) {
        self.init(
            name: systemName, isSymbol: true, label: systemName.replacingOccurrences(of: ".", with: " "))
    }
    @available(iOS 16.0, macOS 13.0, *)
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, isSymbol: false, label: name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name: name, isSymbol: false, label: label.string)
    }
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name: name, isSymbol: false, label: nil)
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    {
        var copy = self
        copy.isResizable = true
        return copy
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

extension Image: View, Primitive {
    public var body: Never { noBody(Self.self) }
    func makeNodes(in context: Context) -> [Node] { [ImageNode(self, context)] }
}

public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label: View, Primitive where Title: View, Icon: View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    public typealias Body = Never
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        evaluate(
            HStack(spacing: 8) {
                icon
                title
            }, in: context.child(.content))
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
}
