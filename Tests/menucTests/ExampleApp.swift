import Foundation
import Testing

/// A copy of a package of `Examples`, to be changed and built.
struct ExampleApp {
    let name: String
    /// The copy.
    let folder: URL
    private let scratch: URL

    init(_ name: String) throws {
        self.name = name
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = FileManager.default
        // Not in the package that `swift test` has locked, and not in a folder of the system's: builds are slow.
        let place = root.appendingPathComponent("build/\(name)")
        folder = place.appendingPathComponent("app")
        scratch = place.appendingPathComponent("scratch")
        try? files.removeItem(at: folder)
        try? files.removeItem(at: scratch.appendingPathComponent("plugins/outputs"))
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let example = root.appendingPathComponent("Examples/\(name)")
        for part in ["Package.swift", "Sources"] {
            try files.copyItem(
                at: example.appendingPathComponent(part), to: folder.appendingPathComponent(part))
        }
        try edit("Package.swift") { $0.replacingOccurrences(of: "\"../..\"", with: "\"../../..\"") }
    }

    func edit(_ path: String, _ change: (String) -> String) throws {
        let before = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        let after = change(before)
        try #require(after != before, "nothing to change in \(path)")
        try write(path, after)
    }

    /// Has another plugin make the menus.
    func usePlugin(_ plugin: String) throws {
        try edit("Package.swift") { text in
            text.replacingOccurrences(
                of: #"name: "Menu\w+Plugin""#, with: "name: \"\(plugin)\"", options: .regularExpression)
        }
        // What the last one made would be counted.
        try? FileManager.default.removeItem(at: scratch.appendingPathComponent("plugins/outputs"))
    }

    func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    struct Build {
        let status: Int32
        /// Both outputs.
        let log: String

        func expectSuccess() {
            #expect(status == 0, "\(log)")
            #expect(!log.contains("MenuCompilerPlugin.swift:"), "the plugin has a warning: \(log)")
            #expect(!log.contains("SpecOutputs.swift:"), "the plugin has a warning: \(log)")
        }

        /// The plugin itself is named in every log, whether it is compiled or not.
        func expectNothingCompiled() {
            expectSuccess()
            for line in log.split(separator: "\n") where line.contains("Compiling") {
                #expect(line.contains("Compiling plugin Menu"))
            }
        }

        func expectFailure(_ message: String) {
            #expect(status == 1, "\(log)")
            #expect(log.contains(message), "\(log)")
        }
    }

    func build() throws -> Build {
        let run = try launch(
            "/usr/bin/env",
            ["swift", "build", "--package-path", folder.path, "--scratch-path", scratch.path])
        return Build(status: run.status, log: run.output + run.error)
    }

    /// What the built app prints.
    func run() throws -> String {
        let run = try launch(scratch.appendingPathComponent("debug/\(name)").path, [])
        try #require(run.status == 0, "\(run.error)")
        return run.output
    }

    /// The Swift files that the plugin has made, sorted.
    func generated() throws -> [URL] {
        let outputs = scratch.appendingPathComponent("plugins/outputs")
        return try FileManager.default.subpathsOfDirectory(atPath: outputs.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { outputs.appendingPathComponent($0) }
    }

    /// What changes when generated files or the app are written.
    func state() throws -> [String: String] {
        let files = try generated() + [scratch.appendingPathComponent("debug/\(name)")]
        return try Dictionary(
            uniqueKeysWithValues: files.map { file in
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
                let date = attributes[.modificationDate] as? Date
                return (
                    file.path,
                    "\(attributes[.systemFileNumber] ?? "") \(date?.timeIntervalSinceReferenceDate ?? 0)"
                )
            })
    }
}
