/// Quotes, brackets and braces that are not closed, or closed by the wrong thing.
extension SyntaxProblem {
    // MARK: Quotes

    /// A quote that a later line's quote closed, as what stands behind that shows.
    var misplacedQuote: ReadingFailure? {
        guard let quote = lastLongQuote else { return nil }
        let place = [problem.contextOffset, problem.offset].filter { $0 >= quote.upperBound }.min()
        guard let place else { return nil }
        // libyaml takes a '#' that touches the closing quote for a comment, and so reads on to the next line.
        let isCut = quote.upperBound < source.count && source[quote.upperBound] == UInt8(ascii: "#")
        let between = source[quote.upperBound..<min(place, source.count)]
        guard isCut || !between.contains(where: Self.isBreak) else { return nil }
        return Self.openQuote(source, at: quote.lowerBound)
    }

    var unclosedQuote: ReadingFailure? {
        guard problem.context == "while scanning a quoted scalar",
            problem.message == "found unexpected end of stream"
                || problem.message == "found unexpected document indicator"
        else { return nil }
        return Self.openQuote(source, at: problem.contextOffset)
    }

    static func openQuote(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> ReadingFailure {
        let quote = offset < source.count ? String(UnicodeScalar(source[offset])) : "\""
        return ReadingFailure(
            .yamlSyntax, at: offset..<min(offset + 1, source.count),
            "the text that this \(quote) opens is not closed on its line; put \(quote) at its end"
                + (quote == "'" ? " (inside single quotes an apostrophe is written twice: '')" : ""))
    }

    // MARK: Brackets

    /// Where the outermost open bracket begins, as far as is known.
    private var outermostBracket: Int? {
        if let openBracket { return openBracket }
        guard
            problem.context == "while parsing a flow sequence"
                || problem.context == "while parsing a flow mapping"
        else { return nil }
        return problem.contextOffset
    }

    /// A bracket that is closed by the other kind: `[a, b}`.
    var wrongBracket: ReadingFailure? {
        guard let first = outermostBracket, let pair = BracketScan.mismatch(source, from: first) else {
            return nil
        }
        let opening = String(UnicodeScalar(source[pair.opening]))
        let closing = String(UnicodeScalar(source[pair.closing]))
        let wanted = Self.partner(of: source[pair.opening])
        return at(
            pair.opening..<pair.opening + 1,
            "this '\(opening)' is never closed: '\(closing)' stands where '\(wanted)' was expected"
                + Self.place(of: pair.closing, from: pair.opening, source))
    }

    /// Tells the line of something that stands on another line than what a message is about.
    private static func place(
        of offset: Int, from start: Int, _ source: UnsafeBufferPointer<UInt8>
    ) -> String {
        guard source[start..<offset].contains(where: isBreak) else { return "" }
        return " on line \(SourceLine(source, holding: offset).number)"
    }

    var unclosedBracket: ReadingFailure? {
        guard let first = outermostBracket, let offset = BracketScan.unclosed(source, from: first) else {
            return nil
        }
        return at(
            offset..<offset + 1,
            "this '\(String(UnicodeScalar(source[offset])))' is never closed; "
                + "put '\(Self.partner(of: source[offset]))' where it ends")
    }

    private static func partner(of bracket: UInt8) -> String { bracket == UInt8(ascii: "[") ? "]" : "}" }

    /// Two entries in brackets without a comma between them.
    var missingComma: ReadingFailure? {
        guard outermostBracket != nil, offset < source.count,
            problem.message == "did not find expected ',' or ']'"
                || problem.message == "did not find expected ',' or '}'"
        else { return nil }
        let line = SourceLine(source, holding: offset)
        let byte = source[offset]
        if byte == UInt8(ascii: ":") {
            // The key of this line was read as the rest of the text that ends the line above.
            guard line.colon == offset, let above = line.previousWithContent else { return nil }
            if let comment = foreignComment(at: above.body) { return comment }
            let end = above.end(from: above.content)
            guard let last = source[..<end].last, !",[{".utf8.contains(last) else { return nil }
            return at(
                line.body..<offset, "a ',' is missing at the end of line \(above.number), before this key",
                fix: replacing(end..<end, with: ",", "put a ',' there"))
        }
        var end = offset
        while end > 0, source[end - 1] <= 0x20 { end -= 1 }
        guard end > 0, "\"']}".utf8.contains(source[end - 1]),
            "\"'[{".utf8.contains(byte) || line.content == offset
        else { return nil }
        return at(
            token(offset), "a ',' is missing before this",
            fix: replacing(end..<end, with: ",", "put a ',' there"))
    }

    // MARK: What stands behind

    /// What stands behind a closing quote or bracket, where nothing can.
    var surplus: ReadingFailure? {
        guard problem.message.hasPrefix("did not find expected"), offset < source.count else { return nil }
        let line = SourceLine(source, holding: offset)
        var end = offset
        while end > line.range.lowerBound, source[end - 1] == 0x20 { end -= 1 }
        guard end > line.range.lowerBound, "\"']}".utf8.contains(source[end - 1]) else { return nil }
        let closing = String(UnicodeScalar(source[end - 1]))
        let isBracket = "]}".utf8.contains(source[end - 1])
        let rest = offset..<line.end(from: offset)
        if isBracket, "]}".utf8.contains(source[offset]) {
            return at(
                offset..<offset + 1,
                "there is one '\(String(UnicodeScalar(source[offset])))' too many here; take it away",
                fix: replacing(offset..<offset + 1, with: "", "take it away"))
        }
        if rest.count == 1, source[offset] == UInt8(ascii: ",") || source[offset] == UInt8(ascii: ";") {
            return at(
                rest,
                "a line does not end with '\(String(UnicodeScalar(source[offset])))' in YAML; take it away",
                fix: replacing(end..<rest.upperBound, with: "", "take it away"))
        }
        if let comment = foreignComment(at: offset) { return comment }
        guard isBracket else {
            return at(
                token(offset),
                closing == "'"
                    ? "this stands behind the closing '; inside single quotes an apostrophe is written twice: ''"
                    : "this stands behind the closing \"; inside double quotes a quote is written \\\"")
        }
        return at(
            token(offset),
            "nothing can stand behind the closing '\(closing)'; if the whole is meant as a text, put it in quotes",
            fix: valueStart(of: line).flatMap { quoting(from: $0) })
    }

    /// Where the value begins that stands behind the key or the dash of a line.
    private func valueStart(of line: SourceLine) -> Int? {
        var start = line.colon.map { $0 + 1 } ?? line.body
        while start < line.range.upperBound, source[start] == 0x20 { start += 1 }
        return start < line.range.upperBound && "[{".utf8.contains(source[start]) ? start : nil
    }
}
