#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// A disc with the icon of what is chosen.
        final class Badge: UIImageView {
            private(set) lazy var diameter = widthAnchor.constraint(equalToConstant: 0)

            convenience init(badge: MenuDocument.Badge) {
                self.init(frame: .zero)
                translatesAutoresizingMaskIntoConstraints = false
                contentMode = .center
                NSLayoutConstraint.activate([diameter, heightAnchor.constraint(equalTo: widthAnchor)])
            }

            func show(_ badge: MenuDocument.Badge, icon: String?, _ look: MenuTextLook) {
                diameter.constant = CGFloat(badge.diameter)
                layer.cornerRadius = CGFloat(badge.diameter / 2)
                backgroundColor = MenuLooks.color(badge.color)
                tintColor = look.color
                image = MenuLooks.symbol(icon, beside: look.font)
            }
        }
    }
#endif
