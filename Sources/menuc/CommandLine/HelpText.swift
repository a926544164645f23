import MenuSpec

/// What `--help` prints. All of it is the program's own text.
enum HelpText {
    /// - Parameter command: Nil for menuc itself.
    static func render(_ command: Command?) -> String {
        command.map { render(CommandDescription[$0]) } ?? renderTool()
    }

    private static func renderTool() -> String {
        let commands = CommandDescription.all.map { ($0.name, [$0.summary]) }
        let options = [OptionDescription.help, .version].map { (head(of: $0), [$0.summary]) }
        return """
            menuc checks menus written in YAML, and compiles them for front-ends.

            Usage: menuc COMMAND [OPTION]... [PATH]...

            Commands:
            \(table(commands))
            Options:
            \(table(options))
            'menuc help COMMAND' explains a command.

            """
    }

    private static func render(_ description: CommandDescription) -> String {
        var text = "\(capitalized(description.summary)).\n\nUsage: menuc \(description.name)"
        for option in description.options where option.isRequired { text += " \(head(of: option))" }
        text += " [OPTION]..."
        for operand in description.operands {
            text += operand.isRequired ? " \(operand.name)" : " [\(operand.name)]"
            if operand.isRepeated { text += "..." }
        }
        text += "\n"
        if !description.operands.isEmpty {
            text += "\n" + table(description.operands.map { ($0.name, [$0.summary]) })
        }
        let options = (description.options + [.help]).map { (head(of: $0), lines(of: $0)) }
        text += "\nOptions:\n\(table(options))"
        if description.options.contains(where: { $0.name == OptionDescription.limit.name }) {
            let standard = Limits()
            let limits = Limits.all.map { ($0.name, ["\($0.summary); \(standard[keyPath: $0.value])"]) }
            text += "\nLimits, and what they are if not given:\n\(table(limits))"
        }
        for detail in description.details { text += "\n\(detail)\n" }
        if !description.examples.isEmpty {
            text += "\nExamples:\n" + description.examples.map { "  \($0)\n" }.joined()
        }
        return text
    }

    private static func head(of option: OptionDescription) -> String {
        let name = (option.short.map { "\($0), " } ?? "") + option.name
        return option.value.map { "\(name) \($0.name)" } ?? name
    }

    private static func lines(of option: OptionDescription) -> [String] {
        var notes: [String] = []
        let words: [String]? =
            switch option.value?.form {
            case .word(let words): words
            case .format: ReportFormat.allCases.map(\.rawValue)
            case .rule: RuleSettings.Setting.allCases.map(\.rawValue)
            case .text, .number, .assignment, nil: nil
            }
        if let words {
            let fallback = option.value?.fallback
            notes = [words.map { $0 == fallback ? "\($0) (if not given)" : $0 }.joined(separator: ", ")]
        }
        if let companion = option.companion { return ["with \(companion): \(option.summary)"] + notes }
        let required = option.alternative.map { " (required, or \($0))" } ?? " (required)"
        let ending = option.isRepeated ? " (may be repeated)" : option.isRequired ? required : ""
        return [option.summary + ending] + notes
    }

    /// Rows of a name and what it means, the meanings in one column.
    private static func table(_ rows: [(name: String, lines: [String])]) -> String {
        let width = rows.map(\.name.utf8.count).max() ?? 0
        var text = ""
        for row in rows {
            for (index, line) in row.lines.enumerated() {
                let name = index == 0 ? row.name : ""
                text += "  \(name)\(String(repeating: " ", count: width - name.utf8.count))  \(line)\n"
            }
        }
        return text
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
