/// A tag that the author wrote; only the core ones are known, and they have no effect.
struct CoreTag {
    /// As libyaml resolves it, such as `tag:yaml.org,2002:str`.
    let name: String
    /// The bytes of the source that the tag takes.
    let range: Range<Int>
    private let source: UnsafeBufferPointer<UInt8>

    /// - Parameters:
    ///   - name: As libyaml resolves it.
    ///   - start: Where the node's anchor and tag begin in the source, in bytes.
    ///   - source: The file's bytes.
    ///   - isInFlow: Whether the node stands in brackets or braces, which end a tag too.
    init(name: String, start: Int, source: UnsafeBufferPointer<UInt8>, isInFlow: Bool) {
        self.name = name
        self.source = source
        // An anchor may stand before the tag, with comments between them.
        var index = start
        var inComment = false
        while index < source.count, inComment || source[index] != UInt8(ascii: "!") {
            switch source[index] {
            case UInt8(ascii: "&") where !inComment:
                while index < source.count, source[index] > 0x20 { index += 1 }
                continue
            case UInt8(ascii: "#"): inComment = true
            case 0x0A, 0x0D: inComment = false
            default: break
            }
            index += 1
        }
        var end = index
        let isVerbatim = index + 1 < source.count && source[index + 1] == UInt8(ascii: "<")
        while end < source.count, source[end] > 0x20,
            !isInFlow || isVerbatim || !",[]{}".utf8.contains(source[end])
        {
            end += 1
        }
        range = index..<max(end, index)
    }

    /// What is wrong with this tag on a node, if anything.
    ///
    /// - Parameters:
    ///   - kind: The node's kind.
    ///   - value: The node's value, where it is a scalar.
    func misfit(kind: YAMLTree.Kind, value: UnsafeBufferPointer<UInt8>?) -> ReadingFailure? {
        let prefix = "tag:yaml.org,2002:"
        guard name.hasPrefix(prefix) else { return unknown(isAlone: value?.isEmpty ?? false) }
        let short = String(name.dropFirst(prefix.count))
        let fits: Bool
        switch short {
        case "str": fits = value != nil
        case "seq": fits = kind == .sequence
        case "map": fits = kind == .mapping
        case "null": fits = value.map { $0.isEmpty || $0.equals("~") || $0.equals("null") } ?? false
        case "bool": fits = value.map { $0.equals("true") || $0.equals("false") } ?? false
        case "int": fits = value.map { PlainNumber($0)?.isInteger ?? false } ?? false
        case "float": fits = value.map { PlainNumber($0) != nil } ?? false
        default: return unknown(isAlone: false)
        }
        guard !fits else { return nil }
        return ReadingFailure(
            .tag, at: range, "the tag '!!\(short)' does not fit what stands behind it; take the tag away",
            fix: removal)
    }

    /// - Parameter isAlone: Whether no value stands behind it: then it was probably meant as a text.
    private func unknown(isAlone: Bool) -> ReadingFailure {
        guard isAlone else {
            return ReadingFailure(
                .tag, at: range,
                "specs know no such tag as this; types come from the fields, so take the tag away "
                    + "(to begin a text with '!', put it in quotes)", fix: removal)
        }
        let written = String(decoding: source[range], as: UTF8.self)
        return ReadingFailure(
            .tag, at: range,
            "without quotes '\(written)' is a tag, and specs know no such tag; if it is meant as a text, put it in quotes",
            fix: SyntaxProblem.quoting(range, of: source))
    }

    /// Takes the tag away with the space that sets it apart.
    private var removal: Diagnostic.FixIt {
        func isSpace(_ index: Int) -> Bool { source[index] == 0x20 || source[index] == 0x09 }
        var end = range.upperBound
        while end < source.count, isSpace(end) { end += 1 }
        var start = range.lowerBound
        // At the end of its line it is the space in front that would be left.
        if end == source.count || SourceLine.isBreak(source[end]) {
            end = range.upperBound
            while start > 0, isSpace(start - 1) { start -= 1 }
        }
        return Diagnostic.FixIt(
            title: "take the tag away", edits: [Diagnostic.Edit(range: start..<end, newText: "")])
    }
}
