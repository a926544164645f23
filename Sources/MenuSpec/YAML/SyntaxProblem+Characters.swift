/// Tabs, escapes, and what begins with `&`, `*` or `!`.
extension SyntaxProblem {
    var tab: ReadingFailure? {
        let offset = problem.offset
        guard offset < source.count, source[offset] == 0x09,
            problem.message == "found character that cannot start any token"
                || problem.message.contains("tab")
        else { return nil }
        var end = offset
        while end < source.count, source[end] == 0x09 { end += 1 }
        let spaces = String(repeating: "  ", count: end - offset)
        return at(
            offset..<end, "a tab cannot indent a line in YAML; use spaces",
            fix: replacing(offset..<end, with: spaces, "put spaces in its place"))
    }

    var escape: ReadingFailure? {
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
            return at(
                range,
                "YAML does not join two \\u escapes into one character; write the character itself, \(newText), "
                    + "or \\U\(hexadecimal(pair.scalar.value, digits: 8))",
                fix: replacing(range, with: newText, "write the character itself"))
        }
        if problem.message == "found unknown escape character" {
            let written = String(decoding: source[start..<end], as: UTF8.self)
            return at(
                start..<end,
                "YAML knows no escape '\(written)'; write '\\\\' for a backslash, or put the text in single quotes",
                fix: replacing(start..<start + 1, with: "\\\\", "write the backslash twice"))
        }
        return at(
            start..<end,
            "this escape names no character; \\x takes 2 hexadecimal digits, \\u 4 and \\U 8, "
                + "and the halves of a surrogate pair are no characters; write '\\\\' for a backslash")
    }

    /// A comment that begins right behind a closing quote or bracket.
    static func touchingComment(
        _ source: UnsafeBufferPointer<UInt8>, at offset: Int, behind quote: Range<Int>?
    ) -> ReadingFailure {
        // A quote over several lines that ends before a '#' is more likely one that was left open.
        if let quote, source[quote].contains(where: isBreak) {
            return openQuote(source, at: quote.lowerBound)
        }
        return ReadingFailure(
            .yamlSyntax, at: offset..<offset + 1,
            "a comment's '#' needs a space in front of it; if it belongs to the text, move it inside the quotes",
            fix: Diagnostic.FixIt(
                title: "put a space before it",
                edits: [Diagnostic.Edit(range: offset..<offset, newText: " ")]))
    }

    // MARK: Anchors, aliases and tags

    /// What is wrong with an anchor, an alias or a tag, or with what stands behind it.
    var properties: ReadingFailure? {
        switch problem.message {
        case "did not find expected alphabetic or numeric character":
            let start = problem.contextOffset
            let isAlias = problem.context.contains("alias")
            return at(
                character(start),
                isAlias
                    ? "'*' begins an alias, whose name has letters, digits, '-' and '_' alone; "
                        + "to begin a text with '*', put it in quotes"
                    : "'&' begins an anchor, whose name has letters, digits, '-' and '_' alone; "
                        + "to begin a text with '&', put it in quotes",
                fix: quoting(from: start))
        case "found undefined tag handle":
            return ReadingFailure(
                .tag, at: token(offset),
                "specs know no such tag as this; types come from the fields, so take the tag away "
                    + "(to begin a text with '!', put it in quotes)", fix: quoting(from: offset))
        case "did not find expected key", "did not find expected '-' indicator",
            "did not find expected ',' or ']'",
            "did not find expected ',' or '}'", "did not find expected <document start>":
            return behindProperty
        default:
            guard problem.context.hasSuffix("a tag"), problem.contextOffset < source.count else { return nil }
            let start = problem.contextOffset
            return at(
                token(start),
                "'!' begins a tag, and this is none that YAML can read; specs need no tags, so take it away, "
                    + "or put a text that begins with '!' in quotes", fix: quoting(from: start))
        }
    }

    /// What stands behind an anchor, an alias or a tag, and does not belong there.
    private var behindProperty: ReadingFailure? {
        let line = SourceLine(source, holding: offset)
        var start = offset
        while start > line.range.lowerBound, source[start - 1] == 0x20 { start -= 1 }
        let isApart = start < offset
        while start > line.range.lowerBound, source[start - 1] > 0x20 { start -= 1 }
        guard start < offset, offset < source.count, start > line.content || line.body == start else {
            return nil
        }
        let first = source[start]
        guard "&*!".utf8.contains(first) else { return nil }
        let range = token(offset)
        let next = source[offset]
        switch (first, next) {
        case (UInt8(ascii: "*"), _) where isApart:
            return at(
                range, "nothing can stand behind an alias; to begin a text with '*', put it in quotes",
                fix: quoting(from: start))
        case (_, UInt8(ascii: "*")):
            return at(range, "an alias takes no anchor and no tag in front of it; take that away")
        case (UInt8(ascii: "&"), UInt8(ascii: "&")): return at(range, "a value has one anchor; take one away")
        case (UInt8(ascii: "!"), UInt8(ascii: "!")): return at(range, "a value has one tag; take one away")
        case (UInt8(ascii: "&"), _) where !isApart, (UInt8(ascii: "*"), _):
            let what = first == UInt8(ascii: "*") ? "an alias" : "an anchor"
            return at(
                range,
                "the name of \(what) has letters, digits, '-' and '_' alone; to begin a text with "
                    + "'\(String(UnicodeScalar(first)))', put it in quotes", fix: quoting(from: start))
        default: return nil
        }
    }
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
