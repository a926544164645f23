#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension SectionTreeControl {
        func setUpTable() {
            tableView.translatesAutoresizingMaskIntoConstraints = false
            tableView.register(
                SectionTreeHeader.self, forHeaderFooterViewReuseIdentifier: SectionTreeHeader.reuseIdentifier)
            let identifiers = SectionTreeCell.reuseIdentifiers
            for identifier in [identifiers.item, identifiers.section] {
                tableView.register(SectionTreeCell.self, forCellReuseIdentifier: identifier)
            }
            tableView.sectionHeaderTopPadding = 0
            tableView.sectionFooterHeight = 0
            tableView.estimatedSectionFooterHeight = 0
            tableView.dataSource = self
            tableView.delegate = self
            addSubview(tableView)
            NSLayoutConstraint.activate(edges)
            followMenu()
        }

        /// Gives the table the heights and the room that the menu has.
        func followMenu() {
            // Where all heights are known the estimates are right, and the table asks for the rows in sight alone.
            tableView.estimatedRowHeight = look.item.height ?? 44
            tableView.sectionHeaderHeight = look.header.height ?? UITableView.automaticDimension
            tableView.estimatedSectionHeaderHeight = look.header.height ?? 44
            let insets = MenuLooks.insets(menu.style?[.menu]?.insets)
            let constants = [insets.top, insets.leading, insets.bottom, insets.trailing]
            for (edge, constant) in zip(edges, constants) { edge.constant = constant }
        }

        // MARK: Rows

        public func numberOfSections(in tableView: UITableView) -> Int { state.sectionCount }

        public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            state.rowCount(in: section)
        }

        public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        {
            let row = row(at: indexPath)
            let identifiers = SectionTreeCell.reuseIdentifiers
            let cell = tableView.dequeueReusableCell(
                withIdentifier: row.isSection ? identifiers.section : identifiers.item, for: indexPath)
            if let cell = cell as? SectionTreeCell { show(row, in: cell) }
            return cell
        }

        public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(
                withIdentifier: SectionTreeHeader.reuseIdentifier)
            if let header = view as? SectionTreeHeader { show(state.header(at: section), in: header) }
            return view
        }

        public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            state.height(of: row(at: indexPath)).map { CGFloat($0) } ?? UITableView.automaticDimension
        }

        func row(at indexPath: IndexPath) -> SectionTreeState.Row {
            state.row(at: indexPath.row, in: indexPath.section)
        }

        func show(_ row: SectionTreeState.Row, in cell: SectionTreeCell) {
            cell.show(row, texts: texts, tree: look)
            cell.row.isCursor = row.path == cursor
        }

        func show(_ row: SectionTreeState.Row, in header: SectionTreeHeader) {
            let path = row.path
            header.show(row, texts: texts, tree: look) { [weak self] in self?.touch(path) }
            header.button.row.isCursor = path == cursor
        }

        // MARK: Touches

        public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            row(at: indexPath).event != nil
        }

        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            touch(row(at: indexPath).path)
        }

        /// What a touch on a row does, or a key, or VoiceOver.
        func touch(_ path: String) {
            guard let place = state.place(of: path), let event = state.row(at: place).event else { return }
            guard send(event).isChanged else { return }
            // VoiceOver stays where it is, and reads what that is now.
            UIAccessibility.post(notification: .layoutChanged, argument: element(at: path))
        }

        /// What VoiceOver reads of the row at a path; nil where it is not in sight.
        private func element(at path: String) -> UIView? {
            switch view(at: path) {
            case .header(let header): header.button
            case .cell(let cell): cell.row
            case nil: nil
            }
        }
    }
#endif
