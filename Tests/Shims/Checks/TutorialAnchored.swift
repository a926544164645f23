@_spi(Headless) import UIKit

/// The second tutorial's table, as high as its content up to a limit.
final class DropDownTableView: UITableView {
    private let minHeight: CGFloat = 0
    private let maxHeight: CGFloat = 192

    override public func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
    }

    override public var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: contentSize.width, height: max(minHeight, min(contentSize.height, maxHeight)))
    }
}

/// Its dropdown, and the controller that listens for touches, in one.
final class AnchoredController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let anchor = UILabel()
    let table = DropDownTableView()
    var options = ["신라면", "진라면", "참깨라면"]
    var told: [String] = []
    private var shown: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        anchor.layer.borderColor = UIColor.systemGray2.cgColor
        anchor.layer.cornerRadius = 12
        anchor.isUserInteractionEnabled = true
        anchor.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(anchor)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "option")
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        table.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            anchor.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            anchor.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            anchor.widthAnchor.constraint(equalToConstant: 200),
            anchor.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    var isDisplayed: Bool { table.superview != nil }

    func display(_ displays: Bool) {
        guard displays else {
            table.removeFromSuperview()
            return
        }
        view.window?.addSubview(table)
        shown = [
            table.leadingAnchor.constraint(equalTo: anchor.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: anchor.trailingAnchor),
            table.topAnchor.constraint(equalTo: anchor.bottomAnchor),
        ]
        NSLayoutConstraint.activate(shown)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
        cell.accessibilityLabel = options[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        told.append(options[indexPath.row])
        display(false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        let hit = view.hitTest(touch.location(in: view), with: event)
        display(hit === anchor ? !isDisplayed : false)
    }
}

@MainActor let anchoredChecks: [Check] = [
    (
        "the second tutorial: a list in the window, under its anchor, as high as its rows",
        { r in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let controller = AnchoredController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            UIKitHeadless.tap(controller.anchor)
            r.near(controller.table.frame, 100, 425, 200, 132)
            r.expect(controller.table.visibleCells.map(\.accessibilityLabel), controller.options)
            UIKitHeadless.tap(CGPoint(x: 10, y: 10), in: window)
            r.expect(controller.isDisplayed, false)
            r.expect(window.constraints.count, 0)
            UIKitHeadless.tap(controller.anchor)
            controller.options = ["1", "2", "3", "4", "5"]
            controller.table.reloadData()
            UIKitHeadless.layout()
            r.near(controller.table.frame, 100, 425, 200, 192)
            let cell = controller.table.cellForRow(at: IndexPath(row: 1, section: 0))
            UIKitHeadless.tap(CGPoint(x: 150, y: 425 + 50), in: window)
            r.expect(controller.told, ["2"])
            r.expect(cell?.isSelected, true)
            r.expect(controller.isDisplayed, false)
        }
    )
]
