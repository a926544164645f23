import MenuBackends
import MenuSpec

/// `menuc runtime`: prints the runtime of a target, or writes it to a file.
///
/// A build system that compiles specs one by one has no other command that sees them all: here it learns which of them
/// could not stand beside each other.
enum RuntimeCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker
    ) -> RunStatus {
        guard
            let target = Target.withRuntime.first(where: {
                $0.name == invocation.value(of: .runtimeTarget)?.text
            }), let runtime = target.runtime
        else { return .failure }
        let file: OutputFile?
        do throws(UsageError) {
            file = try invocation.value(of: .runtimeFile).map { path throws(UsageError) in
                try OutputFile(path, .runtime)
            }
        } catch {
            console.report(error.text)
            return .failure
        }
        var report = DiagnosticReport(invocation, console)
        // Without a path, other commands search the current folder.
        if !invocation.operands.isEmpty {
            reportClashes(SpecRun(invocation, console, &report, compiles: true, checker: checker), &report)
            guard report.status == .success else { return report.status }
        }
        guard let file else {
            var text: [UInt8] = []
            runtime.render { text += $0 }
            return console.print(text)
        }
        let product = Product(name: file.name, source: .shared) { runtime.render($0) }
        Outputs(path: file.folder, target: target.name, products: [product], hasList: false)
            .write(&report) { _ in }
        return report.status
    }

    /// Tells of specs of one namespace, and of nothing else: what is wrong with one alone is for the command that
    /// compiles it.
    private static func reportClashes(_ run: SpecRun, _ report: inout DiagnosticReport) {
        var plan = BuildPlan(.swift, Target.Options())
        run.checkAll(&report) { input, checked, _ in plan.add(checked, of: input) }
        plan.reportClashes(ofOutputs: false)
        for entry in plan.clashes { report.add(entry.checked) }
        report.finish()
    }
}
