/// A line of a file as a terminal shows it, and the marks to put under it.
///
/// Tabs become spaces, what a terminal would not show is escaped, and of a long line only what is around
/// the first mark is kept, so that it costs no more than a short one.
struct MarkedLine {
    /// A part of the line and the character to put under it.
    struct Mark {
        /// Bytes from the start of the buffer; an empty one marks the place before it.
        var range: Range<Int>
        var character: UInt8 = UInt8(ascii: "^")
    }

    /// Cells that a line may take; more than that is cut.
    static let maxWidth = 100
    /// How far around a mark to look for those cells. Combining marks take none, so there may be more
    /// scalars than cells; a line of nothing else must not be read to its end.
    static let reach = 4 * maxWidth
    /// Cells for a tab.
    private static let tab = 4
    /// What is kept before the mark when both sides are too long.
    private static let leading = 30

    private(set) var text = TerminalText()
    /// Empty if there is nothing to mark.
    private(set) var underline = TerminalText()

    /// One scalar, or one byte of what is none.
    private struct Cell {
        var offset: Int
        var text: TerminalText
        var width: Int
    }

    /// - Parameters:
    ///   - bytes: The text that the line is part of.
    ///   - line: The line's bytes, without the line break.
    ///   - marks: In the order of the text.
    ///   - isCutBefore, isCutAfter: Whether the line goes on outside of its bytes.
    init(
        _ bytes: [UInt8], line: Range<Int>, marks: [Mark], isCutBefore: Bool = false, isCutAfter: Bool = false
    ) {
        let focus = marks.first.map { min(max($0.range.lowerBound, line.lowerBound), line.upperBound) }
        let (cells, window) = Self.cells(of: bytes, line: line, around: focus ?? line.lowerBound)
        let shown = Self.shown(cells, around: focus ?? line.lowerBound)

        let (isCutBefore, isCutAfter) = (
            isCutBefore || window.lowerBound > line.lowerBound || shown.lowerBound > 0,
            isCutAfter || window.upperBound < line.upperBound || shown.upperBound < cells.count
        )
        var columns = isCutBefore ? 1 : 0
        if isCutBefore { text.append("…") }
        /// Where the cells that are shown begin, in bytes and in columns, and where the last ends.
        var starts: [(offset: Int, column: Int)] = []
        for cell in cells[shown] {
            starts.append((cell.offset, columns))
            text.append(cell.text)
            columns += cell.width
        }
        let endOffset = shown.upperBound < cells.count ? cells[shown.upperBound].offset : window.upperBound
        starts.append((endOffset, columns))
        if isCutAfter { text.append("…") }
        text.removeTrailingSpaces()
        draw(marks, from: starts)
    }

    /// - Parameter starts: Where the cells that are shown begin and the last one ends.
    private mutating func draw(_ marks: [Mark], from starts: [(offset: Int, column: Int)]) {
        var columns: [UInt8] = []
        let (first, end) = (starts[0], starts[starts.count - 1])
        for mark in marks {
            let range = mark.range
            guard range.lowerBound <= end.offset, range.upperBound >= first.offset else { continue }
            let from = starts.first { $0.offset >= range.lowerBound }?.column ?? end.column
            let to = starts.first { $0.offset >= range.upperBound }?.column ?? end.column
            // What takes no cell of its own is seen in the one before it.
            let isOfNoWidth = to <= from && from > 0 && !range.isEmpty && range.lowerBound < end.offset
            let marked = isOfNoWidth ? from - 1..<from : from..<max(to, from + 1)
            if columns.count < marked.upperBound {
                columns += repeatElement(UInt8(ascii: " "), count: marked.upperBound - columns.count)
            }
            for column in marked { columns[column] = mark.character }
        }
        for column in columns { underline.append(column, times: 1) }
    }

    /// The cells around an offset, and the bytes that they stand for.
    private static func cells(
        of bytes: [UInt8], line: Range<Int>, around focus: Int
    ) -> ([Cell], Range<Int>) {
        bytes.withUnsafeBufferPointer { bytes in
            var cells: [Cell] = []
            var start = line.lowerBound
            if focus - start > reach {
                start = focus - reach
                // At most three bytes belong to a scalar that begins before.
                for _ in 0..<3 where bytes[start] & 0xC0 == 0x80 { start += 1 }
            }
            var offset = start
            var counter = DisplayWidth.Counter()
            let line = UnsafeBufferPointer(rebasing: bytes[..<line.upperBound])
            while offset < line.count, offset < focus + reach {
                let sequence = UTF8Sequence(in: line, at: offset)
                for at in offset..<offset + (sequence.scalar == nil ? sequence.length : 1) {
                    var text = TerminalText()
                    let width: Int
                    switch sequence.scalar {
                    case "\t": width = text.append(UInt8(ascii: " "), times: tab)
                    case .some(let scalar) where TerminalText.isShown(scalar):
                        // An emoji may be made of several scalars, which take two cells together.
                        let before = counter.columns
                        counter.add(scalar.value)
                        width = counter.columns - before
                        text.append(escaping: scalar)
                    case .some(let scalar): width = text.append(escaping: scalar)
                    case nil: width = text.append(illFormed: line[at])
                    }
                    cells.append(Cell(offset: at, text: text, width: width))
                }
                offset += sequence.length
            }
            return (cells, start..<offset)
        }
    }

    /// Which cells to keep so that they take no more than the width there is.
    private static func shown(_ cells: [Cell], around focus: Int) -> Range<Int> {
        let middle = cells.firstIndex { $0.offset >= focus } ?? cells.count
        let before = cells[..<middle].reduce(0) { $0 + $1.width }
        let after = cells[middle...].reduce(0) { $0 + $1.width }
        guard before + after > maxWidth else { return 0..<cells.count }
        var room = min(before, max(leading, maxWidth - after))
        var lower = middle
        while lower > 0, cells[lower - 1].width <= room {
            lower -= 1
            room -= cells[lower].width
        }
        // A combining mark without its letter would sit on the `…`.
        while lower < middle, lower > 0, cells[lower].width == 0 { lower += 1 }
        room = maxWidth - cells[lower..<middle].reduce(0) { $0 + $1.width }
        var upper = middle
        while upper < cells.count, cells[upper].width <= room {
            room -= cells[upper].width
            upper += 1
        }
        return lower..<upper
    }
}
