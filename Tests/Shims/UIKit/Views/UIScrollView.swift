@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    // Optional:
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    private lazy var contentGuide = UILayoutGuide(role: .scrollContent, owner: self)
    private lazy var frameGuide = UILayoutGuide(role: .scrollFrame, owner: self)
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var dragStart: CGPoint?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addGestureRecognizer(pan)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // A table view has a delegate of its own type, which Objective-C allows; see `UITableView.delegate`.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { didScroll() } }
    }
    private func didScroll() { delegate?.scrollViewDidScroll(self) }
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero { didSet { adjustedContentInsetDidChange() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open func adjustedContentInsetDidChange() {}
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    open var frameLayoutGuide: UILayoutGuide { frameGuide }
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open var isDecelerating: Bool { false }
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    open func flashScrollIndicators() {}

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
        if rect.minY < offset.y { offset.y = rect.minY }
        if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
        if rect.minX < offset.x { offset.x = rect.minX }
        setContentOffset(clamped(offset), animated: animated)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        return CGPoint(
            x: max(-inset.left, min(offset.x, contentSize.width + inset.right - bounds.width)),
            y: max(-inset.top, min(offset.y, contentSize.height + inset.bottom - bounds.height)))
    }

    /// A finger that drags the content by this much, within the content.
    func drag(by distance: CGPoint) {
        guard isScrollEnabled else { return }
        if !isDragging {
            isTracking = true
            isDragging = true
            delegate?.scrollViewWillBeginDragging(self)
        }
        contentOffset = clamped(CGPoint(x: contentOffset.x - distance.x, y: contentOffset.y - distance.y))
    }

    func endDrag() {
        guard isDragging else { return }
        isTracking = false
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
}
