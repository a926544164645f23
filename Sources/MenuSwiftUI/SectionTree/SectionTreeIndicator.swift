#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// A mark that turns when its section opens, the other way round where people read from right to left.
    struct SectionTreeIndicator: View {
        let indicator: MenuDocument.TurningIndicator
        let isExpanded: Bool
        /// Of the title.
        let color: Color
        @Environment(\.menuLooks) private var looks
        @Environment(\.layoutDirection) private var direction
        @Environment(\.accessibilityReduceMotion) private var isStill

        var body: some View {
            let degrees = isExpanded ? indicator.expanded : indicator.collapsed
            mark
                .rotationEffect(.degrees(direction == .rightToLeft ? -degrees : degrees))
                .animation(isStill ? nil : .easeInOut(duration: 0.25), value: isExpanded)
                .accessibilityHidden(true)
        }

        @ViewBuilder private var mark: some View {
            let fill = indicator.fill.map { looks.color($0) } ?? color
            switch indicator.mark {
            case .symbol(let name):
                symbol(name)
                    .foregroundColor(fill)
                    // The symbols with a side in their name stay as they are where people read from right to left.
                    .flipsForRightToLeftLayoutDirection(name.hasSuffix("right") || name.hasSuffix("left"))
            case .shape(.triangle):
                let size = CGFloat(indicator.size ?? 16)
                let triangle = SectionTreeTriangle(isMirrored: direction == .rightToLeft)
                triangle
                    .fill(fill)
                    .overlay(triangle.stroke(stroke, lineWidth: strokeWidth))
                    .frame(width: size, height: size)
                    // Newer systems mirror shapes of their own accord, older ones do not.
                    .environment(\.layoutDirection, .leftToRight)
            }
        }

        @ViewBuilder private func symbol(_ name: String) -> some View {
            if let size = indicator.size {
                Image(systemName: name).modifier(MenuFont(MenuDocument.Font(size: size)))
            } else {
                Image(systemName: name)
            }
        }

        private var stroke: Color {
            strokeWidth > 0 ? indicator.stroke.map { looks.color($0) } ?? color : .clear
        }

        private var strokeWidth: CGFloat {
            CGFloat(indicator.strokeWidth ?? (indicator.stroke == nil ? 0 : 1))
        }
    }

    /// A triangle with equal sides that points in reading direction, drawn to fill a square.
    struct SectionTreeTriangle: Shape {
        let isMirrored: Bool

        nonisolated func path(in rect: CGRect) -> Path {
            // From the middle of one side to the corner across.
            let length = 3.0.squareRoot() / 2 * rect.height
            let side = isMirrored ? rect.maxX : rect.minX
            var path = Path()
            path.move(to: CGPoint(x: side, y: rect.minY))
            path.addLine(to: CGPoint(x: side, y: rect.maxY))
            path.addLine(to: CGPoint(x: isMirrored ? side - length : side + length, y: rect.midY))
            path.closeSubpath()
            return path
        }
    }
#endif
