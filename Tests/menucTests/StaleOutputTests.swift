import Foundation
import Testing

@testable import menuc

/// What a build deletes, and what it never does.
@Suite struct StaleOutputTests {
    let folder: TemporaryFolder
    private let list = "out/.menuc-outputs"

    init() throws {
        folder = try TemporaryFolder()
    }

    @discardableResult
    private func build(_ options: String..., of paths: [String] = ["specs"], input: String = "") throws
        -> FakeRun
    {
        try FakeRun(
            ["build", "--target", "json", "--output", folder.url("out").path]
                + paths.map { $0 == "-" ? $0 : folder.url($0).path } + options, input: input)
    }

    private func write(_ specs: String...) throws {
        for spec in specs { try folder.write("specs/\(spec).menu.yaml", spec.uppercased()) }
    }

    /// The hash of `<A>\n`, as the reference implementation has it.
    @Test func theList() throws {
        try write("a")
        try build(of: ["specs", "-"], input: "Z")
        let lines = try folder.read(list).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines[0] == "menuc outputs 1")
        #expect(lines[1] == "a.menu.json json 4 5b1e163bea56b37a spec ../specs/a.menu.yaml")
        #expect(lines[2] == "menu.menu.json json 4 7b0c5a7c8fe97511 input")
        #expect(lines[3] == "")
    }

    @Test func whatHasNoSpecGoes() throws {
        try write("a", "b", "c/d")
        try build()
        try folder.delete("specs/b.menu.yaml")
        try folder.delete("specs/c")
        let run = try build("--verbose")
        #expect(run.status == .success)
        #expect(
            run.error
                == "unchanged \(folder.path)/out/a.menu.json\ndeleted \(folder.path)/out/b.menu.json\n"
                + "deleted \(folder.path)/out/c-d.menu.json\n")
        #expect(try folder.outputs() == ["a.menu.json"])
        #expect(try !folder.read(list).contains("b.menu"))
    }

    /// A folder that is not there, or not to be read, may be back tomorrow.
    @Test func aRunThatFoundNoFolderDeletesNothing() throws {
        try write("a", "b")
        try build()
        try FileManager.default.moveItem(at: folder.url("specs"), to: folder.url("away"))
        #expect(try build().status == .failure)
        try folder.write("other/c.menu.yaml", "C")
        #expect(try build(of: ["other", "specs"]).status == .failure)
        #expect(try folder.outputs() == ["a.menu.json", "b.menu.json", "c.menu.json"])
        // One that is there and empty has been looked into.
        try FileManager.default.createDirectory(at: folder.url("specs"), withIntermediateDirectories: true)
        #expect(try build().status == .failure)
        #expect(try folder.outputs() == ["c.menu.json"])
    }

    /// The same specs, however their folder is spelt.
    @Test func aFolderThatIsSpeltTwice() throws {
        try write("a")
        try folder.link("link", to: "specs")
        let run = try build(of: ["specs", "link", "specs/../specs", "specs/a.menu.yaml"])
        #expect(run.status == .success)
        #expect(run.error == "")
    }

    @Test func aRenamedSpec() throws {
        try write("a")
        try build()
        try FileManager.default.moveItem(
            at: folder.url("specs/a.menu.yaml"), to: folder.url("specs/b.menu.yaml"))
        #expect(try build().error == "")
        #expect(try folder.outputs() == ["b.menu.json"])
    }

    /// Another run's outputs are stale only where their specs are gone, whatever this run was told of.
    @Test func runsOfOtherSpecs() throws {
        try write("a", "b")
        try build(of: ["specs/a.menu.yaml"])
        try build(of: ["specs/b.menu.yaml"])
        #expect(try folder.outputs() == ["a.menu.json", "b.menu.json"])
        let both = try folder.read(list)
        try build()
        #expect(try folder.read(list) == both)
        try folder.write("other/c.menu.yaml", "C")
        try build(of: ["other"])
        #expect(try folder.outputs() == ["a.menu.json", "b.menu.json", "c.menu.json"])
        try folder.delete("specs/a.menu.yaml")
        try build(of: ["other"])
        #expect(try folder.outputs() == ["b.menu.json", "c.menu.json"])
    }

    @Test func theLastSpec() throws {
        try write("a")
        try build()
        try folder.delete("specs/a.menu.yaml")
        #expect(try build().status == .failure)
        #expect(try folder.names(in: "out") == [])
    }

    @Test func aSpecWithErrorsKeepsItsOutput() throws {
        try write("a", "b")
        try build()
        try folder.write("specs/a.menu.yaml", "error")
        #expect(try build().status == .findings)
        #expect(try folder.read("out/a.menu.json") == "<A>\n")
        #expect(try folder.read(list).contains("a.menu.json"))
        try folder.delete("specs/a.menu.yaml")
        try build()
        #expect(try folder.outputs() == ["b.menu.json"])
    }

    /// A spec that was named and is not there may be a slip of the pen.
    @Test func aSpecThatWasNamedAndIsNotThere() throws {
        try write("a")
        try build()
        try folder.delete("specs/a.menu.yaml")
        #expect(try build(of: ["specs/a.menu.yaml"]).status == .failure)
        #expect(try folder.outputs() == ["a.menu.json"])
    }

    @Test func anOutputOfStandardInputStays() throws {
        try write("a")
        try build(of: ["-"], input: "Z")
        try build()
        #expect(try folder.outputs() == ["a.menu.json", "menu.menu.json"])
    }

    @Test(arguments: ["mine", "<B>", "<B>\n\n", ""])
    func aChangedFileStays(_ content: String) throws {
        try write("a", "b")
        try build()
        try folder.delete("specs/b.menu.yaml")
        try folder.write("out/b.menu.json", content)
        let check = try build("--check")
        #expect(check.status == .success)
        let run = try build()
        #expect(run.status == .success)
        #expect(
            run.error
                == "menuc build: \(folder.path)/out/b.menu.json stays: its spec is gone, but it was changed since "
                + "menuc made it; delete it if nobody needs it\n")
        #expect(check.error == run.error)
        #expect(try folder.read("out/b.menu.json") == content)
        // Now it is the user's, and no more is said of it.
        #expect(try build().error == "")
        #expect(try folder.read("out/b.menu.json") == content)
    }

    /// Of the same size and with the name of an output, but not listed.
    @Test func aFileThatMenucDidNotMakeStays() throws {
        try write("a")
        try folder.write("out/b.menu.json", "<B>\n")
        try folder.write("out/notes", "mine")
        try folder.write("out/.hidden", "mine")
        try build()
        try build()
        #expect(
            try folder.names(in: "out") == [
                ".hidden", ".menuc-outputs", "a.menu.json", "b.menu.json", "notes",
            ])
    }

    @Test func whatStandsInThePlaceOfAStaleOutputStays() throws {
        try write("a", "b", "c", "d")
        try build()
        for name in ["b", "c", "d"] {
            try folder.delete("specs/\(name).menu.yaml")
            try folder.delete("out/\(name).menu.json")
        }
        // A symlink to what it was, a folder, a pipe.
        try folder.write("elsewhere", "<B>\n")
        try folder.link("out/b.menu.json", to: "../elsewhere")
        try folder.write("out/c.menu.json/inside", "<C>\n")
        try #require(mkfifo(folder.url("out/d.menu.json").path, 0o600) == 0)
        let run = try build()
        #expect(run.status == .success)
        #expect(run.error.split(separator: "\n").count == 3)
        #expect(try folder.outputs() == ["a.menu.json", "b.menu.json", "c.menu.json", "d.menu.json"])
        #expect(try folder.read("elsewhere") == "<B>\n")
        #expect(try folder.read("out/c.menu.json/inside") == "<C>\n")
    }

    /// The list says what the run's folders and paths are called nowhere.
    @Test func theListIsTheSameHoweverPathsAreSpelt() throws {
        try folder.write(
            "project/specs/deep/a.menu.yaml", "menuSpec: 1\ndropdowns: {r: {title: R, options: [A]}}\n")
        try folder.link("link", to: "project")
        try folder.link("project/specs/deep/b.menu.yaml", to: "/nowhere")
        let runs = [
            ("project", "specs", "out"), ("project", "./specs/", "./out/"), ("project/specs", ".", "../out"),
            ("project/specs/deep", "../../specs", "../..//out"), ("link", "specs", "out"),
            (".", "project/specs", "link/out"), (".", "link/specs", "project/out"),
            ("project", folder.url("project/specs").path, folder.url("link/out").path),
        ]
        for (place, specs, output) in runs {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: try menucPath)
            process.arguments = ["build", specs, "--target", "json", "--output", output]
            process.currentDirectoryURL = folder.url(place)
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            // The spec that cannot be read fails.
            #expect(process.terminationStatus == 2)
            #expect(try folder.names(in: "project/out") == [".menuc-outputs", "deep-a.menu.json"])
            let text = try folder.read("project/out/.menuc-outputs")
            #expect(text.hasSuffix(" spec ../specs/deep/a.menu.yaml\n"), "\(specs) \(output): \(text)")
            try folder.delete("project/out")
        }
    }

    /// The path of a spec behind a symlink is the symlink's.
    @Test func aSpecThatIsASymlink() throws {
        try folder.write("real/x", "A")
        try FileManager.default.createDirectory(at: folder.url("specs"), withIntermediateDirectories: false)
        try folder.link("specs/a.menu.yaml", to: "../real/x")
        try build()
        #expect(try folder.read(list).hasSuffix(" spec ../specs/a.menu.yaml\n"))
        // One that points nowhere is there; only its target is not.
        try folder.delete("real/x")
        try write("b")
        #expect(try build(of: ["specs/b.menu.yaml"]).status == .success)
        #expect(try folder.outputs() == ["a.menu.json", "b.menu.json"])
    }

    @Test func unchangedFilesAreNotTouched() throws {
        try write("a", "b")
        try build()
        let before = try folder.state(of: "out")
        #expect(before.count == 4)
        try build()
        #expect(try folder.state(of: "out") == before)
    }

    // MARK: The list as input

    @Test(arguments: [
        (
            "menuc outputs 1\n../precious json 5 0000000000000000 input\n",
            "has a line that menuc does not write, line 2"
        ),
        ("menuc outputs 9\n", "is of another version of menuc, or no such list"),
        ("", "is of another version of menuc, or no such list"),
    ])
    func aBrokenList(_ text: String, _ fault: String) throws {
        try write("a", "b")
        try build()
        try folder.delete("specs/b.menu.yaml")
        try folder.write("specs/a.menu.yaml", "New")
        try folder.write(list, text)
        let before = try folder.state(of: "out")
        for options in [[], ["--check"]] {
            let run = try FakeRun(
                ["build", folder.url("specs").path, "--target=json", "--output=\(folder.path)/out"] + options)
            #expect(run.status == .failure)
            #expect(
                run.error
                    == "menuc build: nothing is done in \(folder.path)/out: \(folder.path)/out/.menuc-outputs, the "
                    + "list of what was made there, \(fault); bring back an older one, or delete it and build again "
                    + "(what was made from specs that are gone then stays until you delete it)\n")
            #expect(try folder.state(of: "out") == before)
        }
        // The advice helps.
        try folder.delete(list)
        #expect(try build().status == .success)
        #expect(try folder.read("out/a.menu.json") == "<New>\n")
        #expect(try folder.outputs() == ["a.menu.json", "b.menu.json"])
        try folder.delete("specs/a.menu.yaml")
        try write("c")
        try build()
        #expect(try folder.outputs() == ["b.menu.json", "c.menu.json"])
    }

    @Test(arguments: ["symlink", "dangling", "folder", "pipe"])
    func aListThatIsNoFile(_ kind: String) throws {
        try write("a")
        try folder.write("elsewhere", "menuc outputs 1\n")
        try folder.write("out/x", "")
        switch kind {
        case "symlink": try folder.link(list, to: "../elsewhere")
        case "dangling": try folder.link(list, to: "nowhere")
        case "folder": try folder.write(list + "/x", "")
        default: try #require(mkfifo(folder.url(list).path, 0o600) == 0)
        }
        let run = try build()
        #expect(run.status == .failure)
        #expect(run.error.hasSuffix("the list of what was made there, is no regular file; move it away\n"))
        #expect(try folder.outputs() == ["x"])
        #expect(try folder.read("elsewhere") == "menuc outputs 1\n")
    }

    @Test func aListThatCannotBeWritten() throws {
        try write("a")
        try build()
        try folder.write("specs/a.menu.yaml", "B")
        try folder.write("specs/b.menu.yaml", "C")
        let before = try folder.state(of: "out")
        // The shell's limit on the size of files makes every write fail, root's too.
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -f 0; exec \"$0\" build ok --target json --output out", try menucPath,
        ]
        try folder.write("ok/a.menu.yaml", "menuSpec: 1\ndropdowns: {r: {title: R, options: [A]}}\n")
        process.currentDirectoryURL = folder.url
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text == "menuc build: cannot write out/a.menu.json: File too large\n")
        #expect(try folder.state(of: "out").filter { $0.key != "" } == before.filter { $0.key != "" })
    }

    // Nothing is read-only to root.
    @Test(.enabled(if: geteuid() != 0)) func whatCannotBeDeletedStaysListed() throws {
        try write("a", "b")
        try build()
        try folder.delete("specs/b.menu.yaml")
        let out = folder.url("out").path
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: out)
        let run = try build()
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: out)
        #expect(run.status == .failure)
        #expect(run.error == "menuc build: cannot delete \(out)/b.menu.json: Permission denied\n")
        #expect(try build("--verbose").error.contains("deleted \(out)/b.menu.json\n"))
    }

    // MARK: Runs that were killed, and runs at once

    @Test func leftoversGo() throws {
        try write("a")
        try folder.write("out/.menuc-0000000000000.tmp", "half")
        try folder.write("out/.menuc-3w5e11264sgsf.tmp", "half")
        try folder.write("elsewhere", "mine")
        let kept = [
            ".menuc-.tmp", ".menuc-3w5e11264sgsfx.tmp", ".menuc-3W5E11264SGSF.tmp", ".menuc-notes.tmp",
            ".menuc-3w5e11264sgsf.tmp.txt", "menuc-3w5e11264sgsf.tmp",
        ]
        for name in kept { try folder.write("out/\(name)", "mine") }
        try folder.link("out/.menuc-0000000000001.tmp", to: "../elsewhere")
        try build()
        #expect(
            try folder.names(in: "out")
                == (kept + [".menuc-0000000000001.tmp", ".menuc-outputs", "a.menu.json"]).sorted())
    }

    @Test func theLock() throws {
        let first = try OutputFolder(creating: FilePath(folder.path))
        let second = try OutputFolder(existing: FilePath(folder.path))
        defer { second.close() }
        #expect(first.lock(waiting: 0))
        #expect(!second.lock(waiting: 0))
        first.close()
        #expect(second.lock(waiting: 0))
    }

    @Test func runsAtOnceForgetNothing() async throws {
        let names = (0..<12).map { "s\($0)" }
        for name in names { try folder.write("specs/\(name).menu.yaml", name) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in names {
                group.addTask { _ = try build(of: ["specs/\(name).menu.yaml"]) }
            }
            try await group.waitForAll()
        }
        #expect(try folder.outputs() == names.map { "\($0).menu.json" }.sorted())
        let list = try OutputManifest(parsing: Array(folder.read(list).utf8))
        #expect(list.names.map(\.text) == names.map { "\($0).menu.json" }.sorted())
    }

    @Test(arguments: [
        ("/a/b", "/a", "b"), ("/a", "/a/b", ".."), ("/a/b/c", "/a/x/y", "../../b/c"), ("/a", "/a", "."),
        ("/", "/a/b", "../.."), ("/a", "/", "a"), ("/ab", "/a", "../ab"),
    ])
    func theWayFromOneFolderToAnother(_ path: String, _ folder: String, _ way: String) {
        #expect(FilePath(path).relative(to: FilePath(folder)).text == way)
    }
}
