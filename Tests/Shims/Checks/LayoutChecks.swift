@_spi(Headless) import UIKit

@MainActor let layoutChecks: [Check] = [
    (
        "edges, constants and multipliers",
        { r in
            let (_, root) = makeWindow()
            let one = UIView().placed(in: root)
            let two = UIView().placed(in: root)
            NSLayoutConstraint.activate([
                one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                one.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                one.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 32),
                one.heightAnchor.constraint(equalToConstant: 40),
                two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5),
                two.heightAnchor.constraint(equalTo: two.widthAnchor),
                two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 4),
                two.centerXAnchor.constraint(equalTo: one.centerXAnchor),
            ])
            UIKitHeadless.layout()
            r.near(one.frame, 16, 32, 368, 40)
            r.near(two.frame, 108, 76, 184, 184)
        }
    ),
    (
        "leading is right where the direction is right to left",
        { r in
            let (window, root) = makeWindow()
            root.semanticContentAttribute = .forceRightToLeft
            let outer = UIView().placed(in: root)
            let one = UIView().placed(in: outer)
            for view in [outer, one] { view.semanticContentAttribute = .forceRightToLeft }
            NSLayoutConstraint.activate([
                outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                outer.widthAnchor.constraint(equalToConstant: 200),
                outer.topAnchor.constraint(equalTo: root.topAnchor),
                outer.heightAnchor.constraint(equalToConstant: 50),
                one.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
                one.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -20),
                one.widthAnchor.constraint(equalToConstant: 30),
                one.topAnchor.constraint(equalTo: outer.topAnchor),
                one.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
            UIKitHeadless.layout()
            r.near(outer.frame, 190, 0, 200, 50)
            r.near(one.frame, 162, 0, 30, 50)
            r.near(one.convert(one.bounds, to: window), 352, 0, 30, 50)
        }
    ),
    (
        "priorities: what must be, then what is wanted more",
        { r in
            let (_, root) = makeWindow()
            let one = UIView().placed(in: root)
            let high = one.widthAnchor.constraint(equalToConstant: 300)
            high.priority = .defaultHigh
            let low = one.widthAnchor.constraint(equalToConstant: 100)
            low.priority = .defaultLow
            NSLayoutConstraint.activate([
                one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                one.topAnchor.constraint(equalTo: root.topAnchor),
                one.heightAnchor.constraint(equalToConstant: 10),
                one.widthAnchor.constraint(lessThanOrEqualToConstant: 250), high, low,
            ])
            UIKitHeadless.layout()
            r.near(one.frame, 0, 0, 250, 10)
            high.isActive = false
            UIKitHeadless.layout()
            r.near(one.frame, 0, 0, 100, 10)
            low.constant = 120
            UIKitHeadless.layout()
            r.near(one.frame, 0, 0, 120, 10)
        }
    ),
    (
        "what contradicts itself is reported, and the rest holds",
        { r in
            r.expectsConflicts = true
            let (_, root) = makeWindow()
            let one = UIView().placed(in: root)
            NSLayoutConstraint.activate([
                one.widthAnchor.constraint(equalToConstant: 100),
                one.widthAnchor.constraint(equalToConstant: 200),
                one.heightAnchor.constraint(equalToConstant: 20),
            ])
            UIKitHeadless.layout()
            r.expect(UIKitHeadless.unsatisfiedConstraints.count, 1)
            r.near(one.frame, 0, 0, 100, 20)
        }
    ),
    (
        "labels hug and wrap",
        { r in
            let (_, root) = makeWindow()
            let label = UILabel().placed(in: root)
            label.font = .systemFont(ofSize: 10)  // 5 a character, lines of 12
            label.text = "aaaa bbbb cccc"
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            UIKitHeadless.layout()
            r.near(label.frame, 0, 0, 70, 12)
            label.numberOfLines = 0
            let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
            limit.isActive = true
            UIKitHeadless.layout()
            r.near(label.frame, 0, 0, 45, 24)  // The widest line has nine characters.
            limit.constant = 90
            UIKitHeadless.layout()
            r.near(label.frame, 0, 0, 70, 12)
            r.expect(label.sizeThatFits(CGSize(width: 25, height: 0)).height, 36)
        }
    ),
    (
        "leaving a superview takes constraints along",
        { r in
            let (window, root) = makeWindow()
            let one = UIView().placed(in: root)
            let list = UIView().placed(in: window)
            let across = list.topAnchor.constraint(equalTo: one.bottomAnchor)
            let own = list.heightAnchor.constraint(equalToConstant: 30)
            NSLayoutConstraint.activate([
                across, own, one.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
                one.heightAnchor.constraint(equalToConstant: 20),
            ])
            UIKitHeadless.layout()
            r.near(list.frame, 0, 25, 0, 30)
            r.expect(window.constraints.count, 1)
            list.removeFromSuperview()
            r.expect(window.constraints.count, 0)
            r.expect([across.isActive, own.isActive], [false, true])
        }
    ),
    (
        "an overlay in the window follows what scrolls",
        { r in
            let (window, root) = makeWindow()
            let scroll = UIScrollView().placed(in: root)
            let anchor = UIView().placed(in: scroll)
            let list = UIView().placed(in: window)
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                scroll.heightAnchor.constraint(equalToConstant: 300),
                anchor.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 200),
                anchor.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                anchor.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                anchor.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                anchor.heightAnchor.constraint(equalToConstant: 50),
                anchor.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -550),
                list.topAnchor.constraint(equalTo: anchor.bottomAnchor),
                list.leadingAnchor.constraint(equalTo: anchor.leadingAnchor),
                list.widthAnchor.constraint(equalTo: anchor.widthAnchor),
                list.heightAnchor.constraint(equalToConstant: 192),
            ])
            UIKitHeadless.layout()
            r.expect(scroll.contentSize, CGSize(width: 400, height: 800))
            r.near(list.frame, 0, 350, 400, 192)
            UIKitHeadless.drag(from: CGPoint(x: 10, y: 300), by: CGPoint(x: 0, y: -60), in: window)
            r.expect(scroll.contentOffset, CGPoint(x: 0, y: 60))
            r.near(list.frame, 0, 290, 400, 192)
            r.near(anchor.convert(anchor.bounds, to: nil), 0, 240, 400, 50)
        }
    ),
    (
        "turning the device lays out again",
        { r in
            let (window, root) = makeWindow()
            let one = UIView().placed(in: root)
            NSLayoutConstraint.activate([
                one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                one.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                one.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                one.heightAnchor.constraint(equalToConstant: 10),
            ])
            UIKitHeadless.layout()
            UIKitHeadless.rotate(to: CGSize(width: 844, height: 390))
            r.near(one.frame, 0, 380, 844, 10)
            r.expect(window.bounds.width, 844)
            UIKitHeadless.rotate(to: CGSize(width: 390, height: 844), .portrait)
        }
    ),
    (
        "fitting size comes from constraints inside",
        { r in
            let box = UIView()
            let label = UILabel().placed(in: box)
            label.font = .systemFont(ofSize: 10)
            label.numberOfLines = 0
            label.text = "aaaa bbbb cccc"
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
                label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -3),
            ])
            let free = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            r.expect(free, CGSize(width: 86, height: 18))
            let narrow = box.systemLayoutSizeFitting(
                CGSize(width: 66, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            r.expect(narrow, CGSize(width: 66, height: 30))
        }
    ),
]
