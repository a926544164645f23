#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// Where an open list is, and everything that is there only while it is open: constraints, and what watches touches,
        /// scrolling and windows.
        @MainActor final class Placement {
            private weak var control: DropdownControl?
            private let list: List
            /// What the list stands in.
            private let host: UIView
            /// What it hangs on.
            private weak var anchor: UIView?
            private(set) weak var window: UIWindow?
            private let side: Side?
            private var watchers: [Watcher] = []
            private var touches: TouchWatcher?
            private var touch: AwaitedTouch?
            private let scrolls: Scrolls

            /// Nil where the list has nowhere to be.
            init?(of control: DropdownControl) {
                let menu = control.menu
                let anchor = menu.anchor == .view ? control.anchorView : control.card
                guard let anchor else { return nil }
                self.control = control
                self.anchor = anchor
                list = control.list
                window = anchor.window
                scrolls = Scrolls(around: anchor)
                if control.isPushed {
                    host = control.card.content
                    side = nil
                    let insets = MenuLooks.insets(menu.style?[.menu]?.insets)
                    host.addSubview(list)
                    list.place(below: control.button, in: host, insets, gap: CGFloat(menu.gap))
                    control.frames.closed.isActive = false
                    NSLayoutConstraint.activate([
                        list.topAnchor.constraint(
                            equalTo: control.button.bottomAnchor, constant: CGFloat(menu.gap)),
                        list.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: insets.leading),
                        host.trailingAnchor.constraint(
                            equalTo: list.trailingAnchor, constant: insets.trailing),
                        host.bottomAnchor.constraint(equalTo: list.bottomAnchor),
                    ])
                } else {
                    guard let host = menu.presentation == .cover ? Self.page(of: control) : anchor.window
                    else {
                        return nil
                    }
                    self.host = host
                    host.addSubview(list)
                    side = Side(of: list, on: anchor, in: host, menu)
                }
                // VoiceOver stays in a list over everything only where it has a way out.
                list.accessibilityViewIsModal =
                    menu.presentation == .overlay && menu.dismiss.contains(.escape)
                watch(anchor, menu)
            }

            /// What is drawn over all of the control's neighbours, and moves with them: what scrolls with it, or the page.
            private static func page(of control: DropdownControl) -> UIView? {
                var here = control.superview
                while let view = here {
                    if view is UIScrollView || view.next is UIViewController { return view }
                    if view.superview == nil || view.superview is UIWindow { return view }
                    here = view.superview
                }
                return nil
            }

            // MARK: Watching

            private func watch(_ anchor: UIView, _ menu: MenuDocument.Dropdown) {
                if anchor === control?.anchorView {
                    let watcher = Watcher(windowChanged: { [weak self] in self?.anchorChangedWindow() })
                    anchor.addSubview(watcher)
                    watchers.append(watcher)
                }
                guard let window else { return }
                if side != nil || menu.dismiss.contains(.scroll) {
                    let watcher = Watcher(moved: { [weak self] in self?.anchorMoved() })
                    window.addSubview(watcher)
                    NSLayoutConstraint.activate(MenuLooks.edges(of: watcher, on: anchor))
                    watchers.append(watcher)
                }
                if menu.dismiss.contains(.outside) {
                    let touches = TouchWatcher(
                        touchBegan: { [weak self, weak control] view in
                            control?.touchBegan(on: view)
                            return self?.touch != nil
                        },
                        touchEnded: { [weak self] in self?.touch?.ended() })
                    window.addGestureRecognizer(touches)
                    self.touches = touches
                }
            }

            /// Closes the list when a touch has ended, and the control that it is for, if any, has done what it does then.
            func awaitEnd(ofTouchOn view: UIView?) {
                touch?.letGo()
                touch = AwaitedTouch(on: view) { [weak control] in control?.send(.tapOutside) }
            }

            private func anchorChangedWindow() {
                if let control, control.placement === self { control.surroundingsChanged() }
            }

            private func anchorMoved() {
                guard let control, control.placement === self else { return }
                if scrolls.haveScrolled() { control.scrolled() }
                if control.placement === self { chooseSide() }
            }

            /// Whether the anchor is still in what the list came to.
            var isBesideAnchor: Bool {
                guard let anchor, list.superview === host else { return false }
                return anchor.window === window && anchor.isDescendant(of: host)
            }

            // MARK: Layout

            private func chooseSide() {
                guard let side, let control else { return }
                side.choose(for: control.state, height: Double(list.height.constant))
            }

            /// Gives a list that is not in the layout of its surroundings its first place.
            func layOutFirst() {
                chooseSide()
                if side != nil { host.layoutIfNeeded() }
            }

            /// Makes changes that are seen to happen, and what they move with them.
            func animate(_ changes: @escaping () -> Void) {
                MenuLooks.animate(in: host) { [self] in
                    changes()
                    layOut()
                }
            }

            /// Lays out all that the list may move.
            func layOut() { (control?.window ?? host).layoutIfNeeded() }

            /// Leaves nothing of the list behind.
            func remove() {
                side?.remove()
                list.removeFromSuperview()
                list.accessibilityViewIsModal = false
                for watcher in watchers { watcher.removeFromSuperview() }
                watchers = []
                if let touches { touches.view?.removeGestureRecognizer(touches) }
                touches = nil
                touch?.letGo()
                touch = nil
                // The button may be gone: of a menu that has another anchor now.
                if side == nil, let control, control.button.superview != nil {
                    control.frames.closed.isActive = true
                }
            }
        }

        /// The scroll views around an anchor, and how far they were scrolled.
        @MainActor final class Scrolls {
            private var places: [Place] = []

            private struct Place {
                weak var view: UIScrollView?
                var offset: CGPoint
                var size: CGSize
            }

            init(around anchor: UIView) {
                var here = anchor.superview
                while let view = here {
                    if let scroll = view as? UIScrollView {
                        places.append(
                            Place(view: scroll, offset: scroll.contentOffset, size: scroll.bounds.size))
                    }
                    here = view.superview
                }
            }

            /// Whether one was scrolled since this was last asked; not where it only has another size, as when the device
            /// is turned.
            func haveScrolled() -> Bool {
                var isScrolled = false
                for index in places.indices {
                    guard let view = places[index].view else { continue }
                    let (offset, size) = (view.contentOffset, view.bounds.size)
                    if size == places[index].size, offset != places[index].offset { isScrolled = true }
                    (places[index].offset, places[index].size) = (offset, size)
                }
                return isScrolled
            }
        }
    }
#endif
