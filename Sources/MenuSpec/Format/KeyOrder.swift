/// The order of keys by the language's tables.
struct KeyOrder: Sendable {
    /// A construct's table as sorting needs it.
    struct Table: Sendable {
        let ranks: [String: Int]
        let types: [String: FieldType]

        init(_ construct: ConstructDescription) {
            let named = construct.fields.enumerated().map { ($0.element.name, $0.offset) }
            ranks = Dictionary(named, uniquingKeysWith: { first, _ in first })
            types = Dictionary(
                construct.fields.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
        }
    }

    private static let tables: [String: Table] = Dictionary(
        ConstructDescription.all.map { ($0.name, Table($0)) }, uniquingKeysWith: { first, _ in first })

    /// What the root of a spec may be.
    func root(in tree: YAMLTree) -> Context { Context(types: [.construct("spec")]) }

    /// What a node may be.
    struct Context: Sendable {
        let types: [FieldType]

        init(types: [FieldType]) { self.types = types.flatMap(\.alternatives) }

        /// What the entries of a list may be.
        var element: Context? {
            let elements = types.compactMap { type -> FieldType? in
                if case .list(let element) = type { element } else { nil }
            }
            return elements.isEmpty ? nil : Context(types: elements)
        }

        /// What is known of a mapping's keys; nil where it is not one of the language's.
        func fields(of node: YAMLTree.Index, _ tree: YAMLTree) -> Fields? {
            guard tree[node].kind == .mapping else { return nil }
            var best: (table: Table, count: Int)?
            for type in types {
                guard case .construct(let name, let key) = type, let table = KeyOrder.tables[name] else {
                    continue
                }
                let names = tree.keys(of: node).map { tree.name($0) }
                if let key, !names.contains(key) { continue }
                let count = names.count { $0.map { table.ranks[$0] != nil } ?? false } + (key == nil ? 0 : 1)
                if count > (best?.count ?? 0) { best = (table, count) }
            }
            if let best { return Fields(table: best.table, others: nil) }
            for case .mapping(of: let type, _) in types {
                return Fields(table: nil, others: Context(types: [type]))
            }
            return nil
        }
    }

    /// What is known of a mapping's keys.
    struct Fields: Sendable {
        /// Nil for a mapping from ids or names: those keep their order.
        let table: Table?
        /// What the values of ids are.
        let others: Context?

        var isSorted: Bool { table != nil }

        /// A key's place in the table; nil for one that keeps its place.
        func rank(of key: YAMLTree.Index, _ tree: YAMLTree) -> Int? {
            tree.name(key).flatMap { table?.ranks[$0] }
        }

        /// What the value behind a key may be.
        func context(ofValueOf key: YAMLTree.Index, _ tree: YAMLTree) -> Context? {
            guard let table else { return others }
            return tree.name(key).flatMap { table.types[$0] }.map { Context(types: [$0]) }
        }
    }
}

extension FieldType {
    /// The types of which a value may be any.
    fileprivate var alternatives: [FieldType] {
        switch self {
        case .anyOf(let types): types.flatMap(\.alternatives)
        case .color: [.construct("colour pair")]
        default: [self]
        }
    }
}

extension YAMLTree {
    /// The keys of a mapping.
    func keys(of mapping: Index) -> [Index] {
        var keys: [Index] = []
        var key = mapping + 1
        while key < next(mapping) {
            keys.append(key)
            key = next(next(key))
        }
        return keys
    }

    /// A key as the language reads it; nil for one that is no text.
    fileprivate func name(_ key: Index) -> String? { self[key].kind.isScalar ? string(key) : nil }
}
