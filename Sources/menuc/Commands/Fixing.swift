import MenuSpec

/// What `menuc check --fix` does: makes the safe fixes, in the file or, with `--dry-run`, on paper.
struct Fixing {
    private let isDryRun: Bool
    private let style: DiffStyle
    private let console: Console
    private var printer: LinePrinter

    init(_ invocation: Invocation, _ console: Console) {
        isDryRun = invocation.has(.dryRun)
        self.console = console
        // A report for programs is one document, with nothing before it.
        let isTaken = invocation.formats.contains { $0.format != .text && $0.file == nil }
        printer = LinePrinter(console, to: isTaken ? console.error : console.output)
        let color: ColorChoice = invocation.word(.color) ?? .auto
        style = DiffStyle(isColored: color.isColored(on: printer.descriptor))
    }

    /// Fixes all specs, and hands on what is still found in them in their order; of what cannot be fixed the reason is
    /// told.
    mutating func fixAll(
        of run: SpecRun, _ report: inout DiagnosticReport,
        _ take: (SpecInput, CheckedSpec, inout DiagnosticReport) -> Void
    ) {
        let fix: @Sendable (SourceFile, CheckOptions) -> FixedSpec = { FixedSpec(fixing: $0, options: $1) }
        run.forEach("checking", &report, make: fix, edits: true) { input, source, fixed, report in
            if fixed.count == 0 || write(fixed, source, input, &report) {
                take(input, fixed.checked, &report)
            }
        }
    }

    /// Puts what was fixed into the file, or shows it.
    ///
    /// - Returns: Whether that could be done.
    private mutating func write(
        _ fixed: FixedSpec, _ source: SourceFile, _ input: SpecInput, _ report: inout DiagnosticReport
    ) -> Bool {
        let name: TerminalText = input.isStandardInput ? "standard input" : "\(input.path.bytes)"
        let count: TerminalText = fixed.count == 1 ? "1 finding" : "\(fixed.count) findings"
        if isDryRun {
            report.find()
            UnifiedDiff(
                old: source.bytes, new: fixed.checked.source.bytes, path: source.pathBytes, style: style
            ).print { printer.print($0) }
            return true
        }
        guard !input.isStandardInput else {
            report.fail(
                "--fix changes files; with '-' there is none, and '--dry-run' shows what would change")
            return false
        }
        do {
            guard try EditedFile(input.path).write(fixed.checked.source.bytes, over: source.bytes) else {
                report.failChanged(name)
                return false
            }
            report.note("fixed \(count) in \(name)")
            return true
        } catch {
            report.fail("cannot write \(name): \(error.text)")
            return false
        }
    }

    mutating func finish(_ report: inout DiagnosticReport) {
        printer.finish()
        if let failure = printer.failure { report.fail("cannot write what would change: \(failure.text)") }
    }
}
