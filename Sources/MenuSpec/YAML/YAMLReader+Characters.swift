/// What the scan of the raw bytes found, judged by where it stands among the nodes.
extension YAMLReader {
    /// A raw U+0085, U+2028 or U+2029 that ends a line where no one sees it, or a U+0085 inside quotes.
    func oddBreakFailure(before end: Int) -> ReadingFailure? {
        for offset in scan.oddBreaks where offset < end {
            let isNextLine = source[offset] == 0xC2
            let range = offset..<offset + (isNextLine ? 2 : 3)
            let name = isNextLine ? "U+0085" : "U+202\(source[offset + 2] - 0xA0)"
            let removal = Diagnostic.FixIt(
                title: "put a space in its place", edits: [Diagnostic.Edit(range: range, newText: " ")])
            guard let scalar = scalarHolding(offset), isQuoted(scalar) else {
                return ReadingFailure(
                    .yamlSyntax, at: range,
                    "\(name) stands here, an invisible character that YAML takes for the end of a line",
                    fix: removal)
            }
            if isNextLine { return .control(0x85, at: offset, length: 2) }
            // Beside white space libyaml folds it like the end of a line, and the text would change.
            let neighbours = [source[offset - 1], offset + 3 < source.count ? source[offset + 3] : 0]
            if neighbours.contains(where: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
                return ReadingFailure(
                    .yamlSyntax, at: range,
                    "YAML drops the spaces around this \(name), an invisible end of a line; write it as an escape "
                        + "in double quotes, \(source[offset + 2] == 0xA8 ? "\\L" : "\\P")")
            }
        }
        return nil
    }

    /// Reports raw bidirectional controls: one finding for each scalar or comment that has any.
    mutating func reportBidiControls() {
        var lastScalar: YAMLTree.Index?
        var lastOffset = -1
        for offset in scan.bidiControls {
            let range = offset..<offset + 3
            guard let scalar = EscapedCharacters.bidiControl(source, at: offset) else { continue }
            let fix = Diagnostic.FixIt(
                title: "take it out", edits: [Diagnostic.Edit(range: range, newText: "")])
            if let holder = scalarHolding(offset) {
                if holder == lastScalar || nodes[holder].flags.contains(.reported) { continue }
                lastScalar = holder
                nodes[holder].flags.insert(.reported)
                let whole = Int(nodes[holder].start)..<Int(nodes[holder].end)
                let isOneLine = !source.spansLines(whole)
                findings.append(
                    EscapedCharacters.bidiFinding(scalar, at: isOneLine ? whole : range, fix: fix))
            } else {
                let isSameComment = lastOffset >= 0 && !source.spansLines(lastOffset..<offset)
                lastOffset = offset
                if isSameComment { continue }
                findings.append(EscapedCharacters.bidiFinding(scalar, at: range, fix: fix))
            }
        }
    }

    /// The bidirectional controls that stand raw in a range of the source.
    func rawBidiControls(in range: Range<Int>) -> Set<UInt32> {
        var low = 0
        var high = scan.bidiControls.count
        while low < high {
            let middle = (low + high) / 2
            if scan.bidiControls[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        let offsets = scan.bidiControls[low...].prefix { $0 < range.upperBound }
        return Set(offsets.compactMap { EscapedCharacters.bidiControl(source, at: $0) })
    }

    private func isQuoted(_ index: YAMLTree.Index) -> Bool {
        nodes[index].kind == .singleQuoted || nodes[index].kind == .doubleQuoted
    }

    /// The scalar whose source holds a byte.
    private func scalarHolding(_ offset: Int) -> YAMLTree.Index? {
        // Nodes stand in the order of the text, so the last that begins at or before the byte is the one.
        var low = 0
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if Int(nodes[middle].start) <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, nodes[low - 1].kind.isScalar, offset < Int(nodes[low - 1].end) else { return nil }
        return low - 1
    }
}
