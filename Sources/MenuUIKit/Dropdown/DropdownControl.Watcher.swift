#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    extension DropdownControl {
        /// A view that nobody sees, and that says what happens to what it is laid upon or stands in.
        final class Watcher: UIView {
            private let windowChanged: (() -> Void)?
            private let moved: (() -> Void)?
            private let appearanceChanged: (() -> Void)?

            init(
                windowChanged: (() -> Void)? = nil, moved: (() -> Void)? = nil,
                appearanceChanged: (() -> Void)? = nil
            ) {
                self.appearanceChanged = appearanceChanged
                self.windowChanged = windowChanged
                self.moved = moved
                super.init(frame: .zero)
                isHidden = true
                isUserInteractionEnabled = false
                accessibilityElementsHidden = true
                translatesAutoresizingMaskIntoConstraints = false
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }

            override var center: CGPoint {
                didSet { if center != oldValue { moved?() } }
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                moved?()
            }

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { appearanceChanged?() }
            }

            override func didMoveToWindow() {
                super.didMoveToWindow()
                windowChanged?()
            }
        }
    }
#endif
