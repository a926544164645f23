/// Translates libyaml's account of an error into where the mistake is, and what to do.
struct SyntaxProblem {
    let source: UnsafeBufferPointer<UInt8>
    let problem: EventParser.Problem
    /// The scalar in quotes over several lines that was the last thing read, if it was.
    let lastLongQuote: Range<Int>?
    /// Where the outermost bracket or brace that is open begins.
    let openBracket: Int?

    /// The diagnostic.
    var failure: ReadingFailure {
        if problem.isOutOfMemory {
            return ReadingFailure(.limit, at: 0..<0, "there is no memory left to read this file")
        }
        return misplacedQuote ?? unclosedQuote ?? unclosedBracket ?? tab ?? escape ?? textBehindQuote
            ?? byMessage
    }

    // MARK: Quotes and brackets

    /// A quote that a later line's quote closed, as what stands behind that shows.
    private var misplacedQuote: ReadingFailure? {
        guard let quote = lastLongQuote else { return nil }
        let place = [problem.contextOffset, problem.offset].filter { $0 >= quote.upperBound }.min()
        guard let place else { return nil }
        // libyaml takes a '#' that touches the closing quote for a comment, and so reads on to the next line.
        let isCut = quote.upperBound < source.count && source[quote.upperBound] == UInt8(ascii: "#")
        let between = source[quote.upperBound..<min(place, source.count)]
        guard isCut || !between.contains(where: Self.isBreak) else { return nil }
        return openQuote(at: quote.lowerBound)
    }

    private var unclosedQuote: ReadingFailure? {
        guard problem.context == "while scanning a quoted scalar",
            problem.message == "found unexpected end of stream"
                || problem.message == "found unexpected document indicator"
        else { return nil }
        return openQuote(at: problem.contextOffset)
    }

    private func openQuote(at offset: Int) -> ReadingFailure {
        let quote = offset < source.count ? String(UnicodeScalar(source[offset])) : "\""
        return ReadingFailure(
            .yamlSyntax, at: offset..<min(offset + 1, source.count),
            "the text that this \(quote) opens is not closed on its line; put \(quote) at its end"
                + (quote == "'" ? " (inside single quotes an apostrophe is written twice: '')" : ""))
    }

    private var unclosedBracket: ReadingFailure? {
        guard let first = openBracket ?? flowContext, let offset = BracketScan.unclosed(source, from: first)
        else {
            return nil
        }
        let bracket = source[offset]
        let closing = bracket == UInt8(ascii: "[") ? "]" : "}"
        return ReadingFailure(
            .yamlSyntax, at: offset..<offset + 1,
            "this '\(String(UnicodeScalar(bracket)))' is never closed; put '\(closing)' where it ends")
    }

    private var flowContext: Int? {
        guard
            problem.context == "while parsing a flow sequence"
                || problem.context == "while parsing a flow mapping"
        else { return nil }
        return problem.contextOffset
    }

    // MARK: Characters

    private var tab: ReadingFailure? {
        let offset = problem.offset
        guard offset < source.count, source[offset] == 0x09,
            problem.message == "found character that cannot start any token"
                || problem.message.contains("tab")
        else { return nil }
        var end = offset
        while end < source.count, source[end] == 0x09 { end += 1 }
        let spaces = String(repeating: "  ", count: end - offset)
        return ReadingFailure(
            .yamlSyntax, at: offset..<end, "a tab cannot indent a line in YAML; use spaces",
            fix: Diagnostic.FixIt(
                title: "put spaces in its place",
                edits: [Diagnostic.Edit(range: offset..<end, newText: spaces)]))
    }

