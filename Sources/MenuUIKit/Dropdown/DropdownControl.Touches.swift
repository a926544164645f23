#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    // What subclasses may do is in a part of its own, where UIKit has parts.
    #if canImport(UIKit.UIGestureRecognizerSubclass)
        import UIKit.UIGestureRecognizerSubclass
    #endif

    extension DropdownControl {
        /// Sees where touches begin, and leaves them to whoever they are for.
        final class TouchWatcher: UIGestureRecognizer {
            /// Whether the touch's end is to be told.
            private let touchBegan: (UIView?) -> Bool
            private let touchEnded: () -> Void

            init(touchBegan: @escaping (UIView?) -> Bool, touchEnded: @escaping () -> Void) {
                self.touchBegan = touchBegan
                self.touchEnded = touchEnded
                super.init(target: nil, action: nil)
                cancelsTouchesInView = false
                delaysTouchesBegan = false
                delaysTouchesEnded = false
            }

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                var isAwaited = false
                for touch in touches where touchBegan(touch.view) { isAwaited = true }
                if !isAwaited { state = .failed }
            }

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .failed
                touchEnded()
            }

            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .failed
                touchEnded()
            }

            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
        }

        /// A touch that is going on: says once when whoever it is for has heard of its end.
        @MainActor final class AwaitedTouch {
            private weak var control: UIControl?
            private let isHeard: Bool
            private var done: (() -> Void)?
            private var action: UIAction?

            private static let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]

            /// - Parameter view: What the touch is on; nil for nothing.
            init(on view: UIView?, done: @escaping () -> Void) {
                let (control, isHeard) = Self.receivers(at: view)
                (self.control, self.isHeard, self.done) = (control, isHeard, done)
                // A control says itself when it has done what it does.
                guard let control else { return }
                let action = UIAction { [weak self] _ in self?.finish() }
                control.addAction(action, for: Self.ends)
                self.action = action
            }

            /// What a touch on a view is for, if that is a control which can be touched; and whether a view of the app's own, a
            /// recogniser or a row of a table may go by where it ends. Scrolling does not.
            private static func receivers(at view: UIView?) -> (control: UIControl?, isHeard: Bool) {
                // What a view does not take goes on to those around it.
                var (here, isHeard) = (view, false)
                while let view = here, !(view is UIWindow) {
                    if let control = view as? UIControl {
                        return (control.isEnabled ? control : nil, isHeard)
                    }
                    let recognisers = view is UIScrollView ? [] : view.gestureRecognizers ?? []
                    if !isPlain(view) || recognisers.contains(where: { $0.isEnabled }) { isHeard = true }
                    here = view.superview
                }
                return (nil, isHeard)
            }

            /// Whether touches mean nothing to a view by itself.
            private static func isPlain(_ view: UIView) -> Bool {
                Swift.type(of: view) == UIView.self || view is UIStackView || view is UIScrollView
                    || view is UIWindow
            }

            /// The finger is up, or the touch was taken away. Whoever goes by where it ends gets their turn first, since what
            /// they are moves when the list goes. Some controls never say that they had it.
            func ended() {
                guard control != nil || isHeard else { return finish() }
                _Concurrency.Task { [weak self] in
                    if self?.control != nil {
                        try? await _Concurrency.Task<Never, Never>.sleep(nanoseconds: 100_000_000)
                    }
                    self?.finish()
                }
            }

            private func finish() {
                let done = done
                letGo()
                done?()
            }

            /// Leaves the control as it was.
            func letGo() {
                done = nil
                if let action { control?.removeAction(action, for: Self.ends) }
                action = nil
            }
        }

        /// A touch that begins and ends on a view which is no button.
        final class Tap: UIGestureRecognizer {
            private let tapped: () -> Void

            init(tapped: @escaping () -> Void) {
                self.tapped = tapped
                super.init(target: nil, action: nil)
            }

            private func isInside(_ touches: Set<UITouch>) -> Bool {
                guard let view, let touch = touches.first else { return false }
                return view.point(inside: touch.location(in: view), with: nil)
            }

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if touches.count > 1 || numberOfTouches > 1 { state = .failed }
            }

            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                if !isInside(touches) { state = .failed }
            }

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                guard state == .possible else { return }
                guard isInside(touches) else {
                    state = .failed
                    return
                }
                state = .ended
                tapped()
            }

            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
        }
    }
#endif
