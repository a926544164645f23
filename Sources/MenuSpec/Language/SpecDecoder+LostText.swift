/// What stands where a value was meant, and is none to YAML: `#none`, a comment; `&Co`, an anchor of nothing.
struct LostText {
    let range: Range<Int>
    let isComment: Bool
    let text: String

    /// Whether it is a comment like others: a space stands behind its sign.
    var isPlainComment: Bool { text.hasPrefix("# ") || text.hasPrefix("#\t") }
}

extension SpecDecoder {
    /// The comment or anchor in the place of a value that is not there; nil where none is.
    ///
    /// - Parameter takesComments: Whether a comment counts that is written like one.
    func lostText(_ slot: Slot, takesComments: Bool = false) -> LostText? {
        guard tree.isEmpty(slot.value), slot.use == nil else { return nil }
        let source = tree.source
        var start = tree.range(slot.value).lowerBound
        func skipSpaces() {
            while start < source.count, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
        }
        if let key = slot.key {
            start = tree.range(key).upperBound
            skipSpaces()
            if start < source.count, source[start] == UInt8(ascii: ":") { start += 1 }
        }
        skipSpaces()
        guard start + 1 < source.count, takesComments || source[start + 1] > 0x20 else { return nil }
        var end = start + 1
        let isComment = source[start] == UInt8(ascii: "#")
        if isComment {
            // A rule of signs is a comment indeed.
            guard !"#-=*~".utf8.contains(source[end]) else { return nil }
            while end < source.count, !SourceLine.isBreak(source[end]) { end += 1 }
            while source[end - 1] <= 0x20 { end -= 1 }
        } else {
            guard source[start] == UInt8(ascii: "&") else { return nil }
            while end < source.count, source[end] > 0x20, !",]}".utf8.contains(source[end]) { end += 1 }
        }
        return LostText(
            range: start..<end, isComment: isComment,
            text: String(decoding: source[start..<end], as: UTF8.self))
    }

    /// Ends a message about something missing with what stands in its place.
    func explain(_ slot: Slot, in diagnostic: inout Diagnostic, or advice: String = "") {
        guard let lost = lostText(slot, takesComments: true) else {
            diagnostic.message += advice
            return
        }
        if lost.isPlainComment {
            diagnostic.message += "; what stands there is a comment, since '#' behind a space begins one"
            return
        }
        diagnostic.message += ": \(reason(lost)); put it in quotes"
        diagnostic.fix = quoting(lost)
    }

    /// Why a lost text is none, for a message.
    func reason(_ lost: LostText) -> String {
        let text = lost.text.unicodeScalars.count <= 40 ? lost.text : String(lost.text.prefix(37)) + "…"
        return lost.isComment
            ? "'\(text)' is a comment, since '#' behind a space begins one"
            : "'\(text)' is an anchor, since '&' begins one"
    }

    func quoting(_ lost: LostText) -> Diagnostic.FixIt? {
        guard !lost.text.contains(where: { "\"\\".contains($0) }) else { return nil }
        return Diagnostic.FixIt(
            title: "put it in quotes",
            edits: [Diagnostic.Edit(range: lost.range, newText: "\"\(lost.text)\"")])
    }

    /// Reports a field whose value is none to YAML: `textColor: #FF0000`.
    mutating func reportLostText(_ slot: Slot, _ type: FieldType) {
        guard let lost = lostText(slot) else { return }
        report(.value, at: lost.range) { decoder, diagnostic in
            diagnostic.message = "\(decoder.reason(lost)), and \(decoder.subject(slot)) has no value; "
            var bare = String(lost.text.dropFirst())
            if type.takesText {
                diagnostic.message += "put it in quotes"
                diagnostic.fix = decoder.quoting(lost)
            } else {
                diagnostic.message += "it takes \(type.expectation)"
                if type.takesNumber, bare.withUTF8({ PlainNumber($0) != nil }) {
                    diagnostic.fix = Diagnostic.FixIt(
                        title: "take the '\(lost.text.prefix(1))' away",
                        edits: [Diagnostic.Edit(range: lost.range, newText: bare)])
                }
            }
        }
    }
}
