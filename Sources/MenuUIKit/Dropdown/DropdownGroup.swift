#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// Dropdowns of which at most one is open: one that opens closes the others first.
    ///
    /// It holds none of them; give it to the ``DropdownControl/group`` of each.
    @MainActor public final class DropdownGroup {
        private var members: [Member] = []

        private struct Member {
            weak var control: DropdownControl?
        }

        /// A group without members.
        public init() {}

        func add(_ control: DropdownControl) {
            remove(control)
            members.append(Member(control: control))
        }

        func remove(_ control: DropdownControl) {
            members.removeAll { $0.control == nil || $0.control === control }
        }

        /// Closes the others before an event opens one.
        func makeWay(for control: DropdownControl, _ event: DropdownState.Event) {
            for member in members where member.control !== control { member.control?.giveWay(to: event) }
        }

        /// Whether a touch on a view opens or closes one of the group, which then sees to the others itself.
        func opens(by view: UIView, but control: DropdownControl) -> Bool {
            members.contains { $0.control.map { $0 !== control && $0.opens(by: view) } ?? false }
        }
    }
#endif
