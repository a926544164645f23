import Foundation
import Testing

/// A page of `docs/` that is made from the sources, in whole or in marked parts.
///
/// A test compares the page with what the sources say. With `MENUC_UPDATE=1` in the environment it writes the
/// page instead, and passes.
struct Page {
    let url: URL

    /// - Parameter name: The file's name in `docs/`.
    init(_ name: String) {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        url = root.appendingPathComponent("docs").appendingPathComponent(name)
    }

    /// The page as it is; empty where there is none yet.
    var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

    /// Expects the page to be a text, or makes it so.
    func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let current = text
        guard current != expected else { return }
        if ProcessInfo.processInfo.environment["MENUC_UPDATE"] == "1" {
            try Data(expected.utf8).write(to: url)
            return
        }
        let lines = zip(current.split(separator: "\n"), expected.split(separator: "\n"))
        let (old, new) = lines.first { $0 != $1 } ?? ("", "")
        Issue.record(
            "docs/\(url.lastPathComponent) is stale; MENUC_UPDATE=1 swift test rewrites it. First: \(old) → \(new)",
            sourceLocation: sourceLocation)
    }

    /// The page with each part between `<!-- NAME -->` and `<!-- end -->` made anew.
    ///
    /// - Parameter part: The part of a name; nil where nothing is known by it, and the part stays.
    func replacingParts(_ part: (String) -> String?) -> String {
        var result: [Substring] = []
        var isReplacing = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "<!-- end -->" { isReplacing = false }
            if !isReplacing { result.append(line) }
            guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), line != "<!-- end -->",
                let content = part(String(line.dropFirst(5).dropLast(4)))
            else { continue }
            isReplacing = true
            result.append(Substring("\n" + content + "\n"))
        }
        return result.joined(separator: "\n")
    }

    /// The names of the page's made parts, in order.
    var partNames: [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("<!-- ") && $0 != "<!-- end -->" }
            .map { String($0.dropFirst(5).dropLast(4)) }
    }
}
