/// Keys whose colon is missing, is another character, or has no space behind it.
extension SyntaxProblem {
    /// The key without its colon that the error comes from: on the line of the error, or on one above that was
    /// read as the beginning of a text.
    var keyWithoutColon: ReadingFailure? {
        guard openBracket == nil else { return nil }
        switch problem.message {
        case "could not find expected ':'":
            return simpleKey
        case "mapping values are not allowed in this context":
            let line = SourceLine(source, holding: offset)
            // A line with a key and its colon in front of this one has its ': ' inside a text.
            guard line.colon.map({ $0 >= offset }) ?? true else { return nil }
            if let found = lookalike(in: line) { return found }
            let column = line.column(of: line.content)
            var next = line.previousWithContent
            while let above = next {
                if let found = lookalike(in: above) { return found }
                if above.colon != nil || !above.dashes.isEmpty { return nil }
                let own = above.column(of: above.content)
                let isWord = above.end(from: above.body) == token(above.body).upperBound
                // A word with lines below it that are indented further is a key too.
                if own == column || own < column && isWord { return noColon(above) }
                next = above.previousWithContent
            }
            return nil
        case "did not find expected key", "did not find expected '-' indicator",
            "did not find expected <document start>":
            let line = SourceLine(source, holding: offset)
            if let found = lookalike(in: line) { return found }
            guard line.content == offset, let above = line.previousWithContent, above.colon == nil,
                above.dashes.isEmpty, above.column(of: above.content) == line.column(of: line.content),
                Self.canBeginKey(source[above.body])
            else { return nil }
            return noColon(above)
        default:
            return nil
        }
    }

    /// A key that libyaml waited for the colon of.
    private var simpleKey: ReadingFailure? {
        let start = problem.contextOffset
        guard start < source.count else { return nil }
        let line = SourceLine(source, holding: start)
        if let found = lookalike(in: line) { return found }
        if line.range.count > 1024, line.colon != nil {
            return at(
                token(start), "a key has at most 1,024 characters; this one is longer")
        }
        if source[start] == UInt8(ascii: "\"") || source[start] == UInt8(ascii: "'") {
            let rest = source[min(start + 1, line.range.upperBound)..<line.range.upperBound]
            if !rest.contains(source[start]) {
                return at(
                    start..<start + 1,
                    "a key in quotes ends on the line that it begins on, with its ':' behind it")
            }
        }
        return noColon(line)
    }

    private func noColon(_ line: SourceLine) -> ReadingFailure {
        let start = token(line.body).lowerBound..<min(token(line.body).upperBound, line.range.upperBound)
        if let comment = foreignComment(at: line.body) { return comment }
        return at(
            start,
            "there is no ':' behind this; an entry of a mapping is written 'key: value', an entry of a list '- value'"
        )
    }

    /// What begins like a comment of another language.
    func foreignComment(at offset: Int) -> ReadingFailure? {
        let mark = offset..<min(offset + 2, source.count)
        guard source[mark].elementsEqual("//".utf8) || source[mark].elementsEqual("/*".utf8) else {
            return nil
        }
        let written = String(decoding: source[mark], as: UTF8.self)
        return at(
            mark, "a comment begins with '#' in YAML, not with '\(written)'",
            fix: written == "//" ? replacing(mark, with: "#", "write '#'") : nil)
    }

    /// What only looks like YAML on a line: spaces, a colon, an equals sign, a colon without a space.
    private func lookalike(in line: SourceLine) -> ReadingFailure? {
        if let indentation = oddIndentation(line) { return indentation }
        var index = line.body
        let end = line.range.upperBound
        guard index < end, Self.canBeginKey(source[index]) else { return nil }
        while index < end, Self.isInKey(source[index]) {
            if let colon = LookalikeMark.colon(source, at: index) {
                let range = index..<index + colon.length
                let isSpaced = range.upperBound == end || source[range.upperBound] == 0x20
                return at(
                    range, "this is \(colon.name), which YAML does not know; a key ends with ':' and a space",
                    fix: replacing(range, with: isSpaced ? ":" : ": ", "write ':'"))
            }
            if LookalikeMark.space(source, at: index) != nil { break }
            index += 1
        }
        let word = line.text(line.body..<index)
        var next = index
        while next < end, source[next] == 0x20 { next += 1 }
        if next < end, source[next] == UInt8(ascii: "="), line.colon == nil {
            return at(
                next..<next + 1, "a key ends with ':', not with '='",
                fix: replacing(index..<next + 1, with: ":", "write '\(word):'"))
        }
        guard index + 1 < end, source[index] == UInt8(ascii: ":"), source[index + 1] > 0x20 else {
            return nil
        }
        if let space = LookalikeMark.space(source, at: index + 1) {
            let range = index + 1..<index + 1 + space.length
            return at(
                range, "\(space.name) stands behind the ':', but YAML wants a space there",
                fix: replacing(range, with: " ", "put a space in its place"))
        }
        guard !source[(index + 1)...].starts(with: "//".utf8) else { return nil }
        return at(
            line.body..<index + 1,
            "there is no space behind the ':' of '\(word)', so YAML takes the line for a text",
            fix: replacing(index + 1..<index + 1, with: " ", "put a space behind it"))
    }

    /// White space in front of a line's text that is no space.
    private func oddIndentation(_ line: SourceLine) -> ReadingFailure? {
        OddIndentation(source, at: line.body).map { odd in
            at(odd.range, "\(odd.name) stands here, but YAML knows spaces alone as indentation", fix: odd.fix)
        }
    }

    private static func canBeginKey(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    private static func isInKey(_ byte: UInt8) -> Bool {
        canBeginKey(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
    }
}

/// White space other than YAML's in front of a text.
struct OddIndentation {
    /// All of the indentation from the first odd space on.
    let range: Range<Int>
    /// The first of the odd spaces, such as `a no-break space (U+00A0)`.
    let name: String
    let fix: Diagnostic.FixIt

    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - start: Where the text seems to begin.
    init?(_ source: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard let first = LookalikeMark.space(source, at: start) else { return nil }
        var end = start
        var newText = ""
        while end < source.count {
            if source[end] == 0x20 {
                newText += " "
                end += 1
            } else if let space = LookalikeMark.space(source, at: end) {
                // An ideographic space is as wide as two, a zero-width one as none.
                newText += space.name.contains("3000") ? "  " : space.name.contains("200B") ? "" : " "
                end += space.length
            } else {
                break
            }
        }
        range = start..<end
        name = first.name
        fix = Diagnostic.FixIt(
            title: newText.isEmpty ? "take it out" : "put spaces in its place",
            edits: [Diagnostic.Edit(range: range, newText: newText)])
    }
}
