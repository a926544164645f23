@_spi(Headless) extension SwiftUIHeadless {
    /// Shows a view in that size.
    @MainActor public static func host(_ view: some View, size: CGSize) -> Host { Host(view, size: size) }
}

/// A view that is shown, and the hands and eyes of who uses it.
@_spi(Headless) @MainActor public final class SwiftUIHeadlessHost {
    let graph = Graph()
    private var view: any View
    private(set) var root: Node?

    /// What of the surroundings a test may choose; the view is evaluated anew.
    public var size: CGSize { didSet { update() } }
    public var colorScheme = ColorScheme.light { didSet { update() } }
    public var layoutDirection = LayoutDirection.leftToRight { didSet { update() } }
    public var isReduceMotionEnabled = false { didSet { update() } }
    public var dynamicTypeSize = DynamicTypeSize.large { didSet { update() } }
    /// Any other value of the environment, set before these.
    public var environment = EnvironmentValues() { didSet { update() } }

    init(_ view: some View, size: CGSize) {
        self.view = view
        self.size = size
        graph.root = Slot(graph, .content, parent: nil)
        update()
    }

    /// Shows another value of the view in the same place: what has its state keeps it.
    public func show(_ view: some View) {
        self.view = view
        update()
    }

    /// Evaluates until nothing changes any more. The hooks that act do so themselves; call it when something
    /// changed that no state of the view's tells of.
    public func update() {
        for _ in 0..<50 {
            pass()
            guard graph.isInvalid else { return }
        }
        graph.issues.append("the view did not come to rest: each evaluation changes a state again")
    }

    private func pass() {
        let animation = graph.pendingAnimation
        graph.beginPass()
        graph.pass += 1
        graph.bodies = [:]
        graph.coordinateSpaces = [:]
        graph.scrollables = []
        if let animation { graph.record(animation, nil) }
        var values = environment
        values.colorScheme = colorScheme
        values.layoutDirection = layoutDirection
        values.accessibilityReduceMotion = isReduceMotionEnabled
        values.dynamicTypeSize = dynamicTypeSize
        graph.root.pass = graph.pass
        graph.root.animation = animation
        let context = Context(environment: values, slot: graph.root, animation: animation)
        let root = ZStackNode.joining(evaluate(view, in: context), context)
        let bounds = CGRect(origin: .zero, size: size)
        graph.viewport = bounds
        // The view is in the middle of the host, as of a window.
        let fitting = root.size(Proposal(size))
        root.place(
            CGRect(
                x: bounds.midX - fitting.width / 2, y: bounds.midY - fitting.height / 2,
                width: fitting.width, height: fitting.height), Proposal(size))
        self.root = root
        graph.root.sweep()
        graph.isFirstPass = false
        graph.runWaiting()
    }
}

@_spi(Headless) extension SwiftUIHeadless {
    public typealias Host = SwiftUIHeadlessHost
}
