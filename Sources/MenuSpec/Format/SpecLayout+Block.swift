/// Collections without brackets, and what stands behind their marks.
extension SpecLayout {
    /// Lays out a mapping or sequence; the cursor is at its first entry.
    ///
    /// - Parameters:
    ///   - isInline: Whether its first entry goes on the line that has been begun.
    ///   - parentColumn: Where the collection around it stood.
    mutating func blockCollection(
        _ node: YAMLTree.Index, indent columns: Int, isInline: Bool, parentColumn: Int,
        _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        if tree[node].kind == .mapping {
            try blockMapping(node, indent: columns, isInline: isInline, context)
        } else {
            try blockSequence(node, indent: columns, isInline: isInline, parentColumn: parentColumn, context)
        }
    }

    private mutating func blockMapping(
        _ node: YAMLTree.Index, indent columns: Int, isInline: Bool, _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        let column = gaps.column
        let fields = context?.fields(of: node, tree)
        // A comment above that is about the first entry's line would come to be about another's.
        let isFixed = isInline && spoken.isFromAbove(at: gaps.cursor)
        var sorting = fields?.isSorted == true && !isFixed ? EntrySorting(isInline: isInline) : nil
        if sorting != nil, node == 0 {
            // What a file begins with is about the file.
            writeComments(indent: columns, count: gaps.pendingHeaderCount)
        }
        var key = node + 1
        let end = tree.next(node)
        while key < end {
            let value = tree.next(key)
            let isBegun = isInline && key == node + 1
            sorting?.begin(key, at: out.count, rank: fields?.rank(of: key, tree))
            if !isBegun {
                writeLead(indent: columns)
                sorting?.endLead(at: out.count)
                indent(columns)
            }
            try pair(key, value, indent: columns, column: column, fields?.context(ofValueOf: key, tree))
            key = tree.next(value)
        }
        if let sorting, let start = sorting.start,
            let sorted = sorting.sorted(out, indent: columns, end: end, tree)
        {
            replaceEnd(from: sorted.needsLine ? start - 1 : start, with: sorted.bytes, isWholeLines: true)
        }
        writeClosingComments(column: column, indent: columns)
    }

    private mutating func blockSequence(
        _ node: YAMLTree.Index, indent columns: Int, isInline: Bool, parentColumn: Int,
        _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        let column = gaps.column
        let element = context?.element
        var entry = node + 1
        let end = tree.next(node)
        while entry < end {
            if !(isInline && entry == node + 1) {
                writeLead(indent: columns)
                indent(columns)
            }
            try expect("-")
            write("-")
            try value(entry, indent: columns, column: column, isCompact: true, element)
            entry = tree.next(entry)
        }
        // One that is not indented under its key: a comment in that column may be about either.
        writeClosingComments(column: column == parentColumn ? column + 1 : column, indent: columns)
    }

    private mutating func pair(
        _ key: YAMLTree.Index, _ value: YAMLTree.Index, indent columns: Int, column: Int,
        _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        if isAtQuestionMark(key) {
            try expect("?")
            write("?")
            try self.value(key, indent: columns, column: column, isCompact: true, nil)
            guard gaps.isAtLoneMark(":"), gaps.column == column else {
                guard tree.isEmpty(value) else { throw mismatch }
                return
            }
            writeCommentsBetween(indent: columns)
            indent(columns)
            try expect(":")
            write(":")
            try self.value(value, indent: columns, column: column, isCompact: true, context)
        } else {
            try inlineKey(key)
            try self.value(value, indent: columns, column: column, isCompact: false, context)
        }
    }

    /// Whether the `?` of an explicit key stands here, and not a key that begins with one.
    private func isAtQuestionMark(_ key: YAMLTree.Index) -> Bool {
        gaps.isAtLoneMark("?") && (gaps.cursor < tree.range(key).lowerBound || tree.isEmpty(key))
    }

    /// A key of a block mapping with its colon.
    private mutating func inlineKey(_ key: YAMLTree.Index) throws(Mismatch) {
        let count = gaps.pendingCount
        guard try inlineNode(key, limit: .max, nil) else { throw mismatch }
        gaps.skipGap()
        try expect(":")
        // No line can end in front of that colon.
        guard gaps.pendingCount == count else { throw mismatch }
        write(needsSpaceBeforeColon(key) ? " :" : ":")
    }

