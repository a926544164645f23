import Foundation
import MenuBackends
import MenuSpec
import TestTools

/// The views of both front-ends, compiled against the headless UIKit and SwiftUI, and what drives them.
enum Views {
    static let runtime = Shims.root.appendingPathComponent("Sources/MenuRuntime")
    static let uikit = Shims.root.appendingPathComponent("Sources/MenuUIKit")
    static let swiftui = Shims.root.appendingPathComponent("Sources/MenuSwiftUI")

    private static let made = Result {
        let folder = Shims.root.appendingPathComponent("build/views")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("traces"), withIntermediateDirectories: true)
        return folder
    }

    /// Where the runtime is, as a module for either form of the headless UIKit.
    static let compiledRuntime = Result {
        let folder = try made.get()
        try Shims.succeed(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "6", "-Onone", "-parse-as-library", "-module-name", "MenuRuntime",
                "-emit-library", "-static", "-emit-module", "-emit-module-path",
                folder.appendingPathComponent("MenuRuntime.swiftmodule").path, "-o",
                folder.appendingPathComponent("libMenuRuntime.a").path,
            ] + Shims.files([runtime]))
        return folder
    }

    /// What the checks of UIKitChecks printed.
    static let uikitChecks = Result { try run("UIKitChecks", of: uikit) }
    /// What the checks of SwiftUIChecks printed.
    static let swiftUIChecks = Result { try run("SwiftUIChecks", of: swiftui, libraries: ["-lSwiftUI"]) }

    /// What was wrong with each check, by name; nothing with most.
    static func results(_ lines: Result<[String], any Error>) -> [String: String] {
        Dictionary(
            ((try? lines.get()) ?? []).map { line in
                if line.hasPrefix("ok ") { return (String(line.dropFirst(3)), "") }
                return (String(line.dropFirst(7).prefix { $0 != "\t" }), line)
            }, uniquingKeysWith: { $1 })
    }

    private static func run(_ checks: String, of views: URL, libraries: [String] = []) throws -> [String] {
        let folder = try compiledRuntime.get()
        let executable = folder.appendingPathComponent(checks)
        let tests = Shims.root.appendingPathComponent("Tests")
        try Shims.compile(
            "ViewChecks",
            [
                views, tests.appendingPathComponent("ViewTests/\(checks)"),
                tests.appendingPathComponent("Shims/Checks/Recorder.swift"),
                tests.appendingPathComponent("TestTools/Trace.swift"),
            ], options: ["-I", folder.path, "-L", folder.path, "-lMenuRuntime"] + libraries, to: executable)
        try compileTraces(to: folder.appendingPathComponent("traces"))
        let run = try Shims.run(executable.path, [Shims.root.path])
        if !run.succeeded { throw Shims.Failure(run.output + run.error) }
        return run.output.split(separator: "\n").map(String.init)
    }

    /// Has the specs of traces beside each other as JSON, which the checks can read.
    private static func compileTraces(to folder: URL) throws {
        let traces = Shims.root.appendingPathComponent("Tests/Traces")
        for name in try FileManager.default.contentsOfDirectory(atPath: traces.path)
        where name.hasSuffix(".trace") {
            let text = try String(contentsOf: traces.appendingPathComponent(name), encoding: .utf8)
            let trace = try Trace(text, root: Shims.root)
            let checked = CheckedSpec(checking: SourceFile(path: trace.path, bytes: Array(trace.spec.utf8)))
            guard let document = checked.document else { throw Shims.Failure(name) }
            let json = folder.appendingPathComponent(name.replacingOccurrences(of: ".trace", with: ".json"))
            try Data(Target.json.text(of: document)).write(to: json)
        }
    }
}
