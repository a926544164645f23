/// Compares a spec with what was made of it, by reading both: a formatter must not change what a file says.
struct LayoutCheck {
    private let old: YAMLTree
    private let new: YAMLTree
    /// Whether keys may stand in another order.
    private let isSorted: Bool
    /// The new index of each node.
    private var counterparts: [YAMLTree.Index]

    /// Whether a new text has an old one's values, comments, anchors and tags, and its comments are about what they
    /// were about.
    ///
    /// - Parameters:
    ///   - old: The old text.
    ///   - plain: The old text with its ends of lines as in the new one.
    ///   - isSorted: Whether keys, with their comments, may stand in another order.
    static func isSame(
        _ old: borrowing YAMLReader, _ plain: borrowing YAMLReader, _ new: [UInt8], isSorted: Bool
    ) -> Bool {
        new.withUnsafeBufferPointer { new in
            guard let newReader = try? YAMLReader(reading: new, limits: .most),
                old.hasDocument == newReader.hasDocument
            else { return false }
            return newReader.withTree { newTree in
                let counterparts: [YAMLTree.Index]? = old.withTree { oldTree in
                    var check = LayoutCheck(old: oldTree, new: newTree, isSorted: isSorted)
                    return check.compare() ? check.counterparts : nil
                }
                guard let counterparts else { return false }
                return plain.withTree { tree in
                    LayoutAsides(tree).equals(LayoutAsides(newTree), counterparts, isSorted: isSorted)
                        && SpokenNodes(tree, isSorted: isSorted).equals(
                            SpokenNodes(newTree, isSorted: isSorted), counterparts, isSorted: isSorted)
                }
            }
        }
    }

    private init(old: YAMLTree, new: YAMLTree, isSorted: Bool) {
        self.old = old
        self.new = new
        self.isSorted = isSorted
        counterparts = Array(repeating: -1, count: old.nodes.count)
    }

    private mutating func compare() -> Bool {
        guard old.nodes.count == new.nodes.count else { return false }
        guard !old.nodes.isEmpty else { return true }
        guard compare(0, 0) else { return false }
        return old.nodes.indices.allSatisfy { index in
            guard old[index].kind == .alias else { return true }
            return counterparts[old.resolve(index)] == new.resolve(counterparts[index])
        }
    }

    private mutating func compare(_ left: YAMLTree.Index, _ right: YAMLTree.Index) -> Bool {
        let (from, to) = (old[left], new[right])
        counterparts[left] = right
        guard from.count == to.count || from.kind == .alias,
            from.flags.intersection(Self.telling) == to.flags.intersection(Self.telling)
        else { return false }
        switch from.kind {
        case .alias: return to.kind == .alias
        case .mapping: return to.kind == .mapping && compareEntries(left, right)
        case .sequence:
            guard to.kind == .sequence else { return false }
            var (entry, counterpart) = (left + 1, right + 1)
            while entry < old.next(left) {
                guard compare(entry, counterpart) else { return false }
                (entry, counterpart) = (old.next(entry), new.next(counterpart))
            }
            return true
        default: return isSameScalar(left, right)
        }
    }

    private static let telling: YAMLTree.Flags = [.reported, .merges, .repeated, .flow]

    private mutating func compareEntries(_ left: YAMLTree.Index, _ right: YAMLTree.Index) -> Bool {
        var counterpart = right + 1
        var isMoved = false
        var key = left + 1
        while key < old.next(left) {
            if isSorted, !isMoved, !hasSameText(key, counterpart) { isMoved = true }
            if !isMoved {
                guard compare(key, counterpart), compare(old.next(key), new.next(counterpart)) else {
                    return false
                }
                counterpart = new.next(new.next(counterpart))
                key = old.next(old.next(key))
                continue
            }
            return compareMoved(from: key, to: old.next(left), with: counterpart, of: right)
        }
        return true
    }

    /// Compares the entries from one on that stands elsewhere.
    private mutating func compareMoved(
        from first: YAMLTree.Index, to end: YAMLTree.Index, with counterpart: YAMLTree.Index,
        of mapping: YAMLTree.Index
    ) -> Bool {
        var places: [String: YAMLTree.Index] = [:]
        for key in new.keys(of: mapping) where key >= counterpart {
            guard new[key].kind.isScalar else { return false }
            places[new.string(key)] = key
        }
        var key = first
        while key < end {
            guard old[key].kind.isScalar, let place = places.removeValue(forKey: old.string(key)),
                compare(key, place), compare(old.next(key), new.next(place))
            else { return false }
            key = old.next(old.next(key))
        }
        return places.isEmpty
    }

    private func hasSameText(_ left: YAMLTree.Index, _ right: YAMLTree.Index) -> Bool {
        guard old[left].kind.isScalar, new[right].kind.isScalar else {
            return old[left].kind == new[right].kind
        }
        return old.text(left).equals(new.text(right))
    }

    private func isSameScalar(_ left: YAMLTree.Index, _ right: YAMLTree.Index) -> Bool {
        let (from, to) = (old[left].kind, new[right].kind)
        guard to.isScalar, old.text(left).equals(new.text(right)) else { return false }
        switch (from, to) {
        case (.singleQuoted, .plain), (.doubleQuoted, .plain):
            return QuotedText.canBePlain(new.text(right), isInFlow: false)
        case (.singleQuoted, .doubleQuoted): return true
        default: return from == to
        }
    }
}
