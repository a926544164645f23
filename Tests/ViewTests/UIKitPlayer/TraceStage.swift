@_spi(Headless) import UIKit

/// A page that scrolls, and the menus on it below each other.
@MainActor final class TraceStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 6000))
    private let pageScroll = UIScrollView()
    private let page = UIView()
    private var groups: [String: DropdownGroup] = [:]
    private var anchors: [UIView] = []
    private var count = 0

    init() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        pageScroll.frame = window.bounds
        pageScroll.contentSize = CGSize(width: 400, height: 12_000)
        page.frame = CGRect(x: 0, y: 0, width: 400, height: 12_000)
        controller.view.addSubview(pageScroll)
        pageScroll.addSubview(page)
    }

    /// The group of a name, one object for all that are in it.
    func group(_ name: String) -> DropdownGroup {
        let group = groups[name] ?? DropdownGroup()
        groups[name] = group
        return group
    }

    /// A view of the app's own that opens a list.
    func anchor() -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: 100 + 1000 * anchors.count, width: 200, height: 50))
        anchors.append(view)
        page.addSubview(view)
        return view
    }

    /// Puts a menu under those that are there.
    func add(_ view: UIView) {
        let top = CGFloat(1000 * count + 200)
        count += 1
        if view is SectionTreeControl {
            view.frame = CGRect(x: 0, y: top, width: 400, height: 4000)
            page.addSubview(view)
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: top),
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
        ])
    }

    /// Scrolls the page: with a finger, which is a touch outside of lists too, or as a wheel does.
    func scroll(withFinger isTouched: Bool) {
        if isTouched { return UIKitHeadless.drag(from: nowhere, by: CGPoint(x: 0, y: -40), in: window) }
        pageScroll.contentOffset.y += 40
        UIKitHeadless.layout()
    }

    /// A place where nothing is.
    var nowhere: CGPoint { CGPoint(x: 2, y: window.bounds.maxY - 10) }
}
