import MenuSpec

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
    /// One form of the report.
    private struct Part {
        var printer: any DiagnosticPrinter
        let destination: Destination
        /// What waits to be written to a file, which is replaced as a whole.
        var bytes: [UInt8] = []
        var isOpen = true
    }

    private enum Destination {
        case stream(Descriptor)
        case file(OutputFile)
    }

    private var parts: [Part]
    private let isStrict: Bool
    private let console: Console
    private let command: Command
    /// The worst that has come up.
    private(set) var status = RunStatus.success

    /// - Parameters:
    ///   - formats: Nil for what the command line says.
    ///   - outputIsTaken: Whether standard output is for something else.
    init(
        _ invocation: Invocation, _ console: Console, as formats: [ReportFormat]? = nil,
        outputIsTaken: Bool = false
    ) {
        let color: ColorChoice = invocation.word(.color) ?? .auto
        let isStrict = invocation.has(.strict)
        let requests = formats?.map { ReportFormat.Request(format: $0) } ?? invocation.formats
        parts = requests.map { request in
            let stream = request.format == .text || outputIsTaken ? console.error : console.output
            return Part(
                printer: request.format.printer(
                    isColored: request.file == nil ? color.isColored(on: stream) : color == .always,
                    isStrict: isStrict),
                destination: request.file.map { .file($0) } ?? .stream(stream))
        }
        self.isStrict = isStrict
        self.console = console
        command = invocation.description.command
    }

    mutating func add(_ spec: CheckedSpec) {
        if spec.errorCount > 0 || isStrict && spec.warningCount > 0 { status = max(status, .findings) }
        for index in parts.indices {
            var bytes: [UInt8] = []
            parts[index].printer.add(spec, to: &bytes)
            write(bytes, index)
        }
    }

    mutating func finish() {
        for index in parts.indices {
            var bytes: [UInt8] = []
            parts[index].printer.finish(to: &bytes)
            write(bytes, index)
            guard case .file(let file) = parts[index].destination else { continue }
            let product = Product(name: file.name, source: .shared) { [bytes = parts[index].bytes] take in
                bytes.withUnsafeBufferPointer(take)
            }
            Outputs(path: file.folder, target: "", products: [product], hasList: false)
                .write(&self) { _ in }
        }
    }

    /// Tells of a part of the run that could not be done.
    mutating func fail(_ message: TerminalText) {
        status = .failure
        console.report("menuc \(command.rawValue): \(message)\n")
    }

    /// Tells that a file was left alone, since somebody else changed it while the run was at it.
    mutating func failChanged(_ name: TerminalText) {
        fail("cannot write \(name): it was changed after it had been read; run it again")
    }

    /// Counts something that is no failure, but not as it is to be either.
    mutating func find() {
        status = max(status, .findings)
    }

    /// Tells of something that changes nothing about how the run ends.
    func note(_ message: TerminalText) {
        console.report("menuc \(command.rawValue): \(message)\n")
    }

    private mutating func write(_ bytes: [UInt8], _ index: Int) {
        guard case .stream(let descriptor) = parts[index].destination else {
            parts[index].bytes += bytes
            return
        }
        guard parts[index].isOpen else { return }
        do {
            try console.write(bytes, to: descriptor)
        } catch {
            // A reader that has gone, as `head` does, has what it wanted.
            parts[index].isOpen = false
            if !error.isBrokenPipe { fail("cannot write what was found: \(error.text)") }
        }
    }
}
