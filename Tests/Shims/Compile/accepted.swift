// A control that UIKit's protocols accept: not generic itself, under a thin wrapper that is.
// plain: compiles
// objc: compiles
import UIKit

open class ListControl: UIView {
    let table = UITableView(frame: .zero, style: .plain)
    var titles: [String] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        table.dataSource = self
        table.delegate = self
        addSubview(table)
    }

    public required init?(coder: NSCoder) { nil }
}

extension ListControl: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: titles[indexPath.row], for: indexPath)
    }
}

extension ListControl: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}

extension ListControl: UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { false }
}

public final class List<Option>: ListControl {
    public var options: [Option] = []
}
