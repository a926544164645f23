#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// What a spec says of the looks of a section tree, as UIKit has it at one text size.
    @MainActor struct SectionTreeLook {
        let menu: MenuDocument.SectionTree
        let header: Part
        let item: Part
        let detail: Part

        /// How one part of a tree looks.
        struct Part {
            let style: MenuDocument.PartStyle?
            let text: MenuTextLook
            /// Between the part's edges and its content, in points.
            let insets: NSDirectionalEdgeInsets
            /// Fixed, in points; nil where it follows from the content.
            let height: CGFloat?
        }

        init(_ menu: MenuDocument.SectionTree) {
            self.menu = menu
            header = Self.part(menu.style?[.header], menu.headerHeight, usual: .headline)
            item = Self.part(menu.style?[.item], menu.rowHeight)
            detail = Self.part(
                menu.style?[.detail], menu.detailHeight, usual: .subheadline, color: .secondaryLabel,
                sides: 0)
        }

        private static func part(
            _ style: MenuDocument.PartStyle?, _ height: MenuDocument.Height, usual: UIFont.TextStyle = .body,
            color: UIColor = .label, sides: CGFloat = 16
        ) -> Part {
            // What is as high as its content needs some air around it.
            let air: CGFloat = height.points == nil ? 8 : 0
            return Part(
                style: style, text: MenuTextLook(style, usual: usual, color: color),
                insets: style?.insets.map { MenuLooks.insets($0) }
                    ?? NSDirectionalEdgeInsets(top: air, leading: sides, bottom: air, trailing: sides),
                height: height.points.map { CGFloat($0) })
        }

        /// What the spec has behind the whole list; nil for the system's.
        private var ownBackground: MenuDocument.Color? {
            menu.style?[.list]?.backgroundColor ?? menu.style?[.menu]?.backgroundColor
        }

        var listBackground: UIColor {
            if let color = ownBackground { return MenuLooks.color(color) }
            return menu.listStyle == .plain ? .systemBackground : .systemGroupedBackground
        }

        /// Behind headers, which rows pass under in a plain table.
        var headerBackground: UIColor? { menu.listStyle == .plain ? listBackground : nil }

        /// Behind rows; nil for the system's, which would hide a plain list's own.
        var rowBackground: UIColor? { menu.listStyle == .plain && ownBackground != nil ? .clear : nil }

        var tableStyle: UITableView.Style {
            switch menu.listStyle {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        }

        /// How far a row is moved in, in points: what stands under the header itself is not, and what is very deep no
        /// further than a narrow screen has room for.
        func indentation(depth: Int) -> CGFloat { CGFloat(min(max(depth - 1, 0), 8)) * 16 }
    }
#endif
