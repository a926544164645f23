/// Writes diagnostics as one JSON document, a diagnostic a line, for programs to read.
public struct JSONDiagnosticPrinter: DiagnosticPrinter {
    private var tally = DiagnosticTally()
    private var hasBegun = false
    private var isFirst = true

    public init() {}

    public mutating func add(_ spec: CheckedSpec, to output: inout [UInt8]) {
        begin(&output)
        tally.add(spec)
        guard !spec.diagnostics.isEmpty else { return }
        let map = SourceMap(spec.source)
        for diagnostic in spec.diagnostics {
            output += (isFirst ? "\n  " : ",\n  ").utf8
            isFirst = false
            Self.append(diagnostic, map, to: &output)
        }
    }

    public mutating func finish(to output: inout [UInt8]) {
        begin(&output)
        output += (isFirst ? "], " : "\n], ").utf8
        output +=
            "\"summary\": {\"files\": \(tally.files), \"errors\": \(tally.errors), \"warnings\": \(tally.warnings)"
            .utf8
        if !tally.omitted.isEmpty {
            output += ", \"omitted\": {".utf8
            for (index, rule) in tally.omitted.keys.sorted().enumerated() {
                if index > 0 { output += ", ".utf8 }
                JSONText.appendString(rule, to: &output)
                output += ": \(tally.omitted[rule, default: 0])".utf8
            }
            output += "}".utf8
        }
        output += "}}\n".utf8
    }

    private mutating func begin(_ output: inout [UInt8]) {
        guard !hasBegun else { return }
        hasBegun = true
        output += "{\"diagnostics\": [".utf8
    }

    private static func append(_ diagnostic: Diagnostic, _ map: SourceMap, to output: inout [UInt8]) {
        appendMember("{\"rule\": ", diagnostic.rule, to: &output)
        appendMember(", \"severity\": ", diagnostic.severity.rawValue, to: &output)
        appendMember(", \"message\": ", diagnostic.message, to: &output)
        output += ", \"path\": ".utf8
        JSONText.appendString(repairing: map.source.pathBytes, to: &output)
        output += ", ".utf8
        append(diagnostic.range, map, to: &output)
        output += ", \"notes\": [".utf8
        for (index, note) in diagnostic.notes.enumerated() {
            appendMember(index > 0 ? ", {\"message\": " : "{\"message\": ", note.message, to: &output)
            output += ", \"path\": ".utf8
            JSONText.appendString(repairing: map.source.pathBytes, to: &output)
            let position = map.position(at: note.range.lowerBound)
            output += ", \"line\": \(position.line), \"column\": \(position.column)}".utf8
        }
        output += "]".utf8
        if let fix = diagnostic.fix {
            appendMember(", \"fix\": {\"title\": ", fix.title, to: &output)
            output += ", \"edits\": [".utf8
            for (index, edit) in fix.edits.enumerated() {
                output += (index > 0 ? ", {" : "{").utf8
                append(edit.range, map, to: &output)
                appendMember(", \"newText\": ", edit.newText, to: &output)
                output += "}".utf8
            }
            output += "]}".utf8
        }
        output += "}".utf8
    }

    private static func appendMember(_ key: StaticString, _ value: String, to output: inout [UInt8]) {
        key.withUTF8Buffer { output.append(contentsOf: $0) }
        JSONText.appendString(value, to: &output)
    }

    private static func append(_ range: Range<Int>, _ map: SourceMap, to output: inout [UInt8]) {
        let start = map.position(at: range.lowerBound)
        let end = map.endPosition(of: range)
        output += "\"line\": \(start.line), \"column\": \(start.column), ".utf8
        output += "\"endLine\": \(end.line), \"endColumn\": \(end.column)".utf8
    }
}
