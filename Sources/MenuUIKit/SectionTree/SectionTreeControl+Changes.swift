#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension SectionTreeControl {
        /// Brings the table to what the state has come to, and changes no more of it than has changed.
        func show(_ update: SectionTreeState.Update) {
            guard update.outcome.isChanged else { return }
            guard !update.isReset, tableView.window != nil else { return showAll() }
            let isStill = UIAccessibility.isReduceMotionEnabled
            let animation: UITableView.RowAnimation = isStill ? .none : .fade
            let removed = indexPaths(update.removed)
            let inserted = indexPaths(update.inserted)
            if let place = update.resized { showDetail(at: place) }
            let change = {
                self.tableView.performBatchUpdates {
                    if !removed.isEmpty { self.tableView.deleteRows(at: removed, with: animation) }
                    if !inserted.isEmpty { self.tableView.insertRows(at: inserted, with: animation) }
                }
            }
            if isStill { UIView.performWithoutAnimation(change) } else { change() }
            for message in update.outcome.told { showTurn(message) }
            invalidateIntrinsicContentSize()
        }

        private func indexPaths(_ ranges: [SectionTreeState.RowRange]) -> [IndexPath] {
            ranges.flatMap { range in range.rows.map { IndexPath(row: $0, section: range.section) } }
        }

        /// The detail of an item has come or gone.
        private func showDetail(at place: SectionTreeState.Place) {
            let row = state.row(at: place)
            guard case .cell(let cell) = view(at: row.path) else { return }
            show(row, in: cell)
            cell.slideDetailIn()
        }

        /// A section has opened or closed: its indicator turns.
        private func showTurn(_ message: MenuMessage) {
            switch message {
            case .expand(let path), .collapse(let path):
                guard let place = state.place(of: path), let view = view(at: path) else { return }
                let row = state.row(at: place)
                switch view {
                case .header(let header):
                    header.button.accessibilityValue = texts.expansion(of: row, in: menu)
                    MenuLooks.animate(in: self) { header.button.row.turn(row.isExpanded) }
                case .cell(let cell):
                    cell.row.accessibilityValue = texts.expansion(of: row, in: menu)
                    MenuLooks.animate(in: self) { cell.row.turn(row.isExpanded) }
                }
            default: break
            }
        }

        // MARK: What is in sight

        enum RowView {
            case header(SectionTreeHeader)
            case cell(SectionTreeCell)

            @MainActor var row: SectionTreeRowView {
                switch self {
                case .header(let header): header.button.row
                case .cell(let cell): cell.row
                }
            }
        }

        /// What shows the row at a path; nil where that is not in sight.
        func view(at path: String) -> RowView? {
            guard let place = state.place(of: path) else { return nil }
            guard let row = place.row else {
                let header = tableView.headerView(forSection: place.section) as? SectionTreeHeader
                return header.map { .header($0) }
            }
            let cell = tableView.cellForRow(at: IndexPath(row: row, section: place.section))
            return (cell as? SectionTreeCell).map { .cell($0) }
        }
    }
#endif
