/// Texts, plain and in quotes, and block scalars.
extension SpecLayout {
    /// Writes a text or an alias, and goes on behind it.
    ///
    /// - Parameters:
    ///   - isTagged: Whether it has a tag: its quotes are then left alone.
    ///   - continuation: The columns in front of its lines but the first.
    mutating func flowScalar(_ node: YAMLTree.Index, isTagged: Bool, isInFlow: Bool, continuation: Int) {
        let range = tree.range(node)
        defer { gaps.move(to: range.upperBound) }
        let kind = tree[node].kind
        if kind.isFlowScalar, tree.source.spansLines(range) {
            writeLines(of: range, isDoubleQuoted: kind == .doubleQuoted, indent: continuation)
            return
        }
        guard kind == .singleQuoted || kind == .doubleQuoted else { return write(range) }
        let quoted = QuotedText(
            source: UnsafeBufferPointer(rebasing: tree.source[range]), value: tree.text(node))
        switch isTagged ? .asWritten : quoted.form(isInFlow: isInFlow) {
        case .plain: write(quoted.value)
        case .doubleQuoted:
            write("\"")
            write(quoted.value)
            write("\"")
        case .asWritten: write(range)
        }
    }

    /// A text over several lines, each at a new place; YAML passes over the white space around their ends.
    ///
    /// - Parameters:
    ///   - columns: The columns in front of its lines but the first.
    ///   - closing: Those in front of the last line, if it has but one byte.
    mutating func writeLines(
        of range: Range<Int>, isDoubleQuoted: Bool, indent columns: Int, closing: Int? = nil
    ) {
        var start = range.lowerBound
        while true {
            var end = start
            while end < range.upperBound, tree.source[end] != 0x0A { end += 1 }
            let isLast = end == range.upperBound
            var textEnd = isLast ? end : gaps.trimmed(start..<end)
            if isDoubleQuoted, textEnd < end, endsInEscape(start..<textEnd) { textEnd += 1 }
            if start > range.lowerBound, textEnd > start {
                indent(isLast && textEnd - start == 1 ? closing ?? columns : columns)
            }
            write(start..<textEnd)
            if isLast { return }
            newline()
            start = end + 1
            while start < range.upperBound, tree.source[start] == 0x20 || tree.source[start] == 0x09 {
                start += 1
            }
        }
    }

    /// Whether a backslash at the end takes what comes behind it.
    private func endsInEscape(_ range: Range<Int>) -> Bool {
        tree.source[range].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    /// Writes a block scalar: its text as it is, at a new place.
    ///
    /// - Parameters:
    ///   - columns: Where its lines go: two columns behind the collection around it.
    ///   - parentColumn: Where that collection stood.
    mutating func blockScalar(_ node: YAMLTree.Index, indent columns: Int, parentColumn: Int) {
        let block = BlockScalar(tree.source, tree.range(node), parentColumn: parentColumn)
        write(block.range.lowerBound..<block.range.lowerBound + 1)
        if block.needsIndentation { write(UInt8(ascii: "0") + UInt8(Self.step)) }
        if let chomping = block.chomping { write(chomping) }
        if let comment = block.comment {
            write("  ")
            write(comment)
        }
        newline()
        var line = block.contentStart
        while line < block.contentEnd {
            let (text, next) = block.line(at: line)
            if !text.isEmpty {
                indent(columns)
                write(text)
            }
            newline()
            line = next
        }
        gaps.move(to: block.contentEnd)
    }
}
