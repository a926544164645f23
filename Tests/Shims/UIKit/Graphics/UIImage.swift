/// An image by its name: a symbol of the system or one of the app's. No pixels.
open class UIImage: NSObject, @unchecked Sendable {
    open class Configuration: NSObject, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight?
        let symbolScale: SymbolScale?
        let style: UIFont.TextStyle?
        let colors: [UIColor]

        init(
            pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, symbolScale: SymbolScale? = nil,
            style: UIFont.TextStyle? = nil, colors: [UIColor] = []
        ) {
            self.pointSize = pointSize
            self.weight = weight
            self.symbolScale = symbolScale
            self.style = style
            self.colors = colors
            super.init()
        }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// How a symbol is drawn: its size, weight, scale and colours.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: nil) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: Optional(weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, symbolScale: scale)
        }
        public convenience init(scale: SymbolScale) { self.init(symbolScale: scale) }
        public convenience init(weight: SymbolWeight) { self.init(weight: Optional(weight)) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(style: textStyle) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(symbolScale: scale, style: textStyle)
        }
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, weight: nil) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, symbolScale: scale)
        }
        public convenience init(hierarchicalColor: UIColor) { self.init(colors: [hierarchicalColor]) }
        public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors) }

        override init(
            pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, symbolScale: SymbolScale? = nil,
            style: UIFont.TextStyle? = nil, colors: [UIColor] = []
        ) {
            super.init(
                pointSize: pointSize, weight: weight, symbolScale: symbolScale, style: style, colors: colors)
        }
    }

    let name: String
    let isSymbol: Bool
    let mode: RenderingMode
    let symbol: Configuration?
    let tint: UIColor?

    init(
        name: String, isSymbol: Bool, mode: RenderingMode = .automatic, symbol: Configuration? = nil,
        tint: UIColor? = nil
    ) {
        self.name = name
        self.isSymbol = isSymbol
        self.mode = mode
        self.symbol = symbol
        self.tint = tint
        super.init()
    }

    /// An image of the app's asset catalogue: only names that a test has given are there.
    public convenience init?(named name: String) {
        guard HeadlessState.shared.imageNames.contains(name) else { return nil }
        self.init(name: name, isSymbol: false)
    }

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let written = name.utf8.allSatisfy { $0 == 46 || (97...122).contains($0) || (48...57).contains($0) }
        guard !name.isEmpty, written, !HeadlessState.shared.missingSymbols.contains(name) else { return nil }
        self.init(name: name, isSymbol: true, symbol: configuration)
    }

    open var size: CGSize {
        guard isSymbol else { return CGSize(width: 24, height: 24) }
        let points = symbol?.pointSize ?? symbol?.style.map { UIFontMetrics.scaled($0.size, nil) } ?? 17
        return CGSize(width: (points * 1.2).rounded(), height: (points * 1.2).rounded())
    }
    open var scale: CGFloat { 2 }
    open var isSymbolImage: Bool { isSymbol }
    open var renderingMode: RenderingMode { mode }
    open var symbolConfiguration: SymbolConfiguration? { symbol as? SymbolConfiguration }
    open var configuration: Configuration? { symbol }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(name: name, isSymbol: isSymbol, mode: renderingMode, symbol: symbol, tint: tint)
    }
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(name: name, isSymbol: isSymbol, mode: mode, symbol: configuration, tint: tint)
    }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbol ? withConfiguration(configuration) : nil
    }
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(name: name, isSymbol: isSymbol, mode: mode, symbol: symbol, tint: color)
    }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(name: name, isSymbol: isSymbol, mode: renderingMode, symbol: symbol, tint: color)
    }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return name == other.name && isSymbol == other.isSymbol && mode == other.mode
    }
    open override var hash: Int { name.hashValue }
}
