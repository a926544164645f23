/// What a team has decided about rules: each is an error, a warning, or off; what is not said is as the rule has it.
///
/// What keeps a spec from being compiled is an error whatever is decided.
public struct RuleSettings: Sendable, Equatable {
    /// A rule's weight, or that nobody looks for it.
    public enum Setting: String, Sendable, CaseIterable {
        case error, warning, off
    }

    private var settings: [String: Setting] = [:]

    public init() {}

    /// The setting of a rule, by its id; nil where nothing was decided.
    public subscript(id: String) -> Setting? {
        get { settings[id] }
        set { settings[id] = newValue }
    }

    /// Whether a rule's weight can be decided.
    public static func isSettable(_ rule: Rule) -> Bool { rule.severity != .error }

    /// What a finding of a rule weighs; nil where it is off.
    func severity(of rule: Rule) -> Severity? {
        guard Self.isSettable(rule) else { return rule.severity }
        switch settings[rule.id] {
        case .error: return .error
        case .warning: return .warning
        case .off: return nil
        case nil: return rule.isOn ? rule.severity : nil
        }
    }
}
