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
        printer = LinePrinter(isTaken ? console.error : console.output)
        let color: ColorChoice = invocation.word(.color) ?? .auto
        style = DiffStyle(isColored: color.isColored(on: printer.descriptor))
    }

    /// What is still found in a spec when it is fixed; nil, with the reason told, where it cannot be.
    mutating func check(
        _ input: SpecInput, _ run: SpecRun, _ report: inout DiagnosticReport
    ) -> CheckedSpec? {
        guard let options = run.options(of: input), let source = run.read(input, options, &report) else {
            return nil
        }
        let fixed = FixedSpec(fixing: source, options: options)
        guard fixed.count > 0 else { return fixed.checked }
        let name: TerminalText = input.isStandardInput ? "standard input" : "\(input.path.bytes)"
        let count: TerminalText = fixed.count == 1 ? "1 finding" : "\(fixed.count) findings"
        if isDryRun {
            report.find()
            UnifiedDiff(
                old: source.bytes, new: fixed.checked.source.bytes, path: source.pathBytes, style: style
            ).print { printer.print($0) }
            return fixed.checked
        }
        guard !input.isStandardInput else {
            report.fail(
                "--fix changes files; with '-' there is none, and '--dry-run' shows what would change")
            return nil
        }
        do {
            try EditedFile(input.path).write(fixed.checked.source.bytes)
            report.note("fixed \(count) in \(name)")
        } catch {
            report.fail("cannot write \(name): \(error.text)")
            return nil
        }
        return fixed.checked
    }

    mutating func finish(_ report: inout DiagnosticReport) {
        printer.finish()
        if let failure = printer.failure { report.fail("cannot write what would change: \(failure.text)") }
    }
}
