/// Where comments go.
extension SpecLayout {
    private static var spaceBeforeComment: StaticString { "  " }

    /// Ends the line with the comment that stood at its end, and with those below that go on with it.
    ///
    /// - Parameter end: The offset in front of which that comment stood; nil for what has been read.
    mutating func endLine(before end: Int? = nil) {
        trimLine()
        if let comment = gaps.firstPending, !comment.isOwnLine,
            end.map({ comment.range.upperBound <= $0 }) ?? true
        {
            _ = gaps.takePending()
            write(Self.spaceBeforeComment)
            let place = column
            write(comment.range)
            while let next = gaps.firstPending, next.continues {
                _ = gaps.takePending()
                newline()
                indent(place)
                write(next.range)
            }
        }
        newline()
    }

    /// Writes the pending comments, a line each, and the blank line in front of what follows.
    mutating func writeLead(indent columns: Int) {
        writeComments(indent: columns)
        if gaps.isAfterBlankLine, allowsBlankLine { newline() }
        allowsBlankLine = true
    }

    /// Writes the pending comments, a line each.
    ///
    /// - Parameter count: How many; nil for all.
    mutating func writeComments(indent columns: Int, count: Int? = nil) {
        for _ in 0..<(count ?? gaps.pendingCount) {
            guard let comment = gaps.takePending() else { return }
            writeLine(comment, indent: columns)
        }
    }

    /// Writes the pending comments that stand between the parts of one thing, a line each, and keeps the blank line
    /// that the last of them has behind it.
    ///
    /// - Parameter end: The offset of what stands behind them; nil for all comments.
    mutating func writeCommentsBetween(indent columns: Int, before end: Int? = nil) {
        let between = gaps.pending.prefix { comment in end.map { comment.range.upperBound <= $0 } ?? true }
        let isBlank = between.last?.isBeforeBlankLine ?? false
        writeComments(indent: columns, count: between.count)
        if isBlank { newline() }
    }

    /// Writes the comments at the end of a collection that belong to it and not to what follows.
    ///
    /// Those do that are indented like it or deeper, and deeper than what follows.
    ///
    /// - Parameters:
    ///   - column: Where the collection stood.
    ///   - indent: Where it stands now.
    mutating func writeClosingComments(column: Int, indent columns: Int) {
        guard gaps.pendingCount > 0 else { return }
        let isOver = gaps.isAtEnd || gaps.isAtMarker(".")
        let next = isOver ? -1 : gaps.column
        while let comment = gaps.firstPending, comment.column >= column, comment.column > next {
            _ = gaps.takePending()
            writeLine(comment, indent: columns)
        }
    }

    private mutating func writeLine(_ comment: GapScanner.Comment, indent columns: Int) {
        if comment.isAfterBlankLine, allowsBlankLine { newline() }
        indent(columns)
        write(comment.range)
        newline()
        allowsBlankLine = true
    }
}
