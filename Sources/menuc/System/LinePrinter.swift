import MenuSpec

/// Writes many lines, some at a time.
struct LinePrinter {
    let descriptor: Descriptor
    /// Why not all was written. A reader that has gone, as `head` does, has what it wanted.
    private(set) var failure: SystemError?
    private var bytes: [UInt8] = []
    private var isOpen = true

    init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    mutating func print(_ line: TerminalText) {
        guard isOpen else { return }
        bytes += line.utf8
        if bytes.count >= 64 * 1024 { finish() }
    }

    mutating func finish() {
        do throws(SystemError) {
            if isOpen { try descriptor.write(bytes) }
        } catch {
            isOpen = false
            if !error.isBrokenPipe { failure = error }
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
