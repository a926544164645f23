/// Lays a document out anew: the same nodes and comments in the one layout.
///
/// Walks the tree and the source side by side. Nodes say what is there; what they do not tell (comments, blank lines,
/// anchors, tags, marks) is read from the gaps between them. Each line is ended where the gap behind its last node has
/// been read, since that is where its comment is.
struct SpecLayout {
    /// That the walk met something else than the tree promised; the file is then left as it is.
    struct Mismatch: Error {
        /// In bytes of the source.
        let offset: Int
    }

    /// Columns that a collection in brackets or braces may reach before it is broken into lines.
    static let width = 100
    static let step = 2

    let tree: YAMLTree
    /// The order of keys where they are sorted.
    let keyOrder: KeyOrder?
    /// The lines that comments to menuc are about.
    let spoken: SpokenLines
    var gaps: GapScanner
    /// What has been laid out.
    private(set) var out: [UInt8] = []
    /// Where the last line of `out` begins.
    private var lineStart = 0
    /// Whether a blank line may come next: not at the top, nor behind what opens a collection.
    var allowsBlankLine = false

    init(_ tree: YAMLTree, keyOrder: KeyOrder?) {
        self.tree = tree
        self.keyOrder = keyOrder
        spoken = SpokenLines(Suppressions(in: tree))
        gaps = GapScanner(tree.source)
        out.reserveCapacity(tree.source.count + tree.source.count / 4)
    }

    var mismatch: Mismatch { Mismatch(offset: gaps.cursor) }

    mutating func expect(_ mark: Unicode.Scalar) throws(Mismatch) {
        guard gaps.take(mark) else { throw mismatch }
    }

    // MARK: Writing

    mutating func write(_ text: StaticString) {
        out.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ range: Range<Int>) {
        out.append(contentsOf: UnsafeBufferPointer(rebasing: tree.source[range]))
    }

    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) { out.append(contentsOf: bytes) }

    mutating func write(_ byte: UInt8) { out.append(byte) }

    mutating func indent(_ columns: Int) {
        out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: columns))
    }

    mutating func newline() {
        out.append(0x0A)
        lineStart = out.count
    }

    /// Takes away the space behind what needs one in front of a mark, where the line ends instead.
    mutating func trimLine() {
        while out.count > lineStart, out.last == 0x20 { out.removeLast() }
    }

    /// The columns of the line so far, in characters.
    var column: Int {
        var count = 0
        for index in lineStart..<out.count where out[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// A state to go back to.
    struct Mark {
        fileprivate let gaps: GapScanner
        fileprivate let count: Int
        fileprivate let lineStart: Int
    }

    var mark: Mark { Mark(gaps: gaps, count: out.count, lineStart: lineStart) }

    mutating func goBack(to mark: Mark) {
        gaps = mark.gaps
        out.removeLast(out.count - mark.count)
        lineStart = mark.lineStart
    }

    /// Replaces the end of what has been laid out, a number of whole lines or a part of the last.
    mutating func replaceEnd(from start: Int, with bytes: [UInt8], isWholeLines: Bool) {
        out.replaceSubrange(start..., with: bytes)
        if isWholeLines { lineStart = out.count }
    }

    // MARK: The document

    /// Lays the whole document out.
    mutating func document(hasNodes: Bool) throws(Mismatch) {
        gaps.skipGap()
        while gaps.isAt("%"), gaps.isAtLineStart { lineOfItsOwn(to: gaps.lineEnd) }
        if gaps.isAtMarker("-") { lineOfItsOwn(to: gaps.cursor + 3) }
        if hasNodes { try root() }
        while gaps.isAtMarker(".") { lineOfItsOwn(to: gaps.cursor + 3) }
        writeComments(indent: 0)
        guard gaps.isAtEnd else { throw mismatch }
    }

    /// A directive or a marker of the document.
    private mutating func lineOfItsOwn(to end: Int) {
        writeLead(indent: 0)
        write(gaps.cursor..<gaps.trimmed(gaps.cursor..<end))
        gaps.move(to: end)
        gaps.skipGap()
        endLine()
        allowsBlankLine = false
    }

    private mutating func root() throws(Mismatch) {
        let root = tree[0]
        if root.kind.isScalar {
            // An empty document has a node all the same.
            guard tree.isEmpty(0) else { throw mismatch }
            rootProperties(try collectionProperties(of: 0))
        } else if root.flags.contains(.flow) {
            writeLead(indent: 0)
            try flowNode(0, base: 0, keyOrder?.root(in: tree))
            gaps.skipGap()
            endLine()
        } else {
            rootProperties(try collectionProperties(of: 0))
            try blockCollection(0, indent: 0, isInline: false, parentColumn: -1, keyOrder?.root(in: tree))
        }
    }

    private mutating func rootProperties(_ properties: [Range<Int>]) {
        guard let first = properties.first else { return }
        writeLead(indent: 0)
        write(first)
        for property in properties.dropFirst() {
            write(" ")
            write(property)
        }
        endLine()
        allowsBlankLine = false
    }
}
