#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// A list that hangs above or below its anchor, over what is there.
        @MainActor final class Side {
            private weak var anchor: UIView?
            private let host: UIView
            private let gap: CGFloat
            private let below: [NSLayoutConstraint]
            private let above: [NSLayoutConstraint]
            private let across: [NSLayoutConstraint]
            private var chosen: DropdownState.Side?

            init(of list: List, on anchor: UIView, in host: UIView, _ menu: MenuDocument.Dropdown) {
                (self.anchor, self.host, gap) = (anchor, host, CGFloat(menu.gap))
                var (below, above) = (
                    [list.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: gap)],
                    [anchor.topAnchor.constraint(equalTo: list.bottomAnchor, constant: gap)]
                )
                // A list that does not fit is scrolled rather than cut off; one that scrolls with its anchor may reach on.
                if !(host is UIScrollView) {
                    let safe = host.safeAreaLayoutGuide
                    below.append(safe.bottomAnchor.constraint(greaterThanOrEqualTo: list.bottomAnchor))
                    above.append(list.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor))
                    MenuLooks.breakable(below[1], rank: 2)
                    MenuLooks.breakable(above[1], rank: 2)
                }
                (self.below, self.above) = (below, above)
                let own =
                    menu.anchor == .view ? Frames.width(of: list, menu.width, in: anchor.superview) : nil
                across = [
                    list.leadingAnchor.constraint(equalTo: anchor.leadingAnchor),
                    own ?? list.trailingAnchor.constraint(equalTo: anchor.trailingAnchor),
                ]
                NSLayoutConstraint.activate(across)
            }

            /// Takes the constraints away. Those that are the list's alone would stay with it.
            func remove() { NSLayoutConstraint.deactivate(across + below + above) }

            /// Hangs the list on the side that has room for it.
            func choose(for state: DropdownState, height: Double) {
                guard let anchor else { return }
                let frame = host.convert(anchor.bounds, from: anchor)
                let room = host.bounds.inset(by: host.safeAreaInsets)
                let side = state.side(
                    height: height, above: Double(frame.minY - gap - room.minY),
                    below: Double(room.maxY - frame.maxY - gap))
                guard side != chosen else { return }
                chosen = side
                NSLayoutConstraint.deactivate(side == .below ? above : below)
                NSLayoutConstraint.activate(side == .below ? below : above)
            }
        }
    }
#endif
