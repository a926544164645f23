/// The entries of one mapping as they were laid out, to be put in another order.
struct EntrySorting {
    private struct Entry {
        let key: YAMLTree.Index
        let start: Int
        /// The end of the comments in front of it.
        var leadEnd: Int
        /// Nil where it goes on to the next.
        var end: Int?
        /// Its place in the table; nil if it keeps its place.
        let rank: Int?
    }

    private var entries: [Entry] = []
    /// Whether the first entry stands on a line that had been begun.
    private let isInline: Bool

    init(isInline: Bool) { self.isInline = isInline }

    /// Where the first entry begins.
    var start: Int? { entries.first?.start }

    mutating func begin(_ key: YAMLTree.Index, at start: Int, rank: Int?) {
        entries.append(Entry(key: key, start: start, leadEnd: start, rank: rank))
    }

    mutating func endLead(at end: Int) { entries[entries.count - 1].leadEnd = end }

    mutating func endEntry(at end: Int) { entries[entries.count - 1].end = end }

    /// The entries on one line in their new order; nil where they have it, or where it would not do.
    func sorted(_ out: [UInt8], separator: String, end: YAMLTree.Index, _ tree: YAMLTree) -> [UInt8]? {
        guard let order = order(end: end, tree) else { return nil }
        var bytes: [UInt8] = []
        for (place, entry) in order.enumerated() {
            if place > 0 { bytes += separator.utf8 }
            bytes += out[entries[entry].start..<(entries[entry].end ?? out.count)]
        }
        return bytes
    }

    /// Entries that are whole lines, in their new order; nil where they have it, or where it would not do.
    ///
    /// - Returns: The lines, and whether the first must not stand on the line that had been begun after all.
    func sorted(
        _ out: [UInt8], indent columns: Int, end: YAMLTree.Index, _ tree: YAMLTree
    ) -> (bytes: [UInt8], needsLine: Bool)? {
        guard let order = order(end: end, tree) else { return nil }
        let indentation = [UInt8](repeating: UInt8(ascii: " "), count: columns)
        // A blank line at the top stays there.
        let startsBlank = out[entries[0].start] == 0x0A
        var bytes: [UInt8] = startsBlank ? [0x0A] : []
        var needsLine = false
        for (place, index) in order.enumerated() {
            let entry = entries[index]
            let end = index + 1 < entries.count ? entries[index + 1].start : out.count
            var lead = out[entry.start..<entry.leadEnd]
            if place == 0 || index == 0 { lead = lead.drop { $0 == 0x0A } }
            var text = out[entry.leadEnd..<end]
            if isInline, index == 0 { text = indentation + text }
            if isInline, place == 0 {
                needsLine = !lead.isEmpty
                if needsLine { bytes.append(0x0A) } else { text = text.dropFirst(columns) }
            }
            bytes += lead
            bytes += text
        }
        return (bytes, needsLine)
    }

    /// The entries' new order; nil where it is the one they have.
    private func order(end: YAMLTree.Index, _ tree: YAMLTree) -> [Int]? {
        let places = entries.indices.filter { entries[$0].rank != nil }
        let sorted = places.sorted { (entries[$0].rank ?? 0, $0) < (entries[$1].rank ?? 0, $1) }
        guard sorted != places else { return nil }
        // Of two that are the same key, the later one counts.
        guard !entries.contains(where: { tree[$0.key].flags.contains(.repeated) }) else { return nil }
        var order = Array(entries.indices)
        for (place, entry) in zip(places, sorted) { order[place] = entry }
        return keepsAnchorsFirst(order, end: end, tree) ? order : nil
    }

    /// Whether no alias comes to stand before its anchor.
    private func keepsAnchorsFirst(_ order: [Int], end: YAMLTree.Index, _ tree: YAMLTree) -> Bool {
        guard let first = entries.first?.key else { return true }
        var newPlace = Array(repeating: 0, count: order.count)
        for (place, entry) in order.enumerated() { newPlace[entry] = place }
        var entry = 0
        for node in first..<end {
            while entry + 1 < entries.count, entries[entry + 1].key <= node { entry += 1 }
            guard tree[node].kind == .alias, !tree[node].flags.contains(.reported) else { continue }
            let target = tree.resolve(node)
            guard target >= first, target < entries[entry].key else { continue }
            if newPlace[place(of: target)] > newPlace[entry] { return false }
        }
        return true
    }

    /// The entry that holds a node, by bisection: the keys ascend.
    private func place(of node: YAMLTree.Index) -> Int {
        var low = 0
        var high = entries.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if entries[middle].key <= node { low = middle } else { high = middle }
        }
        return low
    }
}
