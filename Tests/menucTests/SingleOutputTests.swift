import Testing

@testable import menuc

/// What build systems use, which make each file with a command of its own.
@Suite struct SingleOutputTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func build(_ arguments: String...) throws -> FakeRun {
        try FakeRun(["build", "--target", "json"] + arguments)
    }

    // MARK: --output-file

    @Test func oneFileAndNothingBesideIt() throws {
        try folder.write("a.menu.yaml", "A")
        let run = try build(
            folder.url("a.menu.yaml").path, "--output-file", folder.url("new/x.json").path, "--verbose")
        #expect(run.status == .success)
        #expect(run.error == "wrote \(folder.path)/new/x.json\n")
        #expect(try folder.names(in: "new") == ["x.json"])
        #expect(try folder.read("new/x.json") == "<A>\n")
    }

    @Test func anUnchangedFileIsNotTouched() throws {
        try folder.write("a.menu.yaml", "A")
        let arguments = [
            "build", "--target", "json", folder.url("a.menu.yaml").path, "--output-file",
            folder.url("x").path, "--verbose",
        ]
        #expect(try FakeRun(arguments).error == "wrote \(folder.path)/x\n")
        let before = try folder.state(of: "x")
        #expect(try FakeRun(arguments).error == "unchanged \(folder.path)/x\n")
        #expect(try folder.state(of: "x") == before)
    }

    /// What a build into the folder has made, and its list, are none of this run's business.
    @Test func theListOfAFolderStays() throws {
        try folder.write("a.menu.yaml", "A")
        try folder.write("b.menu.yaml", "B")
        try FakeRun(["build", "--target", "json", folder.path, "--output", folder.url("out").path])
            .expectSuccess()
        let list = try folder.read("out/.menuc-outputs")
        try folder.delete("b.menu.yaml")
        try build(folder.url("a.menu.yaml").path, "--output-file", folder.url("out/c").path).expectSuccess()
        #expect(try folder.names(in: "out") == [".menuc-outputs", "a.menu.json", "b.menu.json", "c"])
        #expect(try folder.read("out/.menuc-outputs") == list)
    }

    @Test func aSpecWithErrorsLeavesTheOldFile() throws {
        try folder.write("a.menu.yaml", "error")
        try folder.write("x", "old")
        let run = try build(folder.url("a.menu.yaml").path, "--output-file", folder.url("x").path)
        #expect(run.status == .findings)
        #expect(run.error.hasPrefix("\(folder.path)/a.menu.yaml:1:1: error: found [value]\n"))
        #expect(try folder.read("x") == "old")
    }

    @Test func checkingOneFile() throws {
        try folder.write("a.menu.yaml", "A")
        try folder.write("x", "<B>\n")
        let run = try build(
            folder.url("a.menu.yaml").path, "--output-file", folder.url("x").path, "--check")
        #expect(run.status == .findings)
        #expect(run.output == "\(folder.path)/x: different\n")
        #expect(try folder.read("x") == "<B>\n")
    }

    @Test func severalSpecsAreNotOne() throws {
        try folder.write("specs/a.menu.yaml", "A")
        try folder.write("specs/b.menu.yaml", "B")
        let run = try build(folder.url("specs").path, "--output-file", folder.url("x").path)
        #expect(run.status == .failure)
        #expect(run.error == "menuc build: --output-file is for one spec, and there are 2\n")
        #expect(try folder.names() == ["specs"])
    }

    @Test(arguments: [
        ("out/", "--output-file takes a file, and 'out/' is a folder"),
        ("..", "--output-file takes a file, and '..' is a folder"),
        ("-", "--output-file takes a file; for one of the name '-', write ./-"),
    ])
    func whatIsNoFile(_ path: String, _ message: String) throws {
        for arguments in [["build", "--target", "json"], ["runtime", "--target", "swift"]] {
            let run = try menuc(arguments + ["--output-file", path], in: folder)
            #expect(run.status == 2)
            #expect(run.error == "menuc \(arguments[0]): \(message)\n")
        }
        #expect(try folder.names() == [])
    }

    @Test func aFolderAndAFileAreTooMuch() throws {
        let run = try menuc("build", "--target", "json", "--output", "a", "--output-file", "b", in: folder)
        #expect(run.status == 2)
        #expect(
            run.error == "menuc build: --output and --output-file exclude each other; give one of them\n")
    }

    // MARK: --root

    @Test func specsAreNamedFromTheRoot() throws {
        try folder.write("specs/A/x.menu.yaml", "AX")
        try folder.write("specs/B/x.menu.yml", "BX")
        try folder.write("specs/x.yaml", "X")
        try build(
            folder.url("specs/A/x.menu.yaml").path, folder.url("specs/B").path,
            folder.url("specs/A/../x.yaml").path,
            "--root", folder.url("specs/").path + "/.", "--output", folder.url("out").path
        ).expectSuccess()
        #expect(try folder.outputs() == ["A-x.menu.json", "B-x.menu.json", "x.menu.json"])
    }

    /// The output's own text names the spec from there too, and nothing of the machine.
    @Test func theOutputNamesItsSpecFromTheRoot() throws {
        try folder.write("specs/A/x.menu.yaml", Self.spec)
        for (root, spec) in [
            ("specs", "specs/A/x.menu.yaml"), (".", "specs/A/x.menu.yaml"),
            ("./specs/A/..", "specs//A/x.menu.yaml"),
            (folder.url("specs").path, "specs/A/x.menu.yaml"), ("/", "specs/A/x.menu.yaml"),
        ] {
            let run = try menuc(
                "build", "--target", "swift", "--root", root, "--output", "-", spec, in: folder)
            #expect(run.status == 0, "\(run.error)")
            let name =
                switch root {
                case ".": "specs/A/x.menu.yaml"
                case "/":
                    String(folder.url.resolvingSymlinksInPath().path.dropFirst()) + "/specs/A/x.menu.yaml"
                default: "A/x.menu.yaml"
                }
            #expect(run.output.hasPrefix("// Made by menuc from \(name). "), "\(root)")
        }
    }

    /// A symlink in the root is a name like any other, wherever it leads.
    @Test func asSpeltBeforeAsItLies() throws {
        try folder.write("elsewhere/x.menu.yaml", "X")
        try folder.write("specs/y.menu.yaml", "Y")
        try folder.link("specs/A", to: "../elsewhere")
        try build(
            folder.url("specs/A/x.menu.yaml").path, "--root", folder.url("specs").path, "--output",
            folder.url("out").path
        ).expectSuccess()
        #expect(try folder.outputs() == ["A-x.menu.json"])
    }

    @Test(arguments: ["specs", "specs/a.menu.yaml/..", "none"])
    func whatTheRootDoesNotHold(_ root: String) throws {
        try folder.write("specs/a.menu.yaml", "A")
        try folder.write("specs-too/b.menu.yaml", "B")
        let spec = folder.url("specs-too/b.menu.yaml").path
        let root = "\(folder.path)/\(root)"
        let run = try build(spec, "--root", root, "--output", folder.url("out").path)
        #expect(run.status == .failure)
        #expect(
            run.error
                == (root.hasSuffix("/specs")
                    ? "menuc build: \(spec) does not lie in the folder that --root names\n"
                    : "menuc build: there is no folder \(root), which --root names\n"))
        #expect(try folder.names() == ["specs", "specs-too"])
    }

    // MARK: The runtime

    /// Public Swift over an internal runtime would not compile: what was embedded goes when it is imported.
    @Test func aRuntimeThatIsImportedFromNowOn() throws {
        try folder.write("a.menu.yaml", Self.spec)
        let build = ["build", "--target", "swift", "--output", "out"]
        let imports = build + ["--access", "public", "--runtime", "import"]
        #expect(try menuc(build, in: folder).status == 0)
        let check = try menuc(imports + ["--check"], in: folder)
        #expect(check.status == 1)
        #expect(check.output == "out/a.menu.swift: different\nout/MenuRuntime.swift: stale\n")
        #expect(try menuc(imports, in: folder).status == 0)
        #expect(try folder.names(in: "out") == [".menuc-outputs", "a.menu.swift"])
        #expect(try menuc(build, in: folder).status == 0)
        #expect(try folder.names(in: "out") == [".menuc-outputs", "MenuRuntime.swift", "a.menu.swift"])
    }

    @Test func theRuntimeIsThatOfABuild() throws {
        try folder.write("a.menu.yaml", Self.spec)
        #expect(try menuc("build", "--target", "swift", "--output", "out", in: folder).status == 0)
        let expected = try folder.read("out/MenuRuntime.swift")
        let printed = try menuc("runtime", "--target", "swift", in: folder)
        #expect(printed.status == 0)
        #expect(printed.output == expected)
        let written = try menuc(
            "runtime", "--target", "swift", "--output-file", "new/R.swift", "a.menu.yaml", in: folder)
        #expect(written.status == 0)
        #expect(written.output + written.error == "")
        #expect(try folder.names(in: "new") == ["R.swift"])
        #expect(try folder.read("new/R.swift") == expected)
    }

    @Test func twoSpecsOfOneNamespaceHaveNoRuntime() throws {
        try folder.write("A/x.menu.yaml", Self.spec)
        try folder.write("B/x.menu.yaml", Self.spec)
        // Errors and warnings of one spec alone are not told here.
        try folder.write("C/x.menu.yaml", "menuSpec: 1\n")
        try folder.write("C/y.menu.yaml", Self.spec + "    rowHeight: 20\n")
        let run = try menuc("runtime", "--target", "swift", "--output-file", "R.swift", ".", in: folder)
        #expect(run.status == 1)
        #expect(
            run.error == """
                B/x.menu.yaml:1:1: error: this file and 'A/x.menu.yaml' both have the namespace 'X'; \
                give one of them another 'namespace' [id-collision]
                 1 | menuSpec: 1
                   | ^

                1 error in 1 file

                """)
        #expect(try folder.names() == ["A", "B", "C"])
        let alone = try menuc("runtime", "--target", "swift", "--output-file", "R.swift", "C", in: folder)
        #expect(alone.status == 0)
        #expect(alone.error == "")
    }

    @Test func aTargetWithoutRuntime() throws {
        let run = try menuc("runtime", "--target", "json")
        #expect(run.status == 2)
        #expect(run.error == "menuc runtime: --target takes swift, uikit or swiftui, not 'json'\n")
    }

    private static let spec = """
        menuSpec: 1
        dropdowns:
          size:
            title: Size
            options: [Small, Large]

        """
}

extension FakeRun {
    fileprivate func expectSuccess() {
        #expect(status == .success, "\(error)")
    }
}
