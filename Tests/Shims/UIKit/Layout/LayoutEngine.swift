/// Gathers what the constraints under one view say and solves it. Positions are counted from the corner of the
/// root's content; transforms play no part, as on Apple's.
@MainActor struct LayoutEngine {
    struct Box {
        var x: LinearExpression
        var y: LinearExpression
        var width: LinearExpression
        var height: LinearExpression
    }

    var system = LinearSystem()
    private let root: UIView
    private let isFitting: Bool
    private var boxes: [ObjectIdentifier: Box] = [:]
    private var contents: [ObjectIdentifier: (view: UIScrollView, box: Box)] = [:]
    private var values: [Double] = []
    private var solved: [(item: AnyObject, relative: Box)] = []

    /// - Parameter isFitting: the size of the root is asked for, rather than given.
    init(root: UIView, isFitting: Bool) {
        self.root = root
        self.isFitting = isFitting
        let zero = LinearExpression(0)
        var box = Box(
            x: zero + root.bounds.minX, y: zero + root.bounds.minY, width: zero + root.bounds.width,
            height: zero + root.bounds.height)
        if isFitting {
            (box.width, box.height) = (system.variable(), system.variable())
            boxes[ObjectIdentifier(root)] = box
            addIntrinsicSize(of: root, box)
        }
        boxes[ObjectIdentifier(root)] = box
        gather(root)
    }

    /// Box of the root, for asking that it fit.
    var rootBox: Box { boxes[ObjectIdentifier(root)]! }

    private mutating func gather(_ view: UIView) {
        _ = box(of: view)
        (view as? UIStackView)?.addRelations(to: &self)
        for constraint in view.heldConstraints { add(constraint) }
        for subview in view.subviews { gather(subview) }
    }

    mutating func box(of view: UIView) -> Box {
        if let known = boxes[ObjectIdentifier(view)] { return known }
        guard let parent = view.superview else { return boxes[ObjectIdentifier(root)]! }
        var outer = box(of: parent)
        outer.x.constant -= parent.bounds.minX
        outer.y.constant -= parent.bounds.minY
        var relative: Box
        if view.translatesAutoresizingMaskIntoConstraints {
            let size = view.bounds.size
            relative = Box(
                x: LinearExpression(view.center.x - size.width / 2),
                y: LinearExpression(view.center.y - size.height / 2), width: LinearExpression(size.width),
                height: LinearExpression(size.height))
            if isFitting, view.fillsSuperview(of: root) {
                (relative.width, relative.height) = (outer.width, outer.height)
            }
        } else {
            relative = Box(
                x: system.variable(), y: system.variable(), width: system.variable(),
                height: system.variable())
            solved.append((view, relative))
        }
        let box = Box(
            x: outer.x + relative.x, y: outer.y + relative.y, width: relative.width, height: relative.height)
        boxes[ObjectIdentifier(view)] = box
        if !view.translatesAutoresizingMaskIntoConstraints { addIntrinsicSize(of: view, box) }
        return box
    }

    /// The content of a scroll view, as those inside it see its edges.
    private mutating func content(of view: UIScrollView) -> Box {
        if let known = contents[ObjectIdentifier(view)] { return known.box }
        var box = box(of: view)
        box.x.constant -= view.bounds.minX
        box.y.constant -= view.bounds.minY
        (box.width, box.height) = (system.variable(), system.variable())
        contents[ObjectIdentifier(view)] = (view, box)
        return box
    }

    private mutating func box(of guide: UILayoutGuide) -> Box? {
        guard let view = guide.owningView else { return nil }
        let outer = box(of: view)
        switch guide.role {
        case .scrollFrame: return outer
        case .scrollContent: return content(of: view as! UIScrollView)
        case .safeArea: return outer.inset(by: view.safeAreaInsets)
        case .margins: return outer.inset(by: view.layoutMargins)
        case .free:
            if let known = boxes[ObjectIdentifier(guide)] { return known }
            let relative = Box(
                x: system.variable(), y: system.variable(), width: system.variable(),
                height: system.variable())
            solved.append((guide, relative))
            let box = Box(
                x: outer.x + relative.x, y: outer.y + relative.y, width: relative.width,
                height: relative.height)
            boxes[ObjectIdentifier(guide)] = box
            return box
        }
    }

