/// One of the things that stand side by side and tell each other apart by their ids.
///
/// There is one for each option of a list of 100,000, so it is kept small.
struct Sibling {
    var id: String
    private var idNode32: UInt32
    private var title32: UInt32
    private var use32: UInt32
    /// 0 for an entry of the list itself, a group's ordinal from 1 for one of a group, ``isGroup`` for a group.
    var group: Int32 = 0
    /// What its name in Swift is made from, where the author gave it: an index of `SpecDecoder.swiftNames`.
    var swiftName: Int32 = -1
    /// Whether the id was made from the title.
    var isMade: Bool
    var isEnabled = true

    static let isGroup: Int32 = -1

    init(
        id: String, idNode: YAMLTree.Index, isMade: Bool, title: YAMLTree.Index, use: YAMLTree.Index?,
        swiftName: Int32 = -1, group: Int32 = 0
    ) {
        self.id = id
        idNode32 = UInt32(idNode)
        title32 = UInt32(title)
        use32 = UInt32(use ?? 0)
        self.swiftName = swiftName
        self.isMade = isMade
        self.group = group
    }

    /// Where the id is written, or the title that it was made from.
    var idNode: YAMLTree.Index { Int(idNode32) }
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

/// Ids: written ones, ones made from titles, and the same one twice.
extension SpecDecoder {
    /// An id that the author wrote, in NFC.
    mutating func writtenID(_ slot: Slot) -> String? {
        guard let text = scalarText(slot, .identifier) else { return nil }
        return id(text, at: slot.value)
    }

    /// An id that is the key of an entry.
    mutating func keyID(_ key: YAMLTree.Index) -> String? {
        guard !tree[key].flags.contains(.reported) else { return nil }
        lintKey(key)
        return id(tree.text(key), at: key)
    }

    private mutating func id(_ text: UnsafeBufferPointer<UInt8>, at node: YAMLTree.Index) -> String? {
        guard Identifier.isIdentifier(text, allowingHyphen: true) else {
            report(.identifier, at: tree.range(node)) { decoder, diagnostic in
                diagnostic.message =
                    "'\(decoder.quote(node))' is no id; an id begins with a letter or '_' "
                    + "and goes on with letters, digits, '_' and '-'"
                var made: [UInt8] = []
                if Identifier.makeIdentifier(fromTitle: decoder.tree.text(node), into: &made) {
                    diagnostic.fix = decoder.replacement(of: node, with: String(decoding: made, as: UTF8.self))
                }
            }
            return nil
        }
        return composed(text, at: node)
    }

    /// A scalar's text in NFC.
    func composed(_ text: UnsafeBufferPointer<UInt8>, at node: YAMLTree.Index) -> String {
        guard tree[node].flags.contains(.nonASCII) else { return String(decoding: text, as: UTF8.self) }
        var bytes = Array(text)
        Normalization.normalizeToNFC(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// An id made from a title.
    mutating func madeID(from title: YAMLTree.Index) -> String? {
        guard !tree[title].flags.contains(.reported) else { return nil }
        scratch.removeAll(keepingCapacity: true)
        guard Identifier.makeIdentifier(fromTitle: tree.text(title), into: &scratch) else {
            report(.identifier, at: tree.range(title)) { decoder, diagnostic in
                diagnostic.message =
                    "no id can be made from the title '\(decoder.quote(title))', which has no letter and no digit; "
                    + "write one beside it: {id: someName, title: …}"
            }
            return nil
        }
        return String(decoding: scratch, as: UTF8.self)
    }

    /// Reports siblings with the id of an earlier one, and shows the rest to the rules.
    mutating func checkIDs(_ siblings: [Sibling], noun: String) {
        guard siblings.count > 1 else { return }
        index.reset(count: siblings.count)
        for ordinal in siblings.indices {
            var id = siblings[ordinal].id
            let earlier = id.withUTF8 { text in
                index.insert(text, ordinal) { siblings[$0].id == siblings[ordinal].id }
            }
            if let earlier { reportDuplicate(siblings[ordinal], of: siblings[earlier], noun) }
        }
    }

    /// Shows siblings to the rules.
    mutating func lintSiblings(_ siblings: [Sibling], noun: String) {
        guard siblings.count > 1 else { return }
        let group = Siblings(noun: noun, entries: siblings)
        for check in rules.siblings { check(&self, group) }
    }

    mutating func reportDuplicate(_ second: Sibling, of first: Sibling, _ noun: String) {
        reportPair(.duplicateId, second, first) { decoder, diagnostic in
            diagnostic.message =
                second.isMade
                ? "the id '\(second.id)', made from this title, is already another \(noun)'s; "
                    + "write an id of its own beside it"
                : "the id '\(second.id)' is already another \(noun)'s; choose another"
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
