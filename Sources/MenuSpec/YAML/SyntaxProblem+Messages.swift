/// libyaml's own messages in plain words.
extension SyntaxProblem {
    var byMessage: ReadingFailure {
        let offset = offset
        switch problem.message {
        case "mapping values are not allowed in this context":
            return valueOutOfPlace(at: offset)
        case "found character that cannot start any token":
            let character = character(offset)
            return at(
                character,
                "a text cannot begin with '\(String(decoding: source[character], as: UTF8.self))' in YAML; "
                    + "put it in quotes",
                fix: quoting(from: offset))
        case "block sequence entries are not allowed in this context":
            return at(token(offset), "a list's '- ' begins on a line of its own, below its key")
        case "did not find expected '-' indicator":
            return at(token(offset), "this line stands in a list, but does not begin with '- '")
        case "did not find expected key", "did not find expected <document start>":
            let isColon = offset < source.count && source[offset] == UInt8(ascii: ":")
            return at(
                token(offset),
                isColon
                    ? "the key is missing before this ':'"
                    : "this fits nowhere: it is no 'key: value' on the level of the lines above")
        case "did not find expected ',' or ']'":
            return at(token(offset), "a ',' or the closing ']' is missing before this")
        case "did not find expected ',' or '}'":
            return at(token(offset), "a ',' or the closing '}' is missing before this")
        case "found unexpected ':'":
            return colonInBrackets(at: offset)
        case "did not find expected node content":
            return missingNode(at: offset)
        case "mapping keys are not allowed in this context":
            return at(
                token(offset),
                "'? ' begins a key of more than a word; to begin a text with '?', put it in quotes",
                fix: quoting(from: offset))
        case let message
        where message.contains("directive") || message.contains("version number")
            || message == "found incompatible YAML document" || problem.context.contains("directive"):
            return directive
        case "did not find expected comment or line break", "found an indentation indicator equal to 0":
            return at(
                token(offset),
                "behind '|' or '>' come only '+', '-' or a digit from 1 to 9, and the text begins on the next line; "
                    + "to begin a text with '|' or '>', put it in quotes")
        case "found unexpected end of stream", "found unexpected document indicator":
            return at(token(offset), "the file ends in the middle of a text")
        case "could not find expected ':'":
            return at(
                token(problem.contextOffset),
                "there is no ':' behind this; an entry of a mapping is written 'key: value'")
        case "input is too long":
            return ReadingFailure(.limit, at: 0..<0, "this file has more bytes than are read")
        default:
            // Nothing is known that leads here; what libyaml says is better than nothing.
            return at(token(offset), "YAML does not allow this here (\(problem.message))")
        }
    }

    private var directive: ReadingFailure {
        let line = SourceLine(source, holding: problem.contextOffset)
        let isPercent = source[line.range].first == UInt8(ascii: "%")
        return at(
            isPercent ? line.range : token(offset),
            "a line that begins with '%' is a directive, and specs need none; take it away",
            fix: isPercent ? replacing(line.range, with: "", "take it away") : nil)
    }

    /// A `:` in brackets or braces that a bracket or a comma follows: `{options:[A]}`.
    private func colonInBrackets(at colon: Int) -> ReadingFailure {
        let next = colon + 1 < source.count ? source[colon + 1] : 0
        let range = colon..<min(colon + 1, source.count)
        guard next == UInt8(ascii: "[") || next == UInt8(ascii: "{") else {
            return at(
                range, "in brackets a text with a ':' at its end needs quotes; is a value missing behind it?")
        }
        return at(
            range, "there is no space behind this ':'",
            fix: replacing(range.upperBound..<range.upperBound, with: " ", "put a space behind it"))
    }

    /// Nothing where a value was expected, as in `[a,, b]`.
    private func missingNode(at offset: Int) -> ReadingFailure {
        if offset < source.count, source[offset] == UInt8(ascii: ",") {
            return at(
                offset..<offset + 1, "there is nothing in front of this ','; take it away",
                fix: replacing(offset..<offset + 1, with: "", "take it away"))
        }
        return at(token(offset), "a value was expected here; if this is meant as text, put it in quotes")
    }

    /// A `:` where no key can stand: a text with `: ` in it.
    private func valueOutOfPlace(at colon: Int) -> ReadingFailure {
        let line = SourceLine(source, holding: colon)
        let range = colon..<min(colon + 1, source.count)
        guard let first = line.colon, first < colon else {
            return at(
                range,
                "this key is part of the text that the line above began; "
                    + "is this line indented too far, or the line above without its ':'?")
        }
        var start = first + 1
        while start < line.range.upperBound, source[start] == 0x20 { start += 1 }
        return at(
            range, "': ' inside a text makes it a key; put the text in quotes", fix: quoting(from: start))
    }
}
