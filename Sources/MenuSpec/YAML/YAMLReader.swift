import CYAML

/// Reads one YAML document over libyaml's events into the nodes of a ``YAMLTree``, within limits.
///
/// What ends the reading is thrown; what is wrong with a node (its tag, its alias) is collected, and the node
/// is marked so that nothing more is said of it.
struct YAMLReader {
    var nodes: [YAMLTree.Node] = []
    private(set) var arena: [UInt8] = []
    /// What is wrong with single nodes.
    var findings: [ReadingFailure] = []
    /// Whether any alias stands in the document.
    private(set) var hasAliases = false
    /// Whether anything but comments was written.
    private(set) var hasDocument = false

    let source: UnsafeBufferPointer<UInt8>
    let scan: SourceScan
    private let limits: Limits
    private var open: [OpenCollection] = []
    private var anchors = AnchorTable()
    /// Every node so far, those that aliases stand for included.
    private var expandedCount = 0
    private var aliasedCount = 0
    /// The bytes of all texts so far, those that aliases stand for included.
    private var expandedBytes = 0
    private var aliasedBytes = 0
    /// The last quoted scalar, if it was the last event and runs over several lines: where an error just
    /// behind it comes from.
    private var lastLongQuote: Range<Int>?

    private struct OpenCollection {
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
        if source.count > limits.input {
            throw .limit("input", limits.input, at: 0..<0, "this file has more bytes than are read")
        }
        scan = SourceScan(source)
        if let failure = scan.failure { throw failure }
        if let failure = DirectiveCount.check(source, from: scan.start, limit: limits.directives) {
            throw failure
        }
        // More than most texts have; pages that are never touched cost nothing.
        nodes.reserveCapacity(source.count / 4)
        do {
            try readEvents()
        } catch {
            // An odd line break before the error is more likely its cause, and stands earlier.
            if let failure = oddBreakFailure(before: error.range.lowerBound) { throw failure }
            throw error
        }
        if let failure = oddBreakFailure(before: source.count) { throw failure }
        reportBidiControls()
    }

    private mutating func readEvents() throws(ReadingFailure) {
        guard var parser = EventParser(source, scan: scan) else {
            throw ReadingFailure(.limit, at: 0..<0, "there is no memory left to read this file")
        }
        var failure: ReadingFailure?
        reading: while true {
            let goesOn = parser.withNextEvent { parser, event -> Bool in
                do throws(ReadingFailure) {
                    return try accept(event, &parser)
                } catch {
                    failure = error
                    return false
                }
            }
            switch goesOn {
            case true?: continue
            case false?: break reading
            case nil:
                let openFlow = open.first { nodes[$0.node].flags.contains(.flow) }
                let translator = SyntaxProblem(
                    source: source, problem: parser.problem, lastLongQuote: lastLongQuote,
                    openBracket: openFlow.map { Int(nodes[$0.node].start) })
                failure = translator.failure
                break reading
            }
        }
        if let failure { throw failure }
    }

