import MenuSpec

/// A value of `--rule`: `ID=SEVERITY`.
struct RuleArgument {
    let id: String
    let setting: RuleSettings.Setting

    init(_ argument: FilePath, _ command: Command) throws(UsageError) {
        let words = RuleSettings.Setting.allCases.map(\.rawValue)
        let parts = argument.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        guard parts.count == 2 else {
            throw UsageError(
                command,
                "--rule takes RULE=SEVERITY, such as 'tap-target=off', not '\(argument.bytes)'")
        }
        guard let rule = Rule.all.first(where: { $0.id == parts[0] }) else {
            let nearest = EditDistance.nearest(to: parts[0], among: Rule.all.map(\.id))
            let advice: TerminalText =
                nearest.map { "did you mean '\($0)'?" } ?? "'menuc explain' lists the rules"
            throw UsageError(command, "--rule: there is no rule '\(parts[0])'; \(advice)")
        }
        guard let setting = RuleSettings.Setting(rawValue: parts[1]) else {
            throw UsageError(
                command,
                "--rule \(rule.id) takes \(TerminalText(listing: words, "or")), not '\(parts[1])'")
        }
        guard RuleSettings.isSettable(rule) else {
            throw UsageError(
                command, "--rule: \(rule.id) keeps specs from being compiled, and always is an error")
        }
        id = rule.id
        self.setting = setting
    }
}
