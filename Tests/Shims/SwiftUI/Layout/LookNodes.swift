/// What is drawn differently without another layout.
struct Drawing {
    var opacity = 1.0
    var isHidden = false
    var isClipped = false
    var clip: ((CGRect) -> Path)?
    var cornerRadius: CGFloat?
    var border: (Color, CGFloat)?
    var shadow: (Color, CGFloat, CGSize)?
    var rotation: Angle?
    var scale: CGSize?
    var flipsForDirection = false

    var isInvisible: Bool { isHidden || opacity <= 0 }
}

final class DrawingNode: WrapperNode {
    var drawing = Drawing()

    override func hit(_ point: CGPoint) -> [Node]? {
        if drawing.isInvisible { return nil }
        if drawing.isClipped {
            guard frame.contains(point) else { return nil }
            if let clip = drawing.clip, !clip(frame).contains(point) { return nil }
        }
        return super.hit(point)
    }

    override func describe() -> SwiftUIHeadless.Element {
        var element = SwiftUIHeadless.Element(.group, self, [child.describe()])
        element.drawing = drawing
        return element
    }

    override func accessibilityElements() -> [AccessibleElement] {
        drawing.isInvisible ? [] : super.accessibilityElements()
    }
}

/// Where touches are taken.
final class HitNode: WrapperNode {
    var isAllowed = true
    var shape: ((CGRect) -> Path)?

    override func hit(_ point: CGPoint) -> [Node]? {
        guard isAllowed else { return nil }
        guard let shape else { return super.hit(point) }
        guard shape(frame).contains(point) else { return nil }
        return super.hit(point) ?? [self]
    }
}

final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
    private let make: (Key.Value?, AnchorHolder) -> Key.Value
    private let holder = AnchorHolder()

    init(_ child: Node, make: @escaping (Key.Value?, AnchorHolder) -> Key.Value) {
        self.make = make
        super.init(like: child)
        holder.node = self
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key == Key.self else { return super.reducePreference(key, into: &value) }
        var inner: Key.Value?
        child.reducePreference(Key.self, into: &inner)
        guard let mine = make(inner, holder) as? K.Value else { return }
        if value == nil {
            value = mine
        } else {
            K.reduce(value: &value!) { mine }
        }
    }
}

final class ButtonNode: WrapperNode {
    let role: ButtonRole?
    let action: @MainActor () -> Void

    init(
        _ child: Node, _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ context: Context
    ) {
        self.role = role
        self.action = action
        super.init(child, context)
    }

    /// A plain button is touched where its label draws, others in all of their frame.
    var takesWholeFrame: Bool {
        switch environment.buttonStyle {
        case .plain, .custom, .primitive: false
        default: true
        }
    }

    override func isHit(_ point: CGPoint) -> Bool { takesWholeFrame && frame.contains(point) }

    override func describe() -> SwiftUIHeadless.Element {
        SwiftUIHeadless.Element(.button, self, [child.describe()])
    }

    override func accessibilityElements() -> [AccessibleElement] {
        var element = AccessibleElement.combining(super.accessibilityElements(), self)
        element.traits.formUnion(.isButton)
        element.activate = environment.isEnabled ? { [action] in onMain(action) } : {}
        element.isEnabled = environment.isEnabled
        return [element]
    }
}

final class GestureNode: WrapperNode {
    enum Priority { case normal, simultaneous, high }

    let recogniser: Recogniser
    let priority: Priority
    let mask: GestureMask

    init(
        _ child: Node, _ recogniser: Recogniser, _ priority: Priority, _ mask: GestureMask,
        _ context: Context
    ) {
        self.recogniser = recogniser
        self.priority = priority
        self.mask = mask
        super.init(child, context)
    }

    override func describe() -> SwiftUIHeadless.Element { child.describe() }
}

/// What answers to keys.
final class KeyNode: WrapperNode {
    var shortcut: KeyboardShortcut?
    var isFocusable: Bool?
    var focus: FocusLink?
    var onMove: ((MoveCommandDirection) -> Void)?
    var onExit: (() -> Void)?
    /// What `onKeyPress` was given; kept as what does not need a later system.
    var onPress: ((KeyEquivalent, EventModifiers) -> Bool)?

    init(
        _ child: Node, shortcut: KeyboardShortcut? = nil, isFocusable: Bool? = nil, focus: FocusLink? = nil,
        onMove: ((MoveCommandDirection) -> Void)? = nil, onExit: (() -> Void)? = nil
    ) {
        super.init(like: child)
        self.shortcut = shortcut
        self.isFocusable = isFocusable
        self.focus = focus
        self.onMove = onMove
        self.onExit = onExit
    }

    init(_ child: Node, onKeyPress: @escaping (KeyPress) -> KeyPress.Result) {
        super.init(like: child)
        onPress = { key, modifiers in
            onKeyPress(
                KeyPress(
                    phase: .down, key: key, characters: String(key.character), modifiers: modifiers))
                == .handled
        }
    }
}
