import MenuSpec

/// `menuc check`: says what is wrong with specs.
enum CheckCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker
    ) -> RunStatus {
        var report = DiagnosticReport(invocation, console)
        let run = SpecRun(invocation, console, &report, compiles: false, checker: checker)
        for input in run.inputs {
            if let checked = run.check(input, &report) { report.add(checked) }
        }
        report.finish()
        return report.status
    }
}
