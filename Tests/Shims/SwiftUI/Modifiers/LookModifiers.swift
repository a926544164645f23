extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View { drawn { $0.opacity = opacity } }
    nonisolated public func hidden() -> some View { drawn { $0.isHidden = true } }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { drawn { $0.isClipped = true } }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        drawn {
            $0.cornerRadius = radius
            $0.isClipped = true
        }
    }
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        drawn {
            $0.isClipped = true
            $0.clip = { shape.path(in: $0) }
            if let rounded = shape as? RoundedRectangle { $0.cornerRadius = rounded.cornerSize.width }
        }
    }
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { drawn { $0.isClipped = true } }
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        wrapped { node, context in
            let drawn = DrawingNode(node, context)
            drawn.drawing.border = (content.color(in: context.environment), width)
            return drawn
        }
    }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { drawn { $0.shadow = (color, radius, CGSize(width: x, height: y)) } }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        drawn { $0.rotation = angle }
    }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        drawn { $0.scale = scale }
    }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        drawn { $0.flipsForDirection = enabled }
    }
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { self }
    nonisolated public func compositingGroup() -> some View { self }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        inEnvironment { $0.foregroundColor = color }
    }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        inEnvironment { $0.foregroundColor = style.color(in: $0) }
    }
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        inEnvironment { $0.tint = accentColor }
    }
    nonisolated public func tint(_ tint: Color?) -> some View { inEnvironment { $0.tint = tint } }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        inEnvironment { $0.tint = tint?.color(in: $0) }
    }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        inEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
    }
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        inEnvironment { $0.colorScheme = colorScheme }
    }

    nonisolated private func drawn(_ change: @escaping (inout Drawing) -> Void) -> some View {
        wrapped { node, context in
            let drawn = DrawingNode(node, context)
            change(&drawn.drawing)
            return drawn
        }
    }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
