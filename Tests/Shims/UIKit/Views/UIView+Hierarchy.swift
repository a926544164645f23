extension UIView {
    public func isDescendant(of view: UIView) -> Bool {
        var here: UIView? = self
        while let one = here {
            if one === view { return true }
            here = one.superview
        }
        return false
    }

    public func viewWithTag(_ tag: Int) -> UIView? { firstDescendant { $0.tag == tag } }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        storedSubviews.swapAt(index1, index2)
    }

    var root: UIView {
        var here = self
        while let parent = here.superview { here = parent }
        return here
    }

    func firstDescendant(where matches: (UIView) -> Bool) -> UIView? {
        if matches(self) { return self }
        for subview in storedSubviews {
            if let found = subview.firstDescendant(where: matches) { return found }
        }
        return nil
    }

    func move(_ view: UIView, to index: Int) {
        guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        storedSubviews.insert(storedSubviews.remove(at: old), at: index)
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "NSInvalidArgumentException: Can't add self as subview")
        if view.superview === self {
            return move(view, to: min(index, storedSubviews.count - 1))
        }
        view.detach(movingTo: self)
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        if oldWindow !== window { view.tellWindow(willMoveTo: window) }
        storedSubviews.insert(view, at: index)
        view.superview = self
        invalidateSolution()
        setNeedsLayout()
        view.setNeedsLayout()
        didAddSubview(view)
        view.didMoveToSuperview()
        view.updateTraits()
        if oldWindow !== window { view.tellWindowMoved() }
        view.tellTintChange()
    }

    func detach(movingTo newSuperview: UIView?) {
        guard let old = superview, old !== newSuperview else { return }
        let oldWindow = old.window
        let newWindow = newSuperview?.window
        if let stack = old as? UIStackView { stack.forget(self) }
        if newSuperview == nil { willMove(toSuperview: nil) }
        if oldWindow != nil, newWindow !== oldWindow {
            tellWindow(willMoveTo: newWindow)
            if let first = HeadlessResponders.first as? UIView, first.isDescendant(of: self) {
                HeadlessResponders.first = nil
            }
        }
        old.willRemoveSubview(self)
        dropConstraintsAcross(old)
        old.storedSubviews.removeAll { $0 === self }
        old.invalidateSolution()
        old.setNeedsLayout()
        superview = nil
        treeNeedsLayout = true
        treeNeedsSolution = true
        if newSuperview == nil {
            didMoveToSuperview()
            if oldWindow != nil { tellWindowMoved() }
        }
    }

    /// Constraints between what leaves and what stays go, as on Apple's.
    private func dropConstraintsAcross(_ old: UIView) {
        var here: UIView? = old
        while let view = here {
            for constraint in view.heldConstraints where constraint.refers(toDescendantOf: self) {
                view.drop(constraint)
            }
            here = view.superview
        }
    }

    private func tellWindow(willMoveTo window: UIWindow?) {
        willMove(toWindow: window)
        for subview in storedSubviews { subview.tellWindow(willMoveTo: window) }
    }

    private func tellWindowMoved() {
        didMoveToWindow()
        for subview in storedSubviews { subview.tellWindowMoved() }
    }

    func tellTintChange() {
        tintColorDidChange()
        for subview in storedSubviews where subview.storedTint == nil { subview.tellTintChange() }
    }
}

extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return pointToRoot(point) }
        return view.pointFromRoot(pointToRoot(point))
    }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return pointFromRoot(point) }
        return view.convert(point, to: self)
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { convert($0, to: view) }
        let xs = corners.map(\.x).sorted()
        let ys = corners.map(\.y).sorted()
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? root).convert(rect, to: self)
    }

    private func pointToRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        let offset = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
        return superview.pointToRoot(CGPoint(x: center.x + offset.x, y: center.y + offset.y))
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        let outer = superview.pointFromRoot(point)
        let offset = CGPoint(x: outer.x - center.x, y: outer.y - center.y).applying(transform.inverted())
        return CGPoint(x: offset.x + bounds.midX, y: offset.y + bounds.midY)
    }
}
