/// Collects the diagnostics of one file: counts all, keeps the first of each rule, builds no message that
/// nobody will read.
struct DiagnosticSink {
    /// How many diagnostics of one rule are kept, unless more are asked for.
    static let usuallyKept = 50

    private struct Tally {
        var severity: Severity
        var count = 0
        /// Sorted by where they stand; at most ``DiagnosticSink/kept``.
        var diagnostics: [Diagnostic] = []
    }

    let settings: RuleSettings
    /// How many diagnostics of one rule are kept.
    private let kept: Int
    /// What comments of the file suppress; nil where none does.
    var suppressions: Suppressions?
    private var tallies: [String: Tally] = [:]
    /// Where each rule has reported, for files in which a node may be decoded more than once.
    private var reported: Set<Place> = []
    /// Whether a node may be decoded more than once.
    var hasAliases = false
    /// What was found and is suppressed, of each rule the first of those that are kept.
    private(set) var suppressed: [String: [SuppressedDiagnostic]] = [:]
    /// Errors so far, each time one is met: also those that were reported before.
    private(set) var errorsRaised = 0

    private struct Place: Hashable {
        var rule: String
        var start: Int
        var end: Int
        var about: String
    }

    init(settings: RuleSettings = RuleSettings(), kept: Int = Self.usuallyKept) {
        self.settings = settings
        self.kept = kept
    }

    /// Whether a rule's findings are taken.
    func looksFor(_ rule: Rule) -> Bool { settings.severity(of: rule) != nil }

    /// Counts a diagnostic, and says whether to make it and ``keep(_:)`` it.
    ///
    /// - Parameters:
    ///   - rule: What was found.
    ///   - range: Where, in bytes of the file.
    ///   - about: What tells it from another of the same rule at the same place.
    mutating func counts(_ rule: Rule, at range: Range<Int>, about: String = "") -> Bool {
        guard let severity = settings.severity(of: rule) else { return false }
        if rule.severity == .error { errorsRaised += 1 }
        if hasAliases {
            let place = Place(rule: rule.id, start: range.lowerBound, end: range.upperBound, about: about)
            guard reported.insert(place).inserted else { return false }
        }
        if suppressions != nil, severity != .error,
            let entry = suppressions?.entry(for: rule.id, at: range.lowerBound)
        {
            suppressions?.use(entry)
            return suppressed[rule.id, default: []].count < Self.usuallyKept
        }
        tallies[rule.id, default: Tally(severity: severity)].count += 1
        guard let tally = tallies[rule.id], tally.diagnostics.count == kept,
            let last = tally.diagnostics.last
        else { return true }
        return range.lowerBound < last.range.lowerBound
    }

    /// Keeps a diagnostic that has been counted, in place of the last one where there are enough.
    mutating func keep(_ diagnostic: Diagnostic) {
        if let suppressions, settings[diagnostic.rule] != .error,
            let entry = suppressions.entry(for: diagnostic.rule, at: diagnostic.range.lowerBound)
        {
            let reason = suppressions.comments[suppressions.entries[entry].comment].reasonText
            suppressed[diagnostic.rule, default: []].append(
                SuppressedDiagnostic(diagnostic, .inSource, justification: reason))
            return
        }
        guard var tally = tallies.removeValue(forKey: diagnostic.rule) else { return }
        var diagnostic = diagnostic
        diagnostic.severity = tally.severity
        if tally.diagnostics.count == kept { tally.diagnostics.removeLast() }
        let start = diagnostic.range.lowerBound
        let index = tally.diagnostics.lastIndex { $0.range.lowerBound <= start }.map { $0 + 1 } ?? 0
        tally.diagnostics.insert(diagnostic, at: index)
        tallies[diagnostic.rule] = tally
    }

    /// Takes back what was reported of a rule at a range, where something else tells it better; not where more of
    /// the rule was found than is kept, since nothing could take its place.
    mutating func retract(_ rule: Rule, at range: Range<Int>) {
        if let index = suppressed[rule.id]?.lastIndex(where: { $0.diagnostic.range == range }) {
            suppressed[rule.id]?.remove(at: index)
            if let entry = suppressions?.entry(for: rule.id, at: range.lowerBound) {
                suppressions?.disuse(entry)
            }
            return
        }
        guard let tally = tallies[rule.id], tally.count == tally.diagnostics.count,
            let index = tally.diagnostics.lastIndex(where: { $0.range == range })
        else { return }
        tallies[rule.id]?.diagnostics.remove(at: index)
        tallies[rule.id]?.count -= 1
        if tally.count == 1 { tallies[rule.id] = nil }
    }

    /// Says of each where in the menus it is.
    ///
    /// - Parameter path: Called with the ranges of each rule in the order of the file.
    mutating func locate(_ path: (Range<Int>) -> String) {
        for rule in Array(tallies.keys) {
            guard var tally = tallies.removeValue(forKey: rule) else { continue }
            for index in tally.diagnostics.indices {
                tally.diagnostics[index].menuPath = path(tally.diagnostics[index].range)
            }
            tallies[rule] = tally
        }
        for (rule, found) in suppressed {
            suppressed[rule] = found.map {
                var found = $0
                found.diagnostic.menuPath = path(found.diagnostic.range)
                return found
            }
        }
    }

    func count(_ severity: Severity) -> Int {
        tallies.values.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
    }

    /// What was kept, by place and rule. (A byte offset and a line and column sort alike.)
    var diagnostics: [Diagnostic] {
        tallies.values.flatMap(\.diagnostics).sorted {
            ($0.range.lowerBound, $0.rule, $0.range.upperBound) < (
                $1.range.lowerBound, $1.rule, $1.range.upperBound
            )
        }
    }

    /// How many of each rule were not kept.
    var omitted: [String: Int] {
        tallies.compactMapValues { tally in
            tally.count > tally.diagnostics.count ? tally.count - tally.diagnostics.count : nil
        }
    }
}
