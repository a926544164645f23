#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// What an item shows under its title while it is expanded, with a line above.
    @MainActor final class SectionTreeDetailView: UIView {
        private let box = MenuBox()
        private let line = UIView()
        private let label = MenuLooks.label(lines: 0)
        private var boxEdges: [NSLayoutConstraint] = []
        private var labelEdges: [NSLayoutConstraint] = []
        private var height: NSLayoutConstraint?

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            label.isAccessibilityElement = true
            line.backgroundColor = .separator
            for view in [box, line, label] { view.translatesAutoresizingMaskIntoConstraints = false }
            addSubview(box)
            box.content.addSubview(line)
            box.content.addSubview(label)
            boxEdges = MenuLooks.edges(of: box, on: self)
            labelEdges = MenuLooks.edges(of: label, on: box.content)
            let thickness = 1 / max(1, traitCollection.displayScale)
            NSLayoutConstraint.activate(
                boxEdges + labelEdges + [
                    line.topAnchor.constraint(equalTo: box.content.topAnchor),
                    line.leadingAnchor.constraint(equalTo: box.content.leadingAnchor),
                    line.trailingAnchor.constraint(equalTo: box.content.trailingAnchor),
                    line.heightAnchor.constraint(equalToConstant: thickness),
                ])
            height = heightAnchor.constraint(equalToConstant: 0)
            height?.priority = UILayoutPriority(999)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        /// Shows the detail of an item that is so deep in a tree.
        func show(_ text: String?, depth: Int, tree: SectionTreeLook) {
            let (item, detail) = (tree.item.insets, tree.detail)
            box.look = detail.style
            detail.text.show(text, on: label)
            // It begins under the title, and ends as far from the bottom as the title did.
            boxEdges[1].constant = item.leading + tree.indentation(depth: depth)
            boxEdges[3].constant = item.trailing
            boxEdges[2].constant = detail.height == nil ? item.bottom : 0
            let insets = detail.insets
            let constants = [insets.top, insets.leading, insets.bottom, insets.trailing]
            for (constraint, constant) in zip(labelEdges, constants) { constraint.constant = constant }
            if let points = detail.height { height?.constant = points }
            height?.isActive = detail.height != nil
        }
    }
#endif
