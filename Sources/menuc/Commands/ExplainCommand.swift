import MenuSpec

/// `menuc explain`: says what rules look for, and why.
enum ExplainCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> RunStatus {
        let color: ColorChoice = invocation.word(.color) ?? .auto
        let isColored = color.isColored(on: console.output)
        guard let name = invocation.operands.first else {
            return console.print(list(isColored: isColored).utf8)
        }
        guard let rule = Rule.all.first(where: { $0.id == name.text }) else {
            let nearest = EditDistance.nearest(to: name.text.lowercased(), among: Rule.all.map(\.id))
            let advice: TerminalText =
                nearest.map { "did you mean '\($0)'?" } ?? "'menuc explain' lists the rules"
            console.report(UsageError(.explain, "there is no rule '\(name.bytes)'; \(advice)").text)
            return .failure
        }
        return console.print(explanation(of: rule, isColored: isColored).utf8)
    }

    /// All rules, a line each.
    private static func list(isColored: Bool) -> TerminalText {
        let width = Rule.all.map(\.id.utf8.count).max() ?? 0
        var text = TerminalText()
        for severity in Severity.allCases {
            let (title, style): (TerminalText, TerminalText.Style) =
                switch severity {
                case .error: ("Errors:", .error)
                case .warning: ("Warnings:", .warning)
                }
            if severity != Severity.allCases.first { text.append("\n") }
            text.append("\(title.styled(style, when: isColored))\n")
            for rule in Rule.all where rule.severity == severity {
                let id: TerminalText = "\(rule.id)"
                let gap = String(repeating: " ", count: width - rule.id.utf8.count)
                text.append(
                    "  \(id.styled(.strong, when: isColored))\(gap)  \(rule.summary)\(rule.isOn ? "" : " (off)")\n"
                )
            }
        }
        text.append("\n'menuc explain RULE' says more of one.\n")
        return text
    }

    private static func explanation(of rule: Rule, isColored: Bool) -> TerminalText {
        let id: TerminalText = "\(rule.id)"
        var text: TerminalText = "\(id.styled(.strong, when: isColored)) (\(rule.weight.lowercased()))\n\n"
        text.append(paragraph(rule.summary))
        text.append("\n")
        text.append(paragraph(rule.rationale))
        text.append("\n\(("Reported:" as TerminalText).styled(.error, when: isColored))\n\n")
        text.append(example(Rule.excerpt(rule.bad)))
        if let report = rule.exampleReport { text.append("\n\(paragraph(report, indentation: "    "))") }
        text.append("\n\(("Not reported:" as TerminalText).styled(.fix, when: isColored))\n\n")
        text.append(example(Rule.excerpt(rule.good)))
        return text
    }

    private static func example(_ lines: [String]) -> TerminalText {
        var text = TerminalText()
        for line in lines { text.append(line.isEmpty ? "\n" : "    \(line)\n") }
        return text
    }

    /// A text broken into lines between its words.
    private static func paragraph(_ text: String, indentation: String = "") -> TerminalText {
        var (lines, line) = (TerminalText(), "")
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + word.count >= 80 - indentation.count {
                lines.append("\(indentation)\(line)\n")
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append("\(indentation)\(line)\n")
        return lines
    }
}
