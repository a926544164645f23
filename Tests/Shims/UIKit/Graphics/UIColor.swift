/// A colour: of fixed components, of a light and a dark form, or asked of a closure.
open class UIColor: NSObject, @unchecked Sendable {
    struct Components: Hashable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat

        init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        /// - Parameter rgba: 0xRRGGBBAA, as the table of named colours writes them.
        init(rgba: UInt32) {
            self.init(
                red: CGFloat(rgba >> 24) / 255, green: CGFloat(rgba >> 16 & 255) / 255,
                blue: CGFloat(rgba >> 8 & 255) / 255, alpha: CGFloat(rgba & 255) / 255)
        }
    }

    enum Value {
        case pair(light: Components, dark: Components)
        case provider((UITraitCollection) -> UIColor)
    }

    let value: Value

    init(value: Value) {
        self.value = value
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = Components(red: red, green: green, blue: blue, alpha: alpha)
        value = .pair(light: components, dark: components)
        super.init()
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components!
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// The closure is Apple's; here it is kept and called again for each traits.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(value: .provider(dynamicProvider))
    }

    /// A colour of the app's asset catalogue: only names that a test has given are there.
    public convenience init?(named name: String) {
        guard let rgba = HeadlessState.shared.namedColors[name] else { return nil }
        let components = Components(rgba: rgba)
        self.init(value: .pair(light: components, dark: components))
    }

    func components(with traits: UITraitCollection) -> Components {
        switch value {
        case .pair(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
        case .provider(let provider): provider(traits).components(with: traits)
        }
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let fixed = components(with: traitCollection)
        return UIColor(value: .pair(light: fixed, dark: fixed))
    }

    open var cgColor: CGColor {
        let parts = components(with: .current)
        return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    /// The colours that paths are drawn with from now on, as they look with the current traits.
    open func setFill() { HeadlessDrawing.fillColor = resolvedColor(with: .current) }
    open func setStroke() { HeadlessDrawing.strokeColor = resolvedColor(with: .current) }
    open func set() {
        setFill()
        setStroke()
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .pair(var light, var dark):
            light.alpha = alpha
            dark.alpha = alpha
            return UIColor(value: .pair(light: light, dark: dark))
        case .provider(let provider):
            return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
        }
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = components(with: .current)
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if case .pair(let light, let dark) = value, case .pair(let otherLight, let otherDark) = other.value {
            return light == otherLight && dark == otherDark
        }
        return false
    }

    open override var hash: Int {
        if case .pair(let light, let dark) = value {
            var hasher = Hasher()
            hasher.combine(light)
            hasher.combine(dark)
            return hasher.finalize()
        }
        return ObjectIdentifier(self).hashValue
    }
}
