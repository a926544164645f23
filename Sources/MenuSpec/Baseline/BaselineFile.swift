/// A baseline that was read, and what a run has met of it.
public struct BaselineFile: Sendable {
    /// One entry, as often as it may still be met.
    private struct Entry {
        let key: Baseline.Key
        let range: Range<Int>
        let count: Int
        var left: Int
    }

    private let source: SourceFile
    private var entries: [Entry] = []
    private var places: [Baseline.Key: Int] = [:]
    /// The specs of which all was looked at, and the rules that were not looked for in them.
    private var files: [String: RuleSettings] = [:]

    /// Reads a baseline.
    ///
    /// - Returns: The baseline, nil where it has an error; and what was found, for a report.
    public static func read(_ source: SourceFile) -> (baseline: BaselineFile?, report: CheckedSpec) {
        var baseline = BaselineFile(source: source)
        let report = CheckedSpec(decoding: source) { decoder in
            let root = decoder.tree.resolve(0)
            guard decoder.tree[root].kind == .mapping else {
                decoder.report(
                    .type, at: root,
                    "a baseline is what '--write-baseline' writes, not \(decoder.description(root))")
                return
            }
            var draft = BaselineDraft()
            decoder.decode(root, into: &draft, owner: nil)
            for entry in draft.findings { baseline.add(entry) }
        }
        return (report.errorCount == 0 ? baseline : nil, report)
    }

    private init(source: SourceFile) { self.source = source }

    private mutating func add(_ draft: BaselineEntryDraft) {
        let key = Baseline.Key(file: draft.file, rule: draft.rule, path: draft.path)
        guard let place = places[key] else {
            places[key] = entries.count
            entries.append(Entry(key: key, range: draft.range, count: draft.count, left: draft.count))
            return
        }
        // Two lists that were merged say it twice.
        let entry = entries[place]
        entries[place] = Entry(
            key: key, range: entry.range, count: entry.count + draft.count, left: entry.left + draft.count)
    }

    /// The files that entries are about, each once.
    public var listedFiles: Set<String> { Set(entries.map(\.key.file)) }

    /// Takes out of a spec's findings what is listed.
    ///
    /// - Parameters:
    ///   - spec: Checked with its findings located, and all of them kept.
    ///   - file: Its path, relative to the folder of the baseline.
    ///   - settings: What was looked for.
    public mutating func apply(to spec: CheckedSpec, file: String, settings: RuleSettings) -> CheckedSpec {
        // Where there is an error, not all was looked at.
        if spec.errorCount == 0 { files[file] = settings }
        var shown: [Diagnostic] = []
        var hidden: [SuppressedDiagnostic] = []
        for diagnostic in spec.diagnostics {
            if diagnostic.severity != .error, let place = places[Baseline.Key(diagnostic, file: file)],
                entries[place].left > 0
            {
                entries[place].left -= 1
                hidden.append(SuppressedDiagnostic(diagnostic, .external))
            } else {
                shown.append(diagnostic)
            }
        }
        return spec.reporting(shown, hiding: hidden)
    }

    /// Notes that a file is not there any more: what is listed of it is stale.
    public mutating func note(missing file: String) { files[file] = RuleSettings() }

    /// What is listed and was not met, as findings about the baseline itself; nothing where all was.
    public func stale(settings: RuleSettings) -> CheckedSpec? {
        var sink = DiagnosticSink(settings: settings)
        for entry in entries where entry.left > 0 {
            guard let looked = files[entry.key.file], looked[entry.key.rule] != .off,
                sink.counts(.staleBaseline, at: entry.range)
            else { continue }
            let met = entry.count - entry.left
            let place = entry.key.path.isEmpty ? entry.key.file : "\(entry.key.path) of \(entry.key.file)"
            let message =
                met == 0
                ? "'\(entry.key.rule)' finds nothing at \(place) any more; take this entry away"
                : "'\(entry.key.rule)' finds \(met) at \(place), not \(entry.count); lower this entry's count"
            sink.keep(
                Diagnostic(
                    rule: Rule.staleBaseline.id, severity: Rule.staleBaseline.severity, message: message,
                    range: entry.range))
        }
        guard !sink.diagnostics.isEmpty else { return nil }
        return CheckedSpec(
            source: source, diagnostics: sink.diagnostics, omitted: sink.omitted,
            errorCount: sink.count(.error), warningCount: sink.count(.warning), document: nil)
    }
}
