/// A tag that the author wrote; only the core ones are known, and they have no effect.
struct CoreTag {
    /// As libyaml resolves it, such as `tag:yaml.org,2002:str`.
    let name: String
    /// The bytes of the source that the tag takes.
    let range: Range<Int>

    /// - Parameters:
    ///   - name: As libyaml resolves it.
    ///   - start: Where the node's anchor and tag begin in the source, in bytes.
    ///   - source: The file's bytes.
    init(name: String, start: Int, source: UnsafeBufferPointer<UInt8>) {
        self.name = name
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
        while end < source.count, source[end] > 0x20 { end += 1 }
        range = index..<max(end, index)
    }

    /// What is wrong with this tag on a node, if anything.
    ///
    /// - Parameters:
    ///   - kind: The node's kind.
    ///   - value: The node's value, where it is a scalar.
    func misfit(kind: YAMLTree.Kind, value: UnsafeBufferPointer<UInt8>?) -> ReadingFailure? {
        let prefix = "tag:yaml.org,2002:"
        guard name.hasPrefix(prefix) else { return unknown() }
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
        default: return unknown()
        }
        guard !fits else { return nil }
        return ReadingFailure(
            .tag, at: range, "the tag '!!\(short)' does not fit what stands behind it; take the tag away",
            fix: removal)
    }

    private func unknown() -> ReadingFailure {
        ReadingFailure(
            .tag, at: range,
            "specs know no such tag as this; types come from the fields, so take the tag away", fix: removal)
    }

    private var removal: Diagnostic.FixIt {
        Diagnostic.FixIt(title: "take the tag away", edits: [Diagnostic.Edit(range: range, newText: "")])
    }
}
