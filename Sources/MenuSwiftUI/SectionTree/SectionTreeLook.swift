#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// How one part of a tree looks.
    struct SectionTreeLook {
        let style: MenuDocument.PartStyle?
        let text: MenuTextLook
        /// Between the part's edges and its content.
        let insets: EdgeInsets
        /// Fixed, in points; nil where it follows from the content.
        let height: CGFloat?

        static func header(_ menu: MenuDocument.SectionTree, _ looks: MenuLooks) -> SectionTreeLook {
            let style = menu.style?[.header]
            return SectionTreeLook(style, menu.headerHeight, MenuTextLook(style, looks, usual: .headline))
        }

        static func item(_ menu: MenuDocument.SectionTree, _ looks: MenuLooks) -> SectionTreeLook {
            let style = menu.style?[.item]
            return SectionTreeLook(style, menu.rowHeight, MenuTextLook(style, looks))
        }

        static func detail(_ menu: MenuDocument.SectionTree, _ looks: MenuLooks) -> SectionTreeLook {
            let style = menu.style?[.detail]
            let text = MenuTextLook(style, looks, usual: .subheadline, color: .secondary)
            return SectionTreeLook(style, menu.detailHeight, text, sides: 0)
        }

        private init(
            _ style: MenuDocument.PartStyle?, _ height: MenuDocument.Height, _ text: MenuTextLook,
            sides: CGFloat = 16
        ) {
            self.style = style
            self.text = text
            self.height = height.points.map { CGFloat($0) }
            // What is as high as its content needs some air around it.
            let air: CGFloat = height.points == nil ? 8 : 0
            insets =
                style?.insets.map { MenuLooks.insets($0) }
                ?? EdgeInsets(top: air, leading: sides, bottom: air, trailing: sides)
        }

        /// How far a row is moved in, in points: what stands under the header itself is not, and what is very deep no
        /// further than a narrow screen has room for.
        static func indentation(depth: Int) -> CGFloat { CGFloat(Swift.min(Swift.max(depth - 1, 0), 8)) * 16 }
    }

    /// The style, the background and the box of the whole list.
    struct SectionTreeListLook: ViewModifier {
        let menu: MenuDocument.SectionTree
        @Environment(\.menuLooks) private var looks

        func body(content: Self.Content) -> some View {
            styled(content)
                .environment(\.defaultMinListRowHeight, 1)
                .environment(\.defaultMinListHeaderHeight, 1)
                .modifier(MenuBox(look: menu.style?[.list]))
                .modifier(MenuBox(look: menu.style?[.menu]))
        }

        @ViewBuilder private func styled(_ content: Self.Content) -> some View {
            #if os(macOS)
                switch menu.listStyle {
                case .plain: clear(content).listStyle(.plain)
                // macOS has no groups on a background of their own.
                case .grouped, .insetGrouped: clear(content).listStyle(.inset)
                }
            #else
                switch menu.listStyle {
                case .plain: clear(content).listStyle(.plain)
                case .grouped: clear(content).listStyle(.grouped)
                case .insetGrouped: clear(content).listStyle(.insetGrouped)
                }
            #endif
        }

        /// A list with a background of the spec's has none of its own.
        @ViewBuilder private func clear(_ content: Self.Content) -> some View {
            if #available(iOS 16.0, macOS 13.0, *), menu.style?[.list]?.backgroundColor != nil {
                content.scrollContentBackground(.hidden)
            } else {
                content
            }
        }
    }
#endif
