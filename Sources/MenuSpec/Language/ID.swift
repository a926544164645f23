/// An id: where it is written, or the title that it is made from. Its text is made again when it is asked for,
/// which is seldom; kept are only its hash and what that one look at it told.
struct ID {
    private let node32: UInt32
    /// Of this run alone.
    let hash: UInt32
    /// Whether it is made from a title.
    let isMade: Bool
    /// Whether its name in Swift may differ from it, or be another's path.
    let isUnusual: Bool

    /// The scalar that is the id, or the title.
    var node: YAMLTree.Index { Int(node32) }

    fileprivate init(_ text: UnsafeBufferPointer<UInt8>, node: YAMLTree.Index, isMade: Bool) {
        node32 = UInt32(node)
        self.isMade = isMade
        hash = TextIndex.hash(text)
        isUnusual =
            text.hasByte(UInt8(ascii: "-"), or: UInt8(ascii: "_")) || SwiftName.isUnusable(text)
    }
}

/// The texts of ids.
struct IDTexts {
    let tree: YAMLTree

    /// The id's text, in NFC.
    func string(_ id: ID) -> String { withText(id) { String(decoding: $0, as: UTF8.self) } }

    func areEqual(_ first: ID, _ second: ID) -> Bool {
        first.hash == second.hash && withText(first) { first in withText(second) { first.equals($0) } }
    }

    func withText<Result>(_ id: ID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        id.isMade
            ? withMade(from: id.node) { body($0 ?? UnsafeBufferPointer(start: nil, count: 0)) }
            : withWritten(at: id.node, body)
    }

    /// Calls a body with the id that a title gives, or with nil where it gives none.
    @inline(__always)
    fileprivate func withMade<Result>(
        from title: YAMLTree.Index, _ body: (UnsafeBufferPointer<UInt8>?) -> Result
    ) -> Result {
        let text = tree.text(title)
        guard tree[title].flags.contains(.nonASCII) else {
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { room in
                let length = room.baseAddress.flatMap {
                    Identifier.joinASCII(text, lowercasingFirst: true, to: $0)
                }
                guard let length, length > 0 else { return body(nil) }
                return body(UnsafeBufferPointer(rebasing: room[..<length]))
            }
        }
        var bytes: [UInt8] = []
        guard Identifier.makeIdentifier(fromTitle: text, into: &bytes) else { return body(nil) }
        return bytes.withUnsafeBufferPointer { body($0) }
    }

    /// Calls a body with a written id in NFC.
    @inline(__always)
    fileprivate func withWritten<Result>(
        at node: YAMLTree.Index, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let text = tree.text(node)
        guard tree[node].flags.contains(.nonASCII), !Normalization.isSurelyNFC(text) else {
            return body(text)
        }
        var bytes = Array(text)
        Normalization.normalizeToNFC(&bytes)
        return bytes.withUnsafeBufferPointer { body($0) }
    }
}

/// Ids, written and made.
extension SpecDecoder {
    var ids: IDTexts { IDTexts(tree: tree) }

    /// An id that the author wrote.
    mutating func writtenID(_ slot: Slot) -> ID? {
        guard let text = scalarText(slot, .identifier) else { return nil }
        return id(text, at: slot.value)
    }

    /// An id that is the key of an entry.
    mutating func keyID(_ key: YAMLTree.Index) -> ID? {
        guard !tree[key].flags.contains(.reported) else { return nil }
        lintKey(key)
        return id(tree.text(key), at: key)
    }

    private mutating func id(_ text: UnsafeBufferPointer<UInt8>, at node: YAMLTree.Index) -> ID? {
        if Identifier.isIdentifier(text, allowingHyphen: true) {
            return ids.withWritten(at: node) { ID($0, node: node, isMade: false) }
        }
        reportNoIdentifier(node, "id", "letters, digits, '_' and '-'") { text in
            var made: [UInt8] = []
            return Identifier.makeIdentifier(fromTitle: text, into: &made)
                ? String(decoding: made, as: UTF8.self) : nil
        }
        return nil
    }

    /// Reports a text that is no identifier, with one that could be made of it.
    mutating func reportNoIdentifier(
        _ node: YAMLTree.Index, _ noun: String, _ characters: String,
        mending: (UnsafeBufferPointer<UInt8>) -> String?
    ) {
        report(.identifier, at: tree.range(node)) { decoder, diagnostic in
            diagnostic.message =
                "'\(decoder.quote(node))' is no \(noun); one begins with a letter or '_' and goes on with \(characters)"
            if let mended = mending(decoder.tree.text(node)) {
                diagnostic.fix = decoder.replacement(of: node, with: mended)
            }
        }
    }

    /// An id made from a title.
    ///
    /// - Parameters:
    ///   - mapping: What has the title; nil where that stands alone.
    ///   - element: The alias that stands in a list for the title alone.
    mutating func madeID(
        from title: YAMLTree.Index, in mapping: YAMLTree.Index? = nil, element: YAMLTree.Index? = nil
    ) -> ID? {
        madeIDAndText(from: title, in: mapping, element: element)?.id
    }

    /// An id made from a title, and its text; that is empty where no menus are made.
    mutating func madeIDAndText(
        from title: YAMLTree.Index, in mapping: YAMLTree.Index? = nil, element: YAMLTree.Index? = nil
    ) -> (id: ID, text: String)? {
        guard !tree[title].flags.contains(.reported) else { return nil }
        let compiles = compiles
        let made = ids.withMade(from: title) { text in
            text.map {
                (ID($0, node: title, isMade: true), compiles ? String(decoding: $0, as: UTF8.self) : "")
            }
        }
        if let made {
            if reportsMadeIDs { reportMadeID(made.0, from: title, in: mapping, element: element) }
            return made
        }
        let isNull = tree.isNull(title)
        // That says what the warning would, and more.
        if isNull { sink.retract(.yamlTrap, at: tree.range(title)) }
        report(.identifier, at: tree.range(title)) { decoder, diagnostic in
            if isNull {
                diagnostic.message =
                    "'\(decoder.quote(title))' is nothing at all to YAML, and no id can be made from it as a title; "
                    + "write a title, or to show this put it in quotes and write an id beside it"
                return
            }
            diagnostic.message =
                "no id can be made from the title '\(decoder.quote(title))', which has no letter and no digit; "
                + "write one beside it: {id: someName, title: …}"
        }
        return nil
    }

    /// The id of an entry: written, or made where none is.
    mutating func finalID(_ id: ID?, _ idNode: YAMLTree.Index?, _ title: YAMLTree.Index, _ slot: Slot) -> ID?
    {
        if let id { return id }
        // An id that is there but wrong has been reported; none is made in its place.
        guard idNode == nil, isIDAbsent(slot.value) else { return nil }
        return madeID(from: title, in: slot.value)
    }

    /// Whether the key `id` of a mapping has nothing behind it.
    private func isIDAbsent(_ mapping: YAMLTree.Index) -> Bool {
        ownKey("id", of: mapping).map { tree.isNull(tree.resolve(tree.next($0))) } ?? true
    }

    /// A scalar's text in NFC.
    func composed(_ text: UnsafeBufferPointer<UInt8>, at node: YAMLTree.Index) -> String {
        ids.withWritten(at: node) { String(decoding: $0, as: UTF8.self) }
    }
}
