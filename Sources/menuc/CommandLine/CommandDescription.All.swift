import MenuBackends
import MenuRuntime
import MenuSpec

extension CommandDescription {
    /// Every command, in the order of the help.
    static let all: [CommandDescription] = [
        check, explain, build, fmt, runtime, simulate, measure, schema, initialize, version, help,
    ]

    static subscript(command: Command) -> CommandDescription {
        switch command {
        case .check: check
        case .build: build
        case .fmt: fmt
        case .runtime: runtime
        case .simulate: simulate
        case .measure: measure
        case .explain: explain
        case .schema: schema
        case .initialize: initialize
        case .version: version
        case .help: help
        }
    }

    private static let check = CommandDescription(
        command: .check, summary: "check specs and say what is wrong with them",
        operands: [paths],
        options: [
            .fix, .dryRun, .format, .color, .strict, .rule, .limit, .config, .noConfig, .baseline,
            .writeBaseline, .jobs,
        ],
        details: [
            pathDetails, configDetails,
            """
            --fix makes the fixes that hardly can be wrong (quotes around what YAML would take for something
            else, a key that is one letter off, white space around a title) and reports what is left. Comments
            and layout stay. --dry-run shows them as a diff, and exits with 1 if there are any.
            """,
            """
            What was found goes to standard error as text, and in forms for programs to standard output, or
            to FILE. As text, a spec that has nothing wrong with it prints nothing.
            """,
            statusDetails,
        ],
        examples: [
            "menuc check", "menuc check specs --strict", "menuc check --format json - < a.menu.yaml",
            "menuc check --format text --format sarif=menuc.sarif", "menuc check specs --fix --dry-run",
            "menuc check specs --write-baseline menuc-baseline.json",
            "menuc check specs --strict --baseline menuc-baseline.json",
        ])

    private static let explain = CommandDescription(
        command: .explain, summary: "explain a rule, or list all",
        operands: [Operand(name: "RULE", summary: "the name in brackets behind a message; all if left out")],
        options: [.color],
        details: [
            """
            Says what the rule finds and why it matters, with a spec that it reports and the same spec mended.
            """
        ],
        examples: ["menuc explain", "menuc explain yaml-trap"])

    private static let build = CommandDescription(
        command: .build, summary: "check specs and write what front-ends read",
        operands: [paths],
        options: [
            .target, .output, .outputFile, .root, .access, .runtime, .check, .diff, .format, .color, .strict,
            .rule, .limit, .config, .noConfig, .baseline, .jobs, .verbose,
        ],
        details: [
            pathDetails, configDetails,
            """
            A spec NAME.menu.yaml becomes NAME.menu.json or NAME.menu.swift; of one found in a folder, NAME is
            the path below that folder with '-' for '/'. Nothing is written for a spec with errors. A file
            that has its bytes already is left alone, and one that is replaced is replaced as a whole.
            """,
            """
            --root DIR is for those who name specs one by one: NAME, and what an output calls its spec, is
            then the path below DIR, wherever it was found.
            """,
            """
            The hidden file .menuc-outputs of the folder lists what menuc made there. What it lists is
            deleted when its spec is gone, unless it was changed since; nothing else ever is.
            """,
            """
            --output-file is for build systems, which want to know what a command writes: the output of one
            spec and nothing else, no list and no runtime. 'menuc runtime' writes the runtime.
            """,
            """
            --check names what is missing, different or stale (its spec is gone), a line each on standard
            output, or on standard error if a report takes that, and exits with 1 if there is any.
            """,
            """
            What was found goes to standard error as text, and in forms for programs to standard output,
            unless that takes what is built, or to FILE.
            """,
            statusDetails,
        ],
        examples: [
            "menuc build specs --target swift --output Sources/App/Menus",
            "menuc build specs --target json --output build",
            "menuc build a.menu.yaml --target json --output -",
            "menuc build specs --target json --output build --check --diff",
            "menuc build specs/a.menu.yaml --target swift --root specs --output-file out/a.swift",
        ])

    private static let fmt = CommandDescription(
        command: .fmt, summary: "lay specs out in the one layout",
        operands: [paths],
        options: [
            .sortKeys, .formatCheck, .formatDiff, .color, .limit, .config, .noConfig, .jobs, .formatVerbose,
        ],
        details: [
            pathDetails, configDetails,
            """
            Files are changed in place; of standard input, the new layout is printed. Values and comments
            stay what they are, which is made sure of before anything is written. A file that has its
            layout already is left alone, as is one that is not YAML; what else is wrong with a spec
            does not matter.
            """,
            """
            Exit status: 0 if all specs have their layout now, 1 if a spec is not YAML or, with --check or
            --diff, has another layout, 2 if the run could not be done.
            """,
        ],
        examples: [
            "menuc fmt specs", "menuc fmt --check specs", "menuc fmt --diff a.menu.yaml",
            "menuc fmt --sort-keys - < a.menu.yaml",
        ])

