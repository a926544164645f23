import Foundation

/// A file of `Tests/Traces`; its README has the format.
package struct Trace {
    package var spec = ""
    /// What the spec's namespace comes from, where it names none.
    package var path = "trace.menu.yaml"
    package var menus = ""
    /// The lines of the start.
    package var start: [String] = []
    package var steps: [(event: String, lines: [String])] = []

    private struct Malformed: Error {
        let line: String
    }

    package init(_ text: String, root: URL) throws {
        for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
            if line.hasPrefix("    ") {
                spec += line.dropFirst(4) + "\n"
            } else if line.hasPrefix("spec: ") {
                path = String(line.dropFirst(6))
                spec = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            } else if line.hasPrefix("menus: ") {
                menus = String(line.dropFirst(7))
            } else if line.hasPrefix("> ") {
                steps.append((String(line.dropFirst(2)), []))
            } else if line.hasPrefix("{"), steps.isEmpty {
                start.append(line)
            } else if line.hasPrefix("{") {
                steps[steps.count - 1].lines.append(line)
            } else if line != "spec:" {
                throw Malformed(line: line)
            }
        }
    }
}
