import Foundation
import Testing

/// The shims, compiled once for all tests of this module, and what runs and compiles against them.
enum Shims {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let sources = root.appendingPathComponent("Tests/Shims")

    struct Run {
        let succeeded: Bool
        let output: String
        let error: String
    }

    /// Where the compiled modules are.
    static let built = Result {
        let folder = root.appendingPathComponent("build/shims")
        let run = try Shims.run(root.appendingPathComponent("Tools/build-shims").path, [folder.path])
        try #require(run.succeeded, Comment(rawValue: run.error))
        return folder
    }

    /// The executable of Tests/Shims/Checks.
    static let checks = Result {
        let built = try Shims.built.get()
        let executable = built.appendingPathComponent("checks")
        let folder = sources.appendingPathComponent("Checks")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
        let run = try Shims.run(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "6", "-Onone", "-module-name", "ShimChecks", "-I", built.path,
                "-L", built.path, "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", built.path, "-o",
                executable.path,
            ] + files)
        try #require(run.succeeded, Comment(rawValue: run.error))
        return executable
    }

    static func run(_ executable: String, _ arguments: [String]) throws -> Run {
        // Files and not pipes: nothing here can then wait for anything.
        let files = (0..<2).map { _ in
            FileManager.default.temporaryDirectory.appendingPathComponent("menuc-shims-\(UUID().uuidString)")
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) {
            $1
        }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        return Run(
            succeeded: process.terminationReason == .exit && process.terminationStatus == 0,
            output: try String(contentsOf: files[0], encoding: .utf8),
            error: try String(contentsOf: files[1], encoding: .utf8))
    }

    /// Lines of a table, without comments, in columns.
    static func table(_ name: String) throws -> [[String]] {
        let url = sources.appendingPathComponent("data/\(name)")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
