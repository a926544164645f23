import MenuSpec

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How differences are shown.
struct DiffStyle: Sendable {
    var isColored = false
}

/// The differences of two texts in the form of `diff -u`, for people: what a terminal would not show is escaped.
struct UnifiedDiff {
    /// In bytes; larger files are not shown.
    static let maximumSize = 64 << 20
    /// Equal lines before and after a change.
    private static let context = 3

    private let old: Text
    private let new: Text
    private let changes: [LineDiff.Change]
    private let path: [UInt8]
    private let style: DiffStyle

    /// - Parameters:
    ///   - old: What is there; nil for no file.
    ///   - new: What is to be there; nil for no file.
    init(old: [UInt8]?, new: [UInt8]?, path: [UInt8], style: DiffStyle) {
        self.old = Text(bytes: old)
        self.new = Text(bytes: new)
        let numbers = Text.numbered(self.old, self.new)
        changes = LineDiff.changes(from: numbers.0, to: numbers.1)
        self.path = path
        self.style = style
    }

    /// - Parameter take: Takes a line at a time.
    func print(_ take: (TerminalText) -> Void) {
        for (sign, text) in [("---", old), ("+++", new)] as [(TerminalText, Text)] {
            let name: TerminalText = text.bytes == nil ? "\(sign) /dev/null" : "\(sign) \(path)"
            take("\(name.styled(.strong, when: style.isColored))\n")
        }
        var rest = changes[...]
        while let first = rest.popFirst() {
            var hunk = [first]
            while let next = rest.first, let last = hunk.last,
                next.old.lowerBound - last.old.upperBound <= 2 * Self.context
            {
                hunk.append(next)
                rest = rest.dropFirst()
            }
            print(hunk, take)
        }
    }

    private func print(_ hunk: [LineDiff.Change], _ take: (TerminalText) -> Void) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(Self.context, first.old.lowerBound)
        let after = min(Self.context, old.lines.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        let place: TerminalText = "@@ -\(Self.place(oldRange)) +\(Self.place(newRange)) @@"
        take("\(place.styled(.note, when: style.isColored))\n")
        var next = oldRange.lowerBound
        for change in hunk {
            for index in next..<change.old.lowerBound { take(old.line(index, " ")) }
            for index in change.old { take(old.line(index, "-", .error, style)) }
            for index in change.new { take(new.line(index, "+", .fix, style)) }
            next = change.old.upperBound
        }
        for index in next..<oldRange.upperBound { take(old.line(index, " ")) }
    }

    /// Where lines are, as `diff -u` has it: counted from 1; of none, the line before them.
    private static func place(_ lines: Range<Int>) -> TerminalText {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }
}

extension UnifiedDiff {
    /// A text and its lines.
    fileprivate struct Text {
        let bytes: [UInt8]?
        /// Each with its line break, which the last may lack: lines that differ in that alone are different.
        let lines: [Range<Int>]

        init(bytes: [UInt8]?) {
            self.bytes = bytes
            let bytes = bytes ?? []
            var lines: [Range<Int>] = []
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
                lines.append(start..<end)
                start = end
            }
            self.lines = lines
        }

        func line(
            _ index: Int, _ sign: TerminalText, _ color: TerminalText.Style? = nil,
            _ style: DiffStyle = DiffStyle()
        ) -> TerminalText {
            let bytes = (bytes ?? [])[lines[index]]
            let hasEnd = bytes.last == UInt8(ascii: "\n")
            let text: TerminalText = "\(sign)\(Array(bytes.dropLast(hasEnd ? 1 : 0)))"
            let line = color.map { text.styled($0, when: style.isColored) } ?? text
            return hasEnd ? "\(line)\n" : "\(line)\n\\ No newline at end of file\n"
        }

        /// The lines of two texts as numbers, the same for equal lines.
        static func numbered(_ first: Text, _ second: Text) -> ([Int32], [Int32]) {
            var numbers: [Line: Int32] = [:]
            func number(_ text: Text, _ bytes: UnsafeRawBufferPointer) -> [Int32] {
                text.lines.map { range in
                    let line = Line(bytes: UnsafeRawBufferPointer(rebasing: bytes[range]))
                    if let number = numbers[line] { return number }
                    let number = Int32(numbers.count)
                    numbers[line] = number
                    return number
                }
            }
            return (first.bytes ?? []).withUnsafeBytes { firstBytes in
                (second.bytes ?? []).withUnsafeBytes { secondBytes in
                    (number(first, firstBytes), number(second, secondBytes))
                }
            }
        }
    }

    /// The bytes of a line; the hash has a seed, so that nobody can make many lines of one.
    private struct Line: Hashable {
        let bytes: UnsafeRawBufferPointer

        func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }

        static func == (left: Line, right: Line) -> Bool {
            guard left.bytes.count == right.bytes.count else { return false }
            guard let first = left.bytes.baseAddress, let second = right.bytes.baseAddress else {
                return true
            }
            return memcmp(first, second, left.bytes.count) == 0
        }
    }
}
