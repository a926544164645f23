import Foundation
import Testing

@testable import menuc

@Suite struct CheckTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The paths that a search of a folder finds, as diagnostics would show them.
    private func found(_ operands: String...) -> [String] {
        var configurations = Configurations()
        return SpecSearch(operands.map { FilePath($0) }, &configurations).inputs.map(\.path.text)
    }

    @Test func aFolderIsSearched() throws {
        for name in [
            "b.menu.yaml", "a.menu.yml", "a.yaml", "B.menu.yaml", ".hidden.menu.yaml", ".menu.yaml",
            "sub/x.menu.yaml", "sub/deep/y.menu.yaml", ".git/z.menu.yaml", "sub.menu.yaml/w.menu.yaml",
        ] {
            try folder.write(name, "A")
        }
        try folder.link("loop", to: ".")
        try folder.link("link.menu.yaml", to: "b.menu.yaml")
        try folder.link("dangling.menu.yaml", to: "nowhere")
        try folder.link("folder.menu.yaml", to: "sub")
        let expected = [
            "B.menu.yaml", "a.menu.yml", "b.menu.yaml", "dangling.menu.yaml", "link.menu.yaml",
            "sub.menu.yaml/w.menu.yaml", "sub/deep/y.menu.yaml", "sub/x.menu.yaml",
        ]
        #expect(found(folder.path) == expected.map { "\(folder.path)/\($0)" })
        #expect(found(folder.path + "/") == expected.map { "\(folder.path)/\($0)" })
        // One file is checked once, however often it is meant.
        #expect(found(folder.path + "/./a.menu.yml", folder.path, "-", "-").count == expected.count + 1)
    }

    @Test func pathsAreShownAsTheyWereGiven() throws {
        try folder.write("specs/a.menu.yaml", "menuSpec: 1\ndropdowns: {a: {title: A, options: [B]}}\n")
        // What is not there is reported by its path.
        try folder.link("specs/d.menu.yaml", to: "nowhere")
        func reported(_ arguments: String...) throws -> String {
            let run =
                arguments.isEmpty
                ? try menuc("check", in: folder) : try menuc("check", arguments[0], in: folder)
            #expect(run.status == 2)
            return run.error
        }
        let reason = "No such file or directory\n"
        #expect(try reported() == "menuc check: cannot read specs/d.menu.yaml: " + reason)
        #expect(try reported(".") == "menuc check: cannot read specs/d.menu.yaml: " + reason)
        #expect(try reported("specs") == "menuc check: cannot read specs/d.menu.yaml: " + reason)
        #expect(try reported("./specs/") == "menuc check: cannot read ./specs/d.menu.yaml: " + reason)
    }

    @Test func aFolderWithoutSpecsIsAnError() throws {
        try folder.write("a.yaml", "")
        let run = try menuc("check", in: folder)
        #expect(run.status == 2)
        #expect(
            run.error
                == "menuc check: no spec in .: neither it nor a folder in it has a *.menu.yaml or *.menu.yml\n"
        )
    }

    @Test func whatCannotBeReadDoesNotStopTheRest() throws {
        try folder.write("a.menu.yaml", "error")
        let run = try FakeRun(["check", folder.path + "/no\u{1B}.yaml", folder.path + "/a.menu.yaml"])
        #expect(run.status == .failure)
        #expect(
            run.error == """
                menuc check: cannot read \(folder.path)/no\\u{1B}.yaml: No such file or directory
                \(folder.path)/a.menu.yaml:1:1: error: found [value]
                 1 | error
                   | ^^^^^

                1 error in 1 file

                """)
        #expect(run.output == "")
    }

    @Test(arguments: [
        ("A", [], RunStatus.success), ("warning", [], .success), ("warning", ["--strict"], .findings),
        ("error", [], .findings),
    ])
    func theExitStatus(_ content: String, _ options: [String], _ expected: RunStatus) throws {
        try folder.write("a.menu.yaml", content)
        #expect(try FakeRun(["check", folder.path] + options).status == expected)
        #expect(try FakeRun(["check", folder.path, "--format", "json"] + options).status == expected)
    }

    @Test func standardInputIsChecked() throws {
        let run = try FakeRun(["check", "-"], input: "error")
        #expect(run.status == .findings)
        #expect(run.error.hasPrefix("-:1:1: error: found [value]\n"))
    }

    @Test func jsonGoesToStandardOutput() throws {
        let run = try FakeRun(["check", "-", "--format=json"], input: "error")
        #expect(run.error == "")
        #expect(
            run.output == #"""
                {"diagnostics": [
                  {"rule": "value", "severity": "error", "message": "found", "path": "-", "line": 1, "column": 1, "endLine": 1, "endColumn": 6, "notes": []}
                ], "summary": {"files": 1, "errors": 1, "warnings": 0}}

                """#)
    }

    @Test func colours() throws {
        #expect(
            try FakeRun(["check", "-", "--color=always"], input: "error").error.contains("\u{1B}[1;31merror:")
        )
        // A file is no terminal.
        #expect(try !FakeRun(["check", "-"], input: "error").error.contains("\u{1B}"))
        #expect(try !FakeRun(["check", "-", "--color=never"], input: "error").error.contains("\u{1B}"))
    }

    @Test func readingStopsOverTheLimit() throws {
        #expect(try FakeRun(["check", "-", "--limit", "input=5"], input: "abcde").status == .success)
        #expect(try FakeRun(["check", "-", "--limit", "input=5"], input: "abcdef").status == .findings)
        // It never ends.
        let run = try FakeRun(["check", "/dev/zero", "--limit", "input=5"])
        #expect(run.error.hasPrefix("/dev/zero:1:1: error: too large [limit]\n"))
        #expect(try FakeRun(["check", "-", "--limit", "input=\(1 << 30)"], input: "abc").status == .success)
    }

    @Test func aPipeCanBeRead() throws {
        let pipe = folder.url("pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        // A search passes it over, whatever its name.
        try #require(mkfifo(folder.url("p.menu.yaml").path, 0o600) == 0)
        try folder.write("a.menu.yaml", "A")
        #expect(found(folder.path) == [folder.path + "/a.menu.yaml"])
        Thread.detachNewThread {
            try? FileHandle(forWritingTo: URL(fileURLWithPath: pipe)).write(contentsOf: Data("error".utf8))
        }
        #expect(try FakeRun(["check", pipe]).error.hasPrefix("\(pipe):1:1: error: found"))
    }

    @Test func standardOutputThatIsFull() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        #expect(throws: SystemError.self) {
            let console = Console(output: Descriptor(number: full.fileDescriptor))
            try console.write { [0x61].withUnsafeBufferPointer($0) }
        }
    }

    @Test func aReaderThatHasGoneIsNoFailure() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        SignalMask.reportWriteFailuresAsErrors()
        let console = Console(output: Descriptor(number: pipe.fileHandleForWriting.fileDescriptor))
        #expect(console.print([0x61]) == .success)
    }
}
