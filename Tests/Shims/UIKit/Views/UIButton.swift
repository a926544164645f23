@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private struct Content {
        var title: String?
        var attributed: NSAttributedString?
        var color: UIColor?
        var image: UIImage?
        var background: UIImage?
    }

    private var contents: [State: Content] = [:]
    private var storedType = ButtonType.custom
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private var configurationChanged = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        picture.isHidden = true
        super.addSubview(picture)
        super.addSubview(label)
        label.isAccessibilityElement = false
        label.font = .systemFont(ofSize: 18)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        setType(buttonType)
        take(primaryAction)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        take(primaryAction)
    }

    private func setType(_ type: ButtonType) {
        storedType = type
        if type == .system { label.font = .systemFont(ofSize: 15) }
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil, configuration?.title == nil, !action.title.isEmpty {
            configuration?.title = action.title
        } else if configuration == nil, !action.title.isEmpty {
            setTitle(action.title, for: .normal)
        }
        if let image = action.image, configuration == nil { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open var buttonType: ButtonType { storedType }
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { setNeedsUpdateConfiguration() } }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() {
        configurationChanged = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    open func updateConfiguration() {}

    private func updateConfigurationIfNeeded() {
        guard configurationChanged else { return }
        configurationChanged = false
        updateConfiguration()
        configurationUpdateHandler?(self)
        configurationChanged = false
    }

    open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set(\.attributed, title, state)
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { set(\.color, color, state) }
    open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.background, image, state) }
    open func title(for state: State) -> String? { value(\.title, state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributed, state) }
    open func titleColor(for state: State) -> UIColor? { value(\.color, state) }
    open func image(for state: State) -> UIImage? { value(\.image, state) }
    open func backgroundImage(for state: State) -> UIImage? { value(\.background, state) }
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (storedType == .system ? tintColor : .white)
    }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func set<Value>(_ part: WritableKeyPath<Content, Value?>, _ value: Value?, _ state: State) {
        contents[state, default: Content()][keyPath: part] = value
        update()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func value<Value>(_ part: KeyPath<Content, Value?>, _ state: State) -> Value? {
        contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
    }

    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }
    open var subtitleLabel: UILabel? { nil }
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var contentEdgeInsets = UIEdgeInsets.zero
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var titleEdgeInsets = UIEdgeInsets.zero
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var imageEdgeInsets = UIEdgeInsets.zero

    override func stateChanged() {
        super.stateChanged()
        if configuration != nil, automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        update()
    }
    override var triggersPrimaryAction: Bool { true }

    /// Brings label and image to what the button shows in its state.
    private func update() {
        if let configuration {
            var attributes = AttributeContainer()
            attributes.font = label.font
            attributes.foregroundColor = configuration.baseForegroundColor ?? tintColor
            attributes = configuration.titleTextAttributesTransformer?(attributes) ?? attributes
            if let title = configuration.attributedTitle,
                title.runs.contains(where: { $0.underlineStyle != nil })
            {
                label.attributedText = NSAttributedString(
                    string: String(title.characters),
                    attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
            } else {
                label.text = configuration.title
            }
            label.font = configuration.attributedTitle?.font ?? attributes.font
            label.textColor = configuration.attributedTitle?.foregroundColor ?? attributes.foregroundColor
            label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
            picture.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
        } else if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
            label.textColor = currentTitleColor
        }
        if picture.image != currentImage { picture.image = currentImage }
        picture.isHidden = currentImage == nil
    }

    private var insets: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return configuration?.contentInsets.resolved(mirrored: isMirrored) ?? .zero
    }

    open override var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        update()
        let text = label.intrinsicContentSize
        let image = picture.isHidden ? .zero : picture.intrinsicContentSize
        let gap = picture.isHidden || text.width == 0 ? 0 : configuration?.imagePadding ?? 0
        let edges = insets
        let isStacked = [.top, .bottom].contains(configuration?.imagePlacement ?? .leading)
        let width = isStacked ? max(text.width, image.width) : text.width + image.width + gap
        let height = isStacked ? text.height + image.height + gap : max(text.height, image.height)
        let margin: CGFloat = configuration == nil ? 12 : 0
        return CGSize(
            width: max(width, configuration == nil && width == 0 ? 30 : 0) + edges.left + edges.right,
            height: height + margin + edges.top + edges.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Image and title side by side, placed as the content alignment says.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        update()
        let room = bounds.inset(by: insets)
        let image = picture.isHidden ? .zero : picture.intrinsicContentSize
        let gap = picture.isHidden ? 0 : configuration?.imagePadding ?? 0
        let natural = label.intrinsicContentSize
        let width = min(natural.width, max(0, room.width - image.width - gap))
        let text = CGSize(width: width, height: label.sizeThatFits(CGSize(width: width, height: 0)).height)
        var x: CGFloat
        switch effectiveContentHorizontalAlignment {
        case .left, .fill: x = room.minX
        case .right: x = room.maxX - image.width - gap - text.width
        default: x = room.midX - (image.width + gap + text.width) / 2
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isTrailing = configuration?.imagePlacement == .trailing
        let parts: [(UIView, CGSize)] =
            isTrailing != isMirrored ? [(label, text), (picture, image)] : [(picture, image), (label, text)]
        for (view, size) in parts {
            view.place(CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height))
            x += size.width + gap
        }
    }

    private var isElement: Bool?
    open override var isAccessibilityElement: Bool {
        get { isElement ?? true }
        set { isElement = newValue }
    }
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle ?? currentAttributedTitle?.string }
        set { super.accessibilityLabel = newValue }
    }
    private var ownTraits: UIAccessibilityTraits?
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let ownTraits { return ownTraits }
            var traits = UIAccessibilityTraits.button
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { ownTraits = newValue }
    }
}
