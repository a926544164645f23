/// Writes diagnostics for people, with the lines that they are about:
///
///     a.menu.yaml:4:5: error: unknown key 'rowHieght' [unknown-key]
///      4 |     rowHieght: 40
///        |     ^^^^^^^^^
///     fix: change to 'rowHeight'
///      4 |     rowHeight: 40
///        |     ~~~~~~~~~
///
/// The first line, and that of a note, is what Xcode, editors and CI read. A run without findings prints
/// nothing.
public struct TextPrinter: DiagnosticPrinter {
    /// Whether to write the codes that colour a terminal.
    public let isColored: Bool
    private var tally = DiagnosticTally()

    public init(isColored: Bool = false) {
        self.isColored = isColored
    }

    public mutating func add(_ spec: CheckedSpec, to output: inout [UInt8]) {
        tally.add(spec)
        guard !spec.diagnostics.isEmpty || !spec.omitted.isEmpty else { return }
        let map = SourceMap(spec.source)
        for diagnostic in spec.diagnostics {
            output += text(of: diagnostic, map).utf8
        }
        for rule in spec.omitted.keys.sorted() {
            let count = spec.omitted[rule, default: 0]
            let line: TerminalText = "… \(count) more \(rule) in \(spec.source.pathBytes)"
            output += ("\(line.styled(.strong, when: isColored))\n" as TerminalText).utf8
        }
        if !spec.omitted.isEmpty { output += "\n".utf8 }
    }

    public mutating func finish(to output: inout [UInt8]) {
        guard tally.errors > 0 || tally.warnings > 0 else { return }
        var counts = TerminalText()
        if tally.errors > 0 {
            counts.append(tally.errors == 1 ? "1 error" : "\(tally.errors) errors")
        }
        if tally.warnings > 0 {
            if tally.errors > 0 { counts.append(", ") }
            counts.append(tally.warnings == 1 ? "1 warning" : "\(tally.warnings) warnings")
        }
        counts.append(tally.files == 1 ? " in 1 file" : " in \(tally.files) files")
        output += ("\(counts.styled(.strong, when: isColored))\n" as TerminalText).utf8
    }

    /// A diagnostic with its lines, and the empty line that parts it from the next.
    private func text(of diagnostic: Diagnostic, _ map: SourceMap) -> TerminalText {
        let preview = diagnostic.fix.map { FixPreview($0, in: map) }
        let position = map.position(at: diagnostic.range.lowerBound)
        let numbers =
            [position.line] + diagnostic.notes.map { map.position(at: $0.range.lowerBound).line }
            + (preview?.lines.map(\.number) ?? [])
        let gutter = Gutter(width: numbers.map { String($0).count }.max() ?? 1, isColored: isColored)

        let (label, style): (TerminalText, TerminalText.Style) =
            switch diagnostic.severity {
            case .error: ("error:", .error)
            case .warning: ("warning:", .warning)
            }
        let message: TerminalText = "\(diagnostic.message)"
        var text: TerminalText = """
            \(place(position, map)) \(label.styled(style, when: isColored)) \
            \(message.styled(.strong, when: isColored)) [\(diagnostic.rule)]

            """
        text.append(gutter.excerpt(of: diagnostic.range, in: map, style))
        for note in diagnostic.notes {
            let position = map.position(at: note.range.lowerBound)
            let label = ("note:" as TerminalText).styled(.note, when: isColored)
            text.append("\(place(position, map)) \(label) \(note.message)\n")
            text.append(gutter.excerpt(of: note.range, in: map, .note))
        }
        if let fix = diagnostic.fix, let preview {
            text.append("\(("fix:" as TerminalText).styled(.fix, when: isColored)) \(fix.title)\n")
            for line in preview.lines { text.append(gutter.lines(line.number, line.line, .fix)) }
        }
        text.append("\n")
        return text
    }

    private func place(_ position: SourceMap.Position, _ map: SourceMap) -> TerminalText {
        let place: TerminalText = "\(map.source.pathBytes):\(position.line):\(position.column):"
        return place.styled(.strong, when: isColored)
    }
}

/// The line numbers at the left of what is quoted from a file, all of one width.
private struct Gutter {
    let width: Int
    let isColored: Bool

    /// The line in which a range starts, and under it the range marked as far as that line goes.
    func excerpt(of range: Range<Int>, in map: SourceMap, _ style: TerminalText.Style) -> TerminalText {
        let number = map.position(at: range.lowerBound).line
        let content = map.content(ofLine: number)
        let lower = min(max(range.lowerBound, content.lowerBound), content.upperBound)
        let marked = lower..<min(max(range.upperBound, lower), content.upperBound)
        let line = MarkedLine(map.source.bytes, line: content, marks: [MarkedLine.Mark(range: marked)])
        return lines(number, line, style)
    }

    func lines(_ number: Int, _ line: MarkedLine, _ style: TerminalText.Style) -> TerminalText {
        var text = row("\(number)", line.text)
        if !line.underline.utf8.isEmpty {
            text.append(row("", line.underline.styled(style, when: isColored)))
        }
        return text
    }

    private func row(_ number: TerminalText, _ content: TerminalText) -> TerminalText {
        var head: TerminalText = " "
        head.append(UInt8(ascii: " "), times: width - number.utf8.count)
        head.append("\(number) |")
        let separator: TerminalText = content.utf8.isEmpty ? "" : " "
        return "\(head.styled(.gutter, when: isColored))\(separator)\(content)\n"
    }
}
