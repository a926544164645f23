#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// A view of the app's that opens a list: it takes touches and is read as a button, until it is let go.
        @MainActor final class Anchor {
            private let role: AnchorRole

            var view: UIView? { role.view }

            init(_ view: UIView, tapped: @escaping () -> Void) {
                role = AnchorRole.of(view)
                role.begin(ObjectIdentifier(self), tapped)
            }

            /// Whether a touch on the view opens this list, not that of a newer anchor on the same view.
            var isHeard: Bool { role.isHeard(ObjectIdentifier(self)) }

            /// Gives the view the looks of a button; nil leaves it those of its own.
            func dress(in look: MenuDocument.PartStyle?) { role.dress(look, for: ObjectIdentifier(self)) }

            /// Says what the view opens; its own name, hint and identifier stay, where it has any.
            func speak(label: String?, value: String?, hint: String?, identifier: String?, isOpen: Bool) {
                let words = AnchorRole.Words(
                    label: label, value: value, hint: hint, identifier: identifier, isOpen: isOpen)
                role.speak(words, for: ObjectIdentifier(self))
            }

            /// Leaves the view as it was, unless it opens another list too.
            func letGo() { role.end(ObjectIdentifier(self)) }
        }
    }
#endif
