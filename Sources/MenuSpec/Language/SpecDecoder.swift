import MenuRuntime

/// Decodes the nodes of one file into menus, and reports what is wrong on the way.
///
/// The decoding of each construct stands with its table; here is what all share.
struct SpecDecoder {
    let tree: YAMLTree
    let rules: RuleSet
    var sink: DiagnosticSink
    /// The alias or merge through which what is being decoded is reached; nil where it stands in place.
    var use: YAMLTree.Index?
    /// The named styles of the file.
    var styles = StyleTable()
    /// Whether those are all that the author meant to define.
    var knowsStyles = true
    var platforms = PlatformsDraft()
    /// Finds ids and titles that stand twice, one list at a time.
    var index = TextIndex()
    /// What the author gave as `swiftName`, in the order met.
    var swiftNames: [String] = []
    /// What is said to Swift alone.
    var swiftChoices = SwiftChoices()
    /// The texts that the rules have looked at, in files with aliases.
    var lintedTexts: Set<YAMLTree.Index> = []
    /// Whether ids that are made from titles are reported.
    let reportsMadeIDs: Bool
    /// The first part of what menus are called that name no accessibility identifier; nil where it is not known.
    var namespace: String?
    /// The dropdowns, with the accessibility identifiers of those that name one.
    var menuIdentifiers: [MenuIdentifier] = []
    /// The looks that have been judged, each with what the menus that have them show.
    var judgedLooks: Set<Look> = []
    /// The colours that have been reported.
    var reportedColors: Set<YAMLTree.Index> = []
    /// What has been reported as missing, in files with aliases.
    var missingKeys: Set<MissingKey> = []
    /// Fields of a menu that stand where it cannot have them, and have been reported there: it does not lack them.
    var strayFields: Set<String> = []
    /// Whether menus are made, or only looked at.
    let compiles: Bool

    init(tree: YAMLTree, sink: DiagnosticSink, rules: RuleSet = .standard, compiles: Bool = true) {
        self.tree = tree
        self.sink = sink
        self.rules = rules
        self.compiles = compiles
        reportsMadeIDs = sink.looksFor(.madeId)
    }

    // MARK: Reporting

    /// Reports something at a range of the file, with a note where it is reached through an alias.
    ///
    /// - Parameter build: Fills in message, notes and fix; called only where the diagnostic will be shown, so
    ///   that it may take its time.
    mutating func report(
        _ rule: Rule, at range: Range<Int>, about: String = "", build: (SpecDecoder, inout Diagnostic) -> Void
    ) {
        guard sink.counts(rule, at: range, about: about) else { return }
        var diagnostic = Diagnostic(rule: rule.id, severity: rule.severity, message: "", range: range)
        build(self, &diagnostic)
        if let use {
            diagnostic.notes.append(Diagnostic.Note(message: "used here", range: tree.range(use)))
        }
        sink.keep(diagnostic)
    }

    /// Reports something at a node, in words that cost nothing to find.
    mutating func report(
        _ rule: Rule, at node: YAMLTree.Index, fix: Diagnostic.FixIt? = nil, _ message: String
    ) {
        report(rule, at: tree.range(node)) { _, diagnostic in
            diagnostic.message = message
            diagnostic.fix = fix
        }
    }

    /// Reports that a field got another kind of value than it takes.
    ///
    /// - Parameter fix: What would mend it, found only where the diagnostic is shown.
    mutating func reportType(
        _ slot: Slot, _ type: FieldType, fix: (SpecDecoder) -> Diagnostic.FixIt? = { _ in nil }
    ) {
        reportMisfit(.type, slot, type, fix)
    }

    /// Reports a value of the right kind that is not one of those accepted.
    mutating func reportValue(
        _ slot: Slot, _ type: FieldType, fix: (SpecDecoder) -> Diagnostic.FixIt? = { _ in nil }
    ) {
        reportMisfit(.value, slot, type, fix)
    }

    private mutating func reportMisfit(
        _ rule: Rule, _ slot: Slot, _ type: FieldType, _ fix: (SpecDecoder) -> Diagnostic.FixIt?
    ) {
        guard !tree[slot.value].flags.contains(.reported) else { return }
        report(rule, at: tree.range(slot.value)) { decoder, diagnostic in
            diagnostic.fix = fix(decoder)
            diagnostic.message =
                "\(decoder.subject(slot)) takes \(type.expectation), not \(decoder.description(slot.value))"
            if let advice = decoder.advice(on: slot.value, for: type) {
                diagnostic.message += advice.text
                diagnostic.fix = diagnostic.fix ?? advice.fix
            }
        }
    }

    /// The field that a message speaks of, quoted.
    func subject(_ slot: Slot) -> String {
        slot.key.map { "'\(quote($0))'" } ?? "an entry of this list"
    }

    /// A scalar's text for a message, cut where it is long.
    func quote(_ node: YAMLTree.Index) -> String { Self.shortened(tree.string(node)) }

    /// A text for a message, cut where it is long.
    static func shortened(_ text: String) -> String {
        text.unicodeScalars.count <= 60 ? text : String(text.unicodeScalars.prefix(57)) + "…"
    }

    /// What a node is, for a message.
    func description(_ node: YAMLTree.Index) -> String {
        switch tree[node].kind {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .alias: "an alias"
        case .plain where tree[node].count == 0: "nothing"
        case .plain: "'\(quote(node))'"
        case .singleQuoted, .doubleQuoted: "the quoted text \"\(quote(node))\""
        case .literal, .folded: "a block of text"
        }
    }

