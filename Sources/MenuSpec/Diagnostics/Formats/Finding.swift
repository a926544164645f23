/// A diagnostic with what reports of all forms say of it.
struct Finding {
    let diagnostic: Diagnostic
    let map: SourceMap
    /// What is the same in the next run, also when lines above came or went, and of no other finding of the run.
    private(set) var fingerprint: String
    /// Why it is not reported; nil where it is.
    var suppression: SuppressedDiagnostic?

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
        var left = spec.omitted
        var findings: [Finding] = []
        for diagnostic in spec.diagnostics.reversed() {
            var diagnostic = diagnostic
            if let count = left.removeValue(forKey: diagnostic.rule) {
                diagnostic.message += " (\(count) more of this rule are not listed)"
            }
            findings.append(Finding(diagnostic: diagnostic, map: map, fingerprint: ""))
        }
        return identified(findings.reversed())
    }

    /// What was found in a file and is not reported. It has no fingerprint of what is.
    static func suppressed(of spec: CheckedSpec) -> [Finding] {
        guard !spec.suppressed.isEmpty else { return [] }
        let map = SourceMap(spec.source)
        return identified(
            spec.suppressed.map {
                Finding(diagnostic: $0.diagnostic, map: map, fingerprint: "", suppression: $0)
            })
    }

    private static func identified(_ findings: [Finding]) -> [Finding] {
        var seen: [String: Int] = [:]
        return findings.map { finding in
            let identity = finding.identity
            let number = seen[identity, default: 0]
            seen[identity] = number + 1
            var finding = finding
            finding.fingerprint = hash("\(identity)\0\(number)")
            return finding
        }
    }

    /// The rule, the file and the line's own text.
    private var identity: String {
        let line = map.source.bytes[map.content(ofLine: start.line)]
        let text = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let kind = suppression.map { "\($0.kind.rawValue)\0" } ?? ""
        let path = String(decoding: map.source.plainPathBytes, as: UTF8.self)
        return "\(kind)\(diagnostic.rule)\0\(path)\0\(text.joined(separator: " "))"
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

extension SourceFile {
    /// The path less a `./` in front: servers compare it with the names of a repository's files.
    var plainPathBytes: [UInt8] {
        var path = pathBytes[...]
        while path.starts(with: "./".utf8) { path = path.dropFirst().drop { $0 == UInt8(ascii: "/") } }
        return path.isEmpty ? pathBytes : Array(path)
    }
}
