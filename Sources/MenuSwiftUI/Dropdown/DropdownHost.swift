#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    extension View {
        /// Makes this view the one that dropdowns in it draw their lists over, and in which a touch outside of an open
        /// list closes it. Put it on the root of the app's window, and of each sheet: it fills the room that it is
        /// offered, with this view in the middle.
        ///
        /// A touch outside is not swallowed: what was touched gets it too.
        public func dropdownHost() -> some View { modifier(DropdownHosting()) }
    }

    /// What dropdowns know of the view that they are in, and it of them.
    @MainActor final class DropdownHost {
        /// Whether the app has made a view the host; where it has not, all dropdowns without one share this.
        let isPlaced: Bool
        /// Where it is, in global coordinates; nil before it was laid out.
        var frame: CGRect?
        /// The dropdowns of all hosts that are, or were, on the screen.
        private static var members: [Member] = []
        private static var openings = 0
        /// Where the touch began that was heard of last.
        private var lastTouch: CGPoint?
        /// The lists that close when that touch has ended.
        private var closing: [DropdownPresence] = []

        private struct Member {
            weak var presence: DropdownPresence?
        }

        nonisolated init(isPlaced: Bool) { self.isPlaced = isPlaced }

        func add(_ presence: DropdownPresence) {
            presence.host = self
            Self.members.removeAll { $0.presence == nil || $0.presence === presence }
            Self.members.append(Member(presence: presence))
        }

        /// The dropdowns on the screen, whatever host they are in.
        static var everywhere: [DropdownPresence] {
            members.compactMap { $0.presence }.filter { $0.isHere }
        }

        private var presences: [DropdownPresence] { Self.everywhere.filter { $0.host === self } }

        /// A number over those of all lists that opened before.
        static func nextOpening() -> Int {
            openings += 1
            return openings
        }

        /// What a touch is on: of open lists the one in front, else what opens them.
        private func touched(at point: CGPoint) -> [DropdownPresence] {
            let lists = presences.filter { $0.isOpen() && $0.listCovers(point) }
            if let front = lists.max(by: { $0.opening < $1.opening }) { return [front] }
            return presences.filter { $0.buttonCovers(point) }
        }

        /// A touch has begun, or moved: it is outside of each open dropdown that it did not begin on. What opens another
        /// of the group has that one see to it.
        ///
        /// A list that has pushed what is below it closes only when the finger is up: what is touched would move away
        /// from under it, and get no touch.
        func touch(from point: CGPoint) {
            guard lastTouch != point else { return }
            // Of a touch that became something else nobody hears the end.
            touchEnded()
            lastTouch = point
            let reached = touched(at: point)
            for presence in presences
            where presence.isOpen() && !reached.contains(where: { $0 === presence }) {
                let group = presence.group
                if group != nil, reached.contains(where: { $0.group == group }) { continue }
                if presence.pushes {
                    closing.append(presence)
                } else {
                    presence.send(.tapOutside)
                }
            }
        }

        /// The finger is up.
        func touchEnded() {
            lastTouch = nil
            let closing = closing
            self.closing = []
            for presence in closing where presence.isOpen() { presence.send(.tapOutside) }
        }

        /// The room above and below a frame, in points; nil where nobody knows.
        func room(around frame: CGRect?, gap: Double) -> (above: Double, below: Double)? {
            guard let frame, let own = self.frame else { return nil }
            return (Double(frame.minY - own.minY) - gap, Double(own.maxY - frame.maxY) - gap)
        }
    }

    private struct DropdownHostKey: EnvironmentKey {
        static let defaultValue = DropdownHost(isPlaced: false)
    }

    extension EnvironmentValues {
        var dropdownHost: DropdownHost {
            get { self[DropdownHostKey.self] }
            set { self[DropdownHostKey.self] = newValue }
        }
    }

    /// Whether a list is open that a touch outside closes.
    enum DropdownWatchingKey: PreferenceKey {
        static var defaultValue: Bool { false }

        static func reduce(value: inout Bool, nextValue: () -> Bool) {
            value = value || nextValue()
        }
    }

    /// The dropdowns that a host draws the lists of: those that it hears from. What stands in a sheet knows of the host
    /// that is below, and is not heard there.
    enum DropdownHeardKey: PreferenceKey {
        struct Dropdown: Equatable {
            let presence: DropdownPresence

            static func == (left: Dropdown, right: Dropdown) -> Bool { left.presence === right.presence }
        }

        static var defaultValue: [Dropdown] { [] }

        static func reduce(value: inout [Dropdown], nextValue: () -> [Dropdown]) { value += nextValue() }
    }

    /// Where the host itself is.
    private enum DropdownHostFrameKey: PreferenceKey {
        static var defaultValue: CGRect? { nil }

        static func reduce(value: inout CGRect?, nextValue: () -> CGRect?) {
            value = nextValue() ?? value
        }
    }

    private struct DropdownHosting: ViewModifier {
        @State private var host = DropdownHost(isPlaced: true)
        @State private var isWatching = false

        func body(content: Self.Content) -> some View {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .onPreferenceChange(DropdownWatchingKey.self) { [isWatching = $isWatching] in
                    isWatching.wrappedValue = $0
                }
                .overlayPreferenceValue(DropdownOverlaysKey.self) { overlays in
                    DropdownOverlays(overlays: overlays)
                }
                .transformPreference(DropdownOverlaysKey.self) { $0 = [] }
                // A drag of no distance begins with the touch, and knows where; a tap does not before iOS 16.
                .simultaneousGesture(touches, including: isWatching ? .all : .subviews)
                .environment(\.dropdownHost, host)
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(
                            key: DropdownHostFrameKey.self, value: proxy.frame(in: .global))
                    }
                )
                .onPreferenceChange(DropdownHostFrameKey.self) { [host] frame in
                    MainActor.assumeIsolated { host.frame = frame }
                }
                .onPreferenceChange(DropdownHeardKey.self) { heard in
                    MainActor.assumeIsolated { for dropdown in heard { dropdown.presence.isHeard = true } }
                }
                .transformPreference(DropdownHeardKey.self) { $0 = [] }
        }

        private var touches: some Gesture {
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { [host] value in host.touch(from: value.startLocation) }
                .onEnded { [host] _ in host.touchEnded() }
        }
    }
#endif
