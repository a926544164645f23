import Foundation
import TestTools

/// The views of both front-ends, compiled against the headless UIKit and SwiftUI, and what drives them.
enum Views {
    static let runtime = Shims.root.appendingPathComponent("Sources/MenuRuntime")
    static let uikit = Shims.root.appendingPathComponent("Sources/MenuUIKit")
    static let swiftui = Shims.root.appendingPathComponent("Sources/MenuSwiftUI")

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
            ], options: ["-I", folder.path, "-L", folder.path, "-lMenuRuntime"] + libraries, to: executable)
        let run = try Shims.run(executable.path, [Shims.root.path])
        if !run.succeeded { throw Shims.Failure(run.output + run.error) }
        return run.output.split(separator: "\n").map(String.init)
    }
}
