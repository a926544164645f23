/// A path by its points: enough for its bounds, for the shadow of a layer, and to say what was drawn.
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

    /// Nothing is drawn: what would be is kept for `UIKitHeadless.drawing(of:)`.
    open func fill() { HeadlessDrawing.note(.fill(HeadlessDrawing.fillColor), bounds) }
    open func stroke() {
        HeadlessDrawing.note(.stroke(HeadlessDrawing.strokeColor, width: lineWidth), bounds)
    }

    open func move(to point: CGPoint) { path.points.append(point) }
    open func addLine(to point: CGPoint) { path.points.append(point) }
    open func close() {}
}

/// What a view draws, and with which colours; on Apple's the graphics context.
enum HeadlessDrawing {
    nonisolated(unsafe) static var fillColor = UIColor.black
    nonisolated(unsafe) static var strokeColor = UIColor.black
    nonisolated(unsafe) static var strokes: [UIKitHeadless.Drawn] = []

    static func note(_ kind: UIKitHeadless.Drawn.Kind, _ bounds: CGRect) {
        strokes.append(.init(kind: kind, bounds: bounds))
    }
}
