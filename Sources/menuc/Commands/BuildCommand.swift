import MenuBackends
import MenuSpec

/// `menuc build`: checks specs, and makes one target's output of each that has no error.
///
/// Inputs become checked specs, these products, and products are written, compared with what is there, or printed.
enum BuildCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker,
        targets: [Target] = Target.all
    ) -> RunStatus {
        let options: Target.Options
        let destination: BuildDestination
        do {
            options = try Target.Options(invocation)
            destination = try BuildDestination(invocation)
        } catch {
            console.report(error.text)
            return .failure
        }
        guard let target = targets.first(where: { $0.name == invocation.value(of: .target)?.text }) else {
            return .failure
        }
        let isPrinting = destination.isPrinted
        let isChecking = invocation.has(.check)
        if isPrinting, isChecking {
            console.report(
                UsageError(.build, "--check compares with the files of a folder; '--output -' has none").text)
            return .failure
        }
        var report = DiagnosticReport(invocation, console, outputIsTaken: isPrinting)
        var baseline = BaselineSession(invocation, &report)
        guard report.status != .failure else {
            report.finish()
            return report.status
        }
        let run = SpecRun(invocation, console, &report, compiles: true, checker: checker)
        if destination.file != nil, run.inputs.count > 1 {
            report.fail("--output-file is for one spec, and there are \(run.inputs.count)")
            return report.status
        }
        let plan = plan(
            run, BuildPlan(target, options, outputFile: destination.file?.name), isPrinting: isPrinting,
            &baseline, &report)
        defer { leaveToTheSystem(plan) }

        let outputs: Outputs
        switch destination {
        case .printed:
            print(plan.products, console, &report)
            return report.status
        case .folder(let folder):
            outputs = Outputs(
                path: folder, target: target.name, products: plan.products + plan.sharedProducts,
                specs: run.inputs.filter { !$0.isStandardInput }.map(\.path),
                knowsAllSpecs: run.foundAll && plan.entries.count == run.inputs.count)
        case .file(let file):
            outputs = Outputs(path: file.folder, target: target.name, products: plan.products, hasList: false)
        }
        if isChecking {
            check(outputs, invocation, console, &report)
        } else {
            let tells = invocation.has(.verbose)
            outputs.write(&report) { if tells { console.report($0) } }
        }
        return report.status
    }

    /// Checks all specs, alone and together, and says what was found.
    private static func plan(
        _ run: SpecRun, _ empty: BuildPlan, isPrinting: Bool, _ baseline: inout BaselineSession,
        _ report: inout DiagnosticReport
    ) -> BuildPlan {
        var plan = empty
        run.checkAll(&report) { input, checked, _ in
            plan.add(baseline.apply(to: checked, of: input, in: run), of: input)
        }
        plan.reportClashes(ofOutputs: !isPrinting)
        for entry in plan.entries { report.add(entry.checked) }
        baseline.finish(&report)
        report.finish()
        return plan
    }

    private static func print(
        _ products: [Product], _ console: Console, _ report: inout DiagnosticReport
    ) {
        do {
            for product in products { try console.write(product.text) }
        } catch {
            report.fail("cannot write to standard output: \(error.text)")
        }
    }

    private static func check(
        _ outputs: Outputs, _ invocation: Invocation, _ console: Console, _ report: inout DiagnosticReport
    ) {
        // A report for programs is one document, with nothing after it.
        let isTaken = invocation.formats.contains { $0.format != .text && $0.file == nil }
        var printer = LinePrinter(console, to: isTaken ? console.error : console.output)
        let color: ColorChoice = invocation.word(.color) ?? .auto
        let style = DiffStyle(isColored: color.isColored(on: printer.descriptor))
        outputs.check(
            &report, diffs: invocation.has(.diff) ? style : nil, tellsAll: invocation.has(.verbose)
        ) { printer.print($0) }
        printer.finish()
        if let failure = printer.failure { report.fail("cannot write what was found: \(failure.text)") }
    }
}
