/// Collections in brackets and braces: on one line where they fit on it and hold no comment.
extension SpecLayout {
    /// Whether a mapping has braces, and is not a single pair in a list such as `[a: 1]`.
    private func isBraced(_ node: YAMLTree.Index) -> Bool {
        let start = tree.range(node).lowerBound
        guard start < tree.source.count, tree.source[start] == UInt8(ascii: "{") else { return false }
        return tree[node].count == 0 || tree.range(node + 1).lowerBound > start
    }

    private func isSinglePair(_ node: YAMLTree.Index) -> Bool {
        tree[node].kind == .mapping && !isBraced(node)
    }

    /// Whether a colon would be read as part of what stands in front of it.
    func needsSpaceBeforeColon(_ key: YAMLTree.Index) -> Bool {
        tree[key].kind == .alias || tree.isEmpty(key) && (out.last.map { $0 > 0x20 } ?? false)
    }

    // MARK: On one line

    /// Lays out a node on the line that has been begun; what is written is for nothing if the result is false.
    ///
    /// - Parameter limit: The columns that it may reach.
    /// - Returns: Whether it could be done: it fits, and has no comment in it.
    mutating func inlineNode(
        _ node: YAMLTree.Index, limit: Int, _ context: KeyOrder.Context?
    ) throws(Mismatch) -> Bool {
        let count = gaps.pendingCount
        if isSinglePair(node) { return try inlinePair(node + 1, limit: limit, nil) }
        let properties = takeProperties(of: node)
        guard gaps.pendingCount == count else { return false }
        if tree.isEmpty(node) { return true }
        let range = tree.range(node)
        guard gaps.cursor == range.lowerBound else { throw mismatch }
        switch tree[node].kind {
        case .mapping, .sequence:
            guard tree[node].flags.contains(.flow) else { throw mismatch }
            return try inlineCollection(node, limit: limit, context)
        case .literal, .folded: throw mismatch
        default:
            // A long text is not looked at only to find that it is long.
            guard limit == .max || range.count <= 4 * limit, !tree.source.spansLines(range) else {
                return false
            }
            flowScalar(node, isTagged: isTagged(properties), isInFlow: true, continuation: 0)
            return limit == .max || column <= limit
        }
    }

    /// Writes anchor and tag with a space behind each, but for an anchor with nothing behind it.
    private mutating func takeProperties(of node: YAMLTree.Index) -> [Range<Int>] {
        var properties: [Range<Int>] = []
        // What stands behind where nothing is written is something else's.
        while gaps.cursor < tree.range(node).lowerBound, let property = gaps.takeProperty(isInFlow: true) {
            if !properties.isEmpty { write(" ") }
            write(property)
            properties.append(property)
            gaps.skipGap()
        }
        // A mark right behind a tag would be part of it.
        if let last = properties.last, !tree.isEmpty(node) || isTagged([last]) { write(" ") }
        return properties
    }

    private mutating func inlineCollection(
        _ node: YAMLTree.Index, limit: Int, _ context: KeyOrder.Context?
    ) throws(Mismatch) -> Bool {
        let isMapping = tree[node].kind == .mapping
        let count = gaps.pendingCount
        let end = tree.next(node)
        let fields = isMapping ? context?.fields(of: node, tree) : nil
        var sorting = fields?.isSorted == true ? EntrySorting(isInline: true) : nil
        try expect(isMapping ? "{" : "[")
        write(isMapping ? "{" : "[")
        gaps.skipGap()
        var entry = node + 1
        while entry < end {
            sorting?.begin(entry, at: out.count, rank: fields?.rank(of: entry, tree))
            let isWritten =
                isMapping
                ? try inlinePair(entry, limit: limit, fields?.context(ofValueOf: entry, tree))
                : try inlineNode(entry, limit: limit, context?.element)
            guard isWritten else { return false }
            entry = isMapping ? tree.next(tree.next(entry)) : tree.next(entry)
            gaps.skipGap()
            _ = gaps.take(",")
            gaps.skipGap()
            if out.last == UInt8(ascii: ":") { write(" ") }
            sorting?.endEntry(at: out.count)
            if entry < end { write(", ") }
            guard gaps.pendingCount == count, limit == .max || column < limit else { return false }
        }
        guard gaps.pendingCount == count else { return false }
        if let sorting, let start = sorting.start,
            let sorted = sorting.sorted(out, separator: ", ", end: end, tree)
        {
            replaceEnd(from: start, with: sorted, isWholeLines: false)
        }
        try expect(isMapping ? "}" : "]")
        write(isMapping ? "}" : "]")
        return true
    }

    /// Lays out a pair whose key is at an index.
    private mutating func inlinePair(
        _ key: YAMLTree.Index, limit: Int, _ context: KeyOrder.Context?
    ) throws(Mismatch) -> Bool {
        let count = gaps.pendingCount
        // In brackets no plain text begins with one.
        if gaps.take("?") {
            write("? ")
            gaps.skipGap()
        }
        guard try inlineNode(key, limit: limit, nil) else { return false }
        gaps.skipGap()
        let value = tree.next(key)
        if gaps.take(":") {
            guard gaps.pendingCount == count else { return false }
            write(needsSpaceBeforeColon(key) ? " :" : ":")
            gaps.skipGap()
            // A comment behind nothing is at the end of its line.
            if tree.isEmpty(value), !gaps.isAt("&"), !gaps.isAt("!") { return true }
            write(" ")
        } else if tree.isEmpty(key) {
            // libyaml loses its way at a pair of nothing without a colon.
            write(":")
        }
        guard gaps.pendingCount == count else { return false }
        return try inlineNode(value, limit: limit, context)
    }

