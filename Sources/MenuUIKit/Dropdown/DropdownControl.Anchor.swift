#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// A view of the app's that opens a list: it takes touches and is read as a button, until it is let go.
        @MainActor final class Anchor {
            private(set) weak var view: UIView?
            private let before: Before
            private let tap: UIGestureRecognizer?
            private let action: UIAction?

            /// What the view was before.
            private struct Before {
                let takesTouches: Bool
                let isElement: Bool
                let isButton: Bool
                let label: String?
                let value: String?
                let hint: String?
                let identifier: String?
            }

            init(_ view: UIView, tapped: @escaping () -> Void) {
                self.view = view
                before = Before(
                    takesTouches: view.isUserInteractionEnabled, isElement: view.isAccessibilityElement,
                    isButton: view.accessibilityTraits.contains(.button), label: view.accessibilityLabel,
                    value: view.accessibilityValue, hint: view.accessibilityHint,
                    identifier: view.accessibilityIdentifier)
                view.isUserInteractionEnabled = true
                view.isAccessibilityElement = true
                view.accessibilityTraits.insert(.button)
                if let control = view as? UIControl {
                    let action = UIAction { _ in tapped() }
                    control.addAction(action, for: .touchUpInside)
                    (self.action, tap) = (action, nil)
                } else {
                    let tap = Tap(tapped: tapped)
                    view.addGestureRecognizer(tap)
                    (self.tap, action) = (tap, nil)
                }
            }

            /// Says what the view opens; its own name and identifier stay, where it has any.
            func speak(label: String?, value: String?, hint: String?, identifier: String?, isOpen: Bool) {
                guard let view else { return }
                if (before.label ?? "").isEmpty { view.accessibilityLabel = label }
                if (before.identifier ?? "").isEmpty { view.accessibilityIdentifier = identifier }
                view.accessibilityValue = value == view.accessibilityLabel ? nil : value
                view.accessibilityHint = hint ?? before.hint
                if #available(iOS 18.0, *) {
                    view.accessibilityExpandedStatus = isOpen ? .expanded : .collapsed
                }
            }

            /// Leaves the view as it was.
            func letGo() {
                guard let view else { return }
                if let tap { view.removeGestureRecognizer(tap) }
                if let action { (view as? UIControl)?.removeAction(action, for: .touchUpInside) }
                view.isUserInteractionEnabled = before.takesTouches
                view.isAccessibilityElement = before.isElement
                if !before.isButton { view.accessibilityTraits.remove(.button) }
                if (before.label ?? "").isEmpty { view.accessibilityLabel = before.label }
                view.accessibilityValue = before.value
                view.accessibilityHint = before.hint
                view.accessibilityIdentifier = before.identifier
                if #available(iOS 18.0, *) { view.accessibilityExpandedStatus = .unsupported }
            }
        }
    }
#endif
