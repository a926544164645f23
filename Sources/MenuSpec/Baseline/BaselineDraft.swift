/// A baseline on its way.
struct BaselineDraft: Construct {
    var findings: [BaselineEntryDraft] = []

    static let table = FieldTable<BaselineDraft>(
        "baseline", "Warnings that were there before.",
        [
            Field("menucBaseline", .languageVersion, "the version of this form") { decoder, slot, _ in
                if let version = decoder.integer(slot, minimum: .min, type: .languageVersion), version != 1 {
                    decoder.reportValue(slot, .languageVersion)
                }
            }.required,
            Field("findings", .list(.construct("baseline entry")), "what was found") { decoder, slot, draft in
                guard decoder.tree[slot.value].kind == .sequence else {
                    decoder.reportType(slot, .list(.construct("baseline entry")))
                    return
                }
                decoder.forEachElement(of: slot.value) { decoder, entry in
                    let range = decoder.tree.range(entry.value)
                    if let finding = decoder.construct(entry, BaselineEntryDraft(range: range)) {
                        draft.findings.append(finding)
                    }
                }
            }.required,
        ])
}

/// An entry of a baseline on its way.
struct BaselineEntryDraft: Construct {
    let range: Range<Int>
    var file = ""
    var rule = ""
    var path = ""
    var count = 1

    init(range: Range<Int>) { self.range = range }

    static let table = FieldTable<BaselineEntryDraft>(
        "baseline entry", "What a rule found at one place of the menus.",
        [
            .text("file", role: .data, "the spec, relative to the baseline's folder") { $0.file = $1 }
                .required,
            Field("rule", .name(of: "rule"), "what was found") { decoder, slot, draft in
                guard let text = decoder.scalarText(slot, .name(of: "rule")) else { return }
                draft.rule = String(decoding: text, as: UTF8.self)
                if let rule = Rule.all.first(where: { $0.id == draft.rule }), rule.severity == .error {
                    decoder.report(
                        .value, at: slot.value, "'\(rule.id)' is an error, and a baseline has warnings alone")
                }
            }.required,
            .text("path", role: .data, "where in the menus") { $0.path = $1 },
            .integer("count", minimum: 1, default: "1", "how often") { draft, value, _ in draft.count = value
            },
        ])
}
