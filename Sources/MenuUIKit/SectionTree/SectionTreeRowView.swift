#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// What the header of a section, the row of an inner section and the row of an item have in common: icon and title,
    /// and for sections an indicator that turns.
    @MainActor final class SectionTreeRowView: MenuBox {
        private let stack = UIStackView()
        private let icon = UIImageView()
        private let title = MenuLooks.label(lines: 0)
        /// They push a title to the middle.
        private let spaces = [UIView(), UIView()]
        private var edges: [NSLayoutConstraint] = []
        private var heights: [NSLayoutConstraint] = []
        /// What turns, and what it was made from.
        private(set) var indicator: UIView?
        private var shownIndicator: (indicator: MenuDocument.TurningIndicator, font: UIFont)?
        private var ring: MenuBox?

        override init(frame: CGRect) {
            super.init(frame: frame)
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.alignment = .center
            stack.spacing = 12
            stack.isUserInteractionEnabled = false
            content.isUserInteractionEnabled = false
            for view in [spaces[0], icon, title, spaces[1]] { stack.addArrangedSubview(view) }
            icon.setContentHuggingPriority(.required, for: .horizontal)
            icon.setContentCompressionResistancePriority(.required, for: .horizontal)
            spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor).isActive = true
            content.addSubview(stack)
            edges = MenuLooks.edges(of: stack, on: content)
            heights = [
                heightAnchor.constraint(equalToConstant: 44),
                heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            ]
            // Rows have other heights for a moment while a table moves them.
            for constraint in heights { constraint.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate(edges)
        }

        /// Shows a section or an item.
        ///
        /// - Parameters:
        ///   - text: Its title.
        ///   - part: How it looks.
        ///   - tree: How the rest of the tree looks.
        func show(
            _ row: SectionTreeState.Row, text: String, part: SectionTreeLook.Part, tree: SectionTreeLook
        ) {
            look = part.style
            var (symbol, color) = (String?.none, part.text.color)
            switch row.entry {
            case .section(let section): symbol = section.icon
            case .item(let item):
                symbol = item.icon
                color = part.text.color(isEnabled: item.enabled, role: item.role)
            }
            part.text.show(text, on: title, color: color)
            icon.image = MenuLooks.symbol(symbol, beside: part.text.font)
            icon.tintColor = color
            icon.isHidden = icon.image == nil
            let isCentered = row.isSection && tree.menu.headerAlignment == .center
            for space in spaces { space.isHidden = !isCentered }
            title.textAlignment = isCentered ? .center : .natural
            layOut(part, indentation: tree.indentation(depth: row.depth))
            showIndicator(row.isCollapsible ? tree.menu.indicator : nil, part.text)
            turn(row.isExpanded)
        }

        private func layOut(_ part: SectionTreeLook.Part, indentation: CGFloat) {
            let insets = part.insets
            let constants = [insets.top, insets.leading + indentation, insets.bottom, insets.trailing]
            for (constraint, constant) in zip(edges, constants) where constraint.constant != constant {
                constraint.constant = constant
            }
            if let height = part.height { heights[0].constant = height }
            heights[0].isActive = part.height != nil
            heights[1].isActive = part.height == nil
        }

        // MARK: The indicator

        private func showIndicator(_ wanted: MenuDocument.TurningIndicator?, _ look: MenuTextLook) {
            if let shown = shownIndicator, shown.indicator == wanted, shown.font == look.font { return }
            indicator?.removeFromSuperview()
            indicator = nil
            shownIndicator = wanted.map { ($0, look.font) }
            guard let wanted else { return }
            let view: UIView
            switch wanted.mark {
            case .symbol(let name):
                let font = wanted.size.map { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: $0)) }
                let image = UIImageView(image: MenuLooks.symbol(name, beside: font ?? look.font))
                // The symbols with a side in their name stay as they are where people read from right to left.
                if name.hasSuffix("right") || name.hasSuffix("left") {
                    image.image = image.image?.imageFlippedForRightToLeftLayoutDirection()
                }
                image.tintColor = wanted.fill.map { MenuLooks.color($0) } ?? look.color
                image.contentMode = .center
                image.setContentHuggingPriority(.required, for: .horizontal)
                image.setContentCompressionResistancePriority(.required, for: .horizontal)
                view = image
            case .shape(.triangle): view = SectionTreeTriangle(wanted, color: look.color)
            }
            indicator = view
            let index = wanted.position == .leading ? 0 : stack.arrangedSubviews.count
            stack.insertArrangedSubview(view, at: index)
        }

        /// Turns the indicator, the other way round where people read from right to left.
        func turn(_ isExpanded: Bool) {
            guard let indicator, let angles = shownIndicator?.indicator else { return }
            let degrees = isExpanded ? angles.expanded : angles.collapsed
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let angle = CGFloat(degrees) * .pi / 180
            indicator.transform =
                angle == 0 ? .identity : CGAffineTransform(rotationAngle: isMirrored ? -angle : angle)
        }

        // MARK: The keyboard's cursor

        /// Whether keys act on this row.
        var isCursor = false {
            didSet {
                guard isCursor != oldValue else { return }
                let ring = ring ?? makeRing()
                ring.isHidden = !isCursor
            }
        }

        private func makeRing() -> MenuBox {
            let made = MenuBox()
            var look = MenuDocument.PartStyle(part: .item)
            let blue = MenuDocument.RGBA(0x007A_FFFF)
            look.borderColor = MenuDocument.Color(name: "tint", light: blue, dark: blue)
            look.borderWidth = 2
            look.cornerRadius = 8
            made.look = look
            made.isUserInteractionEnabled = false
            made.translatesAutoresizingMaskIntoConstraints = false
            addSubview(made)
            let inside = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            NSLayoutConstraint.activate(MenuLooks.edges(of: made, on: self, insets: inside))
            ring = made
            return made
        }
    }
#endif
