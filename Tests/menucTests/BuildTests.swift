import Testing

@testable import menuc

@Suite struct BuildTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func build(_ options: String..., of paths: [String] = ["specs"], input: String = "") throws
        -> FakeRun
    {
        try FakeRun(
            ["build", "--target", "json", "--output", folder.url("out").path]
                + paths.map { $0 == "-" ? $0 : folder.url($0).path } + options, input: input)
    }

    @Test func aFolder() throws {
        try folder.write("specs/x.menu.yaml", "X")
        try folder.write("specs/A/x.menu.yaml", "AX")
        try folder.write("specs/A/b/y.menu.yml", "Y")
        let run = try build()
        #expect(run.status == .success)
        #expect(run.output + run.error == "")
        #expect(try folder.outputs() == ["A-b-y.menu.json", "A-x.menu.json", "x.menu.json"])
        #expect(try folder.read("out/A-x.menu.json") == "<AX>\n")
    }

    @Test func files() throws {
        try folder.write("specs/A/x.menu.yaml", "X")
        try folder.write("specs/y.yaml", "Y")
        #expect(try build(of: ["specs/A/x.menu.yaml", "specs/y.yaml", "-"], input: "Z").status == .success)
        #expect(try folder.outputs() == ["menu.menu.json", "x.menu.json", "y.menu.json"])
        #expect(try folder.read("out/menu.menu.json") == "<Z>\n")
    }

    @Test func theFolderIsMadeWithThoseAboveIt() throws {
        try folder.write("a.menu.yaml", "A")
        let output = folder.url("p/q//r/").path + "/"
        let run = try FakeRun(["build", folder.path, "--target", "json", "--output", output])
        #expect(run.status == .success)
        #expect(try folder.outputs(in: "p/q/r") == ["a.menu.json"])
    }

    @Test func aSpecWithErrorsIsNotWrittenAndOthersAre() throws {
        try folder.write("specs/a.menu.yaml", "error")
        try folder.write("specs/b.menu.yaml", "B")
        try folder.write("specs/c.menu.yaml", "warning")
        let run = try build()
        #expect(run.status == .findings)
        #expect(run.error.hasSuffix("\n1 error, 1 warning in 3 files\n"))
        #expect(try folder.outputs() == ["b.menu.json", "c.menu.json"])
    }

    @Test func withoutAnythingToWriteThereIsNoFolder() throws {
        try folder.write("specs/a.menu.yaml", "error")
        #expect(try build().status == .findings)
        #expect(try folder.names() == ["specs"])
    }

    @Test func verboseNamesEachFile() throws {
        try folder.write("specs/a.menu.yaml", "A")
        #expect(try build("--verbose").error == "wrote \(folder.path)/out/a.menu.json\n")
        #expect(try build("--verbose").error == "unchanged \(folder.path)/out/a.menu.json\n")
    }

    @Test func printing() throws {
        try folder.write("specs/a.menu.yaml", "A")
        try folder.write("specs/b.menu.yaml", "warning")
        let arguments = ["build", folder.url("specs").path, "--target=json", "--output=-"]
        let text = try FakeRun(arguments)
        #expect(text.output == "<A>\n<warning>\n")
        #expect(text.error.hasSuffix("\n1 warning in 2 files\n"))
        // Standard output has what is built and nothing else.
        let json = try FakeRun(arguments + ["--format=json"])
        #expect(json.output == "<A>\n<warning>\n")
        #expect(json.error.hasPrefix("{\"diagnostics\": ["))
        #expect(try folder.names() == ["specs"])
    }

    @Test func jsonOfABuildGoesToStandardOutput() throws {
        try folder.write("specs/a.menu.yaml", "A")
        let run = try build("--format=json")
        #expect(
            run.output
                == "{\"diagnostics\": [], \"summary\": {\"files\": 1, \"errors\": 0, \"warnings\": 0}}\n")
    }

    @Test func twoOutputsOfOneName() throws {
        try folder.write("specs/A/x.menu.yaml", "A")
        try folder.write("specs/A-x.menu.yaml", "B")
        let run = try build()
        #expect(run.status == .findings)
        // In the order of bytes, `-` stands before `/`.
        #expect(
            run.error.hasPrefix(
                "\(folder.path)/specs/A/x.menu.yaml:1:1: error: "
                    + "this file and '\(folder.path)/specs/A-x.menu.yaml' both would be written to "
                    + "'A-x.menu.json'; give one of them another name [id-collision]\n"))
        #expect(try folder.names() == ["specs"])
    }

    @Test func namesThatDifferInCase() throws {
        try folder.write("1/x.menu.yaml", "A")
        try folder.write("2/X.menu.yaml", "B")
        let run = try build(of: ["1", "2"])
        #expect(run.status == .findings)
        #expect(
            run.error.contains(
                "'\(folder.path)/1/x.menu.yaml' both would be written to what some file systems take for one file, "
                    + "'X.menu.json' and 'x.menu.json'"))
        #expect(try folder.names() == ["1", "2"])
    }

    @Test func twoSpecsOfOneNamespace() throws {
        try folder.write("specs/a.menu.yaml", "Same")
        try folder.write("specs/b.menu.yaml", "Same")
        try folder.write("specs/c.menu.yaml", "Other")
        let run = try build()
        #expect(run.status == .findings)
        #expect(
            run.error.hasPrefix(
                "\(folder.path)/specs/b.menu.yaml:1:1: error: this file and "
                    + "'\(folder.path)/specs/a.menu.yaml' both have the namespace 'Same'; "
                    + "give one of them another 'namespace' [id-collision]\n"))
        #expect(run.error.hasSuffix("\n1 error in 3 files\n"))
        // The others are built.
        #expect(try folder.outputs() == ["c.menu.json"])
        #expect(try FakeRun(["check", folder.url("specs").path]).status == .success)
    }

    @Test func anOutputAndANamespaceAreOneClash() throws {
        try folder.write("1/x.menu.yaml", "Same")
        try folder.write("2/x.menu.yaml", "Same")
        try folder.write("2/y.menu.yaml", "Other")
        let run = try build(of: ["1", "2"])
        #expect(run.status == .findings)
        #expect(
            run.error.contains(
                "both would be written to 'x.menu.json' and have the namespace 'Same'; "
                    + "give one of them another name, and another 'namespace' [id-collision]\n"))
        #expect(run.error.hasSuffix("\n1 error in 3 files\n"))
        #expect(try folder.outputs() == ["y.menu.json"])
    }

    @Test func threeOfOneNamespaceAreTwoClashes() throws {
        for name in ["a", "b", "c"] { try folder.write("specs/\(name).menu.yaml", "Same") }
        let run = try build()
        #expect(run.status == .findings)
        #expect(run.error.hasSuffix("\n2 errors in 3 files\n"))
        #expect(try folder.names() == ["specs"])
    }

    @Test func aClashWithASpecThatHasErrors() throws {
        try folder.write("1/x.menu.yaml", "error")
        try folder.write("2/x.menu.yaml", "B")
        let run = try build(of: ["1", "2"])
        #expect(run.error.hasSuffix("\n2 errors in 2 files\n"))
        #expect(try folder.names() == ["1", "2"])
    }

    @Test func anOutputThatIsNoFolder() throws {
        try folder.write("specs/a.menu.yaml", "A")
        try folder.write("out", "mine")
        let run = try build()
        #expect(run.status == .failure)
        #expect(run.error == "menuc build: cannot write to the folder \(folder.path)/out: Not a directory\n")
        #expect(try folder.read("out") == "mine")
    }

    @Test func oneFileThatCannotBeWrittenDoesNotStopTheRest() throws {
        try folder.write("specs/a.menu.yaml", "A")
        try folder.write("specs/b.menu.yaml", "B")
        try folder.write("out/a.menu.json/in-the-way", "")
        let run = try build()
        #expect(run.status == .failure)
        #expect(run.error == "menuc build: cannot write \(folder.path)/out/a.menu.json: Is a directory\n")
        // Nothing temporary is left.
        #expect(try folder.names(in: "out") == [".menuc-outputs", "a.menu.json", "b.menu.json"])
    }
}
