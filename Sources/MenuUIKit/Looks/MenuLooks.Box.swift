#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension MenuLooks {
        /// The background, border, corners and shadow of a view, in one appearance.
        struct Box {
            var background: UIColor?
            /// In points.
            private(set) var cornerRadius: CGFloat = 0
            private var border: (width: CGFloat, color: CGColor?) = (0, nil)
            private var shadow = Shadow()

            private struct Shadow {
                var color: CGColor?
                var opacity: Float = 0
                var radius: CGFloat = 3
                var offset = CGSize.zero
            }

            /// Nothing.
            init() {}

            /// What a view has.
            @MainActor init(of view: UIView) {
                let layer = view.layer
                background = view.backgroundColor
                cornerRadius = layer.cornerRadius
                border = (layer.borderWidth, layer.borderColor)
                shadow = Shadow(
                    color: layer.shadowColor, opacity: layer.shadowOpacity, radius: layer.shadowRadius,
                    offset: layer.shadowOffset)
            }

            /// Takes what a part has a word for.
            ///
            /// - Parameter traits: Of the view: the colours of its layer are fixed when they are set.
            mutating func wear(_ look: MenuDocument.PartStyle, _ traits: UITraitCollection) {
                if let color = look.backgroundColor { background = MenuLooks.color(color) }
                if let radius = look.cornerRadius { cornerRadius = CGFloat(radius) }
                if look.borderColor != nil || look.borderWidth != nil {
                    let color = look.borderColor.map { MenuLooks.color($0) } ?? .separator
                    border = (
                        CGFloat(look.borderWidth ?? 1), color.resolvedColor(with: traits).cgColor
                    )
                }
                if let shadow = look.shadow {
                    self.shadow = Shadow(
                        color: MenuLooks.color(shadow.color).resolvedColor(with: traits).cgColor,
                        opacity: Float(shadow.opacity), radius: CGFloat(shadow.radius),
                        offset: CGSize(width: shadow.x, height: shadow.y))
                }
            }

            @MainActor func put(on view: UIView) {
                let layer = view.layer
                view.backgroundColor = background
                layer.cornerRadius = cornerRadius
                (layer.borderWidth, layer.borderColor) = border
                (layer.shadowColor, layer.shadowOpacity) = (shadow.color, shadow.opacity)
                (layer.shadowRadius, layer.shadowOffset) = (shadow.radius, shadow.offset)
            }
        }
    }
#endif