    private var escape: ReadingFailure? {
        guard problem.context == "while parsing a quoted scalar" else { return nil }
        var start = min(problem.offset, source.count)
        while start > problem.contextOffset, start >= source.count || source[start] != UInt8(ascii: "\\") {
            start -= 1
        }
        guard start < source.count, source[start] == UInt8(ascii: "\\") else { return nil }
        let end = min(start + 2, source.count)
        if let pair = SurrogatePair(source, at: start) {
            let range = start..<start + 12
            let newText = String(pair.scalar)
            return ReadingFailure(
                .yamlSyntax, at: range,
                "YAML does not join two \\u escapes into one character; write the character itself, \(newText), "
                    + "or \\U\(hexadecimal(pair.scalar.value, digits: 8))",
                fix: Diagnostic.FixIt(
                    title: "write the character itself",
                    edits: [Diagnostic.Edit(range: range, newText: newText)]))
        }
        if problem.message == "found unknown escape character" {
            let written = String(decoding: source[start..<end], as: UTF8.self)
            return ReadingFailure(
                .yamlSyntax, at: start..<end,
                "YAML knows no escape '\(written)'; write '\\\\' for a backslash, or put the text in single quotes",
                fix: Diagnostic.FixIt(
                    title: "write the backslash twice",
                    edits: [Diagnostic.Edit(range: start..<start + 1, newText: "\\\\")]))
        }
        return ReadingFailure(
            .yamlSyntax, at: start..<end,
            "this escape names no character; \\x takes 2 hexadecimal digits, \\u 4 and \\U 8, "
                + "and the halves of a surrogate pair are no characters")
    }

    // MARK: Everything else

    /// Text that goes on behind a closing quote, as in `'What's new'`.
    private var textBehindQuote: ReadingFailure? {
        guard problem.message.hasPrefix("did not find expected"), problem.offset < source.count else {
            return nil
        }
        var end = problem.offset
        while end > 0, source[end - 1] == 0x20 { end -= 1 }
        guard end > 0, source[end - 1] == UInt8(ascii: "'") || source[end - 1] == UInt8(ascii: "\"") else {
            return nil
        }
        let isSingle = source[end - 1] == UInt8(ascii: "'")
        return at(
            token(problem.offset),
            isSingle
                ? "this stands behind the closing '; inside single quotes an apostrophe is written twice: ''"
                : "this stands behind the closing \"; inside double quotes a quote is written \\\"")
    }

    private var byMessage: ReadingFailure {
        let offset = min(problem.offset, source.count)
        switch problem.message {
        case "mapping values are not allowed in this context":
            return valueOutOfPlace(at: offset)
        case "could not find expected ':'":
            let start = problem.contextOffset
            return at(
                token(start),
                "there is no ':' behind this; an entry of a mapping is written 'key: value', an entry of a list '- value'"
            )
        case "found character that cannot start any token":
            let character = offset < source.count ? String(UnicodeScalar(source[offset])) : ""
            return at(
                offset..<min(offset + 1, source.count),
                "a text cannot begin with '\(character)' in YAML; put it in quotes",
                fix: quoting(from: offset))
        case "did not find expected alphabetic or numeric character":
            let start = problem.contextOffset
            let isAlias = problem.context.contains("alias")
            return at(
                start..<min(start + 1, source.count),
                isAlias
                    ? "'*' begins an alias, which needs a name; to begin a text with '*', put it in quotes"
                    : "'&' begins an anchor, which needs a name; to begin a text with '&', put it in quotes",
                fix: quoting(from: start))
        case "found undefined tag handle":
            return ReadingFailure(
                .tag, at: token(offset),
                "specs know no such tag as this; types come from the fields, so take the tag away "
                    + "(to begin a text with '!', put it in quotes)")
        case "block sequence entries are not allowed in this context":
            return at(token(offset), "a list's '- ' begins on a line of its own, below its key")
        case "did not find expected '-' indicator":
            return at(
                token(offset),
                "this line stands in a list, but does not begin with '- '; "
                    + "or its indentation fits no line above")
        case "did not find expected key":
            return at(
                token(offset),
                "this fits nowhere: it is no 'key: value' on the level of the lines above, "
                    + "or its indentation fits none of them")
        case "did not find expected <document start>":
            return at(
                token(offset), "the document has ended above this line; its indentation fits no line above")
        case "did not find expected ',' or ']'":
            return at(token(offset), "a ',' or the closing ']' is missing before this")
        case "did not find expected ',' or '}'":
            return at(token(offset), "a ',' or the closing '}' is missing before this")
        case "mapping keys are not allowed in this context":
            return at(
                token(offset),
                "'? ' begins a key of more than a word; to begin a text with '?', put it in quotes")
        case "did not find expected comment or line break", "found an indentation indicator equal to 0":
            return at(
                token(offset),
                "behind '|' or '>' come only '+', '-' or a digit from 1 to 9, and the text begins on the next line; "
                    + "to begin a text with '|' or '>', put it in quotes")
        case let message
        where message.contains("directive") || message.contains("version number")
            || message == "found incompatible YAML document":
            return at(
                token(offset), "a line that begins with '%' is a directive, and specs need none; take it away"
            )
        case "did not find expected node content":
            return at(token(offset), "a value was expected here; if this is meant as text, put it in quotes")
        default:
            let context = problem.context.isEmpty ? "" : " \(problem.context)"
            return at(token(offset), "this is not YAML: \(problem.message)\(context)")
        }
    }

