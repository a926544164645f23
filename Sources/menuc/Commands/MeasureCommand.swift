import MenuBackends
import MenuSpec

/// The values of its `--format`.
enum MeasureFormat: String, CaseIterable, Sendable {
    case text, json
}

/// `menuc measure`: prints how high the menus of a spec are.
enum MeasureCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker
    ) -> RunStatus {
        let spec = SingleSpec(invocation, console, checker: checker)
        guard let document = spec.document else { return spec.status }
        let report = MeasureReport(document)
        switch invocation.word(.measureFormat) ?? MeasureFormat.text {
        case .text: return console.print(report.text.utf8)
        case .json: return console.print(report.json)
        }
    }
}
