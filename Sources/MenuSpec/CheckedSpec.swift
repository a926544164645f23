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
}

/// What a check may be told.
public struct CheckOptions: Sendable {
    public var limits = Limits()

    public init() {}
}
