/// Writes diagnostics as JUnit's XML report: a suite for each file, and in it a case for each finding, or one that passed.
///
/// Errors are failures; warnings are where they make a run fail, and else cases that passed with something to say.
public struct JUnitPrinter: DiagnosticPrinter {
    private let warningsFail: Bool
    private var hasBegun = false

    public init(warningsFail: Bool = false) {
        self.warningsFail = warningsFail
    }

    public mutating func add(_ spec: CheckedSpec, to output: inout [UInt8]) {
        begin(&output)
        let findings = Finding.all(of: spec)
        let path = XMLText(spec.source.plainPathBytes)
        let failures = findings.count { fails($0) }
        var writer = XMLWriter()
        writer.tag(
            1, "testsuite",
            [
                ("name", path), ("tests", XMLText(String(max(1, findings.count)))),
                ("failures", XMLText(String(failures))), ("errors", XMLText("0")),
            ])
        if findings.isEmpty {
            writer.tag(2, "testcase", [("classname", path), ("name", XMLText("menuc"))], isEmpty: true)
        }
        for finding in findings {
            let start = finding.start
            let place = "\(start.line):\(start.column)"
            writer.tag(
                2, "testcase",
                [("classname", path), ("name", XMLText("\(finding.diagnostic.rule) at \(place)"))])
            let text = "\(place): \(finding.diagnostic.severity.rawValue): \(finding.advice)"
            if fails(finding) {
                writer.tag(
                    3, "failure",
                    [
                        ("type", XMLText(finding.diagnostic.rule)),
                        ("message", XMLText(finding.diagnostic.message)),
                    ])
                writer.line(4, XMLText(text))
                writer.end(3, "failure")
            } else {
                writer.tag(3, "system-out", [])
                writer.line(4, XMLText(text))
                writer.end(3, "system-out")
            }
            writer.end(2, "testcase")
        }
        writer.end(1, "testsuite")
        output += writer.utf8
    }

    public mutating func finish(to output: inout [UInt8]) {
        begin(&output)
        output += "</testsuites>\n".utf8
    }

    private func fails(_ finding: Finding) -> Bool { finding.diagnostic.severity == .error || warningsFail }

    private mutating func begin(_ output: inout [UInt8]) {
        guard !hasBegun else { return }
        hasBegun = true
        output += "\(XMLWriter.declaration)<testsuites name=\"menuc\">\n".utf8
    }
}
