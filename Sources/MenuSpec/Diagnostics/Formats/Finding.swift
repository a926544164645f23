/// A diagnostic with what reports of all forms say of it.
struct Finding {
    let diagnostic: Diagnostic
    let map: SourceMap
    /// By what it is known again in the next run, also when lines come and go, and when it is told in other words; no other
    /// finding of a run has it. 128 bits in hexadecimal digits; nothing where nobody asked.
    private(set) var fingerprint = ""
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
        return all(of: spec, SourceMap(spec.source))
    }

    private static func all(of spec: CheckedSpec, _ map: SourceMap) -> [Finding] {
        var left = spec.omitted
        var findings: [Finding] = []
        for diagnostic in spec.diagnostics.reversed() {
            var diagnostic = diagnostic
            if let count = left.removeValue(forKey: diagnostic.rule) {
                diagnostic.message += " (\(count) more of this rule are not listed)"
            }
            findings.append(Finding(diagnostic: diagnostic, map: map))
        }
        return findings.reversed()
    }

    /// The same with fingerprints. An identity is that of the first finding that has it; others have a number besides.
    ///
    /// - Parameter withSuppressed: Whether what was found and is not reported follows.
    static func identified(of spec: CheckedSpec, withSuppressed: Bool = false) -> [Finding] {
        guard !spec.diagnostics.isEmpty || withSuppressed && !spec.suppressed.isEmpty else { return [] }
        let map = SourceMap(spec.source)
        var findings = all(of: spec, map)
        // They always count, so that a finding stays what it is when it is suppressed, or another is.
        findings += spec.suppressed.map {
            Finding(diagnostic: $0.diagnostic, map: map, suppression: $0)
        }
        var seen: [[UInt8]: Int] = [:]
        let order = findings.indices.sorted {
            (findings[$0].offset, $0) < (findings[$1].offset, $1)
        }
        for index in order {
            let identity = findings[index].identity
            let number = seen[identity, default: 0]
            seen[identity] = number + 1
            findings[index].fingerprint = hash(identity + "\0\(number)".utf8)
        }
        return withSuppressed ? findings : Array(findings.prefix(spec.diagnostics.count))
    }

    private var offset: Int { diagnostic.range.lowerBound }

    /// The rule, the file, and where in the menus it is, as a baseline names it. Of what was found outside of menus, or
    /// before there were any, the line's own text.
    private var identity: [UInt8] {
        let path = diagnostic.menuPath ?? (diagnostic.range == 0..<0 ? "" : nil)
        return Array(diagnostic.rule.utf8) + [0] + map.source.plainPathBytes + [0]
            + (path.map { "path\0\($0)" } ?? "line\0\(lineText)").utf8
    }

    /// The text of the line on which it begins, any white space as one space; of a long line, where it begins.
    private var lineText: String {
        let line = map.source.bytes[map.content(ofLine: start.line)].prefix(4096)
        return String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    private static func hash(_ identity: [UInt8]) -> String {
        [[], [0]].map { (prefix: [UInt8]) in
            var hash = XXHash64()
            (prefix + identity).withUnsafeBufferPointer { hash.update($0) }
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
