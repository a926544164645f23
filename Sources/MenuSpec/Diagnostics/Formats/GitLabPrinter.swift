/// Writes diagnostics as a Code Quality report of GitLab's: a JSON array, an issue an element.
///
/// Source: docs.gitlab.com, "Code Quality report format".
public struct GitLabPrinter: DiagnosticPrinter {
    private var isFirst = true

    public init() {}

    public mutating func add(_ spec: CheckedSpec, to output: inout [UInt8]) {
        for finding in Finding.identified(of: spec) {
            output += (isFirst ? "[\n  " : ",\n  ").utf8
            isFirst = false
            let severity: JSONValue =
                switch finding.diagnostic.severity {
                case .error: "major"
                case .warning: "minor"
                }
            let (start, end) = (finding.start, finding.end)
            let issue: JSONValue = [
                "description": .string(finding.advice), "check_name": .string(finding.diagnostic.rule),
                "fingerprint": .string(finding.fingerprint), "severity": severity,
                "location": [
                    "path": .string(String(decoding: spec.source.plainPathBytes, as: UTF8.self)),
                    "positions": [
                        "begin": [
                            "line": .number(Double(start.line)), "column": .number(Double(start.column)),
                        ],
                        "end": ["line": .number(Double(end.line)), "column": .number(Double(end.column))],
                    ],
                ],
            ]
            output += JSONWriter.compact(issue)
        }
    }

    public mutating func finish(to output: inout [UInt8]) {
        output += (isFirst ? "[]\n" : "\n]\n").utf8
    }
}
