import MenuBackends
import MenuSpec

/// What libFuzzer calls with each input: reads, checks and compiles it, and stops where a promise is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSpec(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let checked = CheckedSpec(checking: SourceFile(path: "fuzz.menu.yaml", bytes: bytes))

    promise((checked.document == nil) == (checked.errorCount > 0), "either a document or an error")
    promiseDiagnostics(of: checked)
    var lint = CheckOptions()
    lint.compiles = false
    let linted = CheckedSpec(checking: checked.source, options: lint)
    promise(linted.diagnostics == checked.diagnostics, "what is found does not depend on what is made")
    if let document = checked.document {
        let json = Target.json.text(of: document)
        promise(String(validating: json, as: UTF8.self) != nil, "the JSON is UTF-8")
        var reader = JSONSyntax(bytes: json)
        promise(reader.isWellFormed(), "the JSON is well-formed")
        promise(json == Target.json.text(of: document), "the same document gives the same bytes")
    }
    return 0
}

private func promiseDiagnostics(of checked: CheckedSpec) {
    let length = checked.source.bytes.count
    let omitted = checked.omitted.values.reduce(0, +)
    let counted = checked.errorCount + checked.warningCount
    promise(checked.diagnostics.count + omitted == counted, "the counts are whole")

    var shown: [String: Int] = [:]
    for diagnostic in checked.diagnostics {
        shown[diagnostic.rule, default: 0] += 1
        promise(rules.contains(diagnostic.rule), "the rule '\(diagnostic.rule)' is in the language")
        promise(!diagnostic.message.isEmpty, "there is a message")
        promise(isInside(diagnostic.range, length), "the finding is inside the file")
        promise(diagnostic.notes.allSatisfy { isInside($0.range, length) }, "the notes are inside the file")
        var end = 0
        for edit in diagnostic.fix?.edits ?? [] {
            promise(isInside(edit.range, length), "the edit is inside the file")
            promise(edit.range.lowerBound >= end, "edits stand in order and do not overlap")
            end = edit.range.upperBound
        }
    }
    promise(shown.values.allSatisfy { $0 <= 50 }, "no rule is shown more than 50 times")
    promise(checked.omitted.keys.allSatisfy { shown[$0] == 50 }, "only what is over 50 is left out")
}

private func isInside(_ range: Range<Int>, _ length: Int) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= length
}

/// Stops the process, so that libFuzzer keeps the input.
private func promise(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { fatalError("broken promise: \(what())") }
}

private let rules = Set(Rule.all.map(\.id))