    // MARK: Over several lines

    /// Lays out a node on the line that has been begun, over several lines where it must be.
    ///
    /// - Parameter base: Where the closing bracket of a collection goes, if it is on a line of its own.
    mutating func flowNode(
        _ node: YAMLTree.Index, base: Int, _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        if isSinglePair(node) { return try flowPair(node + 1, base: base, nil) }
        let properties = takeProperties(of: node)
        if tree.isEmpty(node) { return }
        guard gaps.cursor == tree.range(node).lowerBound else { throw mismatch }
        writePendingInside(base: base)
        switch tree[node].kind {
        case .mapping, .sequence: try flowCollection(node, base: base, context)
        case .literal, .folded: throw mismatch
        default:
            flowScalar(
                node, isTagged: isTagged(properties), isInFlow: true, continuation: base + Self.step)
        }
    }

    /// Lays out a collection in brackets; the cursor is at the opening one.
    mutating func flowCollection(
        _ node: YAMLTree.Index, base: Int, _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        guard tree[node].flags.contains(.flow) else { throw mismatch }
        let range = tree.range(node)
        if spoken.touch(range) {
            guard tree.source.spansLines(range) else {
                guard try inlineCollection(node, limit: .max, context) else { throw mismatch }
                return
            }
            // Its lines stay what they are.
            writeLines(of: range, isDoubleQuoted: true, indent: base + Self.step, closing: base)
            return gaps.move(to: range.upperBound)
        }
        let mark = mark
        if try inlineCollection(node, limit: Self.width, context), column <= Self.width { return }
        goBack(to: mark)
        try brokenCollection(node, base: base, context)
    }

    /// A line for each pair of a mapping; the entries of a list as the author broke them into lines, or, if they
    /// stood on one line, a line each.
    private mutating func brokenCollection(
        _ node: YAMLTree.Index, base: Int, _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        let isMapping = tree[node].kind == .mapping
        let inner = base + Self.step
        let end = tree.next(node)
        let fields = isMapping ? context?.fields(of: node, tree) : nil
        let breaksEach = isMapping || !tree.source.spansLines(tree.range(node))
        try expect(isMapping ? "{" : "[")
        write(isMapping ? "{" : "[")
        gaps.skipGap()
        endLine()
        allowsBlankLine = false
        var entry = node + 1
        var isLineEnded = true
        var entryEnd = gaps.cursor
        while entry < end {
            let element = isMapping ? fields?.context(ofValueOf: entry, tree) : context?.element
            let isBroken =
                breaksEach || gaps.pendingCount > 0 || tree.source.spansLines(entryEnd..<gaps.cursor)
            let isWritten = isLineEnded || isBroken ? false : try sameLineEntry(entry, element)
            if !isWritten {
                if !isLineEnded { endLine() }
                writeLead(indent: inner)
                indent(inner)
                if isMapping {
                    try flowPair(entry, base: inner, element)
                } else {
                    try flowNode(entry, base: inner, element)
                }
            }
            isLineEnded = false
            entryEnd = gaps.cursor
            entry = isMapping ? tree.next(tree.next(entry)) : tree.next(entry)
            gaps.skipGap()
            _ = gaps.take(",")
            gaps.skipGap()
            if entry < end { write(out.last == UInt8(ascii: ":") ? " ," : ",") }
        }
        if !isLineEnded { endLine() }
        writeCommentsBetween(indent: inner)
        indent(base)
        try expect(isMapping ? "}" : "]")
        write(isMapping ? "}" : "]")
    }

    /// Lays out a list's entry behind the one before, if it fits with a comma.
    private mutating func sameLineEntry(
        _ entry: YAMLTree.Index, _ context: KeyOrder.Context?
    ) throws(Mismatch) -> Bool {
        let mark = mark
        write(" ")
        if try inlineNode(entry, limit: Self.width - 1, context) { return true }
        goBack(to: mark)
        return false
    }

    private mutating func flowPair(
        _ key: YAMLTree.Index, base: Int, _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        // In brackets no plain text begins with one.
        if gaps.take("?") {
            write("? ")
            gaps.skipGap()
            writePendingInside(base: base)
        }
        try flowNode(key, base: base, nil)
        gaps.skipGap()
        guard gaps.isAt(":") else {
            if tree.isEmpty(key) { write(":") }
            return
        }
        writePendingInside(base: base)
        try expect(":")
        write(needsSpaceBeforeColon(key) ? " :" : ":")
        gaps.skipGap()
        let value = tree.next(key)
        if !tree.isEmpty(value) || gaps.isAt("&") || gaps.isAt("!") {
            write(" ")
            writePendingInside(base: base)
        }
        try flowNode(value, base: base, context)
    }

    /// Ends the line where comments stand between the parts of a pair, so that they stay there.
    private mutating func writePendingInside(base: Int) {
        guard gaps.pendingCount > 0 else { return }
        endLine()
        writeCommentsBetween(indent: base + Self.step)
        indent(base + Self.step)
    }
}
