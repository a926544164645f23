/// Writes diagnostics as Checkstyle's XML report, which many CI servers read.
public struct CheckstylePrinter: DiagnosticPrinter {
    private var hasBegun = false

    public init() {}

    public mutating func add(_ spec: CheckedSpec, to output: inout [UInt8]) {
        begin(&output)
        let findings = Finding.all(of: spec)
        var writer = XMLWriter()
        writer.tag(
            1, "file", [("name", XMLText(spec.source.plainPathBytes))], isEmpty: findings.isEmpty)
        for finding in findings {
            let start = finding.start
            writer.tag(
                2, "error",
                [
                    ("line", XMLText(String(start.line))), ("column", XMLText(String(start.column))),
                    ("severity", XMLText(finding.diagnostic.severity.rawValue)),
                    ("message", XMLText(finding.advice)),
                    ("source", XMLText("menuc." + finding.diagnostic.rule)),
                ], isEmpty: true)
        }
        if !findings.isEmpty { writer.end(1, "file") }
        output += writer.utf8
    }

    public mutating func finish(to output: inout [UInt8]) {
        begin(&output)
        output += "</checkstyle>\n".utf8
    }

    private mutating func begin(_ output: inout [UInt8]) {
        guard !hasBegun else { return }
        hasBegun = true
        output += "\(XMLWriter.declaration)<checkstyle version=\"4.3\">\n".utf8
    }
}
