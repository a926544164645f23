@_spi(Headless) import UIKit

@MainActor let lookChecks: [Check] = [
    (
        "dark colours, and who is told",
        { r in
            final class Told: UIView {
                var styles: [UIUserInterfaceStyle?] = []
                override func traitCollectionDidChange(_ old: UITraitCollection?) {
                    styles.append(old?.userInterfaceStyle)
                }
            }
            let (_, root) = makeWindow()
            let told = Told().placed(in: root)
            let custom = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            r.expect(UIColor.label.resolvedColor(with: told.traitCollection), .black)
            UIKitHeadless.style = .dark
            r.expect(told.styles, [.light])
            r.expect(UIColor.label.resolvedColor(with: told.traitCollection), .white)
            r.expect(custom.resolvedColor(with: told.traitCollection), .white)
            r.expect(UIColor.systemGray2.cgColor.components?.first, 0x63 / 255)
            told.overrideUserInterfaceStyle = .light
            r.expect(told.styles, [.light, .dark])
            r.expect(custom.resolvedColor(with: told.traitCollection), .black)
            UIKitHeadless.style = .light
        }
    ),
    (
        "text grows with the user's wish",
        { r in
            let (_, root) = makeWindow()
            let label = UILabel().placed(in: root)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            r.expect(label.font.pointSize, 17)
            UIKitHeadless.contentSizeCategory = .accessibilityExtraLarge
            r.expect(label.font.pointSize, 40)
            r.expect(UIFontMetrics.default.scaledValue(for: 17), 40)
            r.expect(
                UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)).pointSize, 40)
            UIKitHeadless.contentSizeCategory = .large
            r.expect(label.font.pointSize, 17)
        }
    ),
    (
        "animations happen at once and are remembered",
        { r in
            let view = UIView()
            var finished = 0
            UIView.animate(withDuration: 0.25) {
                view.alpha = 0
            } completion: {
                finished += $0 ? 1 : 0
            }
            UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
            r.expect(view.alpha, 0.5)
            r.expect(finished, 1)
            r.expect(UIKitHeadless.animations.map(\.duration), [0.25])
            UIKitHeadless.holdsCompletions = true
            UIView.animate(withDuration: 0.25) {
                view.alpha = 1
            } completion: {
                finished += $0 ? 1 : 10
            }
            r.expect(finished, 1)
            UIKitHeadless.finishAnimations(false)
            r.expect(finished, 11)
            UIKitHeadless.holdsCompletions = false
        }
    ),
    (
        "transforms",
        { r in
            let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
            r.expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9, true)
            let both = CGAffineTransform(translationX: 3, y: 0).scaledBy(x: 2, y: 2)
            r.expect(CGPoint(x: 1, y: 1).applying(both), CGPoint(x: 5, y: 2))
            r.expect(CGPoint(x: 5, y: 2).applying(both.inverted()), CGPoint(x: 1, y: 1))
        }
    ),
    (
        "a configured button",
        { r in
            var configuration = UIButton.Configuration.plain()
            configuration.title = "aa"
            configuration.image = UIImage(systemName: "chevron.down")
            configuration.imagePadding = 6
            configuration.imagePlacement = .trailing
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            let button = UIButton(configuration: configuration)
            button.contentHorizontalAlignment = .leading
            // 18 points: two letters of 9, an image of 20.
            r.expect(button.intrinsicContentSize, CGSize(width: 2 + 18 + 6 + 20 + 4, height: 1 + 22 + 3))
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 26)
            button.layoutIfNeeded()
            r.near(button.titleLabel!.frame, 2, 1, 18, 22)
            r.near(button.imageView!.frame, 26, 2, 20, 20)
            button.semanticContentAttribute = .forceRightToLeft
            button.layoutIfNeeded()
            r.near(button.imageView!.frame, 54, 2, 20, 20)
            r.expect(button.accessibilityLabel, "aa")
        }
    ),
    (
        "images by name",
        { r in
            r.expect(UIImage(systemName: "chevron.down") == nil, false)
            r.expect(UIImage(systemName: "not a symbol") == nil, true)
            r.expect(UIImage(named: "flag") == nil, true)
            UIKitHeadless.imageNames = ["flag"]
            r.expect(UIKitHeadless.name(of: UIImage(named: "flag")), "flag")
            UIKitHeadless.imageNames = []
        }
    ),
    (
        "what a view draws is kept, with the colours of its appearance",
        { r in
            let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            view.overrideUserInterfaceStyle = .dark
            let drawn = UIKitHeadless.drawing(of: view)
            let (box, white) = (CGRect(x: 0, y: 0, width: 20, height: 10), UIColor(white: 1, alpha: 1))
            r.expect(
                drawn.map(\.kind),
                [.fill(white), .stroke(UIColor(red: 1, green: 0, blue: 0, alpha: 1), width: 3)])
            r.expect(drawn.map(\.bounds), [box, box])
        }
    ),
]

private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.label.setFill()
        UIColor.red.setStroke()
        let path = UIBezierPath(rect: rect)
        path.fill()
        path.lineWidth = 3
        path.stroke()
    }
}