    private mutating func addIntrinsicSize(of view: UIView, _ box: Box) {
        let size = view.intrinsicContentSize
        for (axis, length, extent) in [
            (NSLayoutConstraint.Axis.horizontal, box.width, size.width), (.vertical, box.height, size.height),
        ] where extent != UIView.noIntrinsicMetric {
            let compression = view.contentCompressionResistancePriority(for: axis)
            let hugging = view.contentHuggingPriority(for: axis)
            add(length + -extent, priority: Double(compression.rawValue))
            add((length * -1) + extent, priority: Double(hugging.rawValue))
        }
        add(box.width, priority: 1000)
        add(box.height, priority: 1000)
    }

    mutating func add(
        _ expression: LinearExpression, equal: Bool = false, priority: Double,
        source: NSLayoutConstraint? = nil
    ) {
        system.relations.append(
            LinearRelation(expression: expression, isEquality: equal, priority: priority, source: source))
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let firstItem = constraint.firstItem, let view = NSLayoutConstraint.view(of: firstItem),
            view.isDescendant(of: root)
        else { return }
        let mirrored =
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            && [constraint.firstAttribute, constraint.secondAttribute].contains { $0.isDirectional }
        guard
            let first = expression(
                firstItem, constraint.firstAttribute, mirrored, other: constraint.secondItem)
        else { return }
        var difference = first + -Double(constraint.constant)
        if constraint.secondAttribute != .notAnAttribute {
            guard let secondItem = constraint.secondItem, let other = NSLayoutConstraint.view(of: secondItem),
                other.isDescendant(of: root),
                let second = expression(secondItem, constraint.secondAttribute, mirrored, other: firstItem)
            else { return }
            difference.add(second, times: -Double(constraint.multiplier))
        }
        if constraint.relation == .lessThanOrEqual { difference = difference * -1 }
        add(
            difference, equal: constraint.relation == .equal, priority: Double(constraint.priority.rawValue),
            source: constraint)
    }

    /// - Parameter mirrored: count from the right, so that leading grows towards trailing.
    private mutating func expression(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ mirrored: Bool, other: AnyObject?
    ) -> LinearExpression? {
        var found: Box?
        if let scroll = item as? UIScrollView, ![.width, .height].contains(attribute),
            let inner = NSLayoutConstraint.view(of: other), inner !== scroll, inner.isDescendant(of: scroll)
        {
            found = content(of: scroll)
        } else if let view = item as? UIView {
            found = box(of: view)
        } else if let guide = item as? UILayoutGuide {
            found = box(of: guide)
        }
        guard let box = found else { return nil }
        let left = mirrored ? (box.x + box.width) * -1 : box.x
        let baseline = (item as? UIView)?.baselineInsets ?? (first: 0, last: 0)
        switch attribute {
        case .leading: return left
        case .trailing: return left + box.width
        case .centerX: return left + box.width * 0.5
        case .left: return box.x
        case .right: return box.x + box.width
        case .top: return box.y
        case .bottom: return box.y + box.height
        case .width: return box.width
        case .height: return box.height
        case .centerY: return box.y + box.height * 0.5
        case .firstBaseline: return box.y + Double(baseline.first)
        case .lastBaseline: return box.y + box.height + -Double(baseline.last)
        case .notAnAttribute: return nil
        }
    }

    /// Solves. True if text now wraps at another width than was thought, so that all must be gathered again.
    mutating func solve() -> Bool {
        values = system.solve()
        var textChanged = false
        for (item, box) in solved {
            if let label = item as? UILabel, label.wrap(at: box.width.value(values)) { textChanged = true }
        }
        return textChanged
    }

    /// The size that the root has come to.
    var fittingSize: CGSize {
        CGSize(width: rootBox.width.value(values), height: rootBox.height.value(values))
    }

    /// Gives every view its frame.
    func apply() {
        HeadlessLayout.unsatisfied = system.conflicts.map(\.description)
        for (item, box) in solved {
            let frame = CGRect(
                x: box.x.value(values), y: box.y.value(values), width: box.width.value(values),
                height: box.height.value(values))
            if let view = item as? UIView {
                view.place(frame)
            } else if let guide = item as? UILayoutGuide {
                let origin = guide.owningView?.bounds.origin ?? .zero
                guide.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
            }
        }
        for (scroll, box) in contents.values {
            let size = CGSize(width: box.width.value(values), height: box.height.value(values))
            if scroll.contentSize != size { scroll.contentSize = size }
        }
    }
}

extension LayoutEngine.Box {
    func inset(by insets: UIEdgeInsets) -> LayoutEngine.Box {
        LayoutEngine.Box(
            x: x + insets.left, y: y + insets.top, width: width + -(insets.left + insets.right),
            height: height + -(insets.top + insets.bottom))
    }
}

extension NSLayoutConstraint.Attribute {
    var isDirectional: Bool { self == .leading || self == .trailing }
}
