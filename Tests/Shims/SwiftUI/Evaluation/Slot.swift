/// One step on the way from the root to a view: what makes its identity.
enum Key: Hashable {
    case index(Int)
    case branch(Bool)
    case id(AnyHashable)
    case content, body, effect
    case named(String)
}

/// The place of a view in the tree, and what is kept there while the view is there.
final class Slot {
    let graph: Graph
    let key: Key
    private(set) weak var parent: Slot?
    private(set) var children: [Key: Slot] = [:]
    var pass = 0
    /// What the dynamic properties of the view keep, in their order.
    var properties: [AnyObject?] = []
    private var memories: [String: Any] = [:]
    var onDisappear: (() -> Void)?
    var transition: AnyTransition?
    var animation: Animation?
    /// Tells which children stay though they were not built, as rows out of sight.
    var keepsAbsent: ((Key) -> Bool)?

    init(_ graph: Graph, _ key: Key, parent: Slot?) {
        self.graph = graph
        self.key = key
        self.parent = parent
    }

    func child(_ key: Key) -> Slot {
        let slot = children[key] ?? Slot(graph, key, parent: self)
        children[key] = slot
        slot.pass = graph.pass
        return slot
    }

    func isUnder(_ other: Slot) -> Bool {
        self === other || parent?.isUnder(other) ?? false
    }

    func memory<Value>(_ name: String, _ type: Value.Type) -> Value? { memories[name] as? Value }
    func remember(_ name: String, _ value: Any) { memories[name] = value }

    /// Lets go of what the last evaluation did not come by; what keeps its place just disappears.
    func sweep() {
        for (key, child) in children {
            if child.pass == graph.pass {
                child.sweep()
            } else if keepsAbsent?(key) == true {
                child.disappear(isRemoved: false)
            } else {
                children[key] = nil
                child.disappear(isRemoved: true, animation)
            }
        }
    }

    private func disappear(isRemoved: Bool, _ animation: Animation? = nil) {
        for child in children.values { child.disappear(isRemoved: isRemoved, animation) }
        if let onDisappear {
            self.onDisappear = nil
            graph.afterLayout(onDisappear)
        }
        memories["appeared"] = nil
        if isRemoved, let transition { graph.record(transition, .removal, animation) }
    }
}
