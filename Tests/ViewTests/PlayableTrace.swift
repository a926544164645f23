import Foundation
import MenuRuntime
import MenuSpec
import TestTools

/// A trace with its spec checked, and what is to be seen at each of its steps.
struct PlayableTrace: Sendable {
    let name: String
    /// What the spec's file is called among those of all traces: its namespace comes from it, where it names none.
    let file: String
    let document: MenuDocument
    let swiftChoices: SwiftChoices
    let script: TraceScript
    /// What to see of each menu at the start and after each event; those without a line are as they were.
    let expected: [[SeenMenu]]

    static let all = Result {
        let folder = Shims.root.appendingPathComponent("Tests/Traces")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".trace") }
            .map { file in
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                return try PlayableTrace(String(file.dropLast(6)), text)
            }
    }

    init(_ name: String, _ text: String) throws {
        let trace = try Trace(text, root: Shims.root)
        self.name = name
        file = "trace-\(name).menu.yaml"
        let checked = CheckedSpec(checking: SourceFile(path: file, bytes: Array(trace.spec.utf8)))
        guard let document = checked.document else {
            throw Shims.Failure("\(name): \(checked.diagnostics.map(\.message))")
        }
        self.document = document
        swiftChoices = checked.swiftChoices
        let menus = trace.menus.split(separator: ",").map(String.init)
        let events = trace.steps.map { step in
            let parts = step.event.split(separator: ":", maxSplits: 1).map(String.init)
            return menus.count > 1
                ? TraceScript.Event(menu: parts[0], text: parts[1])
                : TraceScript.Event(menu: menus[0], text: step.event)
        }
        script = TraceScript(name: name, menus: menus, events: events)
        var shown: [String: SeenMenu] = [:]
        expected = try ([trace.start] + trace.steps.map(\.lines)).map { lines in
            for id in shown.keys { shown[id]!.told = [] }
            for line in try lines.map({ try TraceLine($0) }) {
                let id = line.menu ?? menus[0]
                shown[id] = try Self.seen(line, id, in: document)
            }
            return menus.compactMap { shown[$0] }
        }
    }

    private static func seen(_ line: TraceLine, _ id: String, in document: MenuDocument) throws -> SeenMenu {
        if let dropdown = document.dropdowns.first(where: { $0.id == id }) {
            return SeenMenu(line, of: dropdown)
        }
        if let tree = document.sectionTrees.first(where: { $0.id == id }) { return SeenMenu(line, of: tree) }
        throw Shims.Failure("no menu \(id)")
    }
}
