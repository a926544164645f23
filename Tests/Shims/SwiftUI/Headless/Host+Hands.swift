@_spi(Headless) extension SwiftUIHeadlessHost {
    /// Touches the middle of an element, or of the part of it that is in the host.
    public func tap(_ element: SwiftUIHeadless.Element, count: Int = 1) {
        let seen = element.frame.intersection(CGRect(origin: .zero, size: size))
        guard !seen.isNull else { return }
        tap(CGPoint(x: seen.midX, y: seen.midY), count: count)
    }

    /// Touches a point: what is in front there and takes touches decides; of its gestures and of those around it
    /// the innermost acts, and all that are simultaneous. A drag of no distance begins with the touch, before a tap is
    /// one; what moves away from under the finger because of it is not tapped.
    public func tap(_ point: CGPoint, count: Int = 1) {
        var chain = root!.hit(point) ?? []
        let drags = recognisers(in: chain) {
            if case .drag(let minimum, _) = $0.kind { minimum == 0 } else { false }
        }.filter { $0.priority == .simultaneous }
        for drag in drags {
            for changed in drag.recogniser.changed { changed(drag.value(from: point, to: point)) }
        }
        if !drags.isEmpty {
            let before = chain.map { (slot: $0.viewSlot, type: type(of: $0)) }
            update()
            chain = (root!.hit(point) ?? []).filter { node in
                before.contains { $0.slot === node.viewSlot && $0.type == type(of: node) }
            }
        }
        act(chain, on: [.tap(count: count)] + (count > 1 ? [.tap(count: 1)] : [])) { recogniser in
            for ended in recogniser.ended { ended(()) }
        }
        for drag in drags {
            for ended in drag.recogniser.ended { ended(drag.value(from: point, to: point)) }
        }
        update()
    }

    public func longPress(_ point: CGPoint) {
        act(root!.hit(point) ?? [], on: [.longPress]) { recogniser in
            for changed in recogniser.changed { changed(true) }
            for ended in recogniser.ended { ended(true) }
        }
        update()
    }

    /// Moves a finger. Where no gesture takes it, what can scroll does.
    public func drag(from start: CGPoint, to end: CGPoint) {
        let chain = root!.hit(start) ?? []
        let length = max(abs(end.x - start.x), abs(end.y - start.y))
        let isTaken = act(chain, isDragging: length) { gesture in
            let value = gesture.value(from: start, to: end)
            for changed in gesture.recogniser.changed { changed(value) }
            for ended in gesture.recogniser.ended { ended(value) }
        }
        if !isTaken, let scrollable = chain.lazy.compactMap({ $0 as? any Scrollable }).first {
            scrollable.offset = CGPoint(
                x: scrollable.offset.x + start.x - end.x, y: scrollable.offset.y + start.y - end.y)
        }
        update()
    }

    /// Scrolls what is at the point, or what comes first that can scroll.
    public func scroll(by distance: CGFloat, at point: CGPoint? = nil) {
        let found: (any Scrollable)? =
            point.map { root!.hit($0) ?? [] }.map { $0.lazy.compactMap { $0 as? any Scrollable }.first }
            ?? graph.scrollables.first
        guard let found else { return }
        found.offset = CGPoint(x: found.offset.x, y: found.offset.y + distance)
        update()
    }

    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        defer { update() }
        let keys = all(KeyNode.self)
        // Who has the focus is asked first, then those around it; without a focus all of them, inner ones first.
        let focused = keys.filter { $0.focus?.isFocused() == true }
        let asked =
            focused.isEmpty
            ? Array(keys.reversed())
            : keys.reversed().filter { node in focused.contains { $0 === node || node.holds($0) } }
        for node in asked where node.environment.isEnabled {
            if node.onPress?(key, modifiers) == true { return }
            if let onMove = node.onMove, let direction = MoveCommandDirection(key) {
                return onMove(direction)
            }
            if key == .escape, let onExit = node.onExit { return onExit() }
        }
        for node in keys
        where node.shortcut == KeyboardShortcut(key, modifiers: modifiers) && node.environment.isEnabled {
            guard let button = node.first(ButtonNode.self), button.environment.isEnabled else { continue }
            return onMain(button.action)
        }
    }

    /// Double tap with VoiceOver: the element's action, or else a touch of its middle.
    public func activate(_ element: SwiftUIHeadless.AccessibilityElement) {
        if let activate = element.inner.activate {
            activate()
            update()
        } else {
            tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
        }
    }

    /// Runs the custom action of that name; false if there is none.
    @discardableResult
    public func perform(_ name: String, on element: SwiftUIHeadless.AccessibilityElement) -> Bool {
        guard let action = element.inner.actions.first(where: { $0.kind.name == name }) else { return false }
        action.run()
        update()
        return true
    }

    public func adjust(
        _ element: SwiftUIHeadless.AccessibilityElement, _ direction: AccessibilityAdjustmentDirection
    ) {
        element.inner.adjust?(direction)
        update()
    }

    /// The gesture of VoiceOver to get out: asks the views around its focus, or all of them, the innermost in front
    /// first; false if none answers.
    @discardableResult public func performEscape() -> Bool {
        let focus = accessibilityFocus?.inner.node
        let answering = all(AccessibilityNode.self).reversed().first { node in
            node.said.actions.contains { $0.kind == .escape }
                && (focus == nil || focus === node || node.holds(focus!))
        }
        guard let action = answering?.said.actions.first(where: { $0.kind == .escape }) else { return false }
        action.run()
        update()
        return true
    }

    /// Moves the focus of VoiceOver, which views with an `AccessibilityFocusState` are told of.
    public func focus(_ element: SwiftUIHeadless.AccessibilityElement?) {
        for other in accessibilityElements where other.inner.focus?.isFocused() == true {
            if let element, other.inner.node === element.inner.node { continue }
            other.inner.focus?.setFocused(false)
        }
        element?.inner.focus?.setFocused(true)
        update()
    }

    // How touches find who answers.

    private func act(_ chain: [Node], on kinds: [Recogniser.Kind], _ run: (Recogniser) -> Void) {
        var isTaken = false
        let gestures = recognisers(in: chain) { kinds.contains($0.kind) }
        let high = gestures.last { $0.priority == .high }
        for (index, node) in chain.enumerated() {
            if let button = node as? ButtonNode, high == nil, !isTaken, kinds.contains(.tap(count: 1)),
                button.environment.isEnabled, !isShadowed(index, chain)
            {
                isTaken = true
                onMain(button.action)
            }
            guard let gesture = node as? GestureNode, gestures.contains(where: { $0 === gesture }) else {
                continue
            }
            if gesture.priority == .simultaneous || gesture === high || (high == nil && !isTaken) {
                if gesture.priority != .simultaneous { isTaken = true }
                run(gesture.recogniser)
            }
        }
    }

    private func act(_ chain: [Node], isDragging length: CGFloat, _ run: (GestureNode) -> Void) -> Bool {
        var isTaken = false
        let gestures = recognisers(in: chain) {
            if case .drag(let minimum, _) = $0.kind { length >= minimum } else { false }
        }
        for gesture in gestures where gesture.priority == .simultaneous || !isTaken {
            if gesture.priority != .simultaneous { isTaken = true }
            run(gesture)
        }
        return isTaken
    }

    private func recognisers(in chain: [Node], _ fits: (Recogniser) -> Bool) -> [GestureNode] {
        chain.enumerated().compactMap { index, node in
            guard let gesture = node as? GestureNode, fits(gesture.recogniser), gesture.environment.isEnabled,
                gesture.mask.contains(.gesture), !isShadowed(index, chain)
            else { return nil }
            return gesture
        }
    }

    /// Whether a gesture around it says that what is in it gets no touches.
    private func isShadowed(_ index: Int, _ chain: [Node]) -> Bool {
        chain[(index + 1)...].contains { ($0 as? GestureNode).map { !$0.mask.contains(.subviews) } ?? false }
    }

    private func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] { root!.all(kind) }
}

extension GestureNode {
    /// What a drag tells of a finger that has moved in the host, in the coordinates that it asks for.
    func value(from start: CGPoint, to end: CGPoint) -> DragGesture.Value {
        var origin = frame.origin
        if case .drag(_, let space) = recogniser.kind {
            switch space {
            case .local: break
            case .global: origin = .zero
            case .named(let name): origin = graph.named(name)?.origin ?? .zero
            }
        }
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: 0),
            location: CGPoint(x: end.x - origin.x, y: end.y - origin.y),
            startLocation: CGPoint(x: start.x - origin.x, y: start.y - origin.y))
    }
}

extension Node {
    /// Those of a kind in it, outer ones first.
    func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
        ((self as? Kind).map { [$0] } ?? []) + drawingOrder.flatMap { $0.all(kind) }
    }

    func first<Kind: Node>(_ kind: Kind.Type) -> Kind? { all(kind).first }

    func holds(_ node: Node) -> Bool { children.contains { $0 === node || $0.holds(node) } }
}

extension MoveCommandDirection {
    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}
