extension Rule {
    static let madeId: Rule = Rule(
        "made-id", .warning, isOn: false, "An id is not written, but made from a title.",
        rationale: """
            Who changes the title then changes the id, and with it the app's code, its stored choices and its \
            tests. Written out, an id stays. Off unless 'requireIds' or a setting of this rule switches it on.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options:
                  - Too small

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options:
                  - {id: tooSmall, title: Too small}

            """#)
}

extension SpecDecoder {
    /// Reports an id that is made from a title.
    ///
    /// - Parameters:
    ///   - mapping: What has the title; nil where that stands alone.
    ///   - element: The alias that stands in a list for the title alone.
    mutating func reportMadeID(
        _ id: ID, from title: YAMLTree.Index, in mapping: YAMLTree.Index?, element: YAMLTree.Index?
    ) {
        report(.madeId, at: tree.range(title)) { decoder, diagnostic in
            let text = decoder.ids.string(id)
            diagnostic.message =
                "the id '\(text)' is made from this title and changes with it; write it out: "
                + (mapping == nil ? "{id: \(text), title: …}" : "id: \(text)")
            diagnostic.fix = decoder.fixOfMadeID(text, title, mapping, element)
        }
    }

    /// A fix that writes an id out, where that leaves everything else as it is: not where what has the title has an
    /// anchor, since others might get the id too.
    private func fixOfMadeID(
        _ id: String, _ title: YAMLTree.Index, _ mapping: YAMLTree.Index?, _ element: YAMLTree.Index?
    ) -> Diagnostic.FixIt? {
        var text = id
        if text.withUTF8({ PlainMeaning($0) }) != nil { text = "\"\(text)\"" }
        let edit =
            if let mapping { insertion(of: "id: \(text)", into: mapping) } else {
                unfolding(title, element).map {
                    Diagnostic.Edit(range: $0.range, newText: "{id: \(text), title: \($0.text)}")
                }
            }
        return edit.map { Diagnostic.FixIt(title: "write 'id: \(text)'", edits: [$0], isSafe: true) }
    }

    /// What to write in a mapping for a title that stands alone, and in which place.
    private func unfolding(_ title: YAMLTree.Index, _ element: YAMLTree.Index?) -> (
        range: Range<Int>, text: String
    )? {
        if let element, tree[element].kind == .alias {
            let range = tree.range(element)
            return (range, String(decoding: tree.source[range], as: UTF8.self))
        }
        let range = tree.range(title)
        guard !hasProperties(title), !tree.source.spansLines(range) else { return nil }
        let written = String(decoding: tree.source[range], as: UTF8.self)
        switch tree[title].kind {
        case .singleQuoted, .doubleQuoted: return (range, written)
        case .plain: return (range, isPlainInBraces(title) ? written : quoted(written))
        default: return nil
        }
    }

    /// Whether an unquoted text reads the same inside braces.
    private func isPlainInBraces(_ node: YAMLTree.Index) -> Bool {
        let text = tree.text(node)
        guard let first = text.first,
            first >= 0x80 || (first | 0x20) &- 0x61 < 26 || first &- 0x30 < 10
        else { return false }
        return !text.contains { byte in ",[]{}:?".utf8.contains(byte) }
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
        return "\"\(String(escaped))\""
    }

    /// An edit that writes an entry before the others of a mapping.
    private func insertion(of entry: String, into mapping: YAMLTree.Index) -> Diagnostic.Edit? {
        guard tree[mapping].kind == .mapping, tree[mapping].count > 0, ownKey("id", of: mapping) == nil,
            !hasProperties(mapping), !hasProperties(mapping + 1)
        else { return nil }
        let start = tree.range(mapping).lowerBound
        if tree[mapping].flags.contains(.flow) {
            return Diagnostic.Edit(range: start + 1..<start + 1, newText: "\(entry), ")
        }
        let lineStart = tree.source[..<start].lastIndex { SourceLine.isBreak($0) }.map { $0 + 1 } ?? 0
        let before = tree.source[lineStart..<start]
        guard before.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }) else { return nil }
        let lineEnd = tree.source[start...].firstIndex { SourceLine.isBreak($0) }
        let isPair = lineEnd.map { $0 + 1 < tree.source.count && tree.source[$0 + 1] == 0x0A } ?? false
        let lineBreak = lineEnd.map { tree.source[$0] == 0x0D ? (isPair ? "\r\n" : "\r") : "\n" } ?? "\n"
        return Diagnostic.Edit(
            range: start..<start, newText: entry + lineBreak + String(repeating: " ", count: before.count))
    }

    /// Whether a node has an anchor or a tag in front of it, or may have.
    private func hasProperties(_ node: YAMLTree.Index) -> Bool {
        guard node > 0 else { return true }
        let previous = tree[node - 1]
        let start = previous.kind == .mapping || previous.kind == .sequence ? previous.start : previous.end
        let end = tree.range(node).lowerBound
        guard Int(start) < end else { return false }
        return tree.source[Int(start)..<end].contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "!") }
    }
}
