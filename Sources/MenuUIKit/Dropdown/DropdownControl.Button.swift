#if canImport(UIKit) && !os(watchOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// A button with a text and a symbol at one of its edges: a dropdown's own, and the footer of its list.
        final class Button: UIButton {
            /// What a button shows.
            struct Face: Equatable {
                var title: String
                var isUnderlined = false
                var alignment = MenuDocument.Alignment.center
                /// The name of a symbol.
                var symbol: String?
                var symbolEdge = MenuDocument.Edge.trailing
                /// Room at the trailing edge that something else covers, in points.
                var covered = 0.0
            }

            private var face = Face(title: "")
            private var style: MenuDocument.PartStyle?

            /// Whether the keyboard is at this button.
            var hasFocus = false {
                didSet { if hasFocus != oldValue { dress() } }
            }

            func show(_ face: Face, _ style: MenuDocument.PartStyle?) {
                self.face = face
                self.style = style
                let look = MenuTextLook(style)
                let label = titleLabel
                label?.font = look.font
                label?.adjustsFontForContentSizeCategory = true
                label?.adjustsFontSizeToFitWidth = true
                label?.minimumScaleFactor = 0.7
                if face.isUnderlined {
                    setAttributedTitle(underlined(face.title, look), for: .normal)
                } else {
                    setTitle(face.title, for: .normal)
                    setTitleColor(look.color, for: .normal)
                    setTitleColor(look.color.withAlphaComponent(0.4), for: .highlighted)
                }
                setImage(MenuLooks.symbol(face.symbol, beside: look.font), for: .normal)
                tintColor = look.color
                dress()
                setNeedsLayout()
            }

            private func dress() {
                MenuLooks.dress(self, in: style)
                if hasFocus { backgroundColor = .tertiarySystemFill }
            }

            private func underlined(_ title: String, _ look: MenuTextLook) -> NSAttributedString {
                NSAttributedString(
                    string: title,
                    attributes: [
                        .underlineStyle: NSUnderlineStyle.single.rawValue, .font: look.font,
                        .foregroundColor: look.color,
                    ])
            }

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { dress() }
            }

            // MARK: Layout

            /// Between symbol and title.
            private static let spacing: CGFloat = 8

            override func layoutSubviews() {
                super.layoutSubviews()
                guard let label = titleLabel else { return }
                let usual = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
                let insets = style?.insets.map { MenuLooks.insets($0) } ?? usual
                // From the leading edge, whichever side that is.
                var (start, end) = (insets.leading, bounds.width - max(insets.trailing, face.covered))
                let (top, height) = (insets.top, bounds.height - insets.top - insets.bottom)
                if let picture = imageView, let size = currentImage?.size, face.symbol != nil {
                    let isLeading = face.symbolEdge == .leading
                    let x = isLeading ? start : end - size.width
                    place(
                        picture,
                        CGRect(
                            x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height)
                    )
                    let taken = size.width + Self.spacing
                    // In the middle of the button, not of what the symbol leaves.
                    if isLeading || face.alignment == .center { start += taken }
                    if !isLeading || face.alignment == .center { end -= taken }
                }
                let wanted = label.sizeThatFits(
                    CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
                let width = max(0, min(wanted.width, end - start))
                let x = face.alignment == .center ? (start + end - width) / 2 : start
                place(label, CGRect(x: x, y: top, width: width, height: max(0, height)))
            }

            private func place(_ view: UIView, _ frame: CGRect) {
                let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                var frame = frame
                if isMirrored { frame.origin.x = bounds.width - frame.maxX }
                view.frame = frame
            }
        }
    }
#endif
