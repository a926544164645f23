import Foundation
import Testing

extension Shims {
    /// The executable of Tests/Shims/SwiftUIChecks.
    static let swiftUIChecks = Result {
        let built = try Shims.built.get()
        let executable = built.appendingPathComponent("swiftui-checks")
        let folder = sources.appendingPathComponent("SwiftUIChecks")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
        let run = try Shims.run(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "6", "-Onone", "-module-name", "SwiftUIChecks", "-I", built.path,
                "-L", built.path, "-lSwiftUI", "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", built.path, "-o",
                executable.path, sources.appendingPathComponent("Checks/Recorder.swift").path,
            ] + files)
        try #require(run.succeeded, Comment(rawValue: run.error))
        return executable
    }
}
