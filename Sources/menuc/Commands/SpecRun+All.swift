import MenuSpec

extension SpecRun {
    /// Checks all specs, and hands on what was found in their order.
    func checkAll(
        _ report: inout DiagnosticReport,
        _ take: (SpecInput, CheckedSpec, inout DiagnosticReport) -> Void
    ) {
        forEach("checking", &report, make: checker) { input, _, checked, report in
            take(input, checked, &report)
        }
    }

    /// Reads all specs and makes something of each, several at a time; then hands it on, in the order of the specs. Of
    /// what cannot be read the reason is told; a spec whose configuration is wrong is passed over.
    ///
    /// - Parameters:
    ///   - verb: What is done, for the progress.
    ///   - make: Called on any thread, also before its turn. All that it makes may hang on is the text and the options.
    ///   - edits: Whether specs may be changed. Then what has another text by now, since it was changed under another
    ///     name or by somebody else, is made anew in its turn.
    ///   - take: Called in turn.
    func forEach<Made: Sendable>(
        _ verb: String, _ report: inout DiagnosticReport,
        make: @escaping @Sendable (SourceFile, CheckOptions) -> Made, edits: Bool = false,
        take: (SpecInput, SourceFile, Made, inout DiagnosticReport) -> Void
    ) {
        let progress = console.progress
        progress?.start(verb, total: inputs.count)
        defer { progress?.finish() }
        let jobs = threadCount
        if jobs > 1 { HeapPages.prepareForThreads() }
        let attempt: @Sendable (SpecInput) -> Attempt<Made> = { [settings, input = console.input] spec in
            Attempt(spec, settings, input, isAlone: jobs == 1, make)
        }
        var done = 0
        ParallelMap<Attempt<Made>>(
            count: inputs.count, jobs: jobs, size: \.size,
            make: { [inputs] index in
                jobs == 1 || inputs[index].isFile ? attempt(inputs[index]) : .inTurn
            }
        ).run { index, early in
            let input = inputs[index]
            let isLate = early.isToCome || edits && jobs > 1 && !early.isStillRight(for: input)
            switch isLate ? attempt(input) : early {
            case .skipped, .inTurn: break
            case .failed(let error):
                let name: TerminalText = input.isStandardInput ? "standard input" : "\(input.path.bytes)"
                report.fail("cannot read \(name): \(error.text)")
            case .made(let made, let source, _): take(input, source, made, &report)
            }
            done += 1
            progress?.update(done)
        } wait: {
            progress?.update(done)
        }
    }

    /// How many threads are worth their while. To start one costs as much as some small specs.
    private var threadCount: Int {
        let jobs = self.jobs ?? Processors.usable
        guard jobs > 1, inputs.count > 1 else { return 1 }
        var most = inputs.count / Self.filesForThread
        if most < jobs {
            let bytes = inputs.reduce(0) { sum, input in
                sum + (input.isFile ? (try? FileVersion(of: input.path))?.size ?? 0 : 0)
            }
            most = max(most, min(bytes / Self.bytesForThread, inputs.count))
        }
        return max(1, min(jobs, most))
    }

    private static var filesForThread: Int { 4 }
    private static var bytesForThread: Int { 32 * 1024 }
}

/// What came of a spec before its turn.
private enum Attempt<Made: Sendable>: Sendable {
    case skipped
    case failed(SystemError)
    case made(Made, SourceFile, FileVersion?)
    /// To be read when all before it were: it may be the same pipe.
    case inTurn

    init(
        _ spec: SpecInput, _ settings: SpecRun.Settings, _ input: Descriptor, isAlone: Bool,
        _ make: (SourceFile, CheckOptions) -> Made
    ) {
        guard let options = settings.options(of: spec) else {
            self = .skipped
            return
        }
        do {
            let (source, version) = try spec.read(limit: options.limits.input, input, isAlone: isAlone)
            self = .made(make(source, options), source, version)
        } catch {
            self = .failed(error)
        }
    }

    var isToCome: Bool { if case .inTurn = self { true } else { false } }

    /// Whether the spec is what it was.
    func isStillRight(for input: SpecInput) -> Bool {
        guard case .made(_, _, let version?) = self, input.isFile else { return true }
        return (try? FileVersion(of: input.path)) == version
    }

    /// Bytes that it keeps; the texts are most of it.
    var size: Int {
        guard case .made(_, let source, _) = self else { return 0 }
        return source.bytes.count
    }
}
