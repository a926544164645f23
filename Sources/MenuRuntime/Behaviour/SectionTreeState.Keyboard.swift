extension SectionTreeState.Row {
    /// What a touch on the row asks for; nil where it does nothing.
    public var event: SectionTreeState.Event? {
        switch entry {
        case .section(let section): section.collapsible ? .tapSection(path) : nil
        case .item(let item): item.enabled ? .tapItem(path) : nil
        }
    }
}

extension SectionTreeState {
    /// The row at a place.
    ///
    /// - Parameter place: Where a row shows now.
    public func row(at place: Place) -> Row {
        if let index = place.row { row(at: index, in: place.section) } else { header(at: place.section) }
    }

    /// Where a step with the arrow keys leads: to the next row that a touch does something to.
    ///
    /// - Parameters:
    ///   - place: Where the keys are; nil to come in at an end.
    ///   - step: 1 for down, -1 for up.
    /// - Returns: nil where there is no such row in that direction.
    public func focus(after place: Place?, by step: Int) -> Place? {
        var next = place.map { neighbour(of: $0, by: step) } ?? end(of: step)
        while let place = next, row(at: place).event == nil { next = neighbour(of: place, by: step) }
        return next
    }

    /// Where the section around a row shows; nil around the sections at the top, and where a touch on it does nothing.
    public func focus(around place: Place) -> Place? {
        let path = row(at: place).path
        guard let slash = path.utf8.lastIndex(of: 0x2F), let around = self.place(of: String(path[..<slash])),
            row(at: around).event != nil
        else { return nil }
        return around
    }

    private func end(of step: Int) -> Place? {
        guard sectionCount > 0 else { return nil }
        return step > 0 ? Place(section: 0, row: nil) : last(in: sectionCount - 1)
    }

    private func last(in section: Int) -> Place {
        let count = rowCount(in: section)
        return Place(section: section, row: count == 0 ? nil : count - 1)
    }

    private func neighbour(of place: Place, by step: Int) -> Place? {
        let row = (place.row ?? -1) + (step > 0 ? 1 : -1)
        if row >= -1, row < rowCount(in: place.section) {
            return Place(section: place.section, row: row < 0 ? nil : row)
        }
        if step > 0 {
            return place.section + 1 < sectionCount ? Place(section: place.section + 1, row: nil) : nil
        }
        return place.section > 0 ? last(in: place.section - 1) : nil
    }
}
