/// A finding that is not reported, and why.
public struct SuppressedDiagnostic: Sendable, Equatable {
    public var diagnostic: Diagnostic
    public var kind: Kind
    /// What was written for it; nil where nothing was.
    public var justification: String?

    /// Where it is said that a finding is not to be reported, in SARIF's words.
    public enum Kind: String, Sendable {
        /// In a comment of the spec.
        case inSource
        /// In a baseline.
        case external
    }

    public init(_ diagnostic: Diagnostic, _ kind: Kind, justification: String? = nil) {
        self.diagnostic = diagnostic
        self.kind = kind
        self.justification = justification
    }
}
