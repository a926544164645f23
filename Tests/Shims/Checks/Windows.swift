@_spi(Headless) import UIKit

@MainActor func makeWindow(width: CGFloat = 400, height: CGFloat = 800) -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller.view)
}

extension UIView {
    /// For constraints, under a superview.
    @discardableResult func placed(in parent: UIView) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(self)
        return self
    }
}

@MainActor let checks: [Check] =
    layoutChecks + stackChecks + tableChecks + tutorialChecks + anchoredChecks + eventChecks + lookChecks