    /// Lays out what stands behind a `-`, `?` or `:`, and ends its line.
    ///
    /// - Parameters:
    ///   - columns: Where the collection around it stands.
    ///   - column: Where that stood.
    ///   - isCompact: Whether a collection begins on the same line.
    private mutating func value(
        _ node: YAMLTree.Index, indent columns: Int, column: Int, isCompact: Bool,
        _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        let behindMark = gaps.cursor
        gaps.skipGap()
        let inner = columns + Self.step
        if !tree[node].kind.isScalar, tree[node].kind != .alias, !tree[node].flags.contains(.flow) {
            let properties = try collectionProperties(of: node)
            // A comment to menuc that is about one of two lines must not come to be about both.
            let isInline =
                isCompact && properties.isEmpty && gaps.pendingCount == 0
                && !(tree.source.spansLines(behindMark..<gaps.cursor)
                    && spoken.touch(behindMark..<gaps.cursor))
            write(
                properties, behind: behindMark, indent: inner,
                keepsLines: spoken.touch(behindMark..<gaps.cursor))
            if isInline {
                write(" ")
            } else {
                endLine()
                allowsBlankLine = false
            }
            try blockCollection(node, indent: inner, isInline: isInline, parentColumn: column, context)
            return
        }
        var properties: [Range<Int>] = []
        while gaps.cursor < tree.range(node).lowerBound, let property = gaps.takeProperty(isInFlow: false) {
            properties.append(property)
            gaps.skipGap()
        }
        if tree.isEmpty(node) {
            write(
                properties, behind: behindMark, indent: inner,
                keepsLines: spoken.touch(behindMark..<gaps.cursor))
            endLine()
            // What is indented under a key without a value is most likely to become its value.
            allowsBlankLine = false
            writeClosingComments(column: column + 1, indent: inner)
            allowsBlankLine = true
            return
        }
        try leaf(
            node, properties, indent: columns, column: column, isCompact: isCompact, behindMark: behindMark,
            context)
    }

    /// A scalar, an alias, or a collection in brackets.
    private mutating func leaf(
        _ node: YAMLTree.Index, _ properties: [Range<Int>], indent columns: Int, column: Int, isCompact: Bool,
        behindMark: Int, _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        let range = tree.range(node)
        guard gaps.cursor == range.lowerBound else { throw mismatch }
        let inner = columns + Self.step
        let isBelow = tree.source.spansLines(behindMark..<range.lowerBound)
        let isText = tree[node].kind.isFlowScalar
        if isBelow, spoken.touch(behindMark..<range.lowerBound) {
            let end = write(properties, behind: behindMark, indent: inner, keepsLines: true)
            writeGap(end..<range.lowerBound, indent: inner)
            try leafHere(node, properties, base: inner, content: inner, column: column, context)
        } else if gaps.pendingCount > 0 || isBelow && isText && tree.source.spansLines(range) {
            try leafBelow(node, properties, indent: inner, column: column, context)
        } else {
            let mark = isText && isBelow ? mark : nil
            write(" ")
            write(properties)
            try leafHere(
                node, properties, base: isCompact ? inner : columns, content: inner, column: column, context)
            if let mark, self.column > Self.width {
                goBack(to: mark)
                try leafBelow(node, properties, indent: inner, column: column, context)
            }
        }
        gaps.skipGap()
        if !tree[node].kind.isBlockScalar { endLine() }
    }

    /// On a line of its own, with the comments in front of it.
    private mutating func leafBelow(
        _ node: YAMLTree.Index, _ properties: [Range<Int>], indent columns: Int, column: Int,
        _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        endLine()
        allowsBlankLine = false
        writeCommentsBetween(indent: columns)
        indent(columns)
        write(properties)
        try leafHere(node, properties, base: columns, content: columns, column: column, context)
    }

    /// - Parameters:
    ///   - properties: Its anchor and tag, which have been written.
    ///   - base: Where the closing bracket of a collection goes.
    ///   - content: Where the further lines of a text go.
    private mutating func leafHere(
        _ node: YAMLTree.Index, _ properties: [Range<Int>], base: Int, content: Int, column: Int,
        _ context: KeyOrder.Context?
    ) throws(Mismatch) {
        switch tree[node].kind {
        case .literal, .folded: blockScalar(node, indent: content, parentColumn: column)
        case .mapping, .sequence: try flowCollection(node, base: base, context)
        default:
            flowScalar(node, isTagged: isTagged(properties), isInFlow: false, continuation: content)
        }
        allowsBlankLine = true
    }
}

extension YAMLTree.Kind {
    var isBlockScalar: Bool { self == .literal || self == .folded }

    /// Whether it is a text that is plain or in quotes.
    var isFlowScalar: Bool { rawValue <= Self.doubleQuoted.rawValue }
}
