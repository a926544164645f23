/// What a text has besides nodes: comments, anchors, tags and directives, and between which nodes they stand.
struct LayoutAsides {
    private struct Aside {
        let range: Range<Int>
        /// The node with text that comes next, or the count of nodes.
        let next: YAMLTree.Index
        /// The node with text on whose line it stands; nil where it has a line of its own.
        let previous: YAMLTree.Index?
    }

    private let source: UnsafeBufferPointer<UInt8>
    private var comments: [Aside] = []
    private var properties: [Aside] = []

    /// - Parameter tree: Of a text with line feeds alone.
    init(_ tree: YAMLTree) {
        source = tree.source
        var gaps = GapScanner(tree.source)
        var previous = -1
        for (index, node) in tree.nodes.enumerated() {
            guard node.kind.isScalar || node.kind == .alias, node.start < node.end else { continue }
            read(&gaps, to: Int(node.start), isInFlow: true, previous, next: index)
            gaps.move(to: Int(node.end))
            if node.kind.isBlockScalar {
                let block = BlockScalar(tree.source, tree.range(index), parentColumn: 0)
                if let comment = block.comment {
                    comments.append(Aside(range: comment, next: index, previous: index))
                }
            }
            previous = index
        }
        read(&gaps, to: source.count, isInFlow: false, previous, next: tree.nodes.count)
    }

    private mutating func read(
        _ gaps: inout GapScanner, to end: Int, isInFlow: Bool, _ previous: YAMLTree.Index,
        next: YAMLTree.Index
    ) {
        while true {
            gaps.skipGap()
            while let comment = gaps.takePending() {
                comments.append(
                    Aside(range: comment.range, next: next, previous: comment.isOwnLine ? nil : previous))
            }
            guard gaps.cursor < end else { return }
            if gaps.isAt("%"), gaps.isAtLineStart {
                let line = gaps.cursor..<gaps.lineEnd
                comments.append(
                    Aside(range: line.lowerBound..<gaps.trimmed(line), next: next, previous: nil))
                gaps.move(to: line.upperBound)
            } else if let property = gaps.takeProperty(isInFlow: isInFlow) {
                properties.append(Aside(range: property, next: next, previous: nil))
            } else {
                gaps.move(to: gaps.cursor + 1)
            }
        }
    }

    /// Whether another text has the same asides at the same nodes.
    ///
    /// - Parameters:
    ///   - counterparts: For each node that here is, the other text's.
    ///   - isSorted: Whether entries, with their comments, may stand in another order. What stands above an entry is then
    ///     not looked for; what is at the end of a line must be there still.
    func equals(_ other: LayoutAsides, _ counterparts: [YAMLTree.Index], isSorted: Bool) -> Bool {
        guard isSorted else {
            return equals(comments, other, other.comments, counterparts)
                && equals(properties, other, other.properties, counterparts)
        }
        return equalsInAnyOrder(comments, other, other.comments, counterparts)
            && equalsInAnyOrder(properties, other, other.properties, counterparts)
    }

    private func equals(
        _ asides: [Aside], _ other: LayoutAsides, _ others: [Aside], _ counterparts: [YAMLTree.Index]
    ) -> Bool {
        asides.elementsEqual(others) { left, right in
            let next = left.next < counterparts.count ? counterparts[left.next] : left.next
            return next == right.next && source[left.range].elementsEqual(other.source[right.range])
        }
    }

    private func equalsInAnyOrder(
        _ asides: [Aside], _ other: LayoutAsides, _ others: [Aside], _ counterparts: [YAMLTree.Index]
    ) -> Bool {
        /// By the node on whose line they stand, and by their texts.
        func keyed(_ asides: [Aside], _ source: UnsafeBufferPointer<UInt8>, _ places: (Int) -> Int)
            -> [(node: Int, text: Slice<UnsafeBufferPointer<UInt8>>)]
        {
            asides.map { ($0.previous.map(places) ?? -2, source[$0.range]) }
                .sorted {
                    $0.node == $1.node ? $0.text.lexicographicallyPrecedes($1.text) : $0.node < $1.node
                }
        }
        let first = keyed(asides, source) { $0 < 0 ? -1 : counterparts[$0] }
        let second = keyed(others, other.source) { $0 }
        return first.elementsEqual(second) { $0.node == $1.node && $0.text.elementsEqual($1.text) }
    }
}
