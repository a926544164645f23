/// What a `menuc.yml` says: what a project checks, and how.
public struct Configuration: Sendable {
    /// What to check where no path is given; nil where the file does not say.
    public internal(set) var specs: [PathPattern]?
    /// What searches leave out.
    public internal(set) var exclude: [PathPattern] = []
    /// What is decided about rules.
    public internal(set) var rules = RuleSettings()
    var platforms: PlatformsDraft?
    var limits: [(limit: Limits.Entry, value: Int)] = []
    /// Whether ids must be written.
    public internal(set) var requireIds = false

    public init() {}

    /// The names that the file may have.
    public static let fileNames = ["menuc.yml", "menuc.yaml"]

    /// Reads a configuration.
    ///
    /// - Returns: The configuration, nil where it has an error; and what was found, for a report.
    public static func read(_ source: SourceFile) -> (configuration: Configuration?, report: CheckedSpec) {
        var draft = ConfigurationDraft()
        let report = CheckedSpec(decoding: source) { decoder in
            let root = decoder.tree.resolve(0)
            // A file of comments alone decides nothing.
            if decoder.tree.isNull(root) { return }
            guard decoder.tree[root].kind == .mapping else {
                decoder.report(
                    .type, at: root,
                    "a configuration is a mapping with \(FieldType.alternatives(ConfigurationDraft.table.names)), "
                        + "not \(decoder.description(root))")
                return
            }
            decoder.decode(root, into: &draft, owner: nil)
        }
        return (report.errorCount == 0 ? draft.configuration : nil, report)
    }

    /// Puts what the file says into the options of a check.
    public func apply(to options: inout CheckOptions) {
        options.rules = rules
        options.requireIds = requireIds
        if let platforms { options.platforms = platforms }
        for (limit, value) in limits { options.limits[keyPath: limit.value] = value }
    }

    /// Whether searches leave a path out.
    ///
    /// - Parameter path: Relative to the configuration's folder.
    public func excludes(_ path: [UInt8]) -> Bool { exclude.contains { $0.matches(path) } }
}
