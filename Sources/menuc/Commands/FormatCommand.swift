import MenuSpec

/// `menuc fmt`: lays specs out in the one layout.
enum FormatCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker
    ) -> RunStatus {
        var report = DiagnosticReport(invocation, console, as: [.text])
        let run = SpecRun(invocation, console, &report, compiles: false, checker: checker)
        var command = Run(invocation, console)
        let format: @Sendable (SourceFile, CheckOptions) -> Layout = {
            [sortsKeys = invocation.has(.sortKeys)] source, options in
            do throws(FormatFailure) {
                let options = FormatOptions(limits: options.limits, sortsKeys: sortsKeys)
                return .formatted(try FormattedSpec(formatting: source, options: options))
            } catch {
                switch error {
                case .unreadable: return .unreadable(checker(source, options))
                case .unsafe: return .unsafe
                }
            }
        }
        run.forEach("formatting", &report, make: format, edits: true) { input, source, layout, report in
            switch layout {
            case .formatted(let spec): command.take(spec.bytes, of: input, source.bytes, &report)
            case .unreadable(let checked): report.add(checked)
            case .unsafe:
                report.fail(
                    """
                    \(command.name(of: input)) is left as it is: laid out anew it would not say the same, \
                    which is a mistake in menuc; please report it
                    """)
            }
        }
        report.finish()
        command.finish(&report)
        return report.status
    }

    /// What came of laying out a spec.
    private enum Layout: Sendable {
        case formatted(FormattedSpec)
        /// What is wrong with it as YAML.
        case unreadable(CheckedSpec)
        case unsafe
    }

    /// What becomes of the new layouts.
    private struct Run {
        private let isChecking: Bool
        private let diffs: DiffStyle?
        private let tells: Bool
        private let console: Console
        private var printer: LinePrinter

        init(_ invocation: Invocation, _ console: Console) {
            isChecking = invocation.has(.formatCheck)
            tells = invocation.has(.formatVerbose)
            self.console = console
            printer = LinePrinter(console, to: console.output)
            let color: ColorChoice = invocation.word(.color) ?? .auto
            let style = DiffStyle(isColored: color.isColored(on: console.output))
            diffs = invocation.has(.formatDiff) ? style : nil
        }

        func name(of input: SpecInput) -> TerminalText {
            input.isStandardInput ? "standard input" : "\(input.path.bytes)"
        }

        mutating func take(
            _ new: [UInt8], of input: SpecInput, _ old: [UInt8], _ report: inout DiagnosticReport
        ) {
            let isSame = new == old
            if isChecking || diffs != nil {
                if isSame { return tell("unchanged", input) }
                report.find()
                show(new, of: input, old)
            } else if input.isStandardInput {
                do {
                    try console.write { new.withUnsafeBufferPointer($0) }
                } catch {
                    report.fail("cannot write to standard output: \(error.text)")
                }
            } else if isSame {
                tell("unchanged", input)
            } else {
                do {
                    guard try EditedFile(input.path).write(new, over: old) else {
                        return report.failChanged(name(of: input))
                    }
                    tell("formatted", input)
                } catch {
                    report.fail("cannot write \(name(of: input)): \(error.text)")
                }
            }
        }

        private func tell(_ what: TerminalText, _ input: SpecInput) {
            if tells { console.report("\(what) \(name(of: input))\n") }
        }

        private mutating func show(_ new: [UInt8], of input: SpecInput, _ old: [UInt8]) {
            if isChecking { printer.print("\(name(of: input))\n") }
            guard let diffs else { return }
            guard max(old.count, new.count) <= UnifiedDiff.maximumSize else {
                printer.print("(too large to show)\n")
                return
            }
            let differences = UnifiedDiff(old: old, new: new, path: input.path.bytes, style: diffs)
            differences.print { printer.print($0) }
        }

        mutating func finish(_ report: inout DiagnosticReport) {
            printer.finish()
            if let failure = printer.failure { report.fail("cannot write what was found: \(failure.text)") }
        }
    }
}
