import Foundation
import Testing

/// A run of the built command, as a shell would do it.
struct MenucRun {
    let status: Int32
    let output: String
    let error: String
    /// Whether it ended by itself and not by a signal.
    var isExit = true
}

/// Runs the built command.
///
/// - Parameters:
///   - folder: The current folder of the run.
///   - input: Its standard input.
///   - environment: What to put into its environment besides what this process has.
func menuc(
    _ arguments: String..., in folder: TemporaryFolder? = nil, input: String = "",
    environment: [String: String] = [:]
) throws -> MenucRun {
    try menuc(arguments, in: folder, input: input, environment: environment)
}

/// Runs the built command with a list of arguments.
func menuc(
    _ arguments: [String], in folder: TemporaryFolder? = nil, input: String = "",
    environment: [String: String] = [:]
) throws -> MenucRun {
    let run = try launch(
        try menucPath, arguments, in: folder?.url, input: input, environment: environment)
    try #require(run.isExit)
    return run
}

/// Runs any program to its end.
func launch(
    _ path: String, _ arguments: [String], in folder: URL? = nil, input: String = "",
    environment: [String: String] = [:]
) throws -> MenucRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    // Files and not pipes: nothing here can then wait for anything.
    let files = try TemporaryFolder()
    try files.write("in", input)
    try files.write("out", "")
    try files.write("err", "")
    process.standardInput = try FileHandle(forReadingFrom: files.url("in"))
    process.standardOutput = try FileHandle(forWritingTo: files.url("out"))
    process.standardError = try FileHandle(forWritingTo: files.url("err"))
    try process.run()
    process.waitUntilExit()
    return MenucRun(
        status: process.terminationStatus, output: try files.read("out"), error: try files.read("err"),
        isExit: process.terminationReason == .exit)
}

/// Where the package manager puts the command: beside the tests.
var menucPath: String {
    get throws {
        #if os(macOS)
            let bundle = try #require(Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") })
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("menuc").path
        #else
            return Bundle.main.bundleURL.appendingPathComponent("menuc").path
        #endif
    }
}

/// A folder of a test's own, which goes with the value.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "menuc-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    func url(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// Writes a file, and makes the folders that it is in.
    func write(_ name: String, _ content: String) throws {
        try FileManager.default.createDirectory(
            at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: url(name))
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
    }

    /// The names in the folder, hidden ones too, sorted.
    func names(in name: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(name).path).sorted()
    }

    /// The names of what is not hidden, as outputs are, sorted.
    func outputs(in name: String = "out") throws -> [String] {
        try names(in: name).filter { !$0.hasPrefix(".") }
    }

    /// All that is in a folder and below, each with what changes when it is written or replaced.
    func state(of name: String = ".") throws -> [String: [String]] {
        let all = try FileManager.default.subpathsOfDirectory(atPath: url(name).path) + [""]
        return try Dictionary(
            uniqueKeysWithValues: all.map { path in
                let attributes = try FileManager.default.attributesOfItem(
                    atPath: url(name).appendingPathComponent(path).path)
                return (
                    path,
                    [FileAttributeKey.systemFileNumber, .modificationDate, .size, .type].map {
                        "\(attributes[$0] ?? "")"
                    }
                )
            })
    }

    func delete(_ name: String) throws {
        try FileManager.default.removeItem(at: url(name))
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: target)
    }

    /// The number of a file, which a new file in its place does not have.
    func fileNumber(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url(name).path)
        return try #require(attributes[.systemFileNumber] as? Int)
    }
}
