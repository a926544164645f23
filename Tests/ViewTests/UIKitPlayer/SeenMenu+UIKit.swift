@_spi(Headless) import UIKit

extension SeenMenu {
    @MainActor init(_ dropdown: DropdownControl, _ id: String) {
        self.init(menu: id)
        let hasButton = dropdown.menu.anchor == .button
        isOpen = dropdown.isListShown
        if hasButton { title = dropdown.button.title(for: .normal) }
        indicator = UIKitHeadless.name(of: dropdown.button.currentImage)
        badge = UIKitHeadless.name(of: dropdown.badge?.image)
        heights = [
            "button": hasButton ? dropdown.button.frame.height : 0,
            "list": dropdown.isListShown ? dropdown.list.frame.height : 0, "total": dropdown.frame.height,
        ]
        guard dropdown.isListShown else { return }
        dropdown.list.table.forEachRow { cell in
            let isSelected = cell.accessibilityTraits.contains(.selected)
            rows.append((isSelected ? Mark.selected : "") + cell.texts.joined(separator: "|"))
        }
    }

    @MainActor init(_ tree: SectionTreeControl, _ id: String) {
        self.init(menu: id)
        let table = tree.tableView
        for section in 0..<table.numberOfSections {
            let header = table.headerView(forSection: section)!
            rows.append(mark(of: header) + header.texts.joined(separator: "|"))
            for row in 0..<table.numberOfRows(inSection: section) {
                let cell = table.cellForRow(at: IndexPath(row: row, section: section))!
                rows.append(mark(of: cell) + cell.texts.joined(separator: "|"))
            }
        }
        heights = ["height": table.contentSize.height]
    }

    /// What VoiceOver says of a row tells a section from an item, and an open one from a closed one.
    @MainActor private func mark(of view: UIView) -> String {
        let element = UIKitHeadless.accessibilityElements(of: view)[0]
        guard element.accessibilityTraits.contains(.header) else { return "" }
        return switch element.accessibilityValue {
        case "expanded": Mark.openSection
        case "collapsed": Mark.closedSection
        default: Mark.fixedSection
        }
    }
}

extension UITableView {
    /// Looks at each row of the only section, those to be scrolled to as well.
    fileprivate func forEachRow(_ look: (UITableViewCell) -> Void) {
        let before = contentOffset
        for row in 0..<numberOfRows(inSection: 0) {
            let indexPath = IndexPath(row: row, section: 0)
            scrollToRow(at: indexPath, at: .none, animated: false)
            UIKitHeadless.layout()
            if let cell = cellForRow(at: indexPath) { look(cell) }
        }
        contentOffset = before
        UIKitHeadless.layout()
    }
}

extension UIView {
    /// Of all labels that can be seen, from the top.
    fileprivate var texts: [String] {
        if isHidden || alpha == 0 { return [] }
        if let label = self as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
        return subviews.flatMap(\.texts)
    }
}
