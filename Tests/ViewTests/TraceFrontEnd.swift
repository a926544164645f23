import Foundation
import MenuBackends
import MenuRuntime
import MenuSpec
import TestTools
import Testing

/// A front-end that plays traces: the specs of all of them compiled to its target into one folder, its player beside
/// them, and all that compiled and run once.
struct TraceFrontEnd: Sendable, CustomTestStringConvertible {
    let target: Target
    /// The folder of the player's sources, in Tests/ViewTests.
    let player: String
    /// The modules that the player imports besides Foundation.
    let imports: [String]
    /// What the player is linked to besides the headless UIKit.
    var libraries: [String] = []
    /// How the registry makes the view of a menu: an expression in which `stage` is the player's.
    let make: @Sendable (_ menu: String, _ id: String, MenuDocument.Dropdown?) -> String
    /// The type of a view, in the registry.
    let viewType: String

    var testDescription: String { target.name }

    static let uikit = TraceFrontEnd(
        target: .uikit, player: "UIKitPlayer", imports: ["UIKit"],
        make: { menu, _, dropdown in
            var arguments: [String] = []
            if dropdown?.anchor == .view { arguments.append("on: stage.anchor()") }
            if let group = dropdown?.group { arguments.append("in: stage.group(\"\(group)\")") }
            return "\(menu).makeView(\(arguments.joined(separator: ", ")))"
        }, viewType: "UIView")

    static let swiftui = TraceFrontEnd(
        target: .swiftui, player: "SwiftUIPlayer", imports: ["SwiftUI"], libraries: ["-lSwiftUI"],
        make: { menu, id, dropdown in
            let namespace = menu.prefix { $0 != "." }
            let text = dropdown == nil ? "$0.text" : "$0.text(\(menu).menu)"
            let view =
                "\(menu).view(in: stage.states(of: \(namespace).document), "
                + "onMessage: { stage.hear(\(text), of: \"\(id)\") })"
            let anchor = dropdown?.anchor == .view ? " { Color.white.frame(width: 200, height: 50) }" : ""
            return "AnyView(\(view)\(anchor))"
        }, viewType: "AnyView")

    /// Plays all traces, and says what was to be seen: by trace, at the start and after each event, of each menu.
    func play(_ traces: [PlayableTrace]) throws -> [String: [[SeenMenu]]] {
        let folder = Shims.root.appendingPathComponent("build/views/\(player)")
        let sources = folder.appendingPathComponent("sources")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        for trace in traces {
            let input = Target.Input(trace.document, trace.swiftChoices, sourceName: trace.file)
            try Data(target.text(of: input)).write(
                to: sources.appendingPathComponent("\(trace.document.namespace).menu.swift"))
        }
        guard let runtime = target.runtime else { throw Shims.Failure("\(target.name) has no runtime") }
        var text: [UInt8] = []
        runtime.render { text += $0 }
        try Data(text).write(to: sources.appendingPathComponent(runtime.name))
        try Data(registry(traces).utf8).write(to: sources.appendingPathComponent("TraceViews.swift"))
        let tests = Shims.root.appendingPathComponent("Tests")
        let executable = folder.appendingPathComponent("player")
        try Shims.compile(
            "TracePlayer",
            [
                sources, tests.appendingPathComponent("ViewTests/\(player)"),
                tests.appendingPathComponent("TestTools/TraceScript.swift"),
            ], options: libraries, to: executable)
        let scripts = folder.appendingPathComponent("scripts.json")
        try JSONEncoder().encode(traces.map(\.script)).write(to: scripts)
        let run = try Shims.run(executable.path, [scripts.path])
        guard run.succeeded else { throw Shims.Failure(run.output + run.error) }
        return try JSONDecoder().decode([String: [[SeenMenu]]].self, from: Data(run.output.utf8))
    }

    /// Makes the views of each trace by name.
    private func registry(_ traces: [PlayableTrace]) -> String {
        var text = imports.map { "import \($0)\n" }.joined()
        text += "\n@MainActor let traceViews: [String: @MainActor (TraceStage) -> [\(viewType)]] = [\n"
        for trace in traces {
            let views = trace.script.menus.map { id in
                let dropdown = trace.document.dropdowns.first { $0.id == id }
                return make("\(trace.document.namespace).\(SwiftName.property(id))", id, dropdown)
            }
            text += "    \"\(trace.name)\": { stage in [\(views.joined(separator: ", "))] },\n"
        }
        return text + "]\n"
    }
}
