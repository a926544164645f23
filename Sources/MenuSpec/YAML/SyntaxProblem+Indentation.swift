/// Lines that begin in a column where nothing can: what column was expected, and beside what.
extension SyntaxProblem {
    /// A column in which a line could have begun.
    private struct Level {
        let line: SourceLine
        let column: Int
        let isDash: Bool

        /// What begins there, for a message: `'title' (line 4)`.
        var name: String {
            isDash ? "the '-' of line \(line.number)" : "'\(line.key ?? "")' (line \(line.number))"
        }
    }

    var indentation: ReadingFailure? {
        let line = SourceLine(source, holding: offset)
        guard openBracket == nil, offset < source.count, line.hasContent else { return nil }
        switch problem.message {
        case "mapping values are not allowed in this context":
            guard line.colon == offset else { return nil }
        case "did not find expected key", "did not find expected '-' indicator",
            "did not find expected <document start>":
            guard line.content == offset || line.body == offset else { return nil }
        default: return nil
        }
        return line.dashes.isEmpty ? misplacedKey(line) : misplacedDash(line)
    }

    private func misplacedKey(_ line: SourceLine) -> ReadingFailure? {
        let column = line.column(of: line.content)
        let name = line.key.map { $0.isEmpty ? "this line" : "'\($0)'" } ?? "this line"
        let levels = openLevels(above: line).filter { !$0.isDash }
        guard let least = levels.map({ abs($0.column - column) }).min() else { return nil }
        // The deeper first.
        let nearest = levels.filter { abs($0.column - column) == least && $0.column != column }
            .sorted { $0.column > $1.column }
        guard !nearest.isEmpty else { return nil }
        let places = nearest.map { "in column \($0.column), beside \($0.name)" }
        return at(
            line.colon.map { line.body..<$0 } ?? token(line.body),
            "\(name) begins in column \(column), where it fits nothing; indent it to begin "
                + places.joined(separator: ", or "))
    }

    private func misplacedDash(_ line: SourceLine) -> ReadingFailure? {
        let column = line.column(of: line.content)
        let range = line.content..<line.content + 1
        // A key above with nothing behind its colon waits for this list.
        if let above = line.previousWithContent, above.isOnlyKey, let key = above.key {
            let least = above.column(of: above.body)
            return at(
                range,
                "this list begins in column \(column), further left than '\(key)' (line \(above.number)), "
                    + "whose value it seems to be; indent it to begin in column \(least + 2)")
        }
        let levels = openLevels(above: line)
        let dashes = levels.filter(\.isDash)
        if let least = dashes.map({ abs($0.column - column) }).min(), least > 0,
            let nearest = dashes.first(where: { abs($0.column - column) == least })
        {
            return at(
                range,
                "this '-' begins in column \(column), where it fits nothing; indent it to begin in column "
                    + "\(nearest.column), beside \(nearest.name)")
        }
        return at(
            range,
            "this '-' begins an entry of a list, but no key above waits for one; a list stands below its key, "
                + "which has nothing behind its ':'")
    }

    /// The columns of the mappings and lists that a line could go on with, from the line above outwards.
    private func openLevels(above line: SourceLine) -> [Level] {
        var levels: [Level] = []
        var limit = Int.max
        var next = line.previousWithContent
        while let line = next, limit > 1 {
            next = line.previousWithContent
            let column = line.column(of: line.content)
            // A list may stand in the column of its key.
            guard column < limit || column == limit && levels.last?.isDash == true && line.dashes.isEmpty
            else {
                continue
            }
            limit = column
            if line.colon != nil {
                levels.append(Level(line: line, column: line.column(of: line.body), isDash: false))
            }
            for dash in line.dashes.reversed() {
                levels.append(Level(line: line, column: line.column(of: dash), isDash: true))
            }
        }
        return levels
    }

    /// A blank line at the start of a block of text that has more spaces than the text.
    var deepBlankLine: ReadingFailure? {
        let line = SourceLine(
            source, holding: problem.message.hasPrefix("could not") ? problem.contextOffset : offset)
        var deepest: SourceLine?
        var next = line.previous
        while let blank = next, blank.isBlank {
            if blank.range.count > line.column(of: line.content) - 1 { deepest = blank }
            next = blank.previous
        }
        guard let deepest, let header = next, let colon = header.colon ?? header.dashes.last else {
            return nil
        }
        var value = colon + 1
        while value < header.range.upperBound, source[value] == 0x20 { value += 1 }
        guard value < header.range.upperBound, "|>".utf8.contains(source[value]) else { return nil }
        return at(
            deepest.range,
            "this blank line has \(counted(deepest.range.count, "space")), more than the text below it, so YAML takes them for "
                + "the indentation of the whole block; take them out",
            fix: replacing(deepest.range, with: "", "take the spaces out"))
    }

    /// Text behind the mark that ends the document.
    var secondDocument: ReadingFailure? {
        guard problem.message == "did not find expected <document start>" else { return nil }
        let line = SourceLine(source, holding: offset)
        guard let above = line.previousWithContent else { return nil }
        let mark = source[above.range]
        if mark.starts(with: "...".utf8) {
            return ReadingFailure(
                .documentCount, at: token(offset),
                "'...' on line \(above.number) has ended the document, and a spec file is one document; "
                    + "take the '...' away, or move this to a file of its own")
        }
        if mark.first == UInt8(ascii: "%") {
            return at(
                above.range, "a line that begins with '%' is a directive, and specs need none; take it away",
                fix: replacing(above.range, with: "", "take it away"))
        }
        return nil
    }
}
