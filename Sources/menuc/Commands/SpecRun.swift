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
    /// How specs without a configuration are checked.
    private let options: CheckOptions
    /// How those of each configuration are; nil where it is wrong.
    private let configuredOptions: [CheckOptions?]
    private let console: Console
    private let checker: Checker

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
        options = CheckOptions(invocation, compiles: compiles)
        configuredOptions = configurations.entries.map { entry in
            entry.configuration.map { CheckOptions(invocation, compiles: compiles, $0) }
        }
        self.console = console
        self.checker = checker
    }

    /// How a spec is checked; nil where its configuration is wrong.
    func options(of input: SpecInput) -> CheckOptions? {
        input.configuration.map { configuredOptions[$0] } ?? options
    }

    /// The result of a spec; nil, with the reason told, where it cannot be read or its configuration is wrong.
    func check(_ input: SpecInput, _ report: inout DiagnosticReport) -> CheckedSpec? {
        guard let options = options(of: input) else { return nil }
        return read(input, options, &report).map { check($0, options) }
    }

    /// The result of a spec that was read.
    func check(_ source: SourceFile, _ options: CheckOptions) -> CheckedSpec { checker(source, options) }

    /// A spec's text; nil, with the reason told, where it cannot be read.
    func read(_ input: SpecInput, _ options: CheckOptions, _ report: inout DiagnosticReport) -> SourceFile? {
        do {
            return try input.read(limit: options.limits.input, console)
        } catch {
            let name: TerminalText = input.isStandardInput ? "standard input" : "\(input.path.bytes)"
            report.fail("cannot read \(name): \(error.text)")
            return nil
        }
    }
}

extension CheckOptions {
    /// What a command line says about checking, and what a configuration does where that says nothing.
    init(_ invocation: Invocation, compiles: Bool, _ configuration: Configuration? = nil) {
        self.init()
        self.compiles = compiles
        locatesFindings =
            invocation.isGiven(OptionDescription.baseline.name)
            || invocation.isGiven(OptionDescription.writeBaseline.name)
        keepsAll = locatesFindings
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
