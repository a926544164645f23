/// One of the things that stand side by side and tell each other apart by their ids.
///
/// There is one for each option of a list of 100,000, so it is kept small.
struct Sibling {
    let id: ID
    /// Of an option or item; beside the id, where there is room for a byte.
    var traits: Traits = []
    private let title32: UInt32
    private var use32: UInt32
    /// What its name in Swift is made from, where the author gave it: an index of `SpecDecoder.swiftNames`.
    let swiftName: Int32
    /// 0 for an entry of the list itself, a group's ordinal from 1 for one of a group, ``isGroup`` for a group and
    /// for a section among items.
    var group: Int32

    static let isGroup: Int32 = -1

    /// What matters of an option or item among others.
    struct Traits: OptionSet {
        let rawValue: UInt8

        static let disabled = Traits(rawValue: 1)
        static let hidden = Traits(rawValue: 2)
        static let destructive = Traits(rawValue: 4)
    }

    init(
        id: ID, title: YAMLTree.Index, use: YAMLTree.Index?, swiftName: Int32 = -1, group: Int32 = 0
    ) {
        self.id = id
        title32 = UInt32(title)
        use32 = UInt32(use ?? 0)
        self.swiftName = swiftName
        self.group = group
    }

    /// Says through which alias this entry is reached.
    mutating func setUse(_ use: YAMLTree.Index) { use32 = UInt32(use) }

    /// Whether the id was made from the title.
    var isMade: Bool { id.isMade }
    /// Where the id is written, or the title that it was made from.
    var idNode: YAMLTree.Index { id.node }
    /// The title's node.
    var title: YAMLTree.Index { Int(title32) }
    /// The alias through which this entry of the list is reached. (Node 0 is the root, never an alias.)
    var use: YAMLTree.Index? { use32 == 0 ? nil : Int(use32) }
}

/// The options of one list or group, the sections of one level, the items of one section: for rules.
struct Siblings {
    /// `option`, `section` or `item`.
    let noun: String
    let entries: [Sibling]
}

/// The same id twice among siblings.
extension SpecDecoder {
    /// Reports siblings with the id of an earlier one.
    mutating func checkIDs(_ siblings: [Sibling], noun: String) {
        guard siblings.count > 1 else { return }
        let ids = ids
        var duplicates: [(second: Int, first: Int)] = []
        // A few ids are compared sooner than hashed.
        if siblings.count <= 8 {
            for second in siblings.indices.dropFirst() {
                if let first = siblings[..<second].firstIndex(where: {
                    ids.areEqual($0.id, siblings[second].id)
                }) {
                    duplicates.append((second, first))
                }
            }
        } else {
            index.reset(count: siblings.count)
            for ordinal in siblings.indices {
                let id = siblings[ordinal].id
                let earlier = index.insert(hash: id.hash, ordinal) { ids.areEqual(siblings[$0].id, id) }
                if let earlier { duplicates.append((ordinal, earlier)) }
            }
        }
        for pair in duplicates { reportDuplicate(siblings[pair.second], of: siblings[pair.first], noun) }
    }

    /// Shows siblings to the rules.
    mutating func lintSiblings(_ siblings: [Sibling], noun: String) {
        guard siblings.count > 1 else { return }
        let group = Siblings(noun: noun, entries: siblings)
        for check in rules.siblings { check(&self, group) }
    }

    private mutating func reportDuplicate(_ second: Sibling, of first: Sibling, _ noun: String) {
        reportPair(.duplicateId, second, first) { decoder, diagnostic in
            let id = decoder.ids.string(second.id)
            diagnostic.message =
                second.isMade
                ? "the id '\(id)', made from this title, is already another \(noun)'s; write an id of its own beside it"
                : "the id '\(id)' is already another \(noun)'s; choose another"
            diagnostic.notes = [
                Diagnostic.Note(
                    message: first.isMade ? "the first is made from this title" : "the first is here",
                    range: decoder.tree.range(first.use ?? first.idNode))
            ]
        }
    }

    /// Reports what is wrong with two siblings together: at the second's id, or where an alias brings it in.
    mutating func reportPair(
        _ rule: Rule, _ second: Sibling, _ first: Sibling, build: (SpecDecoder, inout Diagnostic) -> Void
    ) {
        report(rule, at: tree.range(second.use ?? second.idNode), build: build)
    }
}
