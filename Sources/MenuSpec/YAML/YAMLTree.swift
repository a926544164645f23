/// A YAML document as one flat list of nodes, a view over memory that its maker keeps alive.
///
/// Nodes stand in the order of the text, each collection before what it holds, so a node's first child is
/// the node behind it. Nothing is copied out of the source unless it reads otherwise than it is written.
struct YAMLTree {
    /// The whole file, with its byte order mark if it has one.
    let source: UnsafeBufferPointer<UInt8>
    /// The values of scalars that differ from what is written, one behind another.
    let arena: UnsafeBufferPointer<UInt8>
    let nodes: UnsafeBufferPointer<Node>

    /// Where in `nodes` a node stands.
    typealias Index = Int

    struct Node {
        /// Byte offset in the source, behind anchor and tag.
        var start: UInt32
        /// Byte offset in the source, exclusive.
        var end: UInt32
        /// Scalar: where its value begins, in the source or the arena. Collection: the index behind its last
        /// descendant. Alias: the index of the node it stands for.
        var link: UInt32
        /// Scalar: its value's length in bytes. Mapping: pairs. Sequence: entries.
        var count: UInt32
        var kind: Kind
        var flags: Flags
    }

    enum Kind: UInt8 {
        case plain, singleQuoted, doubleQuoted, literal, folded
        case sequence, mapping
        case alias

        var isScalar: Bool { rawValue <= Kind.folded.rawValue }
    }

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// The value is in the arena, not in the source.
        static let inArena = Flags(rawValue: 1)
        /// The value has bytes over 0x7F.
        static let nonASCII = Flags(rawValue: 2)
        /// Already reported as wrong: nothing more is said of it.
        static let reported = Flags(rawValue: 4)
        /// A mapping with a merge key.
        static let merges = Flags(rawValue: 8)
        /// A key that repeats an earlier one of its mapping.
        static let repeated = Flags(rawValue: 16)
        /// A collection in brackets or braces.
        static let flow = Flags(rawValue: 32)
        /// A text that begins or ends with white space, is not ASCII, or, unquoted, runs over several lines or may be
        /// a number or a word of YAML's: one that the rules about texts must look at.
        static let remarkable = Flags(rawValue: 64)
    }

    subscript(index: Index) -> Node { nodes[index] }

    /// The value of a scalar, UTF-8.
    @inline(__always)
    func text(_ index: Index) -> UnsafeBufferPointer<UInt8> {
        let node = nodes[index]
        assert(node.kind.isScalar)
        // The reader has found the value there.
        let storage = node.flags.contains(.inArena) ? arena.baseAddress : source.baseAddress
        return UnsafeBufferPointer(start: storage.map { $0 + Int(node.link) }, count: Int(node.count))
    }

    /// The value of a scalar.
    func string(_ index: Index) -> String { String(decoding: text(index), as: UTF8.self) }

    /// The index behind a node and all it holds.
    func next(_ index: Index) -> Index {
        let node = nodes[index]
        return node.kind == .mapping || node.kind == .sequence ? Int(node.link) : index + 1
    }

    /// The node that a node stands for: itself unless it is an alias.
    func resolve(_ index: Index) -> Index {
        nodes[index].kind == .alias ? Int(nodes[index].link) : index
    }

    /// The bytes of the source that a node takes, without anchor and tag.
    func range(_ index: Index) -> Range<Int> { Int(nodes[index].start)..<Int(nodes[index].end) }

    /// Whether nothing was written where this node stands.
    func isEmpty(_ index: Index) -> Bool {
        nodes[index].kind == .plain && nodes[index].count == 0
    }

    /// Whether a node is nothing, `~` or `null`, unquoted.
    func isNull(_ index: Index) -> Bool {
        guard nodes[index].kind == .plain else { return false }
        let text = text(index)
        return text.isEmpty || text.equals("~") || text.equals("null")
    }

    /// Whether a key is the merge key: `<<`, unquoted.
    func isMergeKey(_ index: Index) -> Bool {
        nodes[index].kind == .plain && text(index).equals("<<")
    }
}
