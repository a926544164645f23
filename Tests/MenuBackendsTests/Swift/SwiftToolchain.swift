import Foundation
import Testing

@testable import MenuBackends

/// A folder of Swift files that the toolchain's compiler is run on.
struct SwiftFolder: ~Copyable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "menuc-swift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ name: String, _ text: some Collection<UInt8>) throws {
        try Data(text).write(to: url.appendingPathComponent(name))
    }

    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    struct CompilerError: Error {}

    func writeRuntime() throws {
        var text: [UInt8] = []
        Target.swift.runtime?.render { text += $0 }
        try write("MenuRuntime.swift", text)
    }

    /// Compiles, and fails the test with what the compiler says if it says anything.
    func compile(_ arguments: [String], location: SourceLocation = #_sourceLocation) throws {
        let run = try run("/usr/bin/env", ["swiftc"] + arguments)
        guard run.status != 0 || !(run.error + run.output).isEmpty else { return }
        let said = String(decoding: run.error + run.output, as: UTF8.self).split(separator: "\n")
        let problems = said.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        Issue.record(
            "\((problems.isEmpty ? said : problems).prefix(20).joined(separator: "\n"))",
            sourceLocation: location)
        throw CompilerError()
    }

    /// Compiles what must not compile.
    ///
    /// - Returns: What the compiler says.
    func refusal(_ arguments: [String]) throws -> String {
        let run = try run("/usr/bin/env", ["swiftc"] + arguments)
        #expect(run.status != 0)
        return String(decoding: run.error + run.output, as: UTF8.self)
    }

    /// Runs a program with the folder as its working directory.
    func run(_ program: String, _ arguments: [String] = []) throws -> (
        status: Int32, output: Data, error: Data
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = url
        let (output, error) = (try file("stdout"), try file("stderr"))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = error
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try read("stdout"), try read("stderr"))
    }

    private func file(_ name: String) throws -> FileHandle {
        try write(name, "")
        return try FileHandle(forWritingTo: url.appendingPathComponent(name))
    }

    private func read(_ name: String) throws -> Data {
        try Data(contentsOf: url.appendingPathComponent(name))
    }
}
