/// Changes collected between the beginning and the end of an update. Deletions and reloads name rows and
/// sections as they were before, insertions as they are after.
struct TableBatch {
    var depth = 0
    var before: [Int] = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var insertedRows: Set<IndexPath> = []
    var deletedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
}

extension UITableView {
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    public func beginUpdates() {
        if batch == nil {
            loadIfNeeded()
            batch = TableBatch()
            batch!.before = sections.map(\.rows.count)
        }
        batch!.depth += 1
    }

    public func endUpdates() {
        guard batch != nil else { return }
        batch!.depth -= 1
        guard batch!.depth == 0, let finished = batch else { return }
        batch = nil
        commit(finished)
    }

    private func update(_ kind: HeadlessTables.Change.Kind, _ change: (inout TableBatch) -> Void) {
        HeadlessTables.note(self, kind)
        beginUpdates()
        change(&batch!)
        endUpdates()
    }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(.insertSections(Array(sections))) { $0.insertedSections.formUnion(sections) }
    }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(.deleteSections(Array(sections))) { $0.deletedSections.formUnion(sections) }
    }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(.reloadSections(Array(sections))) { $0.reloadedSections.formUnion(sections) }
    }
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(.insertRows(indexPaths)) { $0.insertedRows.formUnion(indexPaths) }
    }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(.deleteRows(indexPaths)) { $0.deletedRows.formUnion(indexPaths) }
    }
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(.reloadRows(indexPaths)) { $0.reloadedRows.formUnion(indexPaths) }
    }
    /// Asks the data source for the same cells again, without recycling them.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        HeadlessTables.note(self, .reconfigureRows(indexPaths))
        for indexPath in indexPaths {
            guard let cell = cells[indexPath], let identifier = cell.reuseIdentifier else { continue }
            spareCells[identifier, default: []].append(cell)
            _ = dataSource?.tableView(self, cellForRowAt: indexPath)
        }
        reloadHeights()
    }

    /// Old section numbers in their new order, nil for an inserted one.
    private func survivors(_ old: Int, _ batch: TableBatch, _ new: Int) -> [Int?] {
        var rest = (0..<old).filter { !batch.deletedSections.contains($0) }[...]
        return (0..<new).map { batch.insertedSections.contains($0) ? nil : rest.popFirst() }
    }

    private func commit(_ batch: TableBatch) {
        let counts = countRows()
        check(batch, counts)
        let order = survivors(batch.before.count, batch, counts.count)
        var kept: [IndexPath: UITableViewCell] = [:]
        var selected: [IndexPath] = []
        var known: [IndexPath: TableSection.Row] = [:]
        var keptHeaders: [Int: UIView] = [:]
        var keptFooters: [Int: UIView] = [:]
        for (new, old) in order.enumerated() {
            guard let old, !batch.reloadedSections.contains(old) else { continue }
            keptHeaders[new] = headers.removeValue(forKey: old)
            keptFooters[new] = footers.removeValue(forKey: old)
            var rows = (0..<batch.before[old]).map { IndexPath(row: $0, section: old) }.filter {
                !batch.deletedRows.contains($0)
            }[...]
            for row in 0..<counts[new] {
                let newPath = IndexPath(row: row, section: new)
                guard !batch.insertedRows.contains(newPath), let oldPath = rows.popFirst() else { continue }
                if selection.contains(oldPath), !batch.reloadedRows.contains(oldPath) {
                    selected.append(newPath)
                }
                guard !batch.reloadedRows.contains(oldPath) else { continue }
                kept[newPath] = cells.removeValue(forKey: oldPath)
                // Rows in sight are measured anew.
                let row = sections[old].rows[oldPath.row]
                if kept[newPath] == nil, !row.isEstimate { known[newPath] = row }
            }
        }
        for indexPath in cells.keys { recycleCell(at: indexPath) }
        recycleHeaders { _ in true }
        (cells, selection, headers, footers) = (kept, selected, keptHeaders, keptFooters)
        loadHeights(counts: counts, known: known)
        contentOffset = contentOffset.y > 0 ? clamped(contentOffset) : contentOffset
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Apple's consistency check, with its words.
    private func check(_ batch: TableBatch, _ counts: [Int]) {
        let expected = batch.before.count + batch.insertedSections.count - batch.deletedSections.count
        if counts.count != expected {
            fatalError(
                "NSInternalInconsistencyException: Invalid update: invalid number of sections. The number of "
                    + "sections contained in the table view after the update (\(counts.count)) must be equal to "
                    + "the number of sections contained in the table view before the update "
                    + "(\(batch.before.count)), plus or minus the number of sections inserted or deleted "
                    + "(\(batch.insertedSections.count) inserted, \(batch.deletedSections.count) deleted).")
        }
        for (new, old) in survivors(batch.before.count, batch, counts.count).enumerated() {
            guard let old, !batch.reloadedSections.contains(old) else { continue }
            let inserted = batch.insertedRows.filter { $0.section == new }.count
            let deleted = batch.deletedRows.filter { $0.section == old }.count
            let isInside = batch.deletedRows.union(batch.reloadedRows).allSatisfy {
                $0.section != old || $0.row < batch.before[old]
            }
            guard counts[new] == batch.before[old] + inserted - deleted, isInside else {
                fatalError(
                    "NSInternalInconsistencyException: Invalid update: invalid number of rows in section \(new). "
                        + "The number of rows contained in an existing section after the update (\(counts[new])) "
                        + "must be equal to the number of rows contained in that section before the update "
                        + "(\(batch.before[old])), plus or minus the number of rows inserted or deleted from that "
                        + "section (\(inserted) inserted, \(deleted) deleted).")
            }
        }
    }
}
