#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// A row of the table: an item with its detail, or a section inside of a section.
    @MainActor final class SectionTreeCell: UITableViewCell {
        /// What cells are used again under. Sections look different enough to be kept apart.
        static let reuseIdentifiers = (item: "item", section: "section")

        let row = SectionTreeRowView()
        private let stack = UIStackView()
        private var detail: SectionTreeDetailView?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.axis = .vertical
            stack.addArrangedSubview(row)
            contentView.addSubview(stack)
            let edges = MenuLooks.edges(of: stack, on: contentView)
            edges[2].priority = UILayoutPriority(999)
            NSLayoutConstraint.activate(edges)
            // The title and the detail are read one after the other.
            isAccessibilityElement = false
            row.isAccessibilityElement = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            row.isCursor = false
            detail?.transform = .identity
            detail?.alpha = 1
        }

        func show(
            _ shown: SectionTreeState.Row, texts: MenuTexts, tree: SectionTreeLook
        ) {
            let part = shown.isSection ? tree.header : tree.item
            row.show(shown, text: texts.title(of: shown, in: tree.menu), part: part, tree: tree)
            if let color = tree.rowBackground { backgroundColor = color }
            selectionStyle = shown.event == nil ? .none : .default
            SectionTreeVoice.describe(row, as: shown, texts: texts, in: tree.menu)
            guard shown.isExpanded, let text = texts.detail(of: shown, in: tree.menu) else {
                detail?.isHidden = true
                return
            }
            let detail = detail ?? makeDetail()
            detail.show(text, depth: shown.depth, tree: tree)
            detail.isHidden = false
        }

        private func makeDetail() -> SectionTreeDetailView {
            let made = SectionTreeDetailView()
            stack.addArrangedSubview(made)
            detail = made
            return made
        }

        /// Lets a detail that has just appeared come in from the title above.
        func slideDetailIn() {
            guard let detail, !detail.isHidden else { return }
            detail.alpha = 0
            detail.transform = CGAffineTransform(translationX: 0, y: -12)
            MenuLooks.animate(in: self) {
                detail.alpha = 1
                detail.transform = .identity
            }
        }
    }
#endif
