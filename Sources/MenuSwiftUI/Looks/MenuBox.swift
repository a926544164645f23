#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// Gives a view the background, border, corners and shadow of a part of a menu.
    struct MenuBox: ViewModifier {
        /// Nil for a part that the spec does not dress.
        let look: MenuDocument.PartStyle?
        /// Whether there is something behind the view where the look names nothing.
        var isOpaque = false
        @Environment(\.menuLooks) private var looks

        func body(content: Self.Content) -> some View {
            if look == nil, !isOpaque {
                content
            } else {
                boxed(content)
            }
        }

        @ViewBuilder private func boxed(_ content: Self.Content) -> some View {
            let shape = RoundedRectangle(cornerRadius: CGFloat(look?.cornerRadius ?? 0))
            let box =
                content
                .background(shape.fill(background))
                .clipShape(shape)
                .overlay(shape.strokeBorder(border, lineWidth: borderWidth).allowsHitTesting(false))
            if let shadow = look?.shadow {
                box.shadow(
                    color: looks.color(shadow.color).opacity(shadow.opacity), radius: CGFloat(shadow.radius),
                    x: CGFloat(shadow.x), y: CGFloat(shadow.y))
            } else {
                box
            }
        }

        private var background: Color {
            look?.backgroundColor.map { looks.color($0) } ?? (isOpaque ? looks.background : .clear)
        }

        private var border: Color {
            guard borderWidth > 0 else { return .clear }
            return look?.borderColor.map { looks.color($0) } ?? looks.separator
        }

        private var borderWidth: CGFloat {
            CGFloat(look?.borderWidth ?? (look?.borderColor == nil ? 0 : 1))
        }
    }
#endif
