extension UITableView {
    /// Makes the cells and headers that are to be seen, gives back those that are not, and measures rows of
    /// automatic height until nothing moves any more.
    func layOutContent() {
        tableHeaderView.map {
            $0.place(CGRect(x: 0, y: 0, width: bounds.width, height: $0.bounds.height))
        }
        for _ in 0..<10 where showRows() { updateContentSize() }
        for index in sections.indices { layOutHeader(index) }
        recycleHeaders { !isVisible(section: $0) }
        let end = (sections.last?.bottom ?? tableHeaderView?.bounds.height ?? 0)
        tableFooterView.map {
            $0.place(CGRect(x: 0, y: end, width: bounds.width, height: $0.bounds.height))
        }
    }

    private func isVisible(section: Int) -> Bool {
        sections.indices.contains(section)
            && (sections[section].bottom > bounds.minY || sections[section].header > 0)
            && sections[section].bottom >= bounds.minY && sections[section].top < bounds.maxY
    }

    /// True if a measured height differs from what was thought.
    private func showRows() -> Bool {
        let visible = Set(
            (indexPathsForRows(in: bounds) ?? []).filter {
                let rect = rectForRow(at: $0)
                return rect.maxY > bounds.minY && rect.minY < bounds.maxY && rect.height > 0
            })
        for indexPath in cells.keys where !visible.contains(indexPath) { recycleCell(at: indexPath) }
        var changed = false
        for indexPath in visible.sorted() {
            let cell = cells[indexPath] ?? makeCell(at: indexPath)
            if sections[indexPath.section].rows[indexPath.row].isEstimate {
                let height = measuredHeight(indexPath, cell)
                let old = sections[indexPath.section].rows[indexPath.row].height
                sections[indexPath.section].rows[indexPath.row] = .init(height: height, isEstimate: false)
                if height != old { changed = true }
            }
            cell.place(rectForRow(at: indexPath))
        }
        return changed
    }

    private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
        guard let dataSource else {
            fatalError("NSInternalInconsistencyException: UITableView dataSource is not set")
        }
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        cells[indexPath] = cell
        cell.setSelected(selection.contains(indexPath), animated: false)
        cell.place(rectForRow(at: indexPath))
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        if cell.superview !== self { insertSubview(cell, at: 0) }
        return cell
    }

    func recycleCell(at indexPath: IndexPath) {
        guard let cell = cells.removeValue(forKey: indexPath) else { return }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        cell.removeFromSuperview()
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
    }

    func header(_ index: Int) -> UIView? {
        if let known = headers[index] { return known }
        var view = delegate?.tableView(self, viewForHeaderInSection: index)
        if view == nil, let title = dataSource?.tableView(self, titleForHeaderInSection: index) {
            view = titled(title)
        }
        headers[index] = view
        return view
    }

    func footer(_ index: Int) -> UIView? {
        if let known = footers[index] { return known }
        var view = delegate?.tableView(self, viewForFooterInSection: index)
        if view == nil, let title = dataSource?.tableView(self, titleForFooterInSection: index) {
            view = titled(title)
        }
        footers[index] = view
        return view
    }

    private func titled(_ title: String) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let label = UILabel()
        label.text = title
        label.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: 28)
        view.contentView.addSubview(label)
        view.accessibilityTraits = .header
        return view
    }

    private func layOutHeader(_ index: Int) {
        guard isVisible(section: index) else { return }
        let section = sections[index]
        if section.header > 0, let view = header(index) {
            var rect = rectForHeader(inSection: index)
            if style == .plain {
                // Headers of a plain table stay in sight while their section is.
                let last = section.bottom - section.footer - section.header
                rect.origin.y = max(rect.minY, min(bounds.minY, last))
            }
            if view.superview !== self {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
                addSubview(view)
            }
            view.place(rect)
        }
        if section.footer > 0, let view = footer(index) {
            if view.superview !== self { addSubview(view) }
            view.place(rectForFooter(inSection: index))
        }
    }

    func recycleHeaders(where matches: (Int) -> Bool) {
        for index in headers.keys where matches(index) { recycle(headers.removeValue(forKey: index)) }
        for index in footers.keys where matches(index) { recycle(footers.removeValue(forKey: index)) }
    }

    private func recycle(_ view: UIView?) {
        view?.removeFromSuperview()
        if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
            spareHeaders[identifier, default: []].append(header)
        }
    }
}
