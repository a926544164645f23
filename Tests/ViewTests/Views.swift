import Foundation
import MenuBackends
import MenuSpec
import TestTools

/// The UIKit views, compiled against the headless UIKit, and what drives them.
enum Views {
    static let runtime = Shims.root.appendingPathComponent("Sources/MenuRuntime")
    static let uikit = Shims.root.appendingPathComponent("Sources/MenuUIKit")

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
    static let lines = Result {
        let folder = try compiledRuntime.get()
        let executable = folder.appendingPathComponent("checks")
        let tests = Shims.root.appendingPathComponent("Tests")
        try Shims.compile(
            "ViewChecks",
            [
                uikit, tests.appendingPathComponent("ViewTests/UIKitChecks"),
                tests.appendingPathComponent("Shims/Checks/Recorder.swift"),
                tests.appendingPathComponent("TestTools/Trace.swift"),
            ], options: ["-I", folder.path, "-L", folder.path, "-lMenuRuntime"], to: executable)
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
