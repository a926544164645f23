import MenuSpec

/// Reads a command line by the descriptions of the commands.
enum ArgumentParser {
    /// What a command line asks for.
    enum Request {
        case run(Invocation)
        /// Help for a command, or for menuc itself.
        case help(Command?)
        case version
    }

    /// - Parameter arguments: What stands after the tool's own name.
    static func parse(_ arguments: [FilePath]) throws(UsageError) -> Request {
        guard let first = arguments.first else {
            throw UsageError(nil, "a command is missing; the commands are \(list(names, "and"))")
        }
        if first.isOption { return try parseToolOption(first, arguments.dropFirst()) }
        guard let command = Command(rawValue: first.text) else { throw unknownCommand(first, nil) }
        let request = try parse(arguments.dropFirst(), of: CommandDescription[command])
        guard case .run(let invocation) = request else { return request }
        switch command {
        case .version: return .version
        case .help:
            guard let topic = invocation.operands.first else { return .help(nil) }
            guard let command = Command(rawValue: topic.text) else { throw unknownCommand(topic, .help) }
            return .help(command)
        default: return request
        }
    }

    private static var names: [String] { CommandDescription.all.map(\.name) }

    private static func parseToolOption(
        _ argument: FilePath, _ rest: ArraySlice<FilePath>
    ) throws(UsageError) -> Request {
        let tool: [OptionDescription] = [.help, .version]
        if let option = tool.first(where: { $0.isNamed(argument.text) }) {
            if let superfluous = rest.first, option.name == OptionDescription.version.name {
                throw UsageError(nil, "--version stands alone; '\(superfluous.bytes)' is too much")
            }
            if let superfluous = rest.first {
                guard let command = Command(rawValue: superfluous.text), rest.count == 1 else {
                    throw UsageError(
                        nil,
                        "\(argument.bytes) stands alone, or before a command; '\((rest.dropFirst().first ?? superfluous).bytes)' is too much"
                    )
                }
                return .help(command)
            }
            return option.name == OptionDescription.help.name ? .help(nil) : .version
        }
        let name = argument.optionName
        if tool.contains(where: { $0.isNamed(name) }) { throw UsageError(nil, "\(name) takes no value") }
        let owner = CommandDescription.all.first { $0.options.contains { $0.isNamed(name) } }
        if let owner {
            throw UsageError(
                nil, "\(name) stands after a command: menuc \(owner.name) \(name)")
        }
        throw unknownOption(argument, nil, among: tool)
    }

