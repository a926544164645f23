import MenuSpec

/// `menuc check`: says what is wrong with specs.
enum CheckCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker
    ) -> RunStatus {
        var report = DiagnosticReport(invocation, console)
        var baseline = BaselineSession(invocation, &report)
        guard report.status != .failure else {
            report.finish()
            return report.status
        }
        let run = SpecRun(invocation, console, &report, compiles: false, checker: checker)
        let fixing = invocation.has(.fix) ? Fixing(invocation, console) : nil
        if var fixing {
            fixing.fixAll(of: run, &report) { input, checked, report in
                report.add(baseline.apply(to: checked, of: input, in: run))
            }
            fixing.finish(&report)
        } else {
            run.checkAll(&report) { input, checked, report in
                report.add(baseline.apply(to: checked, of: input, in: run))
            }
        }
        baseline.finish(&report)
        report.finish()
        return report.status
    }
}
