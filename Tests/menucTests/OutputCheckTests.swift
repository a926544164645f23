import Foundation
import Testing

@testable import menuc

/// `build --check`: says what a build would do, and does nothing.
@Suite struct OutputCheckTests {
    let folder: TemporaryFolder
    private var out: String { folder.url("out").path }

    init() throws {
        folder = try TemporaryFolder()
    }

    @discardableResult
    private func build(_ options: String...) throws -> FakeRun {
        try FakeRun(
            ["build", folder.url("specs").path, "--target", "json", "--output", out] + options)
    }

    /// Checks, and that the check changed nothing.
    private func check(_ options: String...) throws -> FakeRun {
        let before = try folder.state()
        let run = try FakeRun(
            ["build", folder.url("specs").path, "--target", "json", "--output", out, "--check"] + options)
        #expect(try folder.state() == before)
        return run
    }

    private func write(_ specs: String...) throws {
        for spec in specs { try folder.write("specs/\(spec).menu.yaml", spec.uppercased()) }
    }

    @Test func allIsAsItIsToBe() throws {
        try write("a", "b")
        try build()
        let run = try check()
        #expect(run.status == .success)
        #expect(run.output + run.error == "")
        #expect(
            try check("--verbose").output == "\(out)/a.menu.json: unchanged\n\(out)/b.menu.json: unchanged\n")
        #expect(try check("--diff").output == "")
    }

    @Test func withoutAFolderAllIsMissing() throws {
        try write("a", "b")
        let run = try check()
        #expect(run.status == .findings)
        #expect(run.output == "\(out)/a.menu.json: missing\n\(out)/b.menu.json: missing\n")
        #expect(run.error == "")
    }

    @Test func missingDifferentAndStale() throws {
        try write("a", "b", "c", "d")
        try build()
        try folder.delete("out/a.menu.json")
        try folder.write("out/b.menu.json", "<A>\nmore")
        try folder.delete("specs/c.menu.yaml")
        let run = try check()
        #expect(run.status == .findings)
        let lines = ["a.menu.json: missing", "b.menu.json: different", "c.menu.json: stale"]
        #expect(run.output == lines.map { "\(out)/\($0)\n" }.joined())
        #expect(run.error == "")
        #expect(
            try check("--diff").output == """
                \(out)/a.menu.json: missing
                --- /dev/null
                +++ \(out)/a.menu.json
                @@ -0,0 +1 @@
                +<A>
                \(out)/b.menu.json: different
                --- \(out)/b.menu.json
                +++ \(out)/b.menu.json
                @@ -1,2 +1 @@
                -<A>
                -more
                \\ No newline at end of file
                +<B>
                \(out)/c.menu.json: stale
                --- \(out)/c.menu.json
                +++ /dev/null
                @@ -1 +0,0 @@
                -<C>

                """)
        // What a build then does is all there was.
        #expect(try build().status == .success)
        #expect(try check().output == "")
    }

    @Test func colors() throws {
        try write("a")
        #expect(try check("--diff", "--color=always").output.contains("\u{1B}[1;32m+<A>\u{1B}[0m\n"))
        #expect(try !check("--diff").output.contains("\u{1B}"))
    }

    @Test func errorsOfSpecsAreFoundToo() throws {
        try write("a", "b")
        try build()
        try folder.write("specs/a.menu.yaml", "error")
        let run = try check()
        #expect(run.status == .findings)
        // The old output of a spec with errors is neither stale nor different.
        #expect(run.output == "")
        #expect(run.error.hasSuffix("\n1 error in 2 files\n"))
    }

    @Test func jsonIsOneDocument() throws {
        try write("a")
        let run = try check("--format=json", "--diff")
        #expect(run.status == .findings)
        #expect(
            run.output
                == "{\"diagnostics\": [], \"summary\": {\"files\": 1, \"errors\": 0, \"warnings\": 0}}\n")
        #expect(run.error.hasPrefix("\(out)/a.menu.json: missing\n--- /dev/null\n"))
    }

    @Test(arguments: [
        ("symlink", "different (a symlink has its name)"), ("folder", "different (a folder has its name)"),
        ("pipe", "different (no regular file has its name)"),
    ])
    func whatIsNoFile(_ kind: String, _ state: String) throws {
        try write("a")
        try folder.write("elsewhere", "<A>\n")
        try folder.write("out/x", "")
        switch kind {
        case "symlink": try folder.link("out/a.menu.json", to: "../elsewhere")
        case "folder": try folder.write("out/a.menu.json/x", "")
        default: try #require(mkfifo(folder.url("out/a.menu.json").path, 0o600) == 0)
        }
        let run = try check("--diff")
        #expect(run.status == .findings)
        #expect(run.output == "\(out)/a.menu.json: \(state)\n")
    }

    @Test func namesAreEscaped() throws {
        try folder.write("specs/a\u{1B}[31m.menu.yaml", "A")
        #expect(try check().output == "\(out)/a\\u{1B}[31m.menu.json: missing\n")
    }

    @Test func anOutputThatIsNoFolder() throws {
        try write("a")
        try folder.write("out", "mine")
        let run = try check()
        #expect(run.status == .failure)
        #expect(run.error == "menuc build: cannot read the folder \(out): Not a directory\n")
    }

    @Test func printingHasNothingToCompareWith() throws {
        try write("a")
        let run = try FakeRun(["build", folder.url("specs").path, "--target=json", "--output=-", "--check"])
        #expect(run.status == .failure)
        #expect(run.output == "")
        #expect(
            run.error == "menuc build: --check compares with the files of a folder; '--output -' has none\n")
    }

    @Test func aReadOnlyFolderCanBeChecked() throws {
        try write("a")
        try build()
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: out)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: out) }
        #expect(try check().status == .success)
        try folder.write("specs/a.menu.yaml", "New")
        #expect(try check().output == "\(out)/a.menu.json: different\n")
    }
}
