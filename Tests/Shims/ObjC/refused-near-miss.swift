// A requirement is missing: the label is `numberOfRowsInSection`.
import UIKit

public class List: UIView, UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsIn section: Int) -> Int { 1 }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
