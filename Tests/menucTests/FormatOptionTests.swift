import Testing

@Suite struct FormatOptionTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "a.menu.yaml", "menuSpec: 1\ndropdowns:\n  a: {title: T, rowHieght: 40, options: [A]}\n")
    }

    @Test func severalAtOnce() throws {
        let run = try menuc(
            "check", "--format", "sarif=out.sarif", "--format=junit=j.xml", "--format", "text", "--format",
            "checkstyle", in: folder)
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("a.menu.yaml:3:17: error: "))
        #expect(run.output.contains("<checkstyle"))
        #expect(try folder.read("out.sarif").contains("\"ruleId\":\"unknown-key\""))
        #expect(try folder.read("j.xml").contains("failures=\"1\""))
        #expect(try folder.names() == ["a.menu.yaml", "j.xml", "out.sarif"])
    }

    @Test(arguments: [
        (
            ["--format", "sraif"],
            "--format takes text, json, sarif, github, gitlab, junit or checkstyle, not 'sraif'; did you mean 'sarif'?"
        ),
        (["--format", "sarif="], "--format sarif= needs a file: --format sarif=FILE"),
        (["--format", "sarif=.."], "--format sarif= takes a file, and '..' is a folder"),
        (
            ["--format", "json", "--format", "github"],
            "two values of --format would be written into each other on standard output; give one of them a file, such as '--format sarif=menuc.sarif'"
        ),
        (["--format", "json=x", "--format", "sarif=./x"], "two values of --format name one file, 'x'"),
    ])
    func mistakes(_ arguments: [String], _ message: String) throws {
        let run = try menuc(["check"] + arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.error == "menuc check: \(message)\n")
        #expect(try folder.names() == ["a.menu.yaml"])
    }

    @Test func aFolderThatIsMissingIsMade() throws {
        let run = try menuc("check", "--format", "sarif=reports/out.sarif", in: folder)
        #expect(run.status == 1)
        #expect(run.output + run.error == "")
        #expect(try folder.names(in: "reports") == ["out.sarif"])
    }

    @Test func aFileThatCannotBeWritten() throws {
        let run = try menuc("check", "--format", "sarif=a.menu.yaml/out.sarif", in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("a.menu.yaml"))
        #expect(run.error.split(separator: "\n").count == 1)
    }
}
