// Passes with a plain module, and not on Apple's.
// plain: compiles
// objc: conformance of generic class 'List<Option>' to '@objc' protocol 'UITableViewDataSource' cannot be in an extension
import UIKit

public class List<Option>: UIView {
    var options: [Option] = []
}

extension List: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        options.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
