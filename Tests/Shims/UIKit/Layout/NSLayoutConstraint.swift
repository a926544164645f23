public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// first.attribute (=, ≤, ≥) second.attribute × multiplier + constant. Held by the nearest view over both items
/// while it is active.
@MainActor open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline
    }
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    public enum Axis: Int, Sendable { case horizontal, vertical }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat { didSet { if constant != oldValue { holder?.invalidateSolution() } } }
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.invalidateSolution() } }
    }
    open var identifier: String?
    weak var holder: UIView?

    init(
        _ firstItem: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ secondItem: AnyObject?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        self.firstItem = firstItem
        self.secondItem = secondItem
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c)
    }

    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : holder?.drop(self) }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { one.isActive = true }
    }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { one.isActive = false }
    }

    private func activate() {
        guard holder == nil, let first = Self.view(of: firstItem) else { return }
        guard secondAttribute != .notAnAttribute else { return first.hold(self) }
        var here: UIView? = first
        while let view = here {
            if let second = Self.view(of: secondItem), second.isDescendant(of: view) {
                return view.hold(self)
            }
            here = view.superview
        }
        fatalError(
            "NSGenericException: Unable to activate constraint with anchors \(self) because they have no common "
                + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?"
        )
    }

    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    func refers(toDescendantOf view: UIView) -> Bool {
        [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
    }

    open override var description: String {
        MainActor.assumeIsolated {
            let names = [firstItem, secondItem].map { $0.map { "\(type(of: $0))" } ?? "" }
            let sign = [".lessThanOrEqual": "<="]["\(relation)"] ?? "\(relation)"
            return "<NSLayoutConstraint \(names[0]).\(firstAttribute) \(sign) \(names[1]).\(secondAttribute)"
                + " * \(multiplier) + \(constant) @\(priority.rawValue) \(identifier ?? "")>"
        }
    }
}
