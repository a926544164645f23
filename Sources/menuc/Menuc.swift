import MenuSpec

@main
struct Menuc {
    static func main() {
        SignalMask.reportWriteFailuresAsErrors()
        exitProcess(run(arguments, Console(progress: ProgressLine())))
    }

    /// The command line as bytes: a file's name may be no UTF-8, and `CommandLine.arguments` mends it.
    private static var arguments: [FilePath] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { FilePath(cString: $0) }
        }
    }

    /// Does what a command line asks for.
    ///
    /// - Parameter arguments: What stands after the tool's own name.
    static func run(_ arguments: [FilePath], _ console: Console) -> RunStatus {
        do {
            switch try ArgumentParser.parse(arguments) {
            case .help(let command): return console.print(Array(HelpText.render(command).utf8))
            case .version: return VersionCommand.run(console)
            case .run(let invocation): return run(invocation, console)
            }
        } catch {
            console.report(error.text)
            return .failure
        }
    }

    private static func run(_ invocation: Invocation, _ console: Console) -> RunStatus {
        switch invocation.description.command {
        case .check: CheckCommand.run(invocation, console)
        case .build: BuildCommand.run(invocation, console)
        case .fmt: FormatCommand.run(invocation, console)
        case .runtime: RuntimeCommand.run(invocation, console)
        case .simulate: SimulateCommand.run(invocation, console)
        case .measure: MeasureCommand.run(invocation, console)
        case .explain: ExplainCommand.run(invocation, console)
        case .schema: SchemaCommand.run(invocation, console)
        case .initialize: InitCommand.run(invocation, console)
        case .version: VersionCommand.run(console)
        case .help: console.print(Array(HelpText.render(nil).utf8))
        }
    }
}
