import MenuBackends
import MenuSpec

/// `menuc build`: checks specs and writes one target's output of each that has no error.
enum BuildCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker,
        targets: [Target] = Target.all
    ) -> RunStatus {
        let options: Target.Options
        do {
            options = try targetOptions(invocation)
        } catch {
            console.report(error.text)
            return .failure
        }
        guard let output = invocation.value(of: .output),
            let target = targets.first(where: { $0.name == invocation.value(of: .target)?.text })
        else { return .failure }
        let isPrinting = output == FilePath("-")
        var report = DiagnosticReport(invocation, console, outputIsTaken: isPrinting)
        let run = SpecRun(invocation, console, &report, compiles: true, checker: checker)

        var plan = BuildPlan(target: target, options)
        defer { leaveToTheSystem(plan) }
        for input in run.inputs {
            if let checked = run.check(input, &report) { plan.add(checked, input) }
        }
        plan.reportClashes(ofOutputs: !isPrinting)
        for entry in plan.entries { report.add(entry.checked) }
        report.finish()
        if isPrinting {
            print(plan, &report, console)
        } else {
            write(
                plan.products + plan.sharedProducts, to: output, &report, console,
                isVerbose: invocation.has(.verbose))
        }
        return report.status
    }

    /// What the command line says to the target.
    private static func targetOptions(_ invocation: Invocation) throws(UsageError) -> Target.Options {
        var options = Target.Options()
        let isSwift = invocation.value(of: .target)?.text == Target.swift.name
        for option in [OptionDescription.access, .runtime]
        where !isSwift && invocation.value(of: option) != nil {
            throw UsageError(.build, "\(option.name) is for '--target swift' only")
        }
        options.access = invocation.word(.access) ?? options.access
        options.runtime = invocation.word(.runtime) ?? options.runtime
        if options.access == .public, options.runtime == .embed {
            throw UsageError(
                .build,
                """
                '--access public' needs '--runtime import': what is public cannot stand on an embedded runtime, which \
                is not
                """)
        }
        return options
    }

    private static func print(_ plan: BuildPlan, _ report: inout DiagnosticReport, _ console: Console) {
        do {
            for product in plan.products { try console.write(product.text) }
        } catch {
            report.fail("cannot write to standard output: \(error.text)")
        }
    }

    private static func write(
        _ products: [BuildPlan.Product], to output: FilePath, _ report: inout DiagnosticReport,
        _ console: Console,
        isVerbose: Bool
    ) {
        guard !products.isEmpty else { return }
        let folder: OutputFolder
        do {
            folder = try OutputFolder(creating: output)
        } catch {
            report.fail("cannot write to the folder \(output.bytes): \(error.text)")
            return
        }
        defer { folder.close() }
        for product in products {
            let path = output.appending(product.name).bytes
            do {
                let isWritten = try folder.write(to: product.name, product.text)
                if isWritten, isVerbose { console.report("wrote \(path)\n") }
            } catch {
                report.fail("cannot write \(path): \(error.text)")
            }
        }
    }
}
