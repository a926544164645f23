#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// Background, border, corners and shadow of a view of the app's, as a menu has them: what that does not name is as
        /// it was before.
        @MainActor final class AnchorBox {
            private weak var view: UIView?
            private let before: MenuLooks.Box
            private let wasClipped: Bool
            /// Says when the view changes between light and dark appearance.
            private var watcher: Watcher?

            /// The looks; nil for those from before.
            var look: MenuDocument.PartStyle? {
                didSet {
                    guard look != oldValue else { return }
                    watcher?.removeFromSuperview()
                    watcher = look.map { _ in Watcher(appearanceChanged: { [weak self] in self?.show() }) }
                    if let view, let watcher {
                        ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(watcher)
                    }
                    show()
                }
            }

            init(_ view: UIView) {
                self.view = view
                before = MenuLooks.Box(of: view)
                wasClipped = view.clipsToBounds
            }

            private func show() {
                guard let view else { return }
                var box = before
                if let look { box.wear(look, view.traitCollection) }
                box.put(on: view)
                // What a label or a picture draws would stand out of the corners, and what is clipped has no shadow.
                view.clipsToBounds = wasClipped || look?.cornerRadius != nil && look?.shadow == nil
            }
        }
    }
#endif
