// A requirement is missing: the label is `numberOfRowsInSection`.
// plain: instance method 'tableView(_:numberOfRowsIn:)' has different argument labels from those required
// objc: instance method 'tableView(_:numberOfRowsIn:)' has different argument labels from those required
import UIKit

public class List: UIView, UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsIn section: Int) -> Int { 1 }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
