extension CheckedSpec {
    /// The same with fewer findings: those that are shown, of each rule the first 50, and more that are not.
    func reporting(_ shown: [Diagnostic], hiding hidden: [SuppressedDiagnostic]) -> CheckedSpec {
        var kept: [Diagnostic] = []
        var counts: [String: Int] = [:]
        for diagnostic in shown {
            counts[diagnostic.rule, default: 0] += 1
            if counts[diagnostic.rule, default: 0] <= DiagnosticSink.usuallyKept { kept.append(diagnostic) }
        }
        var hiddenCounts: [String: Int] = [:]
        let listed = hidden.filter { hidden in
            hiddenCounts[hidden.diagnostic.rule, default: 0] += 1
            return hiddenCounts[hidden.diagnostic.rule, default: 0] <= DiagnosticSink.usuallyKept
        }
        let errors = shown.count { $0.severity == .error }
        return CheckedSpec(
            source: source, diagnostics: kept, suppressed: suppressed + listed,
            omitted: counts.compactMapValues {
                $0 > DiagnosticSink.usuallyKept ? $0 - DiagnosticSink.usuallyKept : nil
            },
            errorCount: errors, warningCount: shown.count - errors, document: document,
            swiftChoices: swiftChoices)
    }
}
