/// Warnings that were there when a project began to look for them: a list in a file, by which a run tells old ones from
/// new ones.
///
/// An entry says which rule found something where in the menus of which file, and how often; not on which line.
public struct Baseline: Sendable {
    /// What an entry is about.
    public struct Key: Hashable, Comparable, Sendable {
        /// The spec's path, relative to the folder of the baseline.
        let file: String
        let rule: String
        let path: String

        public static func < (left: Key, right: Key) -> Bool {
            (left.file, left.rule, left.path) < (right.file, right.rule, right.path)
        }
    }

    private(set) var counts: [Key: Int] = [:]

    public init() {}

    /// How many warnings it lists.
    public var count: Int { counts.values.reduce(0, +) }

    /// Takes the warnings out of a spec that was checked with its findings located.
    ///
    /// - Parameter file: Its path, relative to the folder of the baseline.
    /// - Returns: What is left to report.
    public mutating func take(from spec: CheckedSpec, file: String) -> CheckedSpec {
        var hidden: [SuppressedDiagnostic] = []
        for diagnostic in spec.diagnostics where diagnostic.severity != .error {
            counts[Key(diagnostic, file: file), default: 0] += 1
            hidden.append(SuppressedDiagnostic(diagnostic, .external))
        }
        return spec.reporting(spec.diagnostics.filter { $0.severity == .error }, hiding: hidden)
    }

    /// The text of its file: JSON, sorted, an entry a line.
    public func render() -> [UInt8] {
        var text = Array("{\"menucBaseline\": 1, \"findings\": [".utf8)
        for (index, (key, count)) in counts.sorted(by: { $0.key < $1.key }).enumerated() {
            text += (index == 0 ? "\n  {\"file\": " : ",\n  {\"file\": ").utf8
            JSONText.appendString(key.file, to: &text)
            text += ", \"rule\": ".utf8
            JSONText.appendString(key.rule, to: &text)
            text += ", \"path\": ".utf8
            JSONText.appendString(key.path, to: &text)
            if count > 1 { text += ", \"count\": \(count)".utf8 }
            text += "}".utf8
        }
        return text + (counts.isEmpty ? "]}\n" : "\n]}\n").utf8
    }
}

extension Baseline.Key {
    init(_ diagnostic: Diagnostic, file: String) {
        self.init(file: file, rule: diagnostic.rule, path: diagnostic.menuPath ?? "")
    }
}
