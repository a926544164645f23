import MenuRuntime

/// What checking a spec gave.
public struct CheckedSpec: Sendable {
    public let source: SourceFile
    /// Sorted by line, column and rule; of each rule the first 50.
    public let diagnostics: [Diagnostic]
    /// For each rule that found more than is in `diagnostics`: how many more.
    public let omitted: [String: Int]
    /// Every error found, whether or not it is in `diagnostics`.
    public let errorCount: Int
    /// Every warning found, whether or not it is in `diagnostics`.
    public let warningCount: Int
    /// The compiled menus; nil where there is an error.
    public let document: MenuDocument?

    /// Reads and checks a spec.
    ///
    /// - Parameters:
    ///   - source: The file; its path gives the namespace where the spec names none.
    ///   - options: What the caller decides: limits.
    public init(checking source: SourceFile, options: CheckOptions = CheckOptions()) {
        self.source = source
        diagnostics = []
        omitted = [:]
        errorCount = 0
        warningCount = 0
        document = nil
    }
}

/// What a check may be told.
public struct CheckOptions: Sendable {
    public var limits = Limits()

    public init() {}
}
