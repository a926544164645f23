#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// What the button of a dropdown shows: the title, and a symbol at one of its edges.
    struct DropdownButtonFace: View {
        let state: DropdownState
        let texts: MenuTexts
        @Environment(\.menuLooks) private var looks

        private var menu: MenuDocument.Dropdown { state.menu }
        private var isCentered: Bool { menu.titleAlignment == .center }

        var body: some View {
            let style = menu.usualStyle(of: .button)
            let look = MenuTextLook(style, looks)
            HStack(spacing: 8) {
                symbol(at: .leading)
                Text(verbatim: state.title(texts))
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
                    .frame(maxWidth: .infinity, alignment: MenuLooks.alignment(menu.titleAlignment))
                symbol(at: .trailing)
            }
            .modifier(MenuFont(look.font))
            .foregroundColor(look.color())
            .padding(insets(style))
            .frame(height: CGFloat(state.heights.button))
            .contentShape(Rectangle())
            .modifier(MenuBox(look: style))
        }

        @ViewBuilder private func symbol(at edge: MenuDocument.Edge) -> some View {
            if let indicator = menu.indicator, let name = state.indicator {
                if indicator.position == edge {
                    Image(systemName: name).accessibilityHidden(true)
                } else if isCentered {
                    // As much room at the other edge leaves the title in the middle of the button.
                    Image(systemName: name).hidden()
                }
            }
        }

        private func insets(_ style: MenuDocument.PartStyle?) -> EdgeInsets {
            var insets = MenuLooks.insets(style?.insets ?? .init(leading: 12, trailing: 12))
            // The badge covers the end of the button.
            if let badge = menu.badge {
                insets.trailing = max(insets.trailing, CGFloat(badge.diameter - badge.offset))
            }
            return insets
        }
    }

    /// A disc with the icon of what is chosen.
    struct DropdownBadge: View {
        let badge: MenuDocument.Badge
        let icon: String?
        /// The button's.
        let style: MenuDocument.PartStyle?
        @Environment(\.menuLooks) private var looks

        var body: some View {
            let look = MenuTextLook(style, looks)
            ZStack {
                Circle().fill(looks.color(badge.color))
                if let icon { Image(systemName: icon) }
            }
            .modifier(MenuFont(look.font))
            .foregroundColor(look.color())
            .frame(width: CGFloat(badge.diameter), height: CGFloat(badge.diameter))
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }
#endif
