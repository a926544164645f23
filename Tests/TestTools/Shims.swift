import Foundation

/// The headless UIKit of Tests/Shims, compiled once for all tests, and what is compiled and run against it.
package enum Shims {
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    package static let sources = root.appendingPathComponent("Tests/Shims")

    package struct Run: Sendable {
        package let succeeded: Bool
        package let output: String
        package let error: String
    }

    /// A command that should have succeeded, and what it said.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(_ description: String) { self.description = description }
    }

    /// Where the compiled modules are.
    package static let built = Result {
        let folder = root.appendingPathComponent("build/shims")
        try succeed(root.appendingPathComponent("Tools/build-shims").path, [folder.path])
        return folder
    }

    /// Compiles an executable that uses the shims, and finds them where they are.
    ///
    /// - Parameters:
    ///   - sources: Files, and folders of files.
    ///   - options: For the compiler, besides those that it takes to find UIKit.
    package static func compile(
        _ module: String, _ sources: [URL], options: [String] = [], to executable: URL
    ) throws {
        let built = try built.get().path
        try succeed(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "6", "-Onone", "-module-name", module, "-package-name", "menuc",
                "-I", built, "-L", built, "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", built, "-o",
                executable.path,
            ] + options + files(sources))
    }

    /// The Swift files in folders and below, and those named themselves, in order.
    package static func files(_ sources: [URL]) -> [String] {
        sources.flatMap { url in
            if url.pathExtension == "swift" { return [url.path] }
            let below = FileManager.default.subpaths(atPath: url.path) ?? []
            return below.filter { $0.hasSuffix(".swift") }.sorted().map {
                url.appendingPathComponent($0).path
            }
        }
    }

    /// Runs a command, and throws what it says if it fails.
    package static func succeed(_ executable: String, _ arguments: [String]) throws {
        let run = try run(executable, arguments)
        if !run.succeeded { throw Failure(run.output + run.error) }
    }

    package static func run(_ executable: String, _ arguments: [String]) throws -> Run {
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
}
