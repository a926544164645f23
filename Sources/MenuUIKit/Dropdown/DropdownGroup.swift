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

        /// The others that are open.
        func open(but control: DropdownControl) -> [DropdownControl] {
            members.compactMap(\.control).filter { $0 !== control && $0.state.isOpen }
        }

        /// Whether a touch on a view opens or closes one of the group, which then sees to the others itself.
        func opens(by view: UIView, but control: DropdownControl) -> Bool {
            members.contains { $0.control.map { $0 !== control && $0.opens(by: view) } ?? false }
        }
    }
#endif
