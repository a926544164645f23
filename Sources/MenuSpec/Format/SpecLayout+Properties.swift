/// Anchors and tags.
extension SpecLayout {
    func isTagged(_ properties: [Range<Int>]) -> Bool {
        properties.contains { tree.source[$0.lowerBound] == UInt8(ascii: "!") }
    }

    /// Takes the anchor and tag of a collection without brackets, and leaves those of its first key.
    ///
    /// What stands on the line of a key is the key's.
    mutating func collectionProperties(of node: YAMLTree.Index) throws(Mismatch) -> [Range<Int>] {
        var properties: [Range<Int>] = []
        while gaps.isAt("&") || gaps.isAt("!") {
            let before = gaps
            var line: [Range<Int>] = []
            var isLineEnded = false
            while !isLineEnded, let property = gaps.takeProperty(isInFlow: false) {
                line.append(property)
                gaps.skipGap()
                isLineEnded = tree.source.spansLines(property.upperBound..<gaps.cursor)
            }
            guard isLineEnded || tree[node].kind != .mapping else {
                gaps = before
                break
            }
            properties += line
        }
        return properties
    }

    /// Writes anchor and tag with a space behind each.
    mutating func write(_ properties: [Range<Int>]) {
        for property in properties {
            write(property)
            write(" ")
        }
    }

    /// Writes anchor and tag behind a mark, with a space in front of each.
    ///
    /// - Parameter keepsLines: Whether each stays on the line that it stood on.
    /// - Returns: The offset behind the last of them.
    @discardableResult
    mutating func write(
        _ properties: [Range<Int>], behind mark: Int, indent columns: Int, keepsLines: Bool
    ) -> Int {
        var end = mark
        for property in properties {
            if keepsLines { writeGap(end..<property.lowerBound, indent: columns) } else { write(" ") }
            write(property)
            end = property.upperBound
        }
        return end
    }

    /// Goes on to the next part of a thing: behind a space, or on the next line where it stood on another.
    mutating func writeGap(_ gap: Range<Int>, indent columns: Int) {
        guard tree.source.spansLines(gap) else { return write(" ") }
        endLine(before: gap.upperBound)
        allowsBlankLine = false
        writeCommentsBetween(indent: columns, before: gap.upperBound)
        indent(columns)
    }
}
