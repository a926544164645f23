extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    public var constraints: [NSLayoutConstraint] { heldConstraints }
    public func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { hold(one) } }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { drop(one) }
    }

    public var layoutGuides: [UILayoutGuide] { guides }
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        guides.append(layoutGuide)
    }
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        var here: UIView? = self
        while let view = here {
            for one in view.heldConstraints
            where one.firstItem === layoutGuide || one.secondItem === layoutGuide { view.drop(one) }
            here = view.superview
        }
        guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        constraint.holder = self
        heldConstraints.append(constraint)
        invalidateSolution()
    }

    func drop(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        heldConstraints.removeAll { $0 === constraint }
        constraint.holder = nil
        invalidateSolution()
    }

    func invalidateSolution() {
        let root = root
        root.treeNeedsLayout = true
        root.treeNeedsSolution = true
    }

    func boundsChanged(from old: CGRect) {
        invalidateSolution()
        setNeedsLayout()
        guard old.size != storedBounds.size, autoresizesSubviews else { return }
        for subview in storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
            subview.autoresize(from: old.size, to: storedBounds.size)
        }
    }

    /// Shares out the change of the superview's size among what the mask says is flexible, equally.
    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        func shared(_ change: CGFloat, _ parts: [AutoresizingMask]) -> [CGFloat] {
            let flexible = parts.filter { autoresizingMask.contains($0) }
            return parts.map { flexible.contains($0) ? change / CGFloat(flexible.count) : 0 }
        }
        let x = shared(new.width - old.width, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let y = shared(new.height - old.height, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        let frame = CGRect(
            x: storedCenter.x - storedBounds.width / 2 + x[0],
            y: storedCenter.y - storedBounds.height / 2 + y[0], width: storedBounds.width + x[1],
            height: storedBounds.height + y[1])
        place(frame)
    }

    /// Gives the view its frame by layout, whatever its transform.
    func place(_ frame: CGRect) {
        let size = frame.size
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if abs(bounds.width - size.width) > 1e-6 || abs(bounds.height - size.height) > 1e-6 {
            bounds.size = size
        }
        if abs(center.x - middle.x) > 1e-6 || abs(center.y - middle.y) > 1e-6 { center = middle }
    }

    func fillsSuperview(of root: UIView) -> Bool {
        superview === root && autoresizingMask.contains([.flexibleWidth, .flexibleHeight])
    }

    /// From the top to the first baseline, from the last one to the bottom.
    var baselineInsets: (first: CGFloat, last: CGFloat) {
        if let label = self as? UILabel { return (label.font.ascender, -label.font.descender) }
        return (bounds.height, 0)
    }

    var effectiveMargins: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins = directionalLayoutMargins.resolved(mirrored: isMirrored)
        if insetsLayoutMarginsFromSafeArea {
            let safe = computedSafeArea
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        return margins
    }

    /// How much of the view lies under the edges that the device keeps for itself.
    var computedSafeArea: UIEdgeInsets {
        guard let window, HeadlessState.shared.safeAreaInsets != .zero else { return .zero }
        let safe = window.bounds.inset(by: HeadlessState.shared.safeAreaInsets)
        let here = convert(bounds, to: window)
        return UIEdgeInsets(
            top: max(0, min(safe.minY - here.minY, here.height)),
            left: max(0, min(safe.minX - here.minX, here.width)),
            bottom: max(0, min(here.maxY - safe.maxY, here.height)),
            right: max(0, min(here.maxX - safe.maxX, here.width)))
    }

    func directionChanged() {
        invalidateSolution()
        setNeedsLayout()
        for subview in storedSubviews { subview.directionChanged() }
    }
}
