#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// The header of a section at the top: a button over all of it where the section opens and closes.
    @MainActor final class SectionTreeHeader: UITableViewHeaderFooterView {
        static let reuseIdentifier = "header"

        let button = SectionTreeHeaderButton()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            backgroundConfiguration = .clear()
            isAccessibilityElement = false
            button.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(button)
            let edges = MenuLooks.edges(of: button, on: contentView)
            edges[2].priority = UILayoutPriority(999)
            NSLayoutConstraint.activate(edges)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            button.row.isCursor = false
        }

        func show(
            _ shown: SectionTreeState.Row, texts: MenuTexts, tree: SectionTreeLook,
            onTap: @escaping @MainActor () -> Void
        ) {
            let row = button.row
            row.usualBackground = tree.headerBackground
            row.show(shown, text: texts.title(of: shown, in: tree.menu), part: tree.header, tree: tree)
            SectionTreeVoice.describe(button, as: shown, texts: texts, in: tree.menu)
            button.isUserInteractionEnabled = shown.isCollapsible
            button.onTap = shown.isCollapsible ? onTap : nil
        }
    }

    @MainActor final class SectionTreeHeaderButton: UIControl {
        let row = SectionTreeRowView()
        var onTap: (@MainActor () -> Void)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            row.isUserInteractionEnabled = false
            row.translatesAutoresizingMaskIntoConstraints = false
            addSubview(row)
            NSLayoutConstraint.activate(MenuLooks.edges(of: row, on: self))
            isAccessibilityElement = true
            addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override var isHighlighted: Bool {
            didSet { row.content.alpha = isHighlighted ? 0.5 : 1 }
        }

        override func accessibilityActivate() -> Bool {
            guard let onTap else { return false }
            onTap()
            return true
        }
    }
#endif
