extension Rule {
    /// The lines of an example, cut where there are many.
    package static func excerpt(_ example: String) -> [String] {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
            String.init)
        guard lines.count > 24 else { return lines }
        return lines.prefix(16) + ["# … and \(lines.count - 16) more lines"]
    }

    /// What menuc says to the bad example, on one line.
    package var exampleReport: String? {
        let source = SourceFile(path: "example.menu.yaml", bytes: Array(bad.utf8))
        let checked = CheckedSpec(checking: source)
        guard let diagnostic = checked.diagnostics.first(where: { $0.rule == id }) else { return nil }
        let position = SourceMap(source).position(at: diagnostic.range.lowerBound)
        return "\(source.path):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
            + "\(diagnostic.message) [\(id)]"
    }
}
