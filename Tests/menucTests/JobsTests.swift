import Foundation
import Testing

@testable import menuc

/// Whatever the number of jobs, a run writes the same bytes.
@Suite struct JobsTests {
    let folder: TemporaryFolder
    private static let specs = [
        "menuSpec: 1\ndropdowns:\n  a: {title: A, options: [B, C]}\n",
        "menuSpec: 1\ndropdowns:\n  a: {title: A, rowHeight: 30, options: [no, \"B \"]}\n",
        "menuSpec: 1\ndropdowns:\n  a: {title: A, rowHieght: 48, options: [B]}\n",
        "menuSpec: 1\ndropdowns: [\n", "", "menuSpec: 2\n",
        "menuSpec: 1\ndropdowns:\n  a: {title: A, options: [\(Array(repeating: "no", count: 60).joined(separator: ", "))]}\n",
    ]

    /// 70 specs in 3 folders, one of which has a wrong configuration, and another its own; links to some of the specs, in
    /// front of them and behind them, and to nothing.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(".git/HEAD", "")
        for number in 0..<70 {
            try folder.write("s/\(number % 3)/n\(number).menu.yaml", Self.specs[number % Self.specs.count])
        }
        try folder.write("s/1/menuc.yml", "menuc: 1\nrules: {yaml-trap: error}\n")
        try folder.write("s/2/menuc.yml", "menuc: 1\nnonsense: 1\n")
        for number in [1, 2, 6, 13] {
            try folder.link("s/0/a\(number).menu.yaml", to: "../\(number % 3)/n\(number).menu.yaml")
            try folder.link("s/1/z\(number).menu.yaml", to: "../\(number % 3)/n\(number).menu.yaml")
        }
        try folder.link("s/0/gone.menu.yaml", to: "nowhere")
    }

    private struct Outcome: Equatable {
        let status: Int32
        let output: String
        let error: String
        let files: [String: String]
    }

    private func outcome(_ arguments: [String], jobs: Int) throws -> Outcome {
        let work = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: folder.path, toPath: work.url("w").path)
        let run = try launch(
            try menucPath, arguments + ["--jobs", "\(jobs)"], in: work.url("w"), input: Self.specs[1])
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: work.url("w").path) {
            files[name] = (try? work.read("w/\(name)")) ?? ""
        }
        return Outcome(status: run.status, output: run.output, error: run.error, files: files)
    }

    @Test(arguments: [
        ["check"], ["check", "s/0", "--strict", "-", "s/0/n0.menu.yaml", "nowhere.yaml"],
        ["check", "--format", "json"], ["check", "--format", "sarif", "--format", "gitlab=g.json"],
        ["check", "--format", "junit", "--format", "text"], ["check", "--rule", "yaml-trap=off"],
        ["check", "--fix", "s/0", "s/1"], ["check", "--fix", "s/1", "s/0", "--format", "github"],
        ["check", "--fix", "--dry-run", "--no-config"],
        ["check", "s/1/n1.menu.yaml", "s/0", "--write-baseline", "b.json", "--no-config"],
        ["fmt", "s/1", "s/0", "--verbose"], ["fmt", "--check", "--diff"],
        ["build", "--target", "json", "--output", "out"],
        ["build", "s/0", "--target", "swift", "--output", "-"],
    ])
    func allIsTheSame(_ arguments: [String]) throws {
        let one = try outcome(arguments, jobs: 1)
        // Something came out of it.
        #expect(!one.output.isEmpty || !one.error.isEmpty)
        for jobs in [2, 5] {
            let several = try outcome(arguments, jobs: jobs)
            #expect(several.status == one.status)
            #expect(several.output == one.output)
            #expect(several.error == one.error)
            #expect(several.files == one.files)
        }
    }

    /// The second name of a file was read long before the first was changed.
    @Test func aFileWithTwoNamesIsFixedOnce() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url("s/1").path)
        #expect(names.contains("z13.menu.yaml"))
        let run = try menuc("check", "s/0", "s/1", "--fix", "--no-config", "--jobs", "4", in: folder)
        let fixed = run.error.split(separator: "\n").filter { $0.contains(": fixed ") }
        #expect(fixed.filter { $0.hasSuffix(" in s/0/a13.menu.yaml") }.count == 1)
        #expect(fixed.filter { $0.hasSuffix(" in s/1/n13.menu.yaml") }.isEmpty)
        #expect(fixed.filter { $0.hasSuffix(" in s/1/z13.menu.yaml") }.isEmpty)
    }

    /// Pipes are read when all before them were: one writer may serve two of them, one after the other.
    @Test func pipesAreReadInTurn() throws {
        let pipes = ["one", "two"].map { folder.url($0).path }
        for pipe in pipes { try #require(mkfifo(pipe, 0o600) == 0) }
        Thread.detachNewThread {
            for (index, pipe) in pipes.enumerated() {
                let text = Data(Self.specs[index * 2].utf8)
                try? FileHandle(forWritingTo: URL(fileURLWithPath: pipe)).write(contentsOf: text)
            }
        }
        let run = try menuc(["check", "s/0"] + pipes + ["--jobs", "4", "--no-config"], in: folder)
        #expect(!run.error.contains("\(pipes[0]):"))
        #expect(run.error.contains("\(pipes[1]):3:17: error: a dropdown has no key 'rowHieght'"))
    }

    /// As deep as a limit can be set, on the stack of another thread.
    @Test func deepSpecsFit() throws {
        let levels = 512
        let nested =
            "menuSpec: 1\nx: " + String(repeating: "[", count: levels - 1)
            + String(repeating: "]", count: levels - 1) + "\n"
        try folder.write("deep/deep.menu.yaml", nested)
        for number in 0..<12 { try folder.write("deep/d\(number).menu.yaml", Self.specs[0]) }
        for command in ["check", "fmt"] {
            let run = try menuc(
                command, "deep", "--limit", "nesting=512", "--jobs", "2", in: folder)
            #expect(run.status == (command == "check" ? 1 : 0))
        }
    }

    @Test(arguments: ["0", "-1", "-0", "257", "two", "2.5", "1e2", "99999999999999999999", "٢", "+2"])
    func numbersThatMakeNoSense(_ value: String) {
        let message = "--jobs takes a whole number from 1 to 256, not '\(value)'"
        for arguments in [["--jobs", value], ["--jobs=\(value)"]] {
            do {
                _ = try ArgumentParser.parse((["check"] + arguments).map { FilePath($0) })
                Issue.record("accepted")
            } catch {
                #expect(String(decoding: error.text.utf8, as: UTF8.self) == "menuc check: \(message)\n")
            }
        }
    }

    @Test func aMissingNumber() {
        #expect(
            throws: UsageError(
                .check, "--jobs needs a value: --jobs a whole number from 1 to 256")
        ) {
            try ArgumentParser.parse(["check", "--jobs", "--strict"].map { FilePath($0) })
        }
    }
}
