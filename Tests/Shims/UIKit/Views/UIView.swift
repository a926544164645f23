/// A rectangle of the screen that lays out, draws nothing, and takes touches.
@MainActor open class UIView: UIResponder, UITraitEnvironment {
    var storedBounds: CGRect
    var storedCenter: CGPoint
    var storedSubviews: [UIView] = []
    var heldConstraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var storedMargins: NSDirectionalEdgeInsets?
    var huggings: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressions: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var needsLayout = true
    var needsConstraints = true
    var treeNeedsLayout = true
    var treeNeedsSolution = true
    var isInLayout = false
    var isSolving = false
    var lastTraits: UITraitCollection?
    var storedTint: UIColor?
    weak var controller: UIViewController?
    private lazy var safeGuide = UILayoutGuide(role: .safeArea, owner: self)
    private lazy var marginsGuide = UILayoutGuide(role: .margins, owner: self)

    public init(frame: CGRect) {
        storedBounds = CGRect(origin: .zero, size: frame.size)
        storedCenter = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    /// There are no archives here; a subclass overrides it because it must.
    public required init?(coder: NSCoder) {
        storedBounds = .zero
        storedCenter = .zero
        super.init()
    }

    // MARK: Geometry

    open var frame: CGRect {
        get {
            let size = storedBounds.size
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return (transform.isIdentity ? box : box.applying(transform)).offsetBy(
                dx: storedCenter.x, dy: storedCenter.y)
        }
        set {
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    open var bounds: CGRect {
        get { storedBounds }
        set {
            let old = storedBounds
            guard old != newValue else { return }
            storedBounds = newValue
            boundsChanged(from: old)
        }
    }
    open var center: CGPoint {
        get { storedCenter }
        set {
            guard storedCenter != newValue else { return }
            storedCenter = newValue
            invalidateSolution()
        }
    }
    open var transform = CGAffineTransform.identity
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var contentMode = ContentMode.scaleToFill

    // MARK: Looks

    public let layer = CALayer()
    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue, let stack = superview as? UIStackView else { return }
            stack.setNeedsLayout()
            stack.invalidateSolution()
        }
    }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var mask: UIView?
    open var tag = 0
    open var contentScaleFactor: CGFloat = 2
    open var tintColor: UIColor! {
        get { storedTint ?? superview?.tintColor ?? .systemBlue }
        set {
            storedTint = newValue
            tellTintChange()
        }
    }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open func tintColorDidChange() {}
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}

    // MARK: Hierarchy

    open internal(set) weak var superview: UIView?
    open var subviews: [UIView] { storedSubviews }
    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        view.detach(movingTo: self)
        insert(view, at: storedSubviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        view.detach(movingTo: self)
        insert(
            view, at: (storedSubviews.firstIndex { $0 === siblingSubview } ?? storedSubviews.count - 1) + 1)
    }
    open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
    open func removeFromSuperview() { detach(movingTo: nil) }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Touches

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    var gestureRecognizersOrNil: [UIGestureRecognizer]?
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestureRecognizersOrNil }
        set {
            for old in gestureRecognizersOrNil ?? [] { old.owner = nil }
            gestureRecognizersOrNil = newValue
            for new in newValue ?? [] { new.owner = self }
        }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.owner = self
        gestureRecognizersOrNil = (gestureRecognizersOrNil ?? []) + [gestureRecognizer]
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.owner === self else { return }
        gestureRecognizer.owner = nil
        gestureRecognizersOrNil?.removeAll { $0 === gestureRecognizer }
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in storedSubviews.reversed() {
            if let found = subview.hitTest(subview.convert(point, from: self), with: event) { return found }
        }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open override var next: UIResponder? { controller ?? superview }

    // MARK: Layout

    open func setNeedsLayout() {
        needsLayout = true
        root.treeNeedsLayout = true
    }
    open func layoutIfNeeded() { HeadlessLayout.run(for: self) }
    open func layoutSubviews() {}

    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateSolution() } }
    }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func setNeedsUpdateConstraints() {
        needsConstraints = true
        root.treeNeedsLayout = true
    }
    open func needsUpdateConstraints() -> Bool { needsConstraints }
    open func updateConstraintsIfNeeded() {
        guard needsConstraints else { return }
        needsConstraints = false
        updateConstraints()
    }
    open func updateConstraints() {}

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() { invalidateSolution() }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggings[axis] ?? .defaultLow
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        huggings[axis] = priority
        invalidateSolution()
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressions[axis] ?? .defaultHigh
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        compressions[axis] = priority
        invalidateSolution()
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        HeadlessLayout.fit(
            self, targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isMirrored ? newValue.right : newValue.left,
                bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
        }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { storedMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set {
            storedMargins = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
            invalidateSolution()
        }
    }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open func layoutMarginsDidChange() {}
    open var safeAreaInsets: UIEdgeInsets { computedSafeArea }
    open func safeAreaInsetsDidChange() {}
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
    open var readableContentGuide: UILayoutGuide { marginsGuide }
    open var safeAreaLayoutGuide: UILayoutGuide { safeGuide }

    // MARK: Traits

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionChanged() } }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }
    open var traitCollection: UITraitCollection { computedTraits }
    @available(iOS, introduced: 8.0, deprecated: 17.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { updateTraits() } }
    open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { updateTraits() } }

    // MARK: Accessibility

    open override var accessibilityFrame: CGRect {
        get { convert(bounds, to: nil) }
        set {}
    }
    open override var accessibilityActivationPoint: CGPoint {
        get { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set {}
    }
}
