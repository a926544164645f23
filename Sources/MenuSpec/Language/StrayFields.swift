/// Fields of a menu that stand a level too far out: among the menus, below `dropdowns` or `sectionTrees`.
struct StrayFields {
    /// The keys, in order.
    private(set) var keys: [YAMLTree.Index] = []
    /// The key of the menu in front of the first; nil where none is.
    private(set) var menu: YAMLTree.Index?
    /// The last field of that menu, where the strays seem to be what it lacks.
    private(set) var field: YAMLTree.Index?

    /// Looks through a mapping of menus.
    ///
    /// - Parameter isField: Whether a menu has a field of a name.
    init(in mapping: YAMLTree.Index, _ tree: YAMLTree, isField: (UnsafeBufferPointer<UInt8>) -> Bool) {
        guard !tree[mapping].flags.contains(.flow), !tree[mapping].flags.contains(.merges) else { return }
        var last: YAMLTree.Index?
        var key = mapping + 1
        for _ in 0..<tree[mapping].count {
            let value = tree.next(key)
            defer { key = tree.next(value) }
            guard tree[key].kind.isScalar, !tree[key].flags.contains(.repeated) else { continue }
            let kind = tree[value].kind
            let isEmpty = tree.isEmpty(value)
            if keys.isEmpty {
                if kind != .mapping, kind != .alias, !isEmpty, !tree[value].flags.contains(.reported) {
                    if isField(tree.text(key)) {
                        keys.append(key)
                        menu = last
                    } else if let last, let hungry = Self.emptyField(at: tree.next(last), tree, isField) {
                        keys.append(key)
                        menu = last
                        field = hungry
                    }
                }
            } else if field == nil ? isField(tree.text(key)) : kind != .mapping {
                keys.append(key)
            }
            last = key
        }
    }

    /// Whether a key is one of them.
    func contains(_ key: YAMLTree.Index) -> Bool {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key
    }

    /// The fields that the menu does not lack, since they have been reported here.
    func names(_ tree: YAMLTree) -> [String] { (field.map { [$0] } ?? keys).map { tree.string($0) } }

    /// The last field of a menu, if nothing stands behind it.
    private static func emptyField(
        at menu: YAMLTree.Index, _ tree: YAMLTree, _ isField: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> YAMLTree.Index? {
        guard tree[menu].kind == .mapping, tree[menu].count > 0, !tree[menu].flags.contains(.flow) else {
            return nil
        }
        var key = menu + 1
        for _ in 1..<tree[menu].count { key = tree.next(tree.next(key)) }
        guard tree[key].kind.isScalar, isField(tree.text(key)), tree.isEmpty(tree.next(key)) else {
            return nil
        }
        return key
    }
}

extension SpecDecoder {
    /// Reports stray fields, all at the first.
    mutating func report(_ stray: StrayFields, among noun: String) {
        guard let first = stray.keys.first else { return }
        report(.type, at: tree.range(first)) { decoder, diagnostic in
            func column(_ node: YAMLTree.Index) -> Int {
                let line = SourceLine(decoder.tree.source, holding: decoder.tree.range(node).lowerBound)
                return line.column(of: line.content)
            }
            let name = decoder.quote(first)
            let rest = stray.keys.count > 1 ? ", and the lines below it likewise" : ""
            guard let menu = stray.menu else {
                diagnostic.message =
                    "'\(name)' is a field of a \(noun), but no \(noun) is there yet: its id comes first, on a line of "
                    + "its own such as 'myMenu:', and its fields are indented below that"
                return
            }
            let here = column(first)
            if let field = stray.field {
                diagnostic.message =
                    "'\(name)' begins in column \(here), among the \(noun)s; to belong to '\(decoder.quote(field))', "
                    + "which has nothing behind it, indent it to begin in column \(column(field) + 2)\(rest)"
                return
            }
            let value = decoder.tree.next(menu)
            let hasFields = decoder.tree[value].kind == .mapping && decoder.tree[value].count > 0
            let wanted = hasFields ? column(value + 1) : here + 2
            diagnostic.message =
                "'\(name)' is a field of a \(noun), but begins in column \(here), among the \(noun)s; to belong to "
                + "'\(decoder.quote(menu))', indent it to begin in column \(wanted)\(rest)"
        }
    }
}
