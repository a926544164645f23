/// A path by its points: enough for its bounds and for the shadow of a layer.
open class UIBezierPath: NSObject {
    private let path = CGPath()

    public override init() { super.init() }
    public convenience init(rect: CGRect) {
        self.init()
        add(rect)
    }
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        add(rect)
    }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        add(rect)
    }
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        add(rect)
    }

    private func add(_ rect: CGRect) {
        path.points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
    }

    open var cgPath: CGPath { path }
    open var bounds: CGRect { path.boundingBox }
    open var isEmpty: Bool { path.points.isEmpty }
    open var lineWidth: CGFloat = 1

    open func move(to point: CGPoint) { path.points.append(point) }
    open func addLine(to point: CGPoint) { path.points.append(point) }
    open func close() {}
}
