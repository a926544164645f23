#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// The list of a dropdown: its rows, and the footer under them. It is in front of the app's views only while it is
        /// open, and has the keyboard then.
        final class List: MenuBox {
            weak var owner: DropdownControl?
            let table = MenuTable(frame: .zero, style: .plain)
            let footer = Button(type: .custom)
            /// Gives way to the edges of the screen.
            private(set) lazy var height = MenuLooks.breakable(
                heightAnchor.constraint(equalToConstant: 0), rank: 3)
            private lazy var footerHeight = footer.heightAnchor.constraint(equalToConstant: 0)
            /// What is in the list on its edges, leading and trailing.
            private var edges: [NSLayoutConstraint] = []

            convenience init(of owner: DropdownControl) {
                self.init(frame: .zero)
                self.owner = owner
                translatesAutoresizingMaskIntoConstraints = false
                usualBackground = .systemBackground
                table.backgroundColor = .clear
                table.separatorStyle = .none
                table.alwaysBounceVertical = false
                // Arrows are the list's: it knows what can be chosen.
                table.allowsFocus = false
                // The rows' heights are known; what stands around them is no room of the table's.
                table.contentInsetAdjustmentBehavior = .never
                table.dataSource = owner
                table.delegate = owner
                table.register(OptionCell.self, forCellReuseIdentifier: OptionCell.identifier)
                table.register(TitleCell.self, forCellReuseIdentifier: TitleCell.identifier)
                table.didLayOut = { [weak owner] in owner?.measureRows() }
                footer.addAction(UIAction { [weak owner] _ in owner?.send(.tapFooter) }, for: .touchUpInside)
                for view in [table, footer] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    content.addSubview(view)
                }
                edges = [table, footer].flatMap {
                    [
                        $0.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                        content.trailingAnchor.constraint(equalTo: $0.trailingAnchor),
                    ]
                }
                NSLayoutConstraint.activate(
                    edges + [
                        height, footerHeight, table.topAnchor.constraint(equalTo: content.topAnchor),
                        footer.topAnchor.constraint(equalTo: table.bottomAnchor),
                        MenuLooks.breakable(footer.bottomAnchor.constraint(equalTo: content.bottomAnchor)),
                    ])
            }

            /// Looks like a part. Its height is that of rows and footer, so of its insets only those at the sides count.
            func show(_ style: MenuDocument.PartStyle?) {
                look = style
                let insets = MenuLooks.insets(style?.insets)
                for (index, edge) in edges.enumerated() {
                    edge.constant = index % 2 == 0 ? insets.leading : insets.trailing
                }
            }

            /// Shows the footer that the menu has, or none.
            func showFooter(_ menu: MenuDocument.Dropdown, _ texts: MenuTexts) {
                footer.isHidden = menu.footer == nil
                footerHeight.constant = CGFloat(menu.footer?.height ?? 0)
                guard let told = menu.footer else { return }
                let face = Button.Face(
                    title: texts.title(of: told, in: menu), isUnderlined: told.underlined)
                footer.show(face, menu.style?[.footer])
                footer.accessibilityIdentifier = texts.identifier(of: told, in: menu)
            }

            /// Takes at once the place that it is to have, or it would be seen to come there from a corner. Nothing is laid
            /// out by this: what is around is yet to be seen to move.
            func place(
                below button: UIView, in host: UIView, _ insets: NSDirectionalEdgeInsets, gap: CGFloat
            ) {
                let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
                frame = CGRect(
                    x: isMirrored ? insets.trailing : insets.leading, y: button.frame.maxY + gap,
                    width: max(0, host.bounds.width - insets.leading - insets.trailing),
                    height: height.constant)
                content.frame = bounds
                let (leading, trailing) = (edges[0].constant, edges[1].constant)
                let tableHeight = max(0, height.constant - footerHeight.constant)
                table.frame = CGRect(
                    x: isMirrored ? trailing : leading, y: 0,
                    width: max(0, bounds.width - leading - trailing), height: tableHeight)
                footer.frame = CGRect(
                    x: table.frame.minX, y: tableHeight, width: table.frame.width,
                    height: footerHeight.constant)
            }

            // MARK: Keys and gestures

            override var canBecomeFirstResponder: Bool { true }

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if owner?.take(presses) != true { super.pressesBegan(presses, with: event) }
            }

            override func accessibilityPerformEscape() -> Bool { owner?.escape() ?? false }
        }
    }
#endif
