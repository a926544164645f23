import MenuRuntime

extension CheckedSpec {
    /// A result put together from its parts.
    package init(
        source: SourceFile, diagnostics: [Diagnostic], suppressed: [SuppressedDiagnostic] = [],
        omitted: [String: Int] = [:], errorCount: Int,
        warningCount: Int, document: MenuDocument?, swiftChoices: SwiftChoices = SwiftChoices()
    ) {
        self.source = source
        self.diagnostics = diagnostics
        self.suppressed = suppressed
        self.omitted = omitted
        self.errorCount = errorCount
        self.warningCount = warningCount
        self.document = document
        self.swiftChoices = swiftChoices
    }

    /// The same with an error that only shows beside the other specs of a run. It stands at the file's
    /// start, before all others, and there is nothing to compile any more.
    package func adding(fileError rule: String, _ message: String) -> CheckedSpec {
        let error = Diagnostic(rule: rule, severity: .error, message: message, range: 0..<0)
        return CheckedSpec(
            source: source, diagnostics: [error] + diagnostics,
            suppressed: suppressed, omitted: omitted, errorCount: errorCount + 1, warningCount: warningCount,
            document: nil)
    }
}
