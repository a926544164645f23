import Foundation
import TestTools

/// The UIKit views, compiled against the headless UIKit, and what drives them.
enum Views {
    static let runtime = Shims.root.appendingPathComponent("Sources/MenuRuntime")
    static let uikit = Shims.root.appendingPathComponent("Sources/MenuUIKit")

    private static let made = Result {
        let folder = Shims.root.appendingPathComponent("build/views")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
            ], options: ["-I", folder.path, "-L", folder.path, "-lMenuRuntime"], to: executable)
        let run = try Shims.run(executable.path, [Shims.root.path])
        if !run.succeeded { throw Shims.Failure(run.output + run.error) }
        return run.output.split(separator: "\n").map(String.init)
    }
}
