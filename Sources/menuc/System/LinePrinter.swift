import MenuSpec

/// Writes many lines, some at a time.
struct LinePrinter {
    let descriptor: Descriptor
    private let console: Console
    /// Why not all was written. A reader that has gone, as `head` does, has what it wanted.
    private(set) var failure: SystemError?
    private var bytes: [UInt8] = []
    private var isOpen = true

    /// - Parameter descriptor: One of the console's.
    init(_ console: Console, to descriptor: Descriptor) {
        self.console = console
        self.descriptor = descriptor
    }

    mutating func print(_ line: TerminalText) {
        guard isOpen else { return }
        bytes += line.utf8
        if bytes.count >= 64 * 1024 { finish() }
    }

    mutating func finish() {
        do throws(SystemError) {
            if isOpen { try console.write(bytes, to: descriptor) }
        } catch {
            isOpen = false
            if !error.isBrokenPipe { failure = error }
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
