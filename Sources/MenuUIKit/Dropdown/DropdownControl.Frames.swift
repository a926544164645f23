#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// The constraints of a dropdown that do not come and go with its list: how wide it is, and how high its button.
        @MainActor final class Frames {
            private let buttonHeight: NSLayoutConstraint
            private let buttonEdges: [NSLayoutConstraint]
            private let trailing: NSLayoutConstraint
            /// The bottom of the card on that of the button, while no list is between them.
            let closed: NSLayoutConstraint
            /// Nothing of a control whose button is a view of the app's.
            private let nothing: [NSLayoutConstraint]
            private var width: NSLayoutConstraint?

            init(card: MenuBox, button: Button, in control: UIView) {
                let (content, edges) = (card.content, MenuLooks.edges(of: card, on: control))
                buttonHeight = MenuLooks.breakable(button.heightAnchor.constraint(equalToConstant: 0))
                buttonEdges = [
                    button.topAnchor.constraint(equalTo: content.topAnchor),
                    button.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    content.trailingAnchor.constraint(equalTo: button.trailingAnchor),
                ]
                closed = content.bottomAnchor.constraint(equalTo: button.bottomAnchor)
                trailing = edges[3]
                nothing = [MenuLooks.breakable(control.heightAnchor.constraint(equalToConstant: 0))]
                let within = control.trailingAnchor.constraint(greaterThanOrEqualTo: card.trailingAnchor)
                NSLayoutConstraint.activate(edges.prefix(3) + [within])
            }

            /// Follows the menu: whether there is a button, and its height.
            func show(_ menu: MenuDocument.Dropdown, height: Double, in control: DropdownControl) {
                let hasButton = menu.anchor == .button
                if hasButton != (control.button.superview != nil) {
                    if hasButton { control.card.content.addSubview(control.button) }
                    NSLayoutConstraint.deactivate(hasButton ? nothing : buttonEdges + [buttonHeight, closed])
                    NSLayoutConstraint.activate(hasButton ? buttonEdges + [buttonHeight, closed] : nothing)
                    if !hasButton { control.button.removeFromSuperview() }
                } else if !hasButton {
                    NSLayoutConstraint.activate(nothing)
                }
                buttonHeight.constant = CGFloat(height)
                let insets = MenuLooks.insets(menu.style?[.menu]?.insets)
                buttonEdges[1].constant = insets.leading
                buttonEdges[2].constant = insets.trailing
                fit(menu, control)
            }

            /// Follows the menu's width. A share is one of what the control stands in.
            func fit(_ menu: MenuDocument.Dropdown, _ control: DropdownControl) {
                width?.isActive = false
                width =
                    menu.anchor == .button
                    ? Self.width(of: control.card, menu.width, in: control.superview) : nil
                width?.isActive = true
                trailing.isActive = false
                // Of a width of its own the control is as wide as that, where its surroundings let it.
                trailing.priority = width == nil ? .required : UILayoutPriority(500)
                trailing.isActive = true
            }

            /// A view's width in points or as a share; nil where it is that of what is around it.
            static func width(
                of view: UIView, _ width: MenuDocument.Width, in container: UIView?
            ) -> NSLayoutConstraint? {
                switch width {
                case .fill, .anchor: return nil
                case .points(let points):
                    return MenuLooks.breakable(view.widthAnchor.constraint(equalToConstant: CGFloat(points)))
                case .percent(let share):
                    guard let container else { return nil }
                    return MenuLooks.breakable(
                        view.widthAnchor.constraint(
                            equalTo: container.widthAnchor, multiplier: CGFloat(share / 100)))
                }
            }
        }
    }
#endif
