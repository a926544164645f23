#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A line on standard error that says how far a long run is, for people at a terminal.
///
/// It is written over itself, and gone before anything else is written. All that writes to the terminal has to know the
/// same line: hence an object.
final class ProgressLine {
    /// How long a run goes on before the line is worth its place, and how long one line stands at least.
    private static let millisecondsToShow = 500
    private static let millisecondsToChange = 100

    private let error: Descriptor
    private let output: Descriptor
    private let columns: () -> Int?
    private let milliseconds: () -> Int
    private var task: Task?

    private struct Task {
        let verb: String
        let total: Int
        let outputIsTerminal: Bool
        var due: Int
        /// What stands there now.
        var shown: String?
        /// Whether what was written last to the terminal goes on.
        var isLineOpen = false
    }

    /// - Parameters:
    ///   - columns: How wide the terminal is; nil where standard error is none, or none that can take a line back.
    ///   - milliseconds: What a clock shows that never goes back.
    init(
        error: Descriptor = .standardError, output: Descriptor = .standardOutput,
        columns: (() -> Int?)? = nil, milliseconds: @escaping () -> Int = ProgressLine.clock
    ) {
        self.error = error
        self.output = output
        self.columns = columns ?? { Self.columns(of: error) }
        self.milliseconds = milliseconds
    }

    /// Begins to look at the clock.
    ///
    /// - Parameters:
    ///   - verb: What is done, such as "checking".
    ///   - total: With how many specs.
    func start(_ verb: String, total: Int) {
        guard columns() != nil else { return }
        task = Task(
            verb: verb, total: total, outputIsTerminal: output.isTerminal,
            due: milliseconds() + Self.millisecondsToShow)
    }

    /// Says how many are done, if it is time.
    func update(_ done: Int) {
        guard let task, !task.isLineOpen, done < task.total else { return }
        let now = milliseconds()
        guard now >= task.due, let columns = columns() else { return }
        let text = "\(task.verb) \(Self.grouped(done)) of \(Self.grouped(task.total)) specs …"
        // A line that is as long as the terminal is wide might be broken, and could not be taken back.
        let line = String(text.unicodeScalars.prefix(max(0, columns - 2)))
        self.task?.due = now + Self.millisecondsToChange
        guard line != task.shown else { return }
        self.task?.shown = line
        try? error.write(Array("\r\(line)\u{1B}[K".utf8))
    }

    /// Takes the line away if something is to be written where it stands.
    ///
    /// - Parameter last: The last byte of what is to be written.
    func makeWay(on descriptor: Descriptor, last: UInt8?) {
        guard let task, descriptor.number == error.number || task.outputIsTerminal else { return }
        erase()
        self.task?.isLineOpen = last != 0x0A
    }

    /// Takes the line away for good.
    func finish() {
        erase()
        task = nil
    }

    private func erase() {
        guard task?.shown != nil else { return }
        task?.shown = nil
        try? error.write(Array("\r\u{1B}[K".utf8))
    }

    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number).utf8)
        var grouped: [UInt8] = []
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(UInt8(ascii: ",")) }
            grouped.append(digit)
        }
        return String(decoding: grouped, as: UTF8.self)
    }

    /// - Parameter kind: What `TERM` says.
    static func columns(
        of descriptor: Descriptor, kind: String? = getenv("TERM").map { String(cString: $0) }
    ) -> Int? {
        guard descriptor.isTerminal, let kind, !kind.isEmpty, kind != "dumb" else { return nil }
        var size = winsize()
        guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private static let clock: @Sendable () -> Int = {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}
