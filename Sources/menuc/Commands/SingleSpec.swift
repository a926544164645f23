import MenuRuntime
import MenuSpec

/// The one spec that a command is about: its first operand.
struct SingleSpec {
    /// The compiled menus; nil, with the reason told, where there are none.
    let document: MenuDocument?
    /// How the run ends where there are none.
    let status: RunStatus

    /// Reads and checks the spec. What was found is printed only if there is an error in it: warnings are for
    /// `check`.
    init(_ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker) {
        var report = DiagnosticReport(invocation, console, as: [.text])
        let run = SpecRun(
            invocation, console, &report, compiles: true, paths: Array(invocation.operands.prefix(1)),
            checker: checker)
        if run.inputs.count > 1, let path = invocation.operands.first {
            report.fail("takes one spec, and there are \(run.inputs.count) in \(path.bytes)")
        }
        var result: CheckedSpec?
        if run.inputs.count == 1 { run.checkAll(&report) { _, checked, _ in result = checked } }
        guard let checked = result else {
            document = nil
            status = report.status
            return
        }
        document = checked.document
        if checked.document == nil {
            report.add(checked)
            report.finish()
        }
        status = report.status
    }
}
