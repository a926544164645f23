open class UIVisualEffect: NSObject {
    public override init() { super.init() }
}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
    }

    public convenience init(style: Style) { self.init() }
}

/// Blurs nothing; its content is laid out.
@MainActor open class UIVisualEffectView: UIView {
    private let content = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    public convenience init() { self.init(effect: nil) }

    private func setUp() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(content)
    }

    open var contentView: UIView { content }
    open var effect: UIVisualEffect?

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.place(bounds)
    }
}
