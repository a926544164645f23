/// An id of the menu that is being decoded: bytes in the decoder's store, not a text of its own.
struct ID {
    fileprivate var start: UInt32
    fileprivate var count: UInt32
    /// Whether its name in Swift may differ from it, or be another's path.
    var isUnusual: Bool
}

/// The bytes of ids, one behind another, in NFC.
struct IDStore {
    private(set) var bytes: [UInt8] = []

    /// Takes the bytes behind an offset as one id.
    fileprivate func id(from start: Int) -> ID {
        let isUnusual = bytes.withUnsafeBufferPointer { bytes in
            let id = UnsafeBufferPointer(rebasing: bytes[start...])
            var isUnusual = false
            for byte in id where byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { isUnusual = true }
            return isUnusual || SwiftName.isUnusable(id)
        }
        return ID(start: UInt32(start), count: UInt32(bytes.count - start), isUnusual: isUnusual)
    }

    mutating func add(_ text: UnsafeBufferPointer<UInt8>, normalizing: Bool) -> ID {
        let start = bytes.count
        bytes.append(contentsOf: text)
        if normalizing { Normalization.normalizeToNFC(&bytes, from: start) }
        return id(from: start)
    }

    /// Adds the id that a title gives; nil where it gives none.
    mutating func addMade(fromTitle title: UnsafeBufferPointer<UInt8>) -> ID? {
        let start = bytes.count
        return Identifier.makeIdentifier(fromTitle: title, into: &bytes) ? id(from: start) : nil
    }

    /// Forgets all ids added since the store had a size: those of a menu that is done.
    mutating func forget(from count: Int) { bytes.removeSubrange(count...) }

    func string(_ id: ID) -> String {
        String(decoding: bytes[Int(id.start)..<Int(id.start) + Int(id.count)], as: UTF8.self)
    }

    func areEqual(_ first: ID, _ second: ID) -> Bool {
        first.count == second.count
            && withBytes(first) { first in withBytes(second) { first.equals($0) } }
    }

    @inline(__always)
    func withBytes<Result>(_ id: ID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(id.start)..<Int(id.start) + Int(id.count)]))
        }
    }
}

/// Ids, written and made.
extension SpecDecoder {
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
        guard Identifier.isIdentifier(text, allowingHyphen: true) else {
            reportNoIdentifier(node, "id", "letters, digits, '_' and '-'") { text in
                var made: [UInt8] = []
                return Identifier.makeIdentifier(fromTitle: text, into: &made)
                    ? String(decoding: made, as: UTF8.self) : nil
            }
            return nil
        }
        return ids.add(text, normalizing: tree[node].flags.contains(.nonASCII))
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
    mutating func madeID(from title: YAMLTree.Index) -> ID? {
        guard !tree[title].flags.contains(.reported) else { return nil }
        if let id = ids.addMade(fromTitle: tree.text(title)) { return id }
        report(.identifier, at: tree.range(title)) { decoder, diagnostic in
            diagnostic.message =
                "no id can be made from the title '\(decoder.quote(title))', which has no letter and no digit; "
                + "write one beside it: {id: someName, title: …}"
        }
        return nil
    }

    /// A scalar's text in NFC.
    func composed(_ text: UnsafeBufferPointer<UInt8>, at node: YAMLTree.Index) -> String {
        guard tree[node].flags.contains(.nonASCII) else { return String(decoding: text, as: UTF8.self) }
        var bytes = Array(text)
        Normalization.normalizeToNFC(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
