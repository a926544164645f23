#if canImport(UIKit) && !os(watchOS)
    import UIKit
    import MenuRuntime

    /// The list of a dropdown: its rows, and the footer under them. It is in front of the app's views only while it is
    /// open, and has the keyboard then.
    final class DropdownList: MenuBox {
        weak var owner: DropdownControl?
        let table = DropdownTable(frame: .zero, style: .plain)
        let footer = DropdownButton(type: .custom)
        /// Gives way to the edges of the screen.
        private(set) lazy var height = MenuLooks.breakable(
            heightAnchor.constraint(equalToConstant: 0), rank: 3)
        private lazy var footerHeight = footer.heightAnchor.constraint(equalToConstant: 0)
        private lazy var leading = content.leadingAnchor.constraint(equalTo: leadingAnchor)

        convenience init(of owner: DropdownControl) {
            self.init(frame: .zero)
            self.owner = owner
            translatesAutoresizingMaskIntoConstraints = false
            usualBackground = .systemBackground
            table.backgroundColor = .clear
            table.separatorStyle = .none
            // The rows' heights are known; what stands around them is no room of the table's.
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = owner
            table.delegate = owner
            table.register(DropdownOptionCell.self, forCellReuseIdentifier: DropdownOptionCell.identifier)
            table.register(DropdownTitleCell.self, forCellReuseIdentifier: DropdownTitleCell.identifier)
            table.didLayOut = { [weak owner] in owner?.measureRows() }
            footer.addAction(UIAction { [weak owner] _ in owner?.send(.tapFooter) }, for: .touchUpInside)
            for view in [table, footer] {
                view.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(view)
            }
            NSLayoutConstraint.activate([
                height, footerHeight,
                table.topAnchor.constraint(equalTo: content.topAnchor),
                table.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                footer.topAnchor.constraint(equalTo: table.bottomAnchor),
                footer.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                footer.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                MenuLooks.breakable(footer.bottomAnchor.constraint(equalTo: content.bottomAnchor)),
            ])
        }

        /// Shows the footer that the menu has, or none.
        func showFooter(_ menu: MenuDocument.Dropdown, _ texts: MenuTexts) {
            footer.isHidden = menu.footer == nil
            footer.hasFocus = false
            footerHeight.constant = CGFloat(menu.footer?.height ?? 0)
            guard let told = menu.footer else { return }
            let face = DropdownButton.Face(
                title: texts.title(of: told, in: menu), isUnderlined: told.underlined)
            footer.show(face, menu.style?[.footer])
        }

        // MARK: Keys and gestures

        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if owner?.take(presses) != true { super.pressesBegan(presses, with: event) }
        }

        override func accessibilityPerformEscape() -> Bool { owner?.escape() ?? false }
    }

    /// A table that says when it has been laid out, since rows as high as their content have no height before.
    final class DropdownTable: UITableView {
        var didLayOut: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            didLayOut?()
        }
    }
#endif
