extension Rule {
    /// The lines of an example, cut where there are many.
    package static func excerpt(_ example: String) -> [String] {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
            String.init)
        guard lines.count > 24 else { return lines }
        return lines.prefix(16) + ["# … and \(lines.count - 16) more lines"]
    }

    /// What the examples are checked with: the rule is looked for also where it is off.
    package var optionsOfExamples: CheckOptions {
        var options = CheckOptions()
        if !isOn { options.rules[id] = .warning }
        return options
    }

    /// `Error`, `Warning`, and whether it is off.
    package var weight: String {
        switch severity {
        case .error: "Error"
        case .warning: isOn ? "Warning" : "Warning, off unless switched on"
        }
    }

    /// What menuc says to the bad example, on one line.
    package var exampleReport: String? {
        guard let checked = checkedExample(bad) else { return nil }
        let source = checked.source
        guard let diagnostic = checked.diagnostics.first(where: { $0.rule == id }) else { return nil }
        let position = SourceMap(source).position(at: diagnostic.range.lowerBound)
        return "\(source.path):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
            + "\(diagnostic.message) [\(id)]"
    }

    /// What is found in an example; nil where a baseline has nothing stale.
    package func checkedExample(_ text: String) -> CheckedSpec? {
        switch subject {
        case .spec:
            return CheckedSpec(
                checking: SourceFile(path: "example.menu.yaml", bytes: Array(text.utf8)),
                options: optionsOfExamples)
        case .baseline:
            let source = SourceFile(path: "menuc-baseline.json", bytes: Array(text.utf8))
            guard var baseline = BaselineFile.read(source).baseline else { return nil }
            for file in baseline.listedFiles { baseline.note(missing: file) }
            return baseline.stale(settings: RuleSettings())
        }
    }
}