    /// Takes one event into the tree; false at the end.
    private mutating func accept(_ event: borrowing yaml_event_t, _ parser: inout EventParser)
        throws(ReadingFailure) -> Bool
    {
        if event.type != YAML_SCALAR_EVENT { lastLongQuote = nil }
        switch event.type {
        case YAML_SCALAR_EVENT:
            try addScalar(event, &parser)
        case YAML_MAPPING_START_EVENT:
            let data = event.data.mapping_start
            try openCollection(
                .mapping, event, &parser, anchor: data.anchor, tag: data.tag,
                isFlow: data.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_SEQUENCE_START_EVENT:
            let data = event.data.sequence_start
            try openCollection(
                .sequence, event, &parser, anchor: data.anchor, tag: data.tag,
                isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            closeCollection(end: parser.offset(event.end_mark))
        case YAML_ALIAS_EVENT:
            try addAlias(event, &parser)
        case YAML_DOCUMENT_START_EVENT:
            let start = parser.offset(event.start_mark)
            if hasDocument {
                throw ReadingFailure(
                    .documentCount, at: start..<min(start + 3, source.count),
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

    // MARK: Nodes

    private mutating func addScalar(_ event: borrowing yaml_event_t, _ parser: inout EventParser)
        throws(ReadingFailure)
    {
        let data = event.data.scalar
        var start = parser.offset(event.start_mark)
        let end = parser.offset(event.end_mark)
        if data.anchor != nil || data.tag != nil { start = skipProperties(from: start, to: end) }
        let length = data.length
        if length > limits.scalar {
            throw .limit("scalar", limits.scalar, at: start..<end, "this text has \(length) bytes")
        }
        let value = UnsafeBufferPointer(start: UnsafePointer(data.value), count: length)
        var node = YAMLTree.Node(
            start: UInt32(start), end: UInt32(end), link: 0, count: UInt32(length),
            kind: Self.kind(data.style),
            flags: [])
        store(value, in: &node)
        let index = nodes.count
        if node.kind == .doubleQuoted && node.flags.contains(.inArena) {
            if let finding = EscapedCharacters.check(
                value, at: start..<end, raw: rawBidiControls(in: start..<end))
            {
                node.flags.insert(.reported)
                findings.append(finding)
            }
        }
        let isQuoted = node.kind == .singleQuoted || node.kind == .doubleQuoted
        lastLongQuote = isQuoted && spansLines(start..<end) ? start..<end : nil
        nodes.append(node)
        expandedCount += 1
        expandedBytes += length
        if let tag = data.tag {
            checkTag(tag, of: index, eventStart: parser.offset(event.start_mark), value: value)
        }
        if let anchor = data.anchor {
            anchors.define(
                anchor, AnchorTable.Entry(node: index, size: 1, bytes: length, height: 0, isOpen: false))
        }
        endChild(end: end, height: 0)
    }

    /// Points a node at its value in the source where it stands there as it reads, else copies it.
    @inline(__always)
    private mutating func store(_ value: UnsafeBufferPointer<UInt8>, in node: inout YAMLTree.Node) {
        var first = Int(node.start)
        if node.kind == .singleQuoted || node.kind == .doubleQuoted { first += 1 }
        if first + value.count <= source.count,
            UnsafeBufferPointer(rebasing: source[first..<first + value.count]).equals(value)
        {
            node.link = UInt32(first)
        } else {
            node.link = UInt32(arena.count)
            node.flags.insert(.inArena)
            arena.append(contentsOf: value)
        }
        if !(scan.isASCII && !node.flags.contains(.inArena)), value.contains(where: { $0 >= 0x80 }) {
            node.flags.formUnion([.nonASCII, .remarkable])
        } else if let first = value.first, let last = value.last,
            first <= 0x20 || last <= 0x20 || node.kind == .plain && PlainMeaning.mayHave(first, value.count)
        {
            node.flags.insert(.remarkable)
        }
    }

    private mutating func openCollection(
        _ kind: YAMLTree.Kind, _ event: borrowing yaml_event_t, _ parser: inout EventParser,
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, isFlow: Bool
    ) throws(ReadingFailure) {
        let eventStart = parser.offset(event.start_mark)
        var start = eventStart
        if anchor != nil || tag != nil { start = skipProperties(from: start, to: source.count) }
        if open.count >= limits.nesting {
            throw .limit(
                "nesting", limits.nesting, at: start..<min(start + 1, source.count),
                "this \(kind == .mapping ? "mapping" : "list") stands too deep, on level \(open.count + 1)")
        }
        let index = nodes.count
        nodes.append(
            YAMLTree.Node(
                start: UInt32(start), end: UInt32(start), link: 0, count: 0, kind: kind,
                flags: isFlow ? [.flow] : []))
        expandedCount += 1
        var collection = OpenCollection(node: index, childEnd: start)
        if let tag { checkTag(tag, of: index, eventStart: eventStart, value: nil) }
        if let anchor {
            let entry = AnchorTable.Entry(
                node: index, size: expandedCount, bytes: expandedBytes, height: 0, isOpen: true)
            anchors.define(anchor, entry)
            collection.anchor = entry
        }
        open.append(collection)
    }

    private mutating func closeCollection(end: Int) {
        guard let collection = open.popLast() else { return }
        let index = collection.node
        let isMapping = nodes[index].kind == .mapping
        // A block collection "ends" where the next token begins, lines below: its last child's end is its own.
        let ownEnd = nodes[index].flags.contains(.flow) ? end : collection.childEnd
        nodes[index].end = UInt32(max(ownEnd, Int(nodes[index].start)))
        nodes[index].link = UInt32(nodes.count)
        nodes[index].count = UInt32(isMapping ? collection.children / 2 : collection.children)
        let height = collection.height + 1
        if let anchor = collection.anchor {
            anchors.close(
                node: index, size: expandedCount - anchor.size + 1,
                bytes: expandedBytes - anchor.bytes, height: height)
        }
        endChild(end: Int(nodes[index].end), height: height)
    }

    private mutating func addAlias(_ event: borrowing yaml_event_t, _ parser: inout EventParser)
        throws(ReadingFailure)
    {
        hasAliases = true
        let range = parser.offset(event.start_mark)..<parser.offset(event.end_mark)
        var node = YAMLTree.Node(
            start: UInt32(range.lowerBound), end: UInt32(range.upperBound), link: 0, count: 0, kind: .alias,
            flags: [])
        var height = 0
        if let name = event.data.alias.anchor, let entry = anchors.entry(name), !entry.isOpen {
            node.link = UInt32(entry.node)
            // What is merged stands on the level of the mapping that merges it.
            height = isValueOfMergeKey ? entry.height - 1 : entry.height
            aliasedCount += entry.size
            expandedCount += entry.size
            aliasedBytes += entry.bytes
            expandedBytes += entry.bytes
            if aliasedBytes > limits.input {
                throw .limit(
                    "input", limits.input, at: range,
                    "the aliases up to here stand for \(aliasedBytes) bytes of text, more than a file may have"
                )
            }
            if aliasedCount > limits.aliases {
                throw .limit(
                    "aliases", limits.aliases, at: range,
                    "the aliases up to here stand for \(aliasedCount) nodes in all")
            }
            if open.count + height > limits.nesting {
                throw .limit(
                    "nesting", limits.nesting, at: range,
                    "what this alias stands for reaches level \(open.count + height)")
            }
        } else {
            // It stands for itself and has been reported: nobody looks behind it.
            node.link = UInt32(nodes.count)
            node.flags.insert(.reported)
            findings.append(anchors.unusable(event.data.alias.anchor, at: range))
        }
        nodes.append(node)
        endChild(end: range.upperBound, height: height)
    }

    /// Whether the next node is the value behind a `<<`.
    private var isValueOfMergeKey: Bool {
        guard let mapping = open.last, nodes[mapping.node].kind == .mapping, mapping.children % 2 == 1,
            let key = nodes.last, key.kind == .plain, key.count == 2, !key.flags.contains(.inArena)
        else { return false }
        return source[Int(key.link)] == UInt8(ascii: "<") && source[Int(key.link) + 1] == UInt8(ascii: "<")
    }

    /// Tells the innermost open collection of a child that has ended.
    @inline(__always)
    private mutating func endChild(end: Int, height: Int) {
        let last = open.count - 1
        guard last >= 0 else { return }
        open[last].children += 1
        open[last].childEnd = end
        if height > open[last].height { open[last].height = height }
    }

    // MARK: Properties

    /// The offset of a node's content, behind its anchor, its tag, and the space and comments after them.
    private func skipProperties(from offset: Int, to end: Int) -> Int {
        var index = offset
        while index < end {
            switch source[index] {
            case UInt8(ascii: "&"), UInt8(ascii: "!"):
                while index < end, !Self.isBlank(source[index]) { index += 1 }
            case UInt8(ascii: "#"):
                while index < end, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
            case let byte where Self.isBlank(byte):
                index += 1
            default:
                return index
            }
        }
        return end
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// Refuses a tag that is not one of the core ones or does not fit its node.
    private mutating func checkTag(
        _ tag: UnsafeMutablePointer<yaml_char_t>, of index: YAMLTree.Index, eventStart: Int,
        value: UnsafeBufferPointer<UInt8>?
    ) {
        let tag = CoreTag(name: String(cString: tag), start: eventStart, source: source)
        guard let finding = tag.misfit(kind: nodes[index].kind, value: value) else { return }
        nodes[index].flags.insert(.reported)
        findings.append(finding)
    }

    private func spansLines(_ range: Range<Int>) -> Bool {
        source[range].contains { $0 == 0x0A || $0 == 0x0D }
    }

    private static func kind(_ style: yaml_scalar_style_t) -> YAMLTree.Kind {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }
}
