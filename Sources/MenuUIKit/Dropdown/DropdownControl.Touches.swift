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
            private var done: (() -> Void)?
            private var action: UIAction?

            private static let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]

            /// - Parameter control: What the touch is for, if that is a control: it says itself when it has done what it does.
            init(on control: UIControl?, done: @escaping () -> Void) {
                self.control = control
                self.done = done
                guard let control else { return }
                let action = UIAction { [weak self] _ in self?.finish() }
                control.addAction(action, for: Self.ends)
                self.action = action
            }

            /// The finger is up, or the touch was taken away. Recognisers hear of it before views do, so these get their turn
            /// first. Some controls never say that they had it.
            func ended() {
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
