#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// The parts of a dropdown that have a place on the screen, and that assistive technology can be at.
    enum DropdownPart: Hashable, Sendable {
        case button, list, footer
        /// A row of the list, by its name.
        case row(String)
    }

    /// A dropdown on the screen, as its surroundings know it: where it is, and whom to tell.
    @MainActor final class DropdownPresence {
        /// The dropdown's own identifier, `Feedback.reason`.
        private(set) var name = ""
        private(set) var group: String?
        /// Whether the open list moves what is below it.
        private(set) var pushes = false
        private(set) var isOpen: () -> Bool = { false }
        private(set) var send: (DropdownState.Event) -> Void = { _ in }
        private(set) var tell: (MenuMessage) -> Void = { _ in }
        /// Where button and list are, in global coordinates; the list only where it is among the app's views.
        private var frames: [DropdownPart: CGRect] = [:]
        /// Where the host draws the list, in global coordinates; nil where it does not.
        var overlay: CGRect?
        /// How many lists had opened when this one last did, itself included.
        private(set) var opening = 0
        private var wasOpen = false
        weak var host: DropdownHost?
        /// Whether a person has just opened the list, so that assistive technology is to go there.
        var movesFocus = false
        /// Whether the host draws what this has it draw.
        var isHeard = false {
            didSet { if isHeard != oldValue { heardChanged() } }
        }
        private var heardChanged: () -> Void = {}
        /// Whether the view is on the screen.
        private(set) var isHere = false

        nonisolated init() {}

        /// The view is gone. What it gave to call it by would keep it.
        func leave() {
            isHere = false
            (wasOpen, overlay) = (false, nil)
            isOpen = { false }
            heardChanged = {}
            send = { _ in }
            tell = { _ in }
        }

        /// Follows what the view on the screen has come to be.
        func follow(
            name: String, menu: MenuDocument.Dropdown, isOpen: @escaping () -> Bool,
            heardChanged: @escaping () -> Void, send: @escaping (DropdownState.Event) -> Void,
            tell: @escaping (MenuMessage) -> Void
        ) {
            isHere = true
            (self.name, group, pushes) = (name, menu.group, menu.presentation == .push)
            self.heardChanged = heardChanged
            (self.isOpen, self.send, self.tell) = (isOpen, send, tell)
            let isOpen = isOpen()
            if isOpen, !wasOpen { opening = DropdownHost.nextOpening() }
            wasOpen = isOpen
        }

        /// Where the button, or the view that stands for it, is; nil before it was laid out.
        var button: CGRect? { frames[.button] }

        func buttonCovers(_ point: CGPoint) -> Bool { frames[.button]?.contains(point) ?? false }

        func listCovers(_ point: CGPoint) -> Bool {
            frames[.list]?.contains(point) ?? overlay?.contains(point) ?? false
        }

        /// Button and list have been laid out. Where they only moved, something around them was scrolled.
        func move(to frames: [DropdownPart: CGRect]) {
            let before = self.frames
            self.frames = frames
            guard isOpen(), before.keys == frames.keys, before != frames else { return }
            for (part, frame) in frames where before[part]?.size != frame.size { return }
            send(.scroll)
        }
    }

    /// Where a dropdown's parts are, on their way to its ``DropdownPresence``.
    enum DropdownFramesKey: PreferenceKey {
        static var defaultValue: [DropdownPart: CGRect] { [:] }

        static func reduce(
            value: inout [DropdownPart: CGRect], nextValue: () -> [DropdownPart: CGRect]
        ) {
            value.merge(nextValue()) { $1 }
        }
    }

    /// Reports where a part of a dropdown is.
    struct DropdownFrame: ViewModifier {
        let part: DropdownPart

        func body(content: Self.Content) -> some View {
            content.background(
                GeometryReader { proxy in
                    Color.clear.preference(
                        key: DropdownFramesKey.self, value: [part: proxy.frame(in: .global)])
                })
        }
    }
#endif
