extension Rule {
    static let titlePunctuation: Rule = Rule(
        "title-punctuation", .warning,
        "Titles of one menu end differently: in full stops or none, in '...' or '…'.",
        rationale: """
            Titles in one list read as one text; what ends otherwise than its neighbours looks like a mistake. \
            Those that are fewer are reported. A point that ends a short form ('etc.', 'Inc.'), a single word ('Okt.') \
            or what begins with a small letter is no full stop, and titles that end with '?' or '!' do not count. \
            Of '...' and '…' the one character is right: it is read as a pause and never broken over two lines.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              reason:
                title: Reason
                options: [Too slow, Too loud., Other]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              reason:
                title: Reason
                options: [Too slow, Too loud, Other…]

            """#,
        check: .siblings { decoder, siblings in
            // A dropdown's are looked at together, whatever their groups.
            guard siblings.noun != "option" else { return }
            checkEndings(of: siblings.entries, &decoder)
        },
        .dropdown { decoder, dropdown in
            guard let options = dropdown.options else { return }
            let others = [dropdown.titleNode, dropdown.footer?.titleNode].compactMap { $0 }
            checkEndings(of: options.siblings, others: others, &decoder)
        }
    )

    /// What titles end with, counted.
    private struct Endings {
        var plain = 0
        var stops = 0
        var dots = 0
        var ellipses = 0

        @inline(__always)
        mutating func count(_ text: UnsafeBufferPointer<UInt8>) {
            switch TextScan.ending(of: text) {
            case .plain: plain &+= 1
            case .stop: stops &+= 1
            case .dots: dots &+= 1
            case .ellipsis: ellipses &+= 1
            case .other: break
            }
        }
    }

    /// Reports titles that end otherwise than most beside them.
    ///
    /// - Parameter others: Titles of the same menu that are no rows: how they end an ellipsis counts, but a full stop
    ///   may stand behind some and not behind rows.
    private static func checkEndings(
        of rows: [Sibling], others: [YAMLTree.Index] = [], _ decoder: inout SpecDecoder
    ) {
        let tree = decoder.tree
        var counts = Endings()
        for row in rows where row.group != Sibling.isGroup { counts.count(tree.text(row.title)) }
        let (plain, stops) = (counts.plain, counts.stops)
        for other in others { counts.count(tree.text(other)) }
        if counts.dots > 0, counts.ellipses > 0 {
            for (title, use) in rows.map({ ($0.title, $0.use) }) + others.map({ ($0, nil) }) {
                if case .dots = TextScan.ending(of: tree.text(title)) { reportDots(title, use, &decoder) }
            }
        }
        guard stops > 0, plain > 0 else { return }
        for row in rows where row.group != Sibling.isGroup {
            let text = tree.text(row.title)
            switch TextScan.ending(of: text) {
            case .stop(let length) where stops <= plain: reportStop(row, length, &decoder)
            case .plain where stops > plain && text.contains(0x20): reportNoStop(row, &decoder)
            default: break
            }
        }
    }

    private static func reportDots(
        _ title: YAMLTree.Index, _ use: YAMLTree.Index?, _ decoder: inout SpecDecoder
    ) {
        decoder.report(.titlePunctuation, at: decoder.tree.range(use ?? title)) { decoder, diagnostic in
            diagnostic.message =
                "this title ends with '...', and another of this menu with '…'; write '…' here too"
            diagnostic.fix = fix("write '…'", at: title, decoder, taking: "...", putting: "…")
        }
    }

    private static func reportStop(_ row: Sibling, _ length: Int, _ decoder: inout SpecDecoder) {
        decoder.report(.titlePunctuation, at: decoder.tree.range(row.use ?? row.title)) {
            decoder, diagnostic in
            diagnostic.message = "this title ends with a full stop, and others beside it do not; take it away"
            let stop = String(decoding: decoder.tree.text(row.title).suffix(length), as: UTF8.self)
            diagnostic.fix = fix("take it away", at: row.title, decoder, taking: stop, putting: "")
        }
    }

    private static func reportNoStop(_ row: Sibling, _ decoder: inout SpecDecoder) {
        decoder.report(.titlePunctuation, at: decoder.tree.range(row.use ?? row.title)) {
            decoder, diagnostic in
            diagnostic.message =
                "most titles beside this one end with a full stop; end it with one too, or none"
        }
    }

    /// A fix that changes a title's end, where that stands in the source as it reads.
    private static func fix(
        _ name: String, at title: YAMLTree.Index, _ decoder: SpecDecoder, taking old: String,
        putting new: String
    ) -> Diagnostic.FixIt? {
        let tree = decoder.tree
        let range = tree.range(title)
        let end: Int
        switch tree[title].kind {
        case .plain: end = range.upperBound
        case .singleQuoted, .doubleQuoted: end = range.upperBound - 1
        default: return nil
        }
        let start = end - old.utf8.count
        guard start > range.lowerBound, tree.source[start..<end].elementsEqual(old.utf8) else { return nil }
        // What is left must not be another thing to YAML.
        if tree[title].kind == .plain {
            let rest = UnsafeBufferPointer(rebasing: tree.source[range.lowerBound..<start])
            guard PlainMeaning(rest) == nil else { return nil }
        }
        return Diagnostic.FixIt(
            title: name, edits: [Diagnostic.Edit(range: start..<end, newText: new)], isSafe: true)
    }
}
