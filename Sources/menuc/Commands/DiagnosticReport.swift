import MenuSpec

/// The values of `--format`.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, json
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Whether what goes to a file is coloured.
    func isColored(on descriptor: Descriptor) -> Bool {
        switch self {
        case .auto: Console.wantsColor(on: descriptor)
        case .always: true
        case .never: false
        }
    }
}

/// Writes what was found to where a command line wants it, a file at a time.
struct DiagnosticReport {
    private var printer: any DiagnosticPrinter
    private let descriptor: Descriptor
    private let isStrict: Bool
    private let console: Console
    private let command: Command
    /// The worst that has come up.
    private(set) var status = RunStatus.success
    private var isOpen = true

    /// - Parameters:
    ///   - format: Nil for what the command line says.
    ///   - outputIsTaken: Whether standard output is for something else.
    init(
        _ invocation: Invocation, _ console: Console, as format: ReportFormat? = nil,
        outputIsTaken: Bool = false
    ) {
        let format = format ?? invocation.word(.format) ?? .text
        let color: ColorChoice = invocation.word(.color) ?? .auto
        descriptor = format == .json && !outputIsTaken ? console.output : console.error
        switch format {
        case .json: printer = JSONDiagnosticPrinter()
        case .text: printer = TextPrinter(isColored: color.isColored(on: descriptor))
        }
        isStrict = invocation.has(.strict)
        self.console = console
        command = invocation.description.command
    }

    mutating func add(_ spec: CheckedSpec) {
        if spec.errorCount > 0 || isStrict && spec.warningCount > 0 { status = max(status, .findings) }
        var bytes: [UInt8] = []
        printer.add(spec, to: &bytes)
        write(bytes)
    }

    mutating func finish() {
        var bytes: [UInt8] = []
        printer.finish(to: &bytes)
        write(bytes)
    }

    /// Tells of a part of the run that could not be done.
    mutating func fail(_ message: TerminalText) {
        status = .failure
        console.report("menuc \(command.rawValue): \(message)\n")
    }

    /// Counts something that is no failure, but not as it is to be either.
    mutating func find() {
        status = max(status, .findings)
    }

    /// Tells of something that changes nothing about how the run ends.
    func note(_ message: TerminalText) {
        console.report("menuc \(command.rawValue): \(message)\n")
    }

    private mutating func write(_ bytes: [UInt8]) {
        guard isOpen else { return }
        do {
            try descriptor.write(bytes)
        } catch {
            // A reader that has gone, as `head` does, has what it wanted.
            isOpen = false
            if !error.isBrokenPipe { fail("cannot write what was found: \(error.text)") }
        }
    }
}
