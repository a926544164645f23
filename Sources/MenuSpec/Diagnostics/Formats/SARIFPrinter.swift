/// Writes diagnostics as SARIF 2.1.0, for code scanning and dashboards: one run, with the rules and their help, and for
/// each finding its region and its fix.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
public struct SARIFPrinter: DiagnosticPrinter {
    private let version: String
    private var hasBegun = false
    private var isFirst = true

    /// - Parameter version: Of the tool.
    public init(version: String) {
        self.version = version
    }

    public mutating func add(_ spec: CheckedSpec, to output: inout [UInt8]) {
        begin(&output)
        let artifact: JSONValue = ["uri": .string(URIText.reference(spec.source.plainPathBytes))]
        for finding in Finding.identified(of: spec, withSuppressed: true) {
            output += (isFirst ? "\n        " : ",\n        ").utf8
            isFirst = false
            output += JSONWriter.compact(Self.result(finding, artifact))
        }
    }

    public mutating func finish(to output: inout [UInt8]) {
        begin(&output)
        output += (isFirst ? "]\n    }\n  ]\n}\n" : "\n      ]\n    }\n  ]\n}\n").utf8
    }

    private mutating func begin(_ output: inout [UInt8]) {
        guard !hasBegun else { return }
        hasBegun = true
        output +=
            """
            {
              "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
              "version": "2.1.0",
              "runs": [
                {
                  "columnKind": "unicodeCodePoints",
                  "tool": {"driver": {"name": "menuc", "semanticVersion":
            """.utf8
        output += " ".utf8
        JSONText.appendString(version, to: &output)
        output += ", \"rules\": [".utf8
        for (index, rule) in Rule.all.enumerated() {
            output += (index == 0 ? "\n        " : ",\n        ").utf8
            output += JSONWriter.compact(Self.description(of: rule))
        }
        output += "\n      ]}},\n      \"results\": [".utf8
    }

    private static func description(of rule: Rule) -> JSONValue {
        [
            "id": .string(rule.id), "shortDescription": ["text": .string(rule.summary)],
            "fullDescription": ["text": .string(rule.rationale)],
            "help": ["text": .string("\(rule.summary) \(rule.rationale)")],
            "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
        ]
    }

    private static func result(_ finding: Finding, _ artifact: JSONValue) -> JSONValue {
        let diagnostic = finding.diagnostic
        var result: JSONValue = ["ruleId": .string(diagnostic.rule)]
        if let index = Rule.all.firstIndex(where: { $0.id == diagnostic.rule }) {
            result = result.adding(["ruleIndex": .number(Double(index))])
        }
        result = result.adding([
            "level": .string(diagnostic.severity.rawValue),
            "message": ["text": .string(diagnostic.message)],
            "locations": [location(diagnostic.range, finding.map, artifact)],
        ])
        if !diagnostic.notes.isEmpty {
            let related = diagnostic.notes.enumerated().map { index, note in
                JSONValue(dictionaryLiteral: ("id", .number(Double(index))))
                    .adding(location(note.range, finding.map, artifact))
                    .adding(["message": ["text": .string(note.message)]])
            }
            result = result.adding(["relatedLocations": .array(related)])
        }
        if let fix = diagnostic.fix {
            let replacements = fix.edits.map { edit -> JSONValue in
                [
                    "deletedRegion": region(edit.range, finding.map),
                    "insertedContent": ["text": .string(edit.newText)],
                ]
            }
            result = result.adding([
                "fixes": [
                    [
                        "description": ["text": .string(fix.title)],
                        "artifactChanges": [
                            ["artifactLocation": artifact, "replacements": .array(replacements)]
                        ],
                    ]
                ]
            ])
        }
        return result.adding([
            // Either all results of a run have it or none.
            "suppressions": .array(finding.suppression.map { [suppression($0)] } ?? []),
            "partialFingerprints": ["menuc/v1": .string(finding.fingerprint)],
        ])
    }

    private static func suppression(_ suppressed: SuppressedDiagnostic) -> JSONValue {
        let kind: JSONValue = ["kind": .string(suppressed.kind.rawValue)]
        return suppressed.justification.map { kind.adding(["justification": .string($0)]) } ?? kind
    }

    private static func location(
        _ range: Range<Int>, _ map: SourceMap, _ artifact: JSONValue
    ) -> JSONValue {
        ["physicalLocation": ["artifactLocation": artifact, "region": region(range, map)]]
    }

    /// Where something stands; a column behind the last is that of the end.
    private static func region(_ range: Range<Int>, _ map: SourceMap) -> JSONValue {
        let (start, end) = (map.position(at: range.lowerBound), map.endPosition(of: range))
        return [
            "startLine": .number(Double(start.line)), "startColumn": .number(Double(start.column)),
            "endLine": .number(Double(end.line)), "endColumn": .number(Double(end.column)),
        ]
    }
}
