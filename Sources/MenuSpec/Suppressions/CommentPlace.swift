/// A comment of a file that was read, found by something that stands in it.
struct CommentPlace {
    /// From its `#` to the end of its line.
    let range: Range<Int>
    /// Whether it is all that its line has.
    let isAlone: Bool

    /// What a place in the text turned out to be.
    enum Finding {
        case comment(CommentPlace)
        /// No comment begins there, nor in front of this offset.
        case other(until: Int)
    }

    /// The comment that begins with what stands at an offset, apart from white space.
    ///
    /// The work for all offsets of a file together is linear where those in front of `until` are passed over.
    static func find(beginningWith offset: Int, in tree: YAMLTree) -> Finding {
        let source = tree.source
        var hash = offset - 1
        while hash >= 0, isSpace(source[hash]) { hash -= 1 }
        guard hash >= 0, source[hash] == UInt8(ascii: "#") else { return .other(until: offset + 1) }
        // Between the last that is no comment and the '#' stand only the marks and properties of YAML.
        var start = 0
        if let node = lastText(before: hash, in: tree) {
            let range = tree.range(node)
            if range.upperBound <= hash {
                start = range.upperBound
            } else {
                // Behind the '|' or '>' of a block of text, which is what the block begins with, may be a comment.
                let isBlock = tree[node].kind == .literal || tree[node].kind == .folded
                guard isBlock, !source.spansLines(range.lowerBound..<hash) else {
                    return .other(until: range.upperBound)
                }
                start = range.lowerBound
            }
        }
        let line = SourceLine(source, holding: hash).range
        start = max(start, line.lowerBound)
        let first = (start...hash).first {
            source[$0] == UInt8(ascii: "#")
                && ($0 == line.lowerBound || mayStandBeforeComment(source[$0 - 1]))
        }
        guard first == hash else { return .other(until: line.upperBound) }
        return .comment(
            CommentPlace(
                range: hash..<line.upperBound, isAlone: source[line.lowerBound..<hash].allSatisfy(isSpace)))
    }

    /// White space, or a mark behind which libyaml wants none.
    private static func mayStandBeforeComment(_ byte: UInt8) -> Bool {
        isSpace(byte) || "[{,".utf8.contains(byte)
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The last text that begins at or before an offset, if it may reach to it; nodes stand in the order of the text.
    private static func lastText(before offset: Int, in tree: YAMLTree) -> YAMLTree.Index? {
        var (low, high) = (0, tree.nodes.count)
        while low < high {
            let middle = low + (high - low) / 2
            if Int(tree[middle].start) <= offset { low = middle + 1 } else { high = middle }
        }
        // Collections that begin on the line have no text of their own.
        var end = offset
        while low > 0 {
            let start = Int(tree[low - 1].start)
            if tree[low - 1].kind.isScalar { return low - 1 }
            if start < end, tree.source.spansLines(start..<end) { return nil }
            end = min(end, start)
            low -= 1
        }
        return nil
    }
}
