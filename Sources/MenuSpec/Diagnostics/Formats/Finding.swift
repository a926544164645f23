/// A diagnostic with what reports of all forms say of it.
struct Finding {
    let diagnostic: Diagnostic
    let map: SourceMap
    /// What is the same in the next run, also when lines above came or went, and of no other finding of the run.
    let fingerprint: String

    var start: SourceMap.Position { map.position(at: diagnostic.range.lowerBound) }
    var end: SourceMap.Position { map.endPosition(of: diagnostic.range) }

    /// The message, and what would mend it.
    var advice: String {
        diagnostic.message + (diagnostic.fix.map { "; fix: \($0.title)" } ?? "")
    }

    /// The findings of a file. Where more of a rule was found than is told, the last says how many.
    static func all(of spec: CheckedSpec) -> [Finding] {
        guard !spec.diagnostics.isEmpty else { return [] }
        let map = SourceMap(spec.source)
        var seen: [String: Int] = [:]
        var left = spec.omitted
        var findings: [Finding] = []
        for diagnostic in spec.diagnostics.reversed() {
            var diagnostic = diagnostic
            if let count = left.removeValue(forKey: diagnostic.rule) {
                diagnostic.message += " (\(count) more of this rule are not listed)"
            }
            findings.append(Finding(diagnostic: diagnostic, map: map, fingerprint: ""))
        }
        return findings.reversed().map { finding in
            let identity = finding.identity
            let number = seen[identity, default: 0]
            seen[identity] = number + 1
            return Finding(
                diagnostic: finding.diagnostic, map: map, fingerprint: Self.hash("\(identity)\0\(number)"))
        }
    }

    /// The rule, the file and the line's own text.
    private var identity: String {
        let line = map.source.bytes[map.content(ofLine: start.line)]
        let text = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return "\(diagnostic.rule)\0\(map.source.path)\0\(text.joined(separator: " "))"
    }

    /// 128 bits in hexadecimal digits.
    private static func hash(_ text: String) -> String {
        ["", "\0"].map { prefix in
            var hash = XXHash64()
            var text = prefix + text
            text.withUTF8 { hash.update($0) }
            let digits = String(hash.value, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }
}
