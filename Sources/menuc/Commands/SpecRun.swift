import MenuSpec

/// What the commands that read specs share: finding, reading and checking specs.
struct SpecRun {
    /// How a spec is checked; tests put in their own.
    typealias Checker = @Sendable (SourceFile, CheckOptions) -> CheckedSpec

    static let checker: Checker = { CheckedSpec(checking: $0, options: $1) }

    /// The specs in the order of the command line, those of a folder sorted.
    let inputs: [SpecInput]
    /// Whether all folders could be searched; one without a spec can.
    let foundAll: Bool
    let settings: Settings
    /// How many specs are worked on at once; nil for as many as there are processors.
    let jobs: Int?
    let console: Console
    let checker: Checker

    /// How specs are checked.
    struct Settings: Sendable {
        /// Those without a configuration.
        fileprivate let options: CheckOptions
        /// Those of each configuration; nil where it is wrong.
        fileprivate let configuredOptions: [CheckOptions?]

        /// How a spec is checked; nil where its configuration is wrong.
        func options(of input: SpecInput) -> CheckOptions? {
            input.configuration.map { configuredOptions[$0] } ?? options
        }
    }

    /// - Parameter paths: Nil for all operands.
    init(
        _ invocation: Invocation, _ console: Console, _ report: inout DiagnosticReport, compiles: Bool,
        paths: [FilePath]? = nil, checker: @escaping Checker
    ) {
        var configurations = Configurations(invocation)
        let search = SpecSearch(
            paths ?? invocation.operands, root: invocation.value(of: .root), &configurations)
        for checked in configurations.reports { report.add(checked) }
        for failure in configurations.failures + search.failures { report.fail(failure) }
        inputs = search.inputs
        foundAll = search.isComplete
        settings = Settings(
            options: CheckOptions(invocation, compiles: compiles),
            configuredOptions: configurations.entries.map { entry in
                entry.configuration.map { CheckOptions(invocation, compiles: compiles, $0) }
            })
        jobs = invocation.value(of: .jobs).flatMap { Int($0.text) }
        self.console = console
        self.checker = checker
    }

}

extension CheckOptions {
    /// What a command line says about checking, and what a configuration does where that says nothing.
    init(_ invocation: Invocation, compiles: Bool, _ configuration: Configuration? = nil) {
        self.init()
        self.compiles = compiles
        keepsAll =
            invocation.isGiven(OptionDescription.baseline.name)
            || invocation.isGiven(OptionDescription.writeBaseline.name)
        locatesFindings = keepsAll || invocation.formats.contains(where: \.format.hasFingerprints)
        configuration?.apply(to: &self)
        for argument in invocation.values[OptionDescription.rule.name] ?? [] {
            guard let rule = try? RuleArgument(argument, invocation.description.command) else { continue }
            rules[rule.id] = rule.setting
        }
        for argument in invocation.values[OptionDescription.limit.name] ?? [] {
            guard let assignment = Assignment(argument),
                let entry = Limits.all.first(where: { $0.name == assignment.name })
            else { continue }
            limits[keyPath: entry.value] = assignment.value
        }
    }
}
