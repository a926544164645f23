/// Where the lines of a file begin, and from that the line and column of any byte.
///
/// Built once for each file that has diagnostics, in time linear in its size. Looking up a position takes
/// the logarithm of the number of lines and a bounded number of steps, however long the line is.
public struct SourceMap: Sendable {
    /// A place in a file as people count: both from 1, columns in Unicode code points.
    public struct Position: Hashable, Sendable {
        public var line: Int
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// How many code points stand before a byte at which a code point begins.
    private struct Checkpoint {
        let offset: Int
        let count: Int
    }

    /// Bytes between two checkpoints, and so the most that a look-up reads.
    private static let stride = 4096

    public let source: SourceFile
    /// The offset of the first byte of each line; the first is past the byte order mark.
    private let lineStarts: [Int]
    private let checkpoints: [Checkpoint]

    public init(_ source: SourceFile) {
        self.source = source
        (lineStarts, checkpoints) = source.bytes.withUnsafeBufferPointer(Self.scan)
    }

    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> ([Int], [Checkpoint]) {
        let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var lineStarts = [first]
        var checkpoints: [Checkpoint] = []
        var offset = first
        var count = 0
        var nextCheckpoint = first
        while offset < bytes.count {
            if offset >= nextCheckpoint {
                checkpoints.append(Checkpoint(offset: offset, count: count))
                nextCheckpoint = offset + stride
            }
            let byte = bytes[offset]
            if byte < 0x80 {
                offset += 1
                if byte == 0x0A {
                    lineStarts.append(offset)
                } else if byte == 0x0D, offset == bytes.count || bytes[offset] != 0x0A {
                    lineStarts.append(offset)
                }
            } else {
                offset += UTF8Sequence(in: bytes, at: offset).length
            }
            count += 1
        }
        return (lineStarts, checkpoints)
    }

    /// The number of lines; what stands after the last line break counts, even if it is nothing.
    public var lineCount: Int { lineStarts.count }

    /// The position of a byte; one inside of a code point has the position of that code point.
    ///
    /// Offsets outside of the file count as its first or its last.
    public func position(at offset: Int) -> Position {
        position(at: offset, roundingUp: false)
    }

    /// The position after the last byte of a range; it ends no code point in the middle.
    public func endPosition(of range: Range<Int>) -> Position {
        position(at: range.upperBound, roundingUp: !range.isEmpty)
    }

    /// The bytes of a line without its line break.
    ///
    /// - Parameter line: From 1 to `lineCount`.
    public func content(ofLine line: Int) -> Range<Int> {
        let start = lineStarts[line - 1]
        guard line < lineStarts.count else { return start..<source.bytes.count }
        var end = lineStarts[line] - 1
        if end > start, source.bytes[end] == 0x0A, source.bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    private func position(at offset: Int, roundingUp: Bool) -> Position {
        let offset = min(max(offset, lineStarts[0]), source.bytes.count)
        let line = Self.partition(lineStarts.count) { lineStarts[$0] <= offset }
        let before = count(before: offset, roundingUp: roundingUp)
        return Position(
            line: line, column: before - count(before: lineStarts[line - 1], roundingUp: false) + 1)
    }

    /// How many code points begin before an offset; unless rounding up, less the one that goes on there.
    private func count(before offset: Int, roundingUp: Bool) -> Int {
        let index = Self.partition(checkpoints.count) { checkpoints[$0].offset <= offset }
        guard index > 0 else { return 0 }
        return source.bytes.withUnsafeBufferPointer { bytes in
            var (at, count) = (checkpoints[index - 1].offset, checkpoints[index - 1].count)
            while at < offset {
                at += UTF8Sequence(in: bytes, at: at).length
                if at <= offset || roundingUp { count += 1 }
            }
            return count
        }
    }

    /// How many of the first elements hold, where all that hold stand before all that do not.
    private static func partition(_ count: Int, holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
