import Testing

@testable import MenuSpec

/// A file for a test, and the ranges of what stands in it.
struct Sample {
    let source: SourceFile

    init(_ text: String, path: String = "a.menu.yaml") {
        source = SourceFile(path: path, bytes: Array(text.utf8))
    }

    init(_ bytes: [UInt8], path: String = "a.menu.yaml") {
        source = SourceFile(path: path, bytes: bytes)
    }

    /// The bytes of the first place where a text stands.
    func range(of text: String) throws -> Range<Int> {
        let wanted = Array(text.utf8)
        let start = try #require(
            (0...max(0, source.bytes.count - wanted.count)).first {
                source.bytes[$0...].starts(with: wanted)
            })
        return start..<start + wanted.count
    }

    func checked(_ diagnostics: [Diagnostic], omitted: [String: Int] = [:]) -> CheckedSpec {
        let errors = diagnostics.count { $0.severity == .error }
        return CheckedSpec(
            source: source, diagnostics: diagnostics, omitted: omitted,
            errorCount: errors + omitted.values.reduce(0, +), warningCount: diagnostics.count - errors,
            document: nil)
    }

    func text(_ diagnostics: Diagnostic..., isColored: Bool = false) -> String {
        print(TextPrinter(isColored: isColored), [checked(diagnostics)])
    }
}

/// What a printer writes of some files.
func print(_ printer: some DiagnosticPrinter, _ specs: [CheckedSpec]) -> String {
    var printer = printer
    var bytes: [UInt8] = []
    for spec in specs { printer.add(spec, to: &bytes) }
    printer.finish(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
}

extension Diagnostic {
    static func error(
        _ message: String, _ range: Range<Int>, notes: [Note] = [], fix: FixIt? = nil
    ) -> Diagnostic {
        Diagnostic(rule: "value", severity: .error, message: message, range: range, notes: notes, fix: fix)
    }
}
