/// The lines that a fix changes, as they would read with it.
struct FixPreview {
    /// One line after the fix.
    struct Line {
        var number: Int
        var line: MarkedLine
    }

    /// More lines than this are not shown.
    private static let maxLines = 4

    private(set) var lines: [Line] = []

    /// Of a fix all of whose edits are in one line; another has no lines here.
    init(_ fix: Diagnostic.FixIt, in map: SourceMap) {
        guard let first = fix.edits.first, let last = fix.edits.last else { return }
        let number = map.position(at: first.range.lowerBound).line
        let content = map.content(ofLine: number)
        guard first.range.lowerBound >= content.lowerBound, last.range.upperBound <= content.upperBound else {
            return
        }
        let (text, marks, cut) = Self.apply(fix.edits, to: content, of: map.source.bytes)

        var start = 0
        var line = number
        while start <= text.count, lines.count < Self.maxLines {
            let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
            let inLine = marks.filter { $0.range.lowerBound < end && $0.range.upperBound > start }
            let isOnly = start == 0 && end == text.count
            if !inLine.isEmpty || isOnly {
                let clipped = inLine.map { mark in
                    MarkedLine.Mark(range: mark.range.clamped(to: start..<end), character: mark.character)
                }
                let marked = MarkedLine(
                    text, line: start..<end, marks: clipped, isCutBefore: cut.before && start == 0,
                    isCutAfter: cut.after && end == text.count)
                lines.append(Line(number: line, line: marked))
            }
            let isPair = end + 1 < text.count && text[end] == 0x0D && text[end + 1] == 0x0A
            start = end + (isPair ? 2 : 1)
            line += 1
        }
    }

    /// The line with the edits made, or as much of it as can be shown around them.
    private static func apply(
        _ edits: [Diagnostic.Edit], to content: Range<Int>, of bytes: [UInt8]
    ) -> (text: [UInt8], marks: [MarkedLine.Mark], cut: (before: Bool, after: Bool)) {
        let reach = MarkedLine.reach
        var from = max(content.lowerBound, edits[0].range.lowerBound - reach)
        while from < edits[0].range.lowerBound, bytes[from] & 0xC0 == 0x80 { from += 1 }
        let until = min(content.upperBound, edits[edits.count - 1].range.upperBound + reach)
        var text: [UInt8] = []
        var marks: [MarkedLine.Mark] = []
        var kept = from
        for edit in edits where edit.range.lowerBound >= kept {
            text += bytes[kept..<edit.range.lowerBound]
            let start = text.count
            text += edit.newText.utf8
            if text.count > start {
                let character = UInt8(ascii: edit.range.isEmpty ? "+" : "~")
                marks.append(MarkedLine.Mark(range: start..<text.count, character: character))
            }
            kept = edit.range.upperBound
        }
        text += bytes[kept..<until]
        return (text, marks, (from > content.lowerBound, until < content.upperBound))
    }
}
