import MenuSpec

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The events of a run of `simulate`, from its command line or from a file.
struct EventScript {
    struct Line {
        let text: String
        /// What stands before a message about the event: where it is in the file.
        let place: TerminalText
    }

    let lines: [Line]

    /// Bytes of a file; as many as a spec may have.
    private static let maximumSize = Limits().input

    /// The operands behind spec and menu.
    init(operands: ArraySlice<FilePath>) {
        lines = operands.map { Line(text: $0.text, place: "") }
    }

    /// A file with an event a line. Empty lines, and lines that begin with `#`, are passed over.
    init(reading path: FilePath, _ console: Console) throws(SystemError) {
        var bytes: [UInt8]
        if path == FilePath("-") {
            bytes = try console.input.read(upTo: Self.maximumSize + 1)
        } else {
            let file = try Descriptor.openForReading(path)
            defer { try? file.close() }
            bytes = try file.read(upTo: Self.maximumSize + 1)
        }
        guard bytes.count <= Self.maximumSize else { throw SystemError(code: EFBIG) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        var lines: [Line] = []
        var start = bytes.startIndex
        var index = -1
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            defer { start = end + 1 }
            index += 1
            let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            var row = bytes[start..<end].drop(while: isBlank)
            while let last = row.last, isBlank(last) { row.removeLast() }
            if row.isEmpty || row.first == UInt8(ascii: "#") { continue }
            lines.append(
                Line(text: String(decoding: row, as: UTF8.self), place: "\(path.bytes):\(index + 1): "))
        }
        self.lines = lines
    }
}
