/// What one shown view keeps between two evaluations.
final class Graph: @unchecked Sendable {
    private(set) var isInvalid = false
    /// The animation of the last `withAnimation` that changed a state.
    private(set) var pendingAnimation: Animation?

    var isFirstPass = true
    var pass = 0
    var root: Slot!
    var viewport = CGRect.zero
    var animations: [(animation: Animation?, value: String?)] = []
    var transitions: [(AnyTransition, Change, Animation?)] = []
    /// By type: bodies in the last evaluation, and in all.
    var bodies: [String: Int] = [:]
    var allBodies: [String: Int] = [:]
    var coordinateSpaces: [AnyHashable: Node] = [:]
    var scrollables: [any Scrollable] = []
    var issues: [String] = []
    private var waiting: [() -> Void] = []
    private var lastNumber = 0

    enum Change { case insertion, removal }

    init() {}

    /// Called by any state that is set.
    func invalidate() {
        isInvalid = true
        if let animation = Transaction.current.animation { pendingAnimation = animation }
    }

    func beginPass() {
        isInvalid = false
        pendingAnimation = nil
    }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// What is to run when frames and preferences are known.
    func afterLayout(_ action: @escaping () -> Void) { waiting.append(action) }

    func runWaiting() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    func record(_ animation: Animation?, _ value: String?) {
        animations.append((animation, value))
    }

    func record(_ transition: AnyTransition, _ change: Change, _ animation: Animation?) {
        transitions.append((transition, change, transition.animation ?? animation))
    }

    func count(_ view: Any.Type) {
        let name = String(describing: view)
        bodies[name, default: 0] += 1
        allBodies[name, default: 0] += 1
    }

    func named(_ name: AnyHashable) -> CGRect? { coordinateSpaces[name]?.frame }
}
