import CYAML

/// Reads one YAML document over libyaml's events into the nodes of a ``YAMLTree``, within limits.
///
/// What ends the reading is thrown; what is wrong with a node (its tag, its alias) is collected, and the node
/// is marked so that nothing more is said of it.
struct YAMLReader: ~Copyable {
    var nodes: PlainList<YAMLTree.Node>
    var arena = PlainList<UInt8>()
    /// What is wrong with single nodes.
    var findings: [ReadingFailure] = []
    /// Whether any alias stands in the document.
    var hasAliases = false
    /// Whether anything but comments was written.
    var hasDocument = false

    let source: UnsafeBufferPointer<UInt8>
    let scan: SourceScan
    let limits: Limits
    var open = PlainList<OpenCollection>()
    var anchors = AnchorTable()
    var repeatedKeys = RepeatedKeys()
    /// Every node so far, those that aliases stand for included.
    var expandedCount = 0
    var aliasedCount = 0
    /// The bytes of all texts so far, those that aliases stand for included.
    var expandedBytes = 0
    var aliasedBytes = 0
    /// The last quoted scalar, if it was the last event and runs over several lines: where an error just
    /// behind it comes from.
    var lastLongQuote: Range<Int>?
    /// Where libyaml met an error, if it did; the cause may stand earlier.
    private var errorOffset = 0
    /// The first '#' that touches a closing quote or bracket, which libyaml takes for a comment.
    private var touchingComment: ReadingFailure?

    struct OpenCollection {
        var node: YAMLTree.Index
        var children = 0
        /// The levels of collections below it.
        var height = 0
        /// The end of its last child in bytes.
        var childEnd = 0
        var anchor: AnchorTable.Entry?
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - limits: How much is read.
    /// - Throws: What makes the file unreadable.
    init(reading source: UnsafeBufferPointer<UInt8>, limits: Limits) throws(ReadingFailure) {
        self.source = source
        self.limits = limits.clamped
        // More than most texts have.
        nodes = PlainList(capacity: source.count / 4)
        scan = source.count > self.limits.input ? SourceScan() : SourceScan(source)
        if source.count > limits.input {
            throw .limit("input", limits.input, at: 0..<0, "this file has more bytes than are read")
        }
        if let failure = scan.failure { throw failure }
        if let failure = DirectiveCount.check(source, from: scan.start, limit: limits.directives) {
            throw failure
        }
        do {
            try readEvents()
        } catch {
            // An odd line break before the error is more likely its cause, and stands earlier.
            if let failure = oddBreakFailure(before: max(error.range.lowerBound, errorOffset)) {
                throw failure
            }
            throw error
        }
        if let failure = oddBreakFailure(before: source.count) { throw failure }
        for pair in repeatedKeys.pairs { nodes[pair.second].flags.insert(.repeated) }
        reportBidiControls()
    }

    /// Calls a body with the tree that was read, a view that is valid only inside.
    borrowing func withTree<Result>(_ body: (YAMLTree) -> Result) -> Result {
        arena.withBuffer { arena in
            nodes.withBuffer { body(YAMLTree(source: source, arena: arena, nodes: $0)) }
        }
    }

    private mutating func readEvents() throws(ReadingFailure) {
        guard var parser = EventParser(source, scan: scan) else {
            throw ReadingFailure(.limit, at: 0..<0, "there is no memory left to read this file")
        }
        while let event = parser.next() {
            defer { if EventParser.ownsMemory(event) { parser.release(event) } }
            if try accept(event, &parser) { continue }
            if let touchingComment { throw touchingComment }
            return
        }
        errorOffset = parser.problem.offset
        let openFlow = open.first { nodes[$0.node].flags.contains(.flow) }
        throw SyntaxProblem(
            source: source, problem: parser.problem, lastLongQuote: lastLongQuote,
            openBracket: openFlow.map { Int(nodes[$0.node].start) }
        ).failure
    }

    /// Notes a '#' that touches what is closed in front of it: YAML wants a space there.
    ///
    /// - Parameter quote: The text in quotes that ends there, if one does.
    @inline(__always)
    mutating func noteTouchingComment(at end: Int, behind quote: Range<Int>? = nil) {
        guard end < source.count, source[end] == UInt8(ascii: "#"), touchingComment == nil else { return }
        touchingComment = SyntaxProblem.touchingComment(source, at: end, behind: quote)
    }

    /// Takes one event into the tree; false at the end.
    @inline(__always)
    private mutating func accept(_ event: UnsafePointer<yaml_event_t>, _ parser: inout EventParser)
        throws(ReadingFailure) -> Bool
    {
        if event.pointee.type != YAML_SCALAR_EVENT { lastLongQuote = nil }
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            try addScalar(event, &parser)
        case YAML_MAPPING_START_EVENT:
            let data = event.pointee.data.mapping_start
            try openCollection(
                .mapping, event, &parser, anchor: data.anchor, tag: data.tag,
                isFlow: data.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_SEQUENCE_START_EVENT:
            let data = event.pointee.data.sequence_start
            try openCollection(
                .sequence, event, &parser, anchor: data.anchor, tag: data.tag,
                isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            closeCollection(end: parser.offset(event.pointee.end_mark.index))
        case YAML_ALIAS_EVENT:
            try addAlias(event, &parser)
        case YAML_DOCUMENT_START_EVENT:
            let start = parser.offset(event.pointee.start_mark.index)
            if hasDocument {
                // What begins it is its '---', or a directive.
                let isMark = source[start...].starts(with: "---".utf8)
                let end = isMark ? start + 3 : SourceLine(source, holding: start).end(from: start)
                throw ReadingFailure(
                    .documentCount, at: start..<end,
                    "a second document begins here, but a spec file is one document; move it to a file of its own"
                )
            }
            hasDocument = true
        case YAML_STREAM_END_EVENT:
            return false
        default: break
        }
        return true
    }
}
