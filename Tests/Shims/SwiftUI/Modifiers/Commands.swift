public struct KeyEquivalent: Equatable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension View {
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        wrapped { node, _ in KeyNode(node, shortcut: shortcut) }
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        wrapped { node, _ in KeyNode(node, shortcut: shortcut) }
    }
}

public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

@available(iOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func onMoveCommand(
        perform action: ((_ direction: MoveCommandDirection) -> Void)? = nil
    ) -> some View {
        wrapped { node, _ in KeyNode(node, onMove: action) }
    }

    nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
        wrapped { node, _ in KeyNode(node, onExit: action) }
    }
}

@available(iOS 17.0, macOS 14.0, *)
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }

    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { onKeyPress(keys: [key]) { _ in action() } }

    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        wrapped { node, _ in
            KeyNode(node) { press in keys.contains(press.key) ? action(press) : .ignored }
        }
    }

    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        wrapped { node, _ in KeyNode(node, onKeyPress: action) }
    }
}
