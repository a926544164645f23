import CYAML

/// What each event puts into the tree.
extension YAMLReader {
    @inline(__always)
    mutating func addScalar(_ event: UnsafePointer<yaml_event_t>, _ parser: inout EventParser)
        throws(ReadingFailure)
    {
        let scalar = EventParser.content(of: event) { $0.data.scalar }
        let (anchor, tag, length) = (scalar.pointee.anchor, scalar.pointee.tag, scalar.pointee.length)
        let kind = Self.kind(scalar.pointee.style)
        var start = parser.offset(event.pointee.start_mark.index)
        let end = parser.offset(event.pointee.end_mark.index)
        if anchor != nil || tag != nil { start = skipProperties(from: start, to: end) }
        if length > limits.scalar {
            throw .limit("scalar", limits.scalar, at: start..<end, "this text has \(counted(length, "byte"))")
        }
        let value = UnsafeBufferPointer(start: UnsafePointer(scalar.pointee.value), count: length)
        let isQuoted = kind == .singleQuoted || kind == .doubleQuoted
        var (link, flags) = place(value, at: isQuoted ? start + 1 : start, kind)
        lastLongQuote = nil
        if isQuoted {
            if source.spansLines(start..<end) { lastLongQuote = start..<end }
            noteTouchingComment(at: end, behind: start..<end)
            if kind == .doubleQuoted, flags.contains(.inArena),
                let finding = EscapedCharacters.check(
                    value, at: start..<end, raw: rawBidiControls(in: start..<end))
            {
                flags.insert(.reported)
                findings.append(finding)
            }
        }
        let index = nodes.count
        nodes.append(
            YAMLTree.Node(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), link: link,
                count: UInt32(truncatingIfNeeded: length), kind: kind, flags: flags))
        expandedCount &+= 1
        expandedBytes &+= length
        if let tag {
            checkTag(tag, of: index, eventStart: parser.offset(event.pointee.start_mark.index), value: value)
        }
        if let anchor {
            anchors.define(
                anchor, AnchorTable.Entry(node: index, size: 1, bytes: length, height: 0, isOpen: false))
        }
        endChild(end: end, height: 0)
    }

    /// Finds a value in the source where it stands there as it reads, else copies it.
    ///
    /// - Parameter first: Where it may stand.
    /// - Returns: Where it is, and what is known of it.
    @inline(__always)
    private mutating func place(
        _ value: UnsafeBufferPointer<UInt8>, at first: Int, _ kind: YAMLTree.Kind
    ) -> (link: UInt32, flags: YAMLTree.Flags) {
        var link = UInt32(truncatingIfNeeded: first)
        var flags: YAMLTree.Flags = []
        if first &+ value.count > source.count
            || !UnsafeBufferPointer(rebasing: source[first..<first &+ value.count]).equals(value)
        {
            link = UInt32(truncatingIfNeeded: arena.count)
            flags = .inArena
            arena.append(contentsOf: value)
        }
        if !scan.isASCII || flags.contains(.inArena), !value.isASCII {
            flags.formUnion([.nonASCII, .remarkable])
        } else if value.count > 0 {
            let (first, last) = (value[0], value[value.count &- 1])
            if first <= 0x20 || last <= 0x20
                || kind == .plain && (flags.contains(.inArena) || PlainMeaning.mayHave(first, value.count))
            {
                flags.insert(.remarkable)
            }
        }
        return (link, flags)
    }

    mutating func openCollection(
        _ kind: YAMLTree.Kind, _ event: UnsafePointer<yaml_event_t>, _ parser: inout EventParser,
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, isFlow: Bool
    ) throws(ReadingFailure) {
        let eventStart = parser.offset(event.pointee.start_mark.index)
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

    mutating func closeCollection(end: Int) {
        guard let collection = open.popLast() else { return }
        let index = collection.node
        let isMapping = nodes[index].kind == .mapping
        let isFlow = nodes[index].flags.contains(.flow)
        // A block collection "ends" where the next token begins, lines below: its last child's end is its own.
        let ownEnd = isFlow ? end : collection.childEnd
        if isFlow { noteTouchingComment(at: end) }
        nodes[index].end = UInt32(max(ownEnd, Int(nodes[index].start)))
        nodes[index].link = UInt32(nodes.count)
        nodes[index].count = UInt32(isMapping ? collection.children / 2 : collection.children)
        if isMapping,
            repeatedKeys.visit(index, YAMLTree(source: source, arena: arena.buffer, nodes: nodes.buffer))
        {
            nodes[index].flags.insert(.merges)
        }
        let height = collection.height + 1
        if let anchor = collection.anchor {
            anchors.close(
                node: index, size: expandedCount - anchor.size + 1,
                bytes: expandedBytes - anchor.bytes, height: height)
        }
        endChild(end: Int(nodes[index].end), height: height)
    }

    mutating func addAlias(_ event: UnsafePointer<yaml_event_t>, _ parser: inout EventParser)
        throws(ReadingFailure)
    {
        hasAliases = true
        let range =
            parser.offset(event.pointee.start_mark.index)..<parser.offset(event.pointee.end_mark.index)
        var node = YAMLTree.Node(
            start: UInt32(range.lowerBound), end: UInt32(range.upperBound), link: 0, count: 0, kind: .alias,
            flags: [])
        var height = 0
        if let name = event.pointee.data.alias.anchor, let entry = anchors.entry(name), !entry.isOpen {
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
                    "the aliases up to here stand for \(counted(aliasedBytes, "byte")) of text, more than a file may have"
                )
            }
            if aliasedCount > limits.aliases {
                throw .limit(
                    "aliases", limits.aliases, at: range,
                    "the aliases up to here stand for \(counted(aliasedCount, "node")) in all")
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
            findings.append(anchors.unusable(event.pointee.data.alias.anchor, at: range))
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
        let last = open.lastIndex
        guard last >= 0 else { return }
        open[last].children += 1
        open[last].childEnd = end
        if height > open[last].height { open[last].height = height }
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