    // MARK: Constructs

    /// Decodes a mapping by its construct's table.
    ///
    /// - Parameters:
    ///   - mapping: The node, a mapping.
    ///   - draft: What the fields are put into.
    ///   - owner: The entry that the mapping is the value of, for where a missing key is reported.
    ///   - extraKeys: Keys that another form of the construct has, for "did you mean".
    ///   - ignored: A key of which all has been said.
    ///   - elsewhere: Fields that stand elsewhere and have been reported there.
    /// - Returns: The fields whose values are not known: misspelt, or with an error in them. What depends on
    ///   them is not judged.
    @discardableResult
    mutating func decode<Draft: Construct>(
        _ mapping: YAMLTree.Index, into draft: inout Draft, owner: Slot?, extraKeys: [String] = [],
        ignored: YAMLTree.Index? = nil, elsewhere: Set<String> = []
    ) -> Set<String> {
        let table = Draft.table
        var seen: UInt64 = 0
        var present: UInt64 = 0
        var misspelt = elsewhere
        // A field that should hold others and has nothing behind it, and whether its lack has been reported.
        var hollow: (key: YAMLTree.Index, isReported: Bool)?
        var unsettled: Set<String> = []
        forEachEntry(of: mapping) { decoder, slot in
            guard let key = decoder.scalarKey(slot) else { return }
            let text = decoder.tree.text(key)
            guard let ordinal = table.ordinal(text) else {
                if key == ignored { return }
                // The key is no part of what an alias behind it stands for.
                let use = decoder.use
                if let alias = slot.use, slot.key.map({ decoder.tree.next($0) }) == alias {
                    decoder.use = nil
                }
                defer { decoder.use = use }
                if text.starts(with: "x-".utf8) { return }
                // After one that stands too far left the next do so too, whatever they are like.
                if let field = hollow, field.isReported || !decoder.isMisspelt(key, table) {
                    if !field.isReported {
                        decoder.reportTooShallow(key, below: field.key)
                        misspelt.insert(decoder.tree.string(field.key))
                        hollow?.isReported = true
                    }
                    return
                }
                if let meant = decoder.reportUnknownKey(key, of: mapping, table, extraKeys) {
                    misspelt.insert(meant)
                }
                return
            }
            let bit = UInt64(1) << UInt64(ordinal)
            guard seen & bit == 0 else { return }
            seen |= bit
            let errorCount = decoder.sink.errorsRaised
            if table.decode(ordinal, slot, &decoder, &draft) {
                present |= bit
                hollow = nil
            } else {
                hollow =
                    decoder.sink.errorsRaised == errorCount
                        && decoder.isHollow(slot, table.fields[ordinal].type, in: mapping)
                    ? (key, false) : nil
            }
            if decoder.sink.errorsRaised != errorCount { unsettled.insert(table.fields[ordinal].name) }
        }
        if !misspelt.isEmpty { unsettled.formUnion(misspelt) }
        guard table.required & ~present != 0 else { return unsettled }
        for (ordinal, field) in table.fields.enumerated() where field.isRequired {
            guard present & (1 << UInt64(ordinal)) == 0, !misspelt.contains(field.name),
                misspelt.isDisjoint(with: extraKeys)
            else { continue }
            reportMissingKey(field.name, in: mapping, owner: owner, of: table.noun)
        }
        return unsettled
    }

    /// Whether a field is not there: nothing after the colon, or `null` and `~` where those are no text.
    @inline(__always)
    func isAbsent(_ slot: Slot, _ takesNull: Bool) -> Bool {
        // What is wrong with a value has been said: it is there.
        if tree[slot.value].flags.contains(.reported) { return false }
        return takesNull ? tree.isEmpty(slot.value) : tree.isNull(slot.value)
    }

    /// Whether a key is near one of a construct's.
    private func isMisspelt<Draft>(_ key: YAMLTree.Index, _ table: FieldTable<Draft>) -> Bool {
        EditDistance.nearest(to: tree.string(key), among: table.names) != nil
    }

    /// Whether a field has nothing behind it, though it holds fields or entries on lines of their own.
    private func isHollow(_ slot: Slot, _ type: FieldType, in mapping: YAMLTree.Index) -> Bool {
        tree.isEmpty(slot.value) && slot.use == nil && type.takesMapping
            && !tree[mapping].flags.contains(.flow)
    }

    /// The key of an entry, if it is a scalar; reports it otherwise.
    mutating func scalarKey(_ slot: Slot) -> YAMLTree.Index? {
        guard let key = slot.key else { return nil }
        let node = tree.resolve(key)
        if tree[node].kind.isScalar { return node }
        if !tree[node].flags.contains(.reported) {
            report(.type, at: node, "a key is a word, not \(description(node))")
        }
        return nil
    }

    /// Runs something inside an entry, so that diagnostics note the alias it is reached through.
    mutating func within<Result>(_ slot: Slot, _ body: (inout SpecDecoder) -> Result) -> Result {
        guard use == nil, let new = slot.use else { return body(&self) }
        use = new
        defer { use = nil }
        return body(&self)
    }
}

/// A key that a mapping lacks.
struct MissingKey: Hashable {
    let mapping: YAMLTree.Index
    let name: String
}
