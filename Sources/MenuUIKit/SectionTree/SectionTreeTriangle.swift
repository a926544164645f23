#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// A triangle with equal sides that points in reading direction, drawn to fill a square.
    @MainActor final class SectionTreeTriangle: UIView {
        /// Draws beyond the view's edges, so that the outline is not cut off.
        private let canvas: Canvas

        /// - Parameters:
        ///   - indicator: Its size (16 where it names none), fill, stroke and width of the stroke (1) in points.
        ///   - color: What fills it where the indicator names nothing.
        init(_ indicator: MenuDocument.TurningIndicator, color: UIColor) {
            let hasStroke = indicator.stroke != nil || indicator.strokeWidth != nil
            canvas = Canvas(
                fill: indicator.fill.map { MenuLooks.color($0) } ?? color,
                stroke: indicator.stroke.map { MenuLooks.color($0) } ?? color,
                strokeWidth: hasStroke ? CGFloat(indicator.strokeWidth ?? 1) : 0)
            let size = CGFloat(indicator.size ?? 16)
            super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
            isUserInteractionEnabled = false
            canvas.translatesAutoresizingMaskIntoConstraints = false
            addSubview(canvas)
            let margin = -canvas.strokeWidth
            let beyond = NSDirectionalEdgeInsets(
                top: margin, leading: margin, bottom: margin, trailing: margin)
            let constraints =
                MenuLooks.edges(of: canvas, on: self, insets: beyond) + [
                    widthAnchor.constraint(equalToConstant: size),
                    heightAnchor.constraint(equalToConstant: size),
                ]
            // A row that is lower than the triangle has the last word.
            for constraint in constraints.suffix(2) { constraint.priority = .defaultHigh }
            NSLayoutConstraint.activate(constraints)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { canvas.setNeedsDisplay() }
        }

        private final class Canvas: UIView {
            let fill: UIColor
            let stroke: UIColor
            let strokeWidth: CGFloat

            init(fill: UIColor, stroke: UIColor, strokeWidth: CGFloat) {
                self.fill = fill
                self.stroke = stroke
                self.strokeWidth = strokeWidth
                super.init(frame: .zero)
                isOpaque = false
                backgroundColor = .clear
                contentMode = .redraw
                isUserInteractionEnabled = false
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }

            override func draw(_ rect: CGRect) {
                let room = CGRect(
                    x: strokeWidth, y: strokeWidth, width: bounds.width - 2 * strokeWidth,
                    height: bounds.height - 2 * strokeWidth)
                let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                // From the middle of one side to the corner across.
                let length = 3.0.squareRoot() / 2 * room.height
                let path = UIBezierPath()
                path.move(to: CGPoint(x: isMirrored ? room.maxX : room.minX, y: room.minY))
                path.addLine(to: CGPoint(x: isMirrored ? room.maxX : room.minX, y: room.maxY))
                path.addLine(
                    to: CGPoint(x: isMirrored ? room.maxX - length : room.minX + length, y: room.midY))
                path.close()
                fill.setFill()
                path.fill()
                guard strokeWidth > 0 else { return }
                stroke.setStroke()
                path.lineWidth = strokeWidth
                path.stroke()
            }
        }
    }
#endif