    /// A `:` where no key can stand: a text with `: ` in it, or a line that is indented too far.
    private func valueOutOfPlace(at colon: Int) -> ReadingFailure {
        var lineStart = colon
        while lineStart > 0, !Self.isBreak(source[lineStart - 1]) { lineStart -= 1 }
        let before = source[lineStart..<colon]
        let isSecond = before.indices.contains { index in
            source[index] == UInt8(ascii: ":") && index + 1 < source.count && source[index + 1] <= 0x20
        }
        let range = colon..<min(colon + 1, source.count)
        guard isSecond else {
            return at(
                range,
                "this key is part of the text that the line above began; "
                    + "is this line indented too far, or the line above without its ':'?")
        }
        return at(range, "': ' inside a text makes it a key; put the text in quotes")
    }

    private func at(_ range: Range<Int>, _ message: String, fix: Diagnostic.FixIt? = nil) -> ReadingFailure {
        ReadingFailure(.yamlSyntax, at: range, message, fix: fix)
    }

    /// From an offset up to the next white space.
    private func token(_ start: Int) -> Range<Int> {
        let start = min(start, source.count)
        var end = start
        while end < source.count, source[end] > 0x20 { end += 1 }
        return start..<end
    }

    /// Puts the rest of a line in double quotes, where nothing in it needs an escape.
    private func quoting(from start: Int) -> Diagnostic.FixIt? {
        guard openBracket == nil else { return nil }
        var end = start
        while end < source.count, !Self.isBreak(source[end]) {
            if source[end] == UInt8(ascii: "\"") || source[end] == UInt8(ascii: "\\") { return nil }
            if source[end] == UInt8(ascii: "#"), end > start, source[end - 1] <= 0x20 { break }
            end += 1
        }
        while end > start, source[end - 1] <= 0x20 { end -= 1 }
        return Diagnostic.FixIt(
            title: "put the text in quotes",
            edits: [
                Diagnostic.Edit(range: start..<start, newText: "\""),
                Diagnostic.Edit(range: end..<end, newText: "\""),
            ])
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// Two `\u` escapes that JSON's writers make of one character over U+FFFF.
private struct SurrogatePair {
    let scalar: Unicode.Scalar

    init?(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) {
        guard offset + 12 <= source.count else { return nil }
        func unit(_ start: Int) -> UInt32? {
            guard source[start] == UInt8(ascii: "\\"), source[start + 1] | 0x20 == UInt8(ascii: "u") else {
                return nil
            }
            return UInt32(String(decoding: source[start + 2..<start + 6], as: UTF8.self), radix: 16)
        }
        guard let high = unit(offset), let low = unit(offset + 6), (0xD800...0xDBFF).contains(high),
            (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { return nil }
        self.scalar = scalar
    }
}