    private static func parse(
        _ arguments: ArraySlice<FilePath>, of description: CommandDescription
    ) throws(UsageError) -> Request {
        let command = description.command
        let options = arguments.prefix { $0 != FilePath("--") }
        // Whoever asks for help gets it, whatever else is wrong.
        if options.contains(where: { OptionDescription.help.isNamed($0.text) }) { return .help(command) }

        var invocation = Invocation(description)
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == FilePath("--") {
                invocation.operands += rest
                break
            }
            guard argument.isOption else {
                invocation.operands.append(argument)
                continue
            }
            let name = argument.optionName
            guard let option = description.options.first(where: { $0.isNamed(name) }) else {
                throw unknownOption(
                    argument, command, among: description.options + [.help],
                    takesPaths: !description.operands.isEmpty)
            }
            let value = try value(of: option, in: argument, or: &rest, command)
            try add(option, value, to: &invocation)
        }
        try check(invocation)
        return .run(invocation)
    }

    /// The value of an option, from its own argument or from the next; nil if it takes none.
    private static func value(
        of option: OptionDescription, in argument: FilePath, or rest: inout ArraySlice<FilePath>,
        _ command: Command
    ) throws(UsageError) -> FilePath? {
        let attached = argument.optionValue
        guard let value = option.value else {
            if attached != nil { throw UsageError(command, "\(option.name) takes no value") }
            return nil
        }
        if let attached, !attached.bytes.isEmpty { return attached }
        if attached == nil, let next = rest.first, !next.bytes.isEmpty,
            !next.isOption || value.isNumber && next.isNegativeNumber
        {
            rest.removeFirst()
            return next
        }
        if attached == nil, let next = rest.first, next.isOption, case .text = value.form {
            throw UsageError(
                command,
                """
                \(option.name) needs a value, and \(next.bytes) looks like an option; \
                if it is meant, write \(option.name)=\(next.shellQuoted)
                """)
        }
        throw UsageError(command, "\(option.name) needs a value: \(option.name) \(usage(of: value))")
    }

    private static func usage(of value: OptionDescription.Value) -> TerminalText {
        switch value.form {
        case .word(let words): list(words, "or")
        case .format: list(ReportFormat.allCases.map(\.rawValue), "or")
        case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .text, .assignment, .rule: "\(value.name)"
        }
    }

    private static func add(
        _ option: OptionDescription, _ value: FilePath?, to invocation: inout Invocation
    ) throws(UsageError) {
        let command = invocation.description.command
        guard let value else {
            invocation.flags.insert(option.name)
            return
        }
        switch option.value?.form {
        case .word(let words) where !words.contains(value.text):
            throw UsageError(command, "\(option.name) takes \(list(words, "or")), not '\(value.bytes)'")
        case .number(let range):
            guard value.bytes.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(value.text),
                range.contains(number)
            else {
                throw UsageError(
                    command,
                    """
                    \(option.name) takes a whole number from \(range.lowerBound) to \(range.upperBound), \
                    not '\(value.bytes)'
                    """)
            }
        case .rule: _ = try RuleArgument(value, command)
        case .format: _ = try Invocation.format(value, command)
        case .assignment(let names):
            try checkAssignment(value, names, option, command)
        default: break
        }
        if !option.isRepeated, invocation.values[option.name] != nil {
            throw UsageError(command, "\(option.name) is given twice")
        }
        invocation.values[option.name, default: []].append(value)
    }

    private static func checkAssignment(
        _ value: FilePath, _ names: [String], _ option: OptionDescription, _ command: Command
    ) throws(UsageError) {
        guard let assignment = Assignment(value) else {
            throw UsageError(
                command, "\(option.name) takes NAME=VALUE, VALUE a whole number, not '\(value.bytes)'")
        }
        if names.contains(assignment.name) {
            guard let limit = Limits.all.first(where: { $0.name == assignment.name }),
                assignment.value > limit.maximum
            else { return }
            throw UsageError(command, "\(option.name) \(limit.name) takes at most \(limit.maximum)")
        }
        if let nearest = EditDistance.nearest(to: assignment.name, among: names) {
            throw UsageError(
                command, "\(option.name) has no '\(assignment.name)'; did you mean '\(nearest)'?")
        }
        throw UsageError(
            command, "\(option.name) has no '\(assignment.name)'; the limits are \(list(names, "and"))")
    }

    /// Checks what only the whole command line shows.
    private static func check(_ invocation: Invocation) throws(UsageError) {
        let description = invocation.description
        let operands = description.operands
        let missing =
            description.options.filter { option in
                let names = [option.name, option.alternative].compactMap { $0 }
                return option.isRequired && !names.contains { invocation.values[$0] != nil }
            }
            .map { "\($0.name) \($0.value?.name ?? "")" }
            + operands.dropFirst(invocation.operands.count).filter(\.isRequired).map(\.name)
        if !missing.isEmpty {
            let verb: TerminalText = missing.count == 1 ? "is" : "are"
            throw UsageError(
                description.command,
                "\(list(missing, "and")) \(verb) missing; 'menuc help \(description.name)' explains more")
        }
        for option in description.options {
            if let companion = option.companion, invocation.flags.contains(option.name),
                !invocation.flags.contains(companion)
            {
                throw UsageError(description.command, "\(option.name) stands with \(companion)")
            }
            if let alternative = option.alternative, invocation.isGiven(option.name),
                invocation.isGiven(alternative)
            {
                throw UsageError(
                    description.command,
                    "\(option.name) and \(alternative) exclude each other; give one of them")
            }
        }
        try invocation.checkFormats()
        // Of a script's variable that is empty, as a rule.
        if let first = operands.first, first.isRequired, invocation.operands.first?.bytes.isEmpty == true {
            throw UsageError(description.command, "an empty \(first.name) names nothing")
        }
        if let first = operands.first, first.isRepeated, invocation.operands.contains(where: \.bytes.isEmpty)
        {
            throw UsageError(
                description.command,
                "an empty \(first.name) names nothing; leave it out to search the current folder")
        }
        guard operands.last?.isRepeated != true,
            let superfluous = invocation.operands.dropFirst(operands.count).first
        else { return }
        let taken: TerminalText =
            operands.isEmpty ? "takes no values" : "takes one \(list(operands.map(\.name), "and one"))"
        throw UsageError(description.command, "\(taken); '\(superfluous.bytes)' is too much")
    }

    private static func unknownOption(
        _ argument: FilePath, _ command: Command?, among options: [OptionDescription],
        takesPaths: Bool = false
    ) -> UsageError {
        let name = argument.optionName
        // A file of that name is more likely meant than an option that is not there.
        if takesPaths, (try? FileKind(of: argument)) != nil {
            return UsageError(
                command, "unknown option \(name); for the file of that name, write \(argument.shellWord)")
        }
        // Somebody who writes `-output` means the long form.
        let long = name.hasPrefix("--") ? name : "-" + name
        if let nearest = EditDistance.nearest(to: long, among: options.map(\.name)) {
            return UsageError(command, "unknown option \(name); did you mean \(nearest)?")
        }
        let help: TerminalText = command.map { "menuc help \($0.rawValue)" } ?? "menuc help"
        return UsageError(command, "unknown option \(name); '\(help)' lists them")
    }

    private static func unknownCommand(_ argument: FilePath, _ command: Command?) -> UsageError {
        if let nearest = EditDistance.nearest(to: argument.text, among: names) {
            return UsageError(command, "unknown command '\(argument.bytes)'; did you mean '\(nearest)'?")
        }
        if SpecName.suffixes.contains(where: argument.hasSuffix) {
            return UsageError(
                command,
                "unknown command '\(argument.bytes)'; did you mean: menuc check \(argument.shellWord)")
        }
        return UsageError(
            command, "unknown command '\(argument.bytes)'; the commands are \(list(names, "and"))")
    }

    private static func list(_ words: [String], _ conjunction: TerminalText) -> TerminalText {
        TerminalText(listing: words, conjunction)
    }
}

extension OptionDescription {
    fileprivate func isNamed(_ name: String) -> Bool { name == self.name || name == short }
}

extension OptionDescription.Value {
    fileprivate var isNumber: Bool { if case .number = form { true } else { false } }
}

extension FilePath {
    /// Whether an argument is a number below zero, which looks like an option.
    fileprivate var isNegativeNumber: Bool {
        isOption && bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Whether an argument is an option; `-` alone is a value.
    fileprivate var isOption: Bool { bytes.count > 1 && bytes[0] == UInt8(ascii: "-") }

    /// An option without the value that is attached to it.
    fileprivate var optionName: String {
        String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }

    /// What stands after the `=` of an option; nil if there is none.
    fileprivate var optionValue: FilePath? {
        bytes.firstIndex(of: UInt8(ascii: "=")).map { FilePath(Array(bytes[($0 + 1)...])) }
    }
}
