/// A layout pass: constraints, then `layoutSubviews` from the root down, again while anything asks for it.
@MainActor enum HeadlessLayout {
    static var unsatisfied: [String] = []
    /// Passes that never came to rest.
    static var unsettled: [String] = []

    static func run(for view: UIView) {
        let root = view.root
        if root.isSolving {
            // Asked for while sizes are being gathered: only what is known already can be laid out.
            if view.needsLayout { layOut(view, recursively: false) }
            return
        }
        let isNested = root.isInLayout
        root.isInLayout = true
        defer { if !isNested { root.isInLayout = false } }
        var rounds = 0
        while root.treeNeedsLayout {
            root.treeNeedsLayout = false
            updateConstraints(root)
            if root.treeNeedsSolution {
                root.treeNeedsSolution = false
                solve(root)
            }
            layOut(isNested ? view : root, recursively: true)
            rounds += 1
            if rounds == 50 {
                unsettled.append("\(type(of: root))")
                break
            }
        }
        if isNested { root.treeNeedsLayout = true }
    }

    private static func updateConstraints(_ view: UIView) {
        for subview in view.subviews { updateConstraints(subview) }
        view.updateConstraintsIfNeeded()
    }

    private static func solve(_ root: UIView) {
        root.isSolving = true
        defer { root.isSolving = false }
        root.forgetWrapping()
        var engine = LayoutEngine(root: root, isFitting: false)
        var rounds = 0
        while engine.solve(), rounds < 4 {
            engine = LayoutEngine(root: root, isFitting: false)
            rounds += 1
        }
        engine.apply()
    }

    private static func layOut(_ view: UIView, recursively: Bool) {
        if view.needsLayout {
            view.needsLayout = false
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.controller?.viewDidLayoutSubviews()
        }
        guard recursively else { return }
        for subview in view.subviews where subview.superview === view { layOut(subview, recursively: true) }
    }

    static func fit(
        _ view: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let root = view.root
        let wasSolving = root.isSolving
        root.isSolving = true
        defer { root.isSolving = wasSolving }
        view.forgetWrapping()
        func engine() -> LayoutEngine {
            var engine = LayoutEngine(root: view, isFitting: true)
            let box = engine.rootBox
            engine.add(box.width + -target.width, equal: true, priority: Double(horizontal.rawValue))
            engine.add(box.height + -target.height, equal: true, priority: Double(vertical.rawValue))
            return engine
        }
        var fitting = engine()
        var rounds = 0
        while fitting.solve(), rounds < 4 {
            fitting = engine()
            rounds += 1
        }
        return fitting.fittingSize
    }
}

extension UIView {
    /// Text is first thought of as one line, then broken at the width that this comes to.
    fileprivate func forgetWrapping() {
        (self as? UILabel)?.wrapWidth = nil
        for subview in subviews { subview.forgetWrapping() }
    }
}
