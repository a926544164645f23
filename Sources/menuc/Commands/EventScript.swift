import MenuSpec

/// The events of a run of `simulate`, from its command line or from a file.
struct EventScript {
    struct Line {
        let text: String
        /// What stands before a message about the event: where it is in the file.
        let place: TerminalText
    }

    let lines: [Line]

    /// The operands behind spec and menu.
    init(operands: ArraySlice<FilePath>) {
        lines = operands.map { Line(text: $0.text, place: "") }
    }

    /// A file with an event a line. Empty lines, and lines that begin with `#`, are passed over.
    init(reading path: FilePath, _ console: Console) throws(SystemError) {
        let bytes: [UInt8]
        if path == FilePath("-") {
            bytes = try console.input.read(upTo: Int.max)
        } else {
            let file = try Descriptor.openForReading(path)
            defer { try? file.close() }
            bytes = try file.read(upTo: Int.max)
        }
        var lines: [Line] = []
        let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, row) in rows.enumerated() {
            let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
            var row = row.drop(while: isBlank)
            while let last = row.last, isBlank(last) { row.removeLast() }
            if row.isEmpty || row.first == UInt8(ascii: "#") { continue }
            lines.append(
                Line(text: String(decoding: row, as: UTF8.self), place: "\(path.bytes):\(index + 1): "))
        }
        self.lines = lines
    }
}
