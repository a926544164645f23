#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    /// A table that says when it has been laid out, since rows as high as their content have no height before.
    final class MenuTable: UITableView {
        var didLayOut: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            didLayOut?()
        }
    }
#endif
