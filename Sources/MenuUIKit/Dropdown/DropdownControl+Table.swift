#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl: UITableViewDataSource {
        /// An empty list has a row where it says so.
        private var isEmpty: Bool { state.rowCount == 0 }

        public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            isEmpty ? (menu.emptyTitle == nil ? 0 : 1) : state.rowCount
        }

        public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        {
            var isOption = false
            if !isEmpty, case .option = state.row(at: indexPath.row).content { isOption = true }
            let cell = tableView.dequeueReusableCell(
                withIdentifier: isOption ? OptionCell.identifier : TitleCell.identifier,
                for: indexPath)
            fill(cell, at: indexPath.row)
            return cell
        }

        /// Shows in a cell what the state has in a row.
        func fill(_ cell: UITableViewCell, at index: Int) {
            var frame = Cell.Frame(
                style: menu.style?[.option], isSelfSizing: menu.rowHeight == .auto)
            let secondary = MenuTextLook(nil, color: .secondaryLabel)
            guard !isEmpty else {
                (cell as? TitleCell)?.show(
                    texts.emptyTitle(of: menu), secondary, isHeader: false, frame)
                return
            }
            let row = state.row(at: index)
            frame.separators = row.separatorsAbove
            switch row.content {
            case .option(let option):
                (cell as? OptionCell)?.show(
                    option, of: menu, texts, isSelected: state.isSelected(option.id), frame)
            case .group(let group):
                frame.style = menu.style?[.header]
                let look = MenuTextLook(frame.style, usual: .footnote, color: .secondaryLabel)
                (cell as? TitleCell)?.show(
                    texts.title(of: group, in: menu), look, isHeader: true, frame)
            }
            (cell as? Cell)?.hasFocus = isFocused(.row(index))
        }
    }

    extension DropdownControl: UITableViewDelegate {
        public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            guard let height = menu.rowHeight.points else { return UITableView.automaticDimension }
            return CGFloat(height + (isEmpty ? 0 : Double(state.row(at: indexPath.row).separatorsAbove)))
        }

        public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            !isEmpty && state.row(at: indexPath.row).isEnabled
        }

        public func tableView(
            _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? { !isEmpty && state.row(at: indexPath.row).isEnabled ? indexPath : nil }

        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            // What is chosen is the state's to say, not the table's.
            tableView.deselectRow(at: indexPath, animated: false)
            if let event = state.event(choosing: .row(indexPath.row)) { send(event) }
        }
    }
#endif
