import Foundation
import MenuRuntime
import MenuSpec
import Testing

@testable import MenuBackends
@testable import menuc

/// Runs a command in this process, with a checker and a target that need no menu language.
///
/// The first word of a file says what is found in it: `error`, `warning`, or else it is the namespace.
struct FakeRun {
    let status: RunStatus
    let output: String
    let error: String

    /// - Parameter arguments: Paths are to be absolute; the current folder is that of all tests.
    init(_ arguments: [String], input: String = "") throws {
        let files = try TemporaryFolder()
        try files.write("in", input)
        for name in ["out", "err"] { try files.write(name, "") }
        func open(_ name: String) throws -> Descriptor {
            try Descriptor.open(FilePath(files.url(name).path), name == "in" ? O_RDONLY : O_WRONLY)
        }
        let console = Console(input: try open("in"), output: try open("out"), error: try open("err"))
        defer {
            for descriptor in [console.input, console.output, console.error] { try? descriptor.close() }
        }
        guard case .run(let invocation) = try ArgumentParser.parse(arguments.map { FilePath($0) }) else {
            throw NotARun()
        }
        status =
            switch invocation.description.command {
            case .check: CheckCommand.run(invocation, console, checker: Self.check)
            case .build: BuildCommand.run(invocation, console, checker: Self.check, targets: [Self.target])
            default: throw NotARun()
            }
        output = try files.read("out")
        error = try files.read("err")
    }

    private struct NotARun: Error {}

    private static let target = Target(
        name: "json", summary: "", fileExtension: "menu.json",
        render: { input, _, take in
            Array("<\(input.document.namespace)>\n".utf8).withUnsafeBufferPointer(take)
        })

    private static let check: SpecRun.Checker = { source, options in
        let word = source.bytes.prefix { $0 > 0x20 }
        let text = String(decoding: word, as: UTF8.self)
        let severity = Severity(rawValue: text)
        let isTooLarge = source.bytes.count > options.limits.input
        let found = severity.map {
            Diagnostic(rule: "value", severity: $0, message: "found", range: 0..<word.count)
        }
        return CheckedSpec(
            source: source,
            diagnostics: isTooLarge
                ? [Diagnostic(rule: "limit", severity: .error, message: "too large", range: 0..<0)]
                : found.map { [$0] } ?? [],
            errorCount: isTooLarge || severity == .error ? 1 : 0,
            warningCount: severity == .warning ? 1 : 0,
            document: isTooLarge || severity == .error ? nil : MenuDocument(namespace: text))
    }
}
