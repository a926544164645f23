import MenuRuntime

/// What checking a spec gave.
public struct CheckedSpec: Sendable {
    public let source: SourceFile
    /// Sorted by line, column and rule; of each rule the first 50.
    public let diagnostics: [Diagnostic]
    /// What was found and is not reported, sorted alike; of each rule the first 50.
    public let suppressed: [SuppressedDiagnostic]
    /// For each rule that found more than is in `diagnostics`: how many more.
    public let omitted: [String: Int]
    /// Every error found, whether or not it is in `diagnostics`.
    public let errorCount: Int
    /// Every warning found, whether or not it is in `diagnostics`.
    public let warningCount: Int
    /// The compiled menus; nil where there is an error, and where none were asked for.
    public let document: MenuDocument?
    /// What the spec says to Swift alone.
    public let swiftChoices: SwiftChoices

    /// Reads and checks a spec.
    ///
    /// - Parameters:
    ///   - source: The file; its path gives the namespace where the spec names none.
    ///   - options: What the caller decides: limits.
    public init(checking source: SourceFile, options: CheckOptions = CheckOptions()) {
        var rules = options.rules
        if options.requireIds, rules[Rule.madeId.id] == nil { rules[Rule.madeId.id] = .warning }
        var sink = DiagnosticSink(
            settings: rules, kept: options.keepsAll ? Int.max : DiagnosticSink.usuallyKept)
        var document: MenuDocument?
        var swiftChoices = SwiftChoices()
        source.bytes.withUnsafeBufferPointer { bytes in
            do throws(ReadingFailure) {
                document = try Self.decode(bytes, path: source.path, options, &sink, &swiftChoices)
            } catch {
                sink.report(error)
            }
        }
        self.source = source
        diagnostics = sink.diagnostics
        suppressed = sink.suppressed.values.joined().sorted {
            ($0.diagnostic.range.lowerBound, $0.diagnostic.rule) < (
                $1.diagnostic.range.lowerBound, $1.diagnostic.rule
            )
        }
        omitted = sink.omitted
        errorCount = sink.count(.error)
        warningCount = sink.count(.warning)
        self.swiftChoices = swiftChoices
        self.document = errorCount == 0 && options.compiles ? document : nil
    }

    /// Text to tree to menus. The tree is a view over memory that lives as long as this call.
    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, _ options: CheckOptions,
        _ sink: inout DiagnosticSink, _ swiftChoices: inout SwiftChoices
    ) throws(ReadingFailure) -> MenuDocument? {
        let document = try withDecoder(
            of: bytes, limits: options.limits, rules: .standard, compiles: options.compiles, &sink
        ) { decoder in
            decoder.sink.suppressions = Suppressions(in: decoder.tree)
            decoder.platforms = options.platforms
            let document = decoder.spec(fileNamespace: fileNamespace(path: path))
            decoder.reportSuppressions()
            if options.locatesFindings {
                var paths = MenuPaths(decoder)
                decoder.sink.locate { paths.path(of: $0) }
            }
            swiftChoices = decoder.swiftChoices
            return document
        }
        if document == nil {
            sink.report(
                ReadingFailure(
                    .empty, at: 0..<0, "this file is empty; `menuc init` writes a spec to begin with"))
        }
        return document
    }

    /// Reads a file, and calls a body with a decoder for what is in it.
    ///
    /// - Returns: Nil where there is nothing in it.
    private static func withDecoder<Result>(
        of bytes: UnsafeBufferPointer<UInt8>, limits: Limits, rules: RuleSet, compiles: Bool,
        _ sink: inout DiagnosticSink, _ body: (inout SpecDecoder) -> Result
    ) throws(ReadingFailure) -> Result? {
        let reader = try YAMLReader(reading: bytes, limits: limits)
        sink.hasAliases = reader.hasAliases
        for finding in reader.findings { sink.report(finding) }
        guard reader.hasDocument, !reader.nodes.isEmpty else { return nil }
        let repeatedKeys = reader.repeatedKeys.pairs.sorted { $0.second < $1.second }
        return reader.withTree { tree in
            var decoder = SpecDecoder(tree: tree, sink: sink, rules: rules, compiles: compiles)
            decoder.reportRepeatedKeys(repeatedKeys)
            let result = body(&decoder)
            sink = decoder.sink
            return result
        }
    }

    /// What was found in a file that is no spec, but is written and described alike.
    ///
    /// - Parameter body: Decodes what is in it; not called where that is nothing, or cannot be read.
    init(decoding source: SourceFile, _ body: (inout SpecDecoder) -> Void) {
        var sink = DiagnosticSink()
        source.bytes.withUnsafeBufferPointer { bytes in
            do throws(ReadingFailure) {
                _ = try Self.withDecoder(
                    of: bytes, limits: Limits(), rules: RuleSet([]), compiles: true, &sink, body)
            } catch {
                sink.report(error)
            }
        }
        self.init(
            source: source, diagnostics: sink.diagnostics, omitted: sink.omitted,
            errorCount: sink.count(.error), warningCount: sink.count(.warning), document: nil)
    }
}

/// What a check may be told.
public struct CheckOptions: Sendable {
    /// How much is read before a spec is refused.
    public var limits = Limits()
    /// Whether to make the menus; a run that only wants diagnostics is faster without.
    public var compiles = true
    /// Whether every diagnostic is kept, and not only the first of each rule.
    public var keepsAll = false
    /// What is decided about rules.
    public var rules = RuleSettings()
    /// Whether ids that are made from titles are reported, unless `rules` decides about that.
    public var requireIds = false
    /// Whether to say of each finding that is kept where in the menus it is; it takes time.
    public var locatesFindings = false
    /// What a spec runs on that does not say so.
    var platforms = PlatformsDraft()

    public init() {}
}

extension DiagnosticSink {
    /// Takes what the reading found.
    fileprivate mutating func report(_ failure: ReadingFailure) {
        guard counts(failure.rule, at: failure.range) else { return }
        keep(
            Diagnostic(
                rule: failure.rule.id, severity: failure.rule.severity, message: failure.message,
                range: failure.range, notes: failure.notes, fix: failure.fix))
    }
}

extension SpecDecoder {
    /// Reports keys that stand twice in one mapping.
    fileprivate mutating func reportRepeatedKeys(_ pairs: [(second: YAMLTree.Index, first: YAMLTree.Index)]) {
        for pair in pairs {
            report(.duplicateKey, at: tree.range(pair.second)) { decoder, diagnostic in
                diagnostic.message =
                    "the key '\(decoder.quote(decoder.tree.resolve(pair.second)))' stands twice in this mapping; take one away"
                diagnostic.notes = [
                    Diagnostic.Note(message: "the first is here", range: decoder.tree.range(pair.first))
                ]
            }
        }
    }
}
