#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
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
                    // One that is left outranks what follows.
                    setAttributedTitle(nil, for: .normal)
                    setTitle(face.title, for: .normal)
                    setTitleColor(look.color, for: .normal)
                    setTitleColor(look.color.withAlphaComponent(0.4), for: .highlighted)
                }
                setImage(MenuLooks.symbol(face.symbol, beside: look.font), for: .normal)
                tintColor = look.color
                dress()
                invalidateIntrinsicContentSize()
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

            private var insets: NSDirectionalEdgeInsets {
                let usual = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
                var insets = style?.insets.map { MenuLooks.insets($0) } ?? usual
                insets.trailing = max(insets.trailing, CGFloat(face.covered))
                return insets
            }

            /// The symbol's size, and what the title leaves for it at either edge. A title in the middle is in that of the
            /// button, not of what the symbol leaves.
            private var symbolRoom: (size: CGSize, leading: CGFloat, trailing: CGFloat) {
                guard face.symbol != nil, let size = currentImage?.size else { return (.zero, 0, 0) }
                let (isLeading, isCentered) = (face.symbolEdge == .leading, face.alignment == .center)
                let room = size.width + Self.spacing
                return (size, isLeading || isCentered ? room : 0, !isLeading || isCentered ? room : 0)
            }

            override var intrinsicContentSize: CGSize {
                let (insets, room) = (insets, symbolRoom)
                let title = titleLabel?.intrinsicContentSize ?? .zero
                return CGSize(
                    width: insets.leading + room.leading + title.width + room.trailing + insets.trailing,
                    height: max(title.height, room.size.height) + insets.top + insets.bottom)
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                guard let label = titleLabel else { return }
                let (insets, room) = (insets, symbolRoom)
                // From the leading edge, whichever side that is.
                let (start, end) = (insets.leading, bounds.width - insets.trailing)
                let height = max(0, bounds.height - insets.top - insets.bottom)
                if room.size.width > 0, let picture = imageView {
                    let x = face.symbolEdge == .leading ? start : end - room.size.width
                    let y = insets.top + (height - room.size.height) / 2
                    place(picture, CGRect(origin: CGPoint(x: x, y: y), size: room.size))
                }
                let wanted = label.sizeThatFits(
                    CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
                let (first, last) = (start + room.leading, end - room.trailing)
                let width = max(0, min(wanted.width, last - first))
                let x = face.alignment == .center ? (first + last - width) / 2 : first
                place(label, CGRect(x: x, y: insets.top, width: width, height: height))
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