    private static let runtime = CommandDescription(
        command: .runtime, summary: "write the runtime that generated code stands on",
        operands: [
            Operand(
                name: "PATH", summary: "a spec, or a folder of specs, whose output stands on the runtime",
                isRepeated: true)
        ],
        options: [.runtimeTarget, .runtimeFile, .color, .config, .noConfig],
        details: [
            """
            'menuc build --output' writes it beside what it makes; this is for build systems, which make
            each file with a command of its own. A file that has its bytes already is left alone.
            """,
            """
            What build systems make one by one is compiled together. Name all specs, and two of them that
            have one namespace are an error; nothing else that is wrong with them is told here.
            """,
            """
            Exit status: 0 if the runtime was written, 1 if namespaces clash, 2 if the run could not be done.
            """,
        ],
        examples: [
            "menuc runtime --target swift > MenuRuntime.swift",
            "menuc runtime --target swift --output-file out/MenuRuntime.swift specs",
        ])

    private static let simulate = CommandDescription(
        command: .simulate, summary: "play events on a menu and print what becomes of it",
        operands: [
            spec,
            Operand(
                name: "MENU", summary: "the menu's id; of several, with commas between", isRequired: true),
            Operand(name: "EVENT", summary: "what happens, in this order", isRepeated: true),
        ],
        options: [.script, .color, .limit, .config, .noConfig],
        details: [
            """
            Prints a JSON object a line: how the menu starts, then how it stands after each event, with
            what the app is told. With several menus, each event begins with its menu and a colon, and
            there is a line for each menu that it changed or told of.
            """,
            """
            Events of a dropdown:\(words(DropdownState.Event.usages))
            """,
            """
            Events of a section tree:\(words(SectionTreeState.Event.usages))
            """,
            """
            A script has an event a line; empty lines and lines that begin with '#' are passed over.
            """,
            """
            Exit status: 0 if the events were played, 1 if the spec has errors, 2 if the run could not be
            done, or if the menu or an event names what is not there.
            """,
        ],
        examples: [
            "menuc simulate a.menu.yaml reason tapButton tapOption=tooSlow",
            "menuc simulate a.menu.yaml reason,colour reason:tapButton colour:tapButton",
            "menuc simulate a.menu.yaml reason --script events.txt",
        ])

    private static let measure = CommandDescription(
        command: .measure, summary: "print how high the menus of a spec are",
        operands: [spec], options: [.measureFormat, .color, .limit, .config, .noConfig],
        details: [
            """
            For each menu: how many rows it has and its height in points, closed, open and fully
            expanded. A dropdown's list is capped when it is open, and as high as all its rows when
            it is fully expanded. A section tree is open when all sections are, and fully expanded
            when all details show too; of 'expansion: single', one section of each siblings.
            """,
            """
            A height that hangs on an 'auto' is unknown: '-' in text, left out in JSON.
            """,
            """
            Exit status: 0 if the menus were measured, 1 if the spec has errors, 2 if the run could not be
            done.
            """,
        ],
        examples: ["menuc measure a.menu.yaml", "menuc measure --format json - < a.menu.yaml"])

    private static let spec = Operand(
        name: "SPEC", summary: "a spec, or '-' for standard input", isRequired: true)

    private static let schema = CommandDescription(
        command: .schema, summary: "print a JSON Schema, for editors and other programs",
        options: [.of],
        examples: ["menuc schema > menu.schema.json"])

    private static let initialize = CommandDescription(
        command: .initialize, summary: "write a small spec to start from",
        operands: [Operand(name: "NAME", summary: "the spec is NAME.menu.yaml; 'menu' if left out")],
        details: ["A file that is there is never overwritten."],
        examples: ["menuc init feedback"])

    private static let version = CommandDescription(
        command: .version, summary: "print the version of menuc")

    private static let help = CommandDescription(
        command: .help, summary: "explain menuc, or one of its commands",
        operands: [Operand(name: "COMMAND", summary: "what to explain; menuc itself if left out")],
        examples: ["menuc help build"])

    /// Words with spaces between, broken into lines.
    private static func words(_ words: [String]) -> String {
        var lines = [""]
        for word in words {
            if lines[lines.count - 1].utf8.count + word.utf8.count > 90 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "\n  " : " ") + word
        }
        return lines.joined()
    }

    private static let paths = Operand(
        name: "PATH", summary: "a spec, a folder of specs, or '-' for standard input", isRepeated: true)

    private static let pathDetails = """
        A folder is searched, with the folders in it, for *.menu.yaml and *.menu.yml; what is hidden
        and what lies behind a symlink to a folder is passed over. Without a PATH, what 'specs' of
        menuc.yml names is checked, or else the current folder is searched.
        """

    private static let configDetails = """
        A menuc.yml in a spec's folder, or in the nearest above up to the root of the repository, says
        what holds for the spec; what the command line says comes first.
        """

    private static let statusDetails = """
        Exit status: 0 if there is no error (with --strict: nor a warning), 1 if there is, 2 if the
        run could not be done.
        """
}

extension OptionDescription {
    static let format = OptionDescription(
        name: "--format", summary: "how to write what was found, and to which file",
        value: Value(name: "FORM[=FILE]", form: .format, fallback: "text"), isRepeated: true)

