/// A configuration on its way.
struct ConfigurationDraft: Construct {
    var configuration = Configuration()

    static let table = FieldTable<ConfigurationDraft>(
        "configuration", "What a project checks, and how.",
        [
            .patterns(
                "specs", mayBeEmpty: false,
                default: "`*.menu.yaml` and `*.menu.yml` in and below the current folder",
                "what is checked when no path is given"
            ) { $0.configuration.specs = $1 }.nonEmpty,
            .patterns(
                "exclude", default: "`[]`", "what searches leave out; what is named is checked all the same"
            ) { $0.configuration.exclude = $1 },
            Field(
                "rules",
                .mapping(
                    of: .words(RuleSettings.Setting.allCases.map(\.rawValue)),
                    keys: .words(Rule.all.filter(RuleSettings.isSettable).map(\.id))),
                default: "{}", "how much a rule weighs; errors always are errors"
            ) { decoder, slot, draft in decoder.rules(slot) { draft.configuration.rules[$0.id] = $1 } },
            .construct("platforms", PlatformsDraft(), "what is true of specs that have no `platforms`") {
                draft, value, _ in draft.configuration.platforms = value
            },
            Field(
                "limits",
                .mapping(of: .integer(minimum: 0), keys: .words(Limits.all.map(\.name))),
                default: "{}", "how much of a spec is read, as with `--limit`"
            ) { decoder, slot, draft in decoder.limits(slot) { draft.configuration.limits.append(($0, $1)) }
            },
            .boolean("requireIds", default: "false", "whether every id must be written") { draft, value, _ in
                draft.configuration.requireIds = value
            },
        ])
}

extension Field {
    /// A list of patterns of paths.
    fileprivate static func patterns(
        _ name: String, mayBeEmpty: Bool = true, default defaultText: String, _ summary: String,
        set: @escaping Set<[PathPattern]>
    ) -> Field {
        Field(name, .list(.pattern), default: defaultText, summary) { decoder, slot, draft in
            guard decoder.tree[slot.value].kind == .sequence else {
                decoder.reportType(slot, .list(.pattern))
                return
            }
            var patterns: [PathPattern] = []
            decoder.forEachElement(of: slot.value) { decoder, entry in
                if let pattern = decoder.pattern(entry) { patterns.append(pattern) }
            }
            if !mayBeEmpty, decoder.tree[slot.value].count == 0 {
                decoder.report(
                    .empty, at: slot.value,
                    "there are no paths here; without 'specs', the current folder is searched")
            }
            set(&draft, patterns)
        }
    }
}

extension SpecDecoder {
    fileprivate mutating func pattern(_ slot: Slot) -> PathPattern? {
        guard let text = scalarText(slot, .pattern) else { return nil }
        do {
            return try PathPattern(String(decoding: text, as: UTF8.self))
        } catch {
            report(.value, at: slot.value, "'\(quote(slot.value))' \(error.rawValue)")
            return nil
        }
    }

    fileprivate mutating func rules(_ slot: Slot, set: (Rule, RuleSettings.Setting) -> Void) {
        let settings = RuleSettings.Setting.allCases
        forEachNamed(
            of: slot, Rule.all, \.id, "rule", ", and 'menuc explain' lists those that there are"
        ) {
            decoder, rule, entry in
            guard RuleSettings.isSettable(rule) else {
                decoder.report(
                    .value, at: entry.key ?? entry.value,
                    "'\(rule.id)' keeps specs from being compiled, and always is an error")
                return
            }
            if let index = decoder.word(entry, settings.map(\.rawValue)) { set(rule, settings[index]) }
        }
    }

    fileprivate mutating func limits(_ slot: Slot, set: (Limits.Entry, Int) -> Void) {
        let names = FieldType.alternatives(Limits.all.map { "'\($0.name)'" })
        forEachNamed(of: slot, Limits.all, \.name, "limit", "; it is one of \(names)") {
            decoder, limit, entry in
            guard let value = decoder.integer(entry, minimum: 0) else { return }
            guard value <= limit.maximum else {
                decoder.report(
                    .value, at: entry.value, "'\(limit.name)' takes at most \(limit.maximum), not \(value)")
                return
            }
            set(limit, value)
        }
    }

    /// Calls a body with each entry of a mapping whose keys are names of something known.
    private mutating func forEachNamed<Thing>(
        of slot: Slot, _ things: [Thing], _ name: (Thing) -> String, _ noun: String, _ advice: String,
        _ body: (inout SpecDecoder, Thing, Slot) -> Void
    ) {
        guard tree[slot.value].kind == .mapping else {
            report(.type, at: tree.range(slot.value)) { decoder, diagnostic in
                diagnostic.message =
                    "\(decoder.subject(slot)) takes a mapping from \(noun)s, not \(decoder.description(slot.value))"
            }
            return
        }
        forEachEntry(of: slot.value) { decoder, entry in
            guard let key = decoder.scalarKey(entry) else { return }
            let written = decoder.tree.string(key)
            if let thing = things.first(where: { name($0) == written }) {
                body(&decoder, thing, entry)
                return
            }
            decoder.report(.unknownKey, at: decoder.tree.range(key)) { decoder, diagnostic in
                diagnostic.message = "there is no \(noun) '\(decoder.quote(key))'"
                guard let meant = EditDistance.nearest(to: written, among: things.map(name)) else {
                    diagnostic.message += advice
                    return
                }
                diagnostic.message += "; did you mean '\(meant)'?"
                guard decoder.keyNode(meant, of: slot.value) == nil else { return }
                diagnostic.fix = decoder.replacement(of: key, with: meant)
            }
        }
    }
}
