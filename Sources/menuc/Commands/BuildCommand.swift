import MenuBackends
import MenuSpec

/// `menuc build`: checks specs and writes one target's output of each that has no error.
enum BuildCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker,
        targets: [Target] = Target.all
    ) -> RunStatus {
        guard let output = invocation.value(of: .output),
            let target = targets.first(where: { $0.name == invocation.value(of: .target)?.text })
        else { return .failure }
        let isPrinting = output == FilePath("-")
        var report = DiagnosticReport(invocation, console, outputIsTaken: isPrinting)
        let run = SpecRun(invocation, console, &report, compiles: true, checker: checker)

        var plan = BuildPlan(fileExtension: target.fileExtension)
        defer { leaveToTheSystem(plan) }
        for input in run.inputs {
            if let checked = run.check(input, &report) { plan.add(checked, outputName: input.outputName) }
        }
        plan.reportClashes(ofOutputs: !isPrinting)
        for entry in plan.entries { report.add(entry.checked) }
        report.finish()

        let products = plan.entries.compactMap { entry in
            !entry.isWritten ? nil : entry.checked.document.map { (name: entry.outputFile, document: $0) }
        }
        if isPrinting {
            do {
                for product in products { try console.write { target.render(product.document, $0) } }
            } catch {
                report.fail("cannot write to standard output: \(error.text)")
            }
            return report.status
        }
        guard !products.isEmpty else { return report.status }
        let folder: OutputFolder
        do {
            folder = try OutputFolder(creating: output)
        } catch {
            report.fail("cannot write to the folder \(output.bytes): \(error.text)")
            return report.status
        }
        defer { folder.close() }
        for product in products {
            let path = output.appending(product.name).bytes
            do {
                let isWritten = try folder.write(to: product.name) { target.render(product.document, $0) }
                if isWritten, invocation.has(.verbose) { console.report("wrote \(path)\n") }
            } catch {
                report.fail("cannot write \(path): \(error.text)")
            }
        }
        return report.status
    }
}
