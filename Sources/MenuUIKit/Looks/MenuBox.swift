#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// A view with the background, border, corners and shadow of a part of a menu.
    ///
    /// What is in it belongs into ``content``, which the corners cut off; the view itself must not, as it could have no
    /// shadow then.
    @MainActor class MenuBox: UIView {
        /// What the box holds, within its corners.
        let content = UIView()
        /// The looks; nil for none.
        var look: MenuDocument.PartStyle? {
            didSet { if look != oldValue { showLook() } }
        }
        /// Behind the content where the look names nothing.
        var usualBackground: UIColor? {
            didSet { showLook() }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            NSLayoutConstraint.activate(MenuLooks.edges(of: content, on: self))
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        private func showLook() {
            MenuLooks.dress(self, in: look, background: usualBackground)
            content.layer.cornerRadius = layer.cornerRadius
            content.clipsToBounds = layer.cornerRadius > 0
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { showLook() }
        }
    }
#endif