    static let color = OptionDescription(
        name: "--color", summary: "when to colour text; auto: in a terminal, unless NO_COLOR is set",
        value: Value(name: "WHEN", form: .word(ColorChoice.allCases.map(\.rawValue)), fallback: "auto"))

    static let fix = OptionDescription(name: "--fix", summary: "make the safe fixes, and report what is left")

    static let dryRun = OptionDescription(
        name: "--dry-run", summary: "show what would be fixed, and change nothing", companion: "--fix")

    static let strict = OptionDescription(
        name: "--strict", summary: "exit with 1 for warnings too")

    static let rule = OptionDescription(
        name: "--rule", summary: "how much a rule weighs; 'menuc explain' lists them",
        value: Value(name: "RULE=SEVERITY", form: .rule), isRepeated: true)

    static let limit = OptionDescription(
        name: "--limit", summary: "how much of a spec to accept, see below",
        value: Value(name: "NAME=VALUE", form: .assignment(Limits.all.map(\.name))), isRepeated: true)

    static let config = OptionDescription(
        name: "--config", summary: "the configuration of all specs, instead of the nearest menuc.yml",
        value: Value(name: "FILE", form: .text), alternative: "--no-config")

    static let noConfig = OptionDescription(
        name: "--no-config", summary: "read no configuration")

    static let baseline = OptionDescription(
        name: "--baseline", summary: "report no warning that the file lists, and what is listed needlessly",
        value: Value(name: "FILE", form: .text), alternative: "--write-baseline")

    static let writeBaseline = OptionDescription(
        name: "--write-baseline",
        summary: "list the warnings that there are in a file, and report errors alone",
        value: Value(name: "FILE", form: .text))

    static let jobs = OptionDescription(
        name: "--jobs", summary: "how many specs to work on at once; as many as processors if not given",
        value: Value(name: "N", form: .number(1...256)))

    static let target = OptionDescription(
        name: "--target", summary: "what to make",
        value: Value(name: "TARGET", form: .word(Target.all.map(\.name))), isRequired: true)

    static let output = OptionDescription(
        name: "--output", summary: "the folder to write to; '-' prints",
        value: Value(name: "DIR", form: .text), isRequired: true, alternative: "--output-file")

    static let outputFile = OptionDescription(
        name: "--output-file", summary: "the file to write to, of a single spec, and nothing beside it",
        value: Value(name: "FILE", form: .text))

    static let root = OptionDescription(
        name: "--root", summary: "the folder that specs are named from",
        value: Value(name: "DIR", form: .text))

    static let access = OptionDescription(
        name: "--access", summary: "who may use generated Swift: the module, or all",
        value: Value(
            name: "ACCESS", form: .word(Target.Options.Access.allCases.map(\.rawValue)), fallback: "internal")
    )

    static let runtime = OptionDescription(
        name: "--runtime", summary: "embed the runtime beside generated Swift, or import it",
        value: Value(
            name: "RUNTIME", form: .word(Target.Options.Runtime.allCases.map(\.rawValue)), fallback: "embed"))

    static let runtimeTarget = OptionDescription(
        name: "--target", summary: "what was made",
        value: Value(name: "TARGET", form: .word(Target.withRuntime.map(\.name))), isRequired: true)

    static let runtimeFile = OptionDescription(
        name: "--output-file", summary: "the file to write to; without it, the runtime is printed",
        value: Value(name: "FILE", form: .text))

    static let script = OptionDescription(
        name: "--script", summary: "a file of events, instead of those on the command line; '-' reads input",
        value: Value(name: "FILE", form: .text))

    static let measureFormat = OptionDescription(
        name: "--format", summary: "how to print the measures",
        value: Value(name: "FORM", form: .word(MeasureFormat.allCases.map(\.rawValue)), fallback: "text"))

    static let check = OptionDescription(
        name: "--check", summary: "write nothing, and say what is not as it would be written")

    static let diff = OptionDescription(
        name: "--diff", summary: "show the differences", companion: "--check")

    static let sortKeys = OptionDescription(
        name: "--sort-keys", summary: "put keys in the order of the language's tables")

    static let formatCheck = OptionDescription(
        name: "--check", summary: "write nothing, and name the specs that have another layout")

    static let formatDiff = OptionDescription(
        name: "--diff", summary: "write nothing, and show the differences")

    static let formatVerbose = OptionDescription(
        name: "--verbose", summary: "say of each spec whether it is formatted or unchanged")

    static let verbose = OptionDescription(
        name: "--verbose", summary: "say of each file whether it is written, deleted or unchanged")

    static let of = OptionDescription(
        name: "--of", summary: "what to describe: specs, the JSON target's files, or menuc.yml",
        value: Value(
            name: "WHAT", form: .word(SchemaSubject.allCases.map(\.rawValue)), fallback: "spec"))

    static let help = OptionDescription(name: "--help", short: "-h", summary: "explain this and stop")

    /// Of menuc itself, not of a command.
    static let version = OptionDescription(name: "--version", summary: "print the version of menuc")
}
