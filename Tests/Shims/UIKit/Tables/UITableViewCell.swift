@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let identifier: String?
    private let style: CellStyle
    private var title: UILabel?
    private var detail: UILabel?
    private var picture: UIImageView?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }
    public required init?(coder: NSCoder) {
        style = .default
        identifier = nil
        super.init(coder: coder)
        setUp()
    }
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    /// What a table makes cells with: passes on to the initialiser that the subclass has overridden.
    @usableFromInline convenience init(dequeued reuseIdentifier: String?) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    private func setUp() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        super.addSubview(content)
        backgroundColor = .systemBackground
        accessibilityTraits = []
    }

    open var contentView: UIView { content }
    open var reuseIdentifier: String? { identifier }
    open func prepareForReuse() {}

    @available(iOS, introduced: 3.0, deprecated: 100000)
    open var textLabel: UILabel? {
        if title == nil {
            let new = UILabel()
            content.addSubview(new)
            title = new
        }
        return title
    }
    @available(iOS, introduced: 3.0, deprecated: 100000)
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if detail == nil {
            let new = UILabel()
            content.addSubview(new)
            detail = new
        }
        return detail
    }
    @available(iOS, introduced: 3.0, deprecated: 100000)
    open var imageView: UIImageView? {
        if picture == nil {
            let new = UIImageView(image: nil)
            content.addSubview(new)
            picture = new
        }
        return picture
    }

    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var storedSelected = false
    private var storedHighlighted = false
    open func setSelected(_ selected: Bool, animated: Bool) { storedSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { storedHighlighted = highlighted }
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { super.addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 16 }
        return accessoryType == .none ? 0 : 40
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? accessoryWidth : 0
        content.place(CGRect(x: x, y: 0, width: bounds.width - accessoryWidth, height: bounds.height))
        if let accessoryView {
            let size = accessoryView.bounds.size
            let left = isMirrored ? 16 : bounds.width - 16 - size.width
            accessoryView.place(
                CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
        }
        layOutTexts(isMirrored: isMirrored)
    }

    private func layOutTexts(isMirrored: Bool) {
        var room = content.bounds.insetBy(dx: 16, dy: 0)
        if let picture, let image = picture.image {
            let left = isMirrored ? room.maxX - image.size.width : room.minX
            picture.place(
                CGRect(
                    x: left, y: room.midY - image.size.height / 2, width: image.size.width,
                    height: image.size.height))
            if !isMirrored { room.origin.x += image.size.width + 16 }
            room.size.width -= image.size.width + 16
        }
        title?.place(room)
        guard let detail, style == .subtitle else {
            detail?.place(room)
            return
        }
        title?.place(CGRect(x: room.minX, y: 0, width: room.width, height: room.height * 0.55))
        detail.place(
            CGRect(x: room.minX, y: room.height * 0.55, width: room.width, height: room.height * 0.45))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let inner = CGSize(width: targetSize.width - accessoryWidth, height: targetSize.height)
        var size = content.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        let texts = [title, detail].compactMap { $0 }
        if !texts.isEmpty {
            let heights = texts.map { $0.sizeThatFits(CGSize(width: inner.width - 32, height: 0)).height }
            size.height = max(size.height, 44, heights.reduce(22, +))
        }
        return CGSize(width: size.width + accessoryWidth, height: size.height)
    }
}

extension UITableViewCell {
    /// Makes a cell of the class that this is called on. Swift lets only `required` initialisers be called on a
    /// class known at run time, and Apple's is not one: this names the function that the initialiser above
    /// compiles to.
    @_silgen_name("$s5UIKit15UITableViewCellC8dequeuedACSSSg_tcfC")
    class func make(dequeued reuseIdentifier: __owned String?) -> UITableViewCell
}

@MainActor open class UITableViewHeaderFooterView: UIView {
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    private let identifier: String?
    private var title: UILabel?

    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        setUp()
    }
    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
        setUp()
    }
    public convenience init() { self.init(reuseIdentifier: nil) }
    @usableFromInline convenience init(dequeued reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    private func setUp() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        super.addSubview(content)
    }

    open var contentView: UIView { content }
    open var reuseIdentifier: String? { identifier }
    open func prepareForReuse() {}
    open var backgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration?

    @available(iOS, introduced: 6.0, deprecated: 100000)
    open var textLabel: UILabel? {
        if title == nil {
            let new = UILabel()
            content.addSubview(new)
            title = new
        }
        return title
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.place(bounds)
        title?.place(content.bounds.insetBy(dx: 16, dy: 0))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C8dequeuedACSSSg_tcfC")
    class func make(dequeued reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
