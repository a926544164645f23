#if canImport(UIKit) && !os(watchOS)
    import UIKit

    // What subclasses may do is in a part of its own, where UIKit has parts.
    #if canImport(UIKit.UIGestureRecognizerSubclass)
        import UIKit.UIGestureRecognizerSubclass
    #endif

    extension DropdownControl {
        /// Sees where touches begin, and leaves them to whoever they are for.
        final class TouchWatcher: UIGestureRecognizer {
            private let touchBegan: (UIView?) -> Void

            init(touchBegan: @escaping (UIView?) -> Void) {
                self.touchBegan = touchBegan
                super.init(target: nil, action: nil)
                cancelsTouchesInView = false
                delaysTouchesBegan = false
                delaysTouchesEnded = false
            }

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .failed
                for touch in touches { touchBegan(touch.view) }
            }

            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
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
