@_spi(Headless) import UIKit

@MainActor let stackChecks: [Check] = [
    (
        "distributions",
        { r in
            let (_, root) = makeWindow()
            let views = (0..<3).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: views).placed(in: root)
            stack.distribution = .fillEqually
            stack.spacing = 5
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.widthAnchor.constraint(equalToConstant: 310),
                stack.heightAnchor.constraint(equalToConstant: 20),
            ])
            UIKitHeadless.layout()
            r.near(views[1].frame, 105, 0, 100, 20)
            views[0].isHidden = true
            UIKitHeadless.layout()
            r.near(views[2].frame, 157.5, 0, 152.5, 20)
            views[0].isHidden = false
            stack.distribution = .equalSpacing
            for view in views { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
            UIKitHeadless.layout()
            r.near(views[1].frame, 130, 0, 50, 20)
            r.near(views[2].frame, 260, 0, 50, 20)
        }
    ),
    (
        "alignment and margins, mirrored",
        { r in
            let (_, root) = makeWindow()
            let small = UIView()
            let stack = UIStackView(arrangedSubviews: [small]).placed(in: root)
            stack.axis = .vertical
            stack.alignment = .leading
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 20, bottom: 2, trailing: 0)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.widthAnchor.constraint(equalToConstant: 100),
                small.widthAnchor.constraint(equalToConstant: 30),
                small.heightAnchor.constraint(equalToConstant: 30),
            ])
            UIKitHeadless.layout()
            r.near(stack.frame, 0, 0, 100, 33)
            r.near(small.frame, 20, 1, 30, 30)
            stack.semanticContentAttribute = .forceRightToLeft
            UIKitHeadless.layout()
            r.near(small.frame, 50, 1, 30, 30)
        }
    ),
    (
        "a label beside an icon is cut before the icon is",
        { r in
            let (_, root) = makeWindow()
            let label = UILabel()
            label.font = .systemFont(ofSize: 10)
            label.text = String(repeating: "a", count: 100)
            let icon = UIImageView(image: UIImage(systemName: "chevron.down"))
            icon.setContentCompressionResistancePriority(.required, for: .horizontal)
            icon.setContentHuggingPriority(.required, for: .horizontal)
            let stack = UIStackView(arrangedSubviews: [label, icon]).placed(in: root)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.widthAnchor.constraint(equalToConstant: 120),
            ])
            UIKitHeadless.layout()
            r.near(label.frame, 0, 0, 100, 20)
            r.near(icon.frame, 100, 0, 20, 20)
            label.text = "aa"
            UIKitHeadless.layout()
            r.near(label.frame, 0, 0, 100, 20)
        }
    ),
]
