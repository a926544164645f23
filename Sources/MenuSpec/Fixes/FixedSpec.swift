/// A spec to which the safe fixes of its diagnostics were applied, as often as there were any.
public struct FixedSpec: Sendable {
    /// The file as it is now, checked as it was asked for.
    public let checked: CheckedSpec
    /// How many diagnostics were fixed.
    public let count: Int

    /// Fixing one thing may bring another to light, but not often: what goes on longer goes round in circles.
    private static let mostRounds = 10

    /// - Parameters:
    ///   - source: The file as it is.
    ///   - options: How it is checked.
    public init(fixing source: SourceFile, options: CheckOptions = CheckOptions()) {
        var thorough = options
        thorough.keepsAll = true
        var checked = CheckedSpec(checking: source, options: thorough)
        var count = 0
        for _ in 0..<Self.mostRounds {
            let fixes = Self.safeFixes(of: checked)
            guard !fixes.isEmpty else { break }
            let bytes = Self.applying(fixes, to: checked.source.bytes)
            let next = CheckedSpec(
                checking: SourceFile(pathBytes: source.pathBytes, bytes: bytes), options: thorough)
            // A fix that makes a mistake is none.
            guard (next.errorCount, next.warningCount) < (checked.errorCount, checked.warningCount) else {
                break
            }
            count += fixes.count
            checked = next
        }
        self.count = count
        self.checked = CheckedSpec(checking: checked.source, options: options)
    }

    /// The safe fixes in the order of the text, less those that would change what another changes.
    private static func safeFixes(of spec: CheckedSpec) -> [Diagnostic.FixIt] {
        var fixes: [Diagnostic.FixIt] = []
        var end = 0
        for fix in spec.diagnostics.compactMap(\.fix).filter(\.isSafe).sorted(by: { $0.start < $1.start }) {
            guard let first = fix.edits.first, let last = fix.edits.last, first.range.lowerBound >= end else {
                continue
            }
            end = last.range.upperBound
            fixes.append(fix)
        }
        return fixes
    }

    private static func applying(_ fixes: [Diagnostic.FixIt], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var offset = 0
        for edit in fixes.flatMap(\.edits) {
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.newText.utf8
            offset = edit.range.upperBound
        }
        return result + bytes[offset...]
    }
}

extension Diagnostic.FixIt {
    fileprivate var start: Int { edits.first?.range.lowerBound ?? 0 }
}
