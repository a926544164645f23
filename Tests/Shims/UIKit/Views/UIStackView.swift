/// Lays its arranged views out in a row or column, by relations of its own in the layout engine. Hidden ones
/// take no room.
@MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(coder: coder)! }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open var arrangedSubviews: [UIView] { arranged }
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
    open var distribution = Distribution.fill { didSet { changed() } }
    open var alignment = Alignment.fill { didSet { changed() } }
    open var spacing: CGFloat = 0 { didSet { changed() } }
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(stackIndex, arranged.count))
        if view.superview !== self { addSubview(view) }
        changed()
    }
    /// As on Apple's, the view stays a subview.
    open func removeArrangedSubview(_ view: UIView) { forget(view) }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        changed()
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func forget(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        changed()
    }

    private func changed() {
        setNeedsLayout()
        invalidateSolution()
    }

    /// Extent of one view or of the stack along an axis, from low to high in the direction of arrangement.
    private struct Span {
        var start: LinearExpression
        var length: LinearExpression
        var end: LinearExpression { start + length }
        var middle: LinearExpression { start + length * 0.5 }
    }

    private func span(_ box: LayoutEngine.Box, along wanted: NSLayoutConstraint.Axis) -> Span {
        guard wanted == .horizontal else { return Span(start: box.y, length: box.height) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return Span(start: isMirrored ? (box.x + box.width) * -1 : box.x, length: box.width)
    }

    func addRelations(to engine: inout LayoutEngine) {
        let across = axis == .horizontal ? NSLayoutConstraint.Axis.vertical : .horizontal
        var box = engine.box(of: self)
        if isLayoutMarginsRelativeArrangement { box = box.inset(by: layoutMargins) }
        let visible = arranged.filter { !$0.isHidden }
        for view in arranged where view.isHidden {
            // Above whatever the view itself asks for.
            let hidden = span(engine.box(of: view), along: axis)
            engine.add(hidden.length, equal: true, priority: 1001)
            engine.add(hidden.start - span(box, along: axis).start, equal: true, priority: 1)
            let lateral = span(engine.box(of: view), along: across)
            engine.add(lateral.start - span(box, along: across).start, equal: true, priority: 1)
        }
        let spans = visible.map { span(engine.box(of: $0), along: axis) }
        addChain(spans, visible, span(box, along: axis), to: &engine)
        addAlignment(
            visible.map { span(engine.box(of: $0), along: across) }, span(box, along: across), to: &engine)
    }

    private func addChain(_ spans: [Span], _ views: [UIView], _ whole: Span, to engine: inout LayoutEngine) {
        guard let first = spans.first, let last = spans.last else {
            return engine.add(whole.length, equal: true, priority: 1)
        }
        engine.add(first.start - whole.start, equal: true, priority: 1000)
        engine.add(whole.end - last.end, equal: true, priority: 1000)
        let shared =
            distribution == .equalSpacing || distribution == .equalCentering
            ? engine.system.variable() : nil
        for (index, (one, next)) in zip(spans, spans.dropFirst()).enumerated() {
            let custom = customSpacings[ObjectIdentifier(views[index])] ?? Self.spacingUseDefault
            let gap = custom == Self.spacingUseDefault ? spacing : custom
            guard let shared else {
                engine.add(next.start - one.end + -gap, equal: true, priority: 1000)
                continue
            }
            engine.add(next.start - one.end + -gap, priority: 1000)
            let distance = distribution == .equalSpacing ? next.start - one.end : next.middle - one.middle
            engine.add(distance - shared, equal: true, priority: distribution == .equalSpacing ? 1000 : 149)
        }
        for (index, one) in spans.enumerated() where index > 0 {
            if distribution == .fillEqually {
                engine.add(one.length - first.length, equal: true, priority: 1000)
            } else if distribution == .fillProportionally {
                let sizes = [views[0], views[index]].map {
                    axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
                }
                guard sizes[0] > 0, sizes[1] > 0 else { continue }
                engine.add(one.length * sizes[0] - first.length * sizes[1], equal: true, priority: 999)
            }
        }
    }

    private func addAlignment(_ spans: [Span], _ whole: Span, to engine: inout LayoutEngine) {
        for one in spans {
            if alignment != .fill {
                engine.add(one.start - whole.start, priority: 1000)
                engine.add(whole.end - one.end, priority: 1000)
            }
            switch alignment {
            case .fill:
                engine.add(one.start - whole.start, equal: true, priority: 1000)
                engine.add(whole.end - one.end, equal: true, priority: 1000)
            case .leading, .firstBaseline: engine.add(one.start - whole.start, equal: true, priority: 1000)
            case .trailing, .lastBaseline: engine.add(whole.end - one.end, equal: true, priority: 1000)
            case .center: engine.add(one.middle - whole.middle, equal: true, priority: 1000)
            }
        }
        engine.add(whole.length, equal: true, priority: 1)
    }
}
