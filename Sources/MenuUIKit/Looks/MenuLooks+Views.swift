#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension MenuLooks {
        /// Gives a view the background, border, corners and shadow of a part.
        ///
        /// A layer's colours are fixed when they are set: call this again when the appearance changes.
        ///
        /// - Parameter background: What is behind the view where the part names nothing.
        @MainActor static func dress(
            _ view: UIView, in look: MenuDocument.PartStyle?, background: UIColor? = nil
        ) {
            var box = Box()
            box.background = background
            if let look { box.wear(look, view.traitCollection) }
            box.put(on: view)
        }

        /// A label for a text of a menu, which grows with the reader's text size.
        @MainActor static func label(lines: Int = 1) -> UILabel {
            let label = UILabel()
            label.numberOfLines = lines
            label.adjustsFontForContentSizeCategory = true
            label.isAccessibilityElement = false
            return label
        }

        /// A constraint that gives way where the app leaves no room, as in a stack view that hides what it belongs to.
        ///
        /// - Parameter rank: Of two that cannot both hold the one of the lower rank does.
        @discardableResult
        @MainActor static func breakable(
            _ constraint: NSLayoutConstraint, rank: Float = 1
        ) -> NSLayoutConstraint {
            constraint.priority = UILayoutPriority(1000 - rank)
            return constraint
        }

        /// Constraints that lay a view on all edges of another.
        @MainActor static func edges(
            of view: UIView, on other: UIView, insets: NSDirectionalEdgeInsets = .zero
        ) -> [NSLayoutConstraint] {
            [
                view.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
                view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
                other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
                other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing),
            ]
        }
    }
#endif
