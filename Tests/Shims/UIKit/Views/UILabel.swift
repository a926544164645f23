@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var plain: String?
    private var attributed: NSAttributedString?
    var wrapWidth: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        huggings = [.horizontal: UILayoutPriority(251), .vertical: UILayoutPriority(251)]
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            // What stays as it was asks for no layout; buttons set their texts again and again.
            guard attributed != nil || newValue != plain else { return }
            plain = newValue
            attributed = nil
            changed()
        }
    }
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0) } }
        set {
            guard plain != nil || newValue != attributed else { return }
            attributed = newValue
            plain = nil
            changed()
        }
    }
    open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
            if font != oldValue { changed() }
        }
    }
    open var textColor: UIColor! = UIColor.label { didSet { if textColor == nil { textColor = .label } } }
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1 { didSet { changed() } }
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var adjustsFontForContentSizeCategory = false

    func adjustFont() { font = font.adjusted(for: traitCollection) }

    private func changed() {
        wrapWidth = nil
        invalidateIntrinsicContentSize()
    }

    private func measure(width: CGFloat) -> CGSize {
        TextMeasure.size(of: text ?? "", font, width: width, lines: numberOfLines)
    }

    open override var intrinsicContentSize: CGSize {
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrapWidth
        return measure(width: numberOfLines == 1 ? .infinity : limit ?? .infinity)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: size.width > 0 ? size.width : .infinity)
    }
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = TextMeasure.size(of: text ?? "", font, width: bounds.width, lines: numberOfLines)
        return CGRect(origin: bounds.origin, size: size)
    }

    /// The width that layout came to. True if the text breaks differently in it than was thought.
    func wrap(at width: CGFloat) -> Bool {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return false }
        let new = width < measure(width: .infinity).width - 0.5 ? width : nil
        guard new != wrapWidth else { return false }
        let old = intrinsicContentSize
        wrapWidth = new
        return intrinsicContentSize.height != old.height
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
    private var isElement: Bool?
    open override var isAccessibilityElement: Bool {
        get { isElement ?? true }
        set { isElement = newValue }
    }
    private var ownTraits: UIAccessibilityTraits?
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { ownTraits ?? .staticText }
        set { ownTraits = newValue }
    }
}

@MainActor open class UIImageView: UIView {
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }

    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
        if image.isSymbol, image.symbol == nil, let configuration = preferredSymbolConfiguration {
            return image.withConfiguration(configuration).size
        }
        return image.size
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image == nil ? .zero : intrinsicContentSize }
}
