import Testing

@Suite struct BaselineOptionTests {
    let folder: TemporaryFolder
    private static let low = "menuSpec: 1\ndropdowns:\n  a: {title: T, rowHeight: 30, options: [A]}\n"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(".git/HEAD", "")
        try folder.write("menus/a.menu.yaml", Self.low)
    }

    private func check(_ arguments: String...) throws -> MenucRun {
        try menuc(["check", "menus", "--strict"] + arguments, in: folder)
    }

    @Test func oldAndNew() throws {
        let written = try check("--write-baseline", "lists/old.json")
        #expect(written.status == 2)
        #expect(written.error == "menuc check: there is no folder lists to write old.json to\n")
        try folder.write("lists/keep", "")
        let again = try check("--write-baseline", "lists/old.json")
        #expect(again.status == 0)
        #expect(again.error == "menuc check: 1 warning is listed in lists/old.json\n")
        #expect(
            try folder.read("lists/old.json") == """
                {"menucBaseline": 1, "findings": [
                  {"file": "../menus/a.menu.yaml", "rule": "tap-target", "path": "dropdowns.a.rowHeight"}
                ]}

                """)
        #expect(try check("--baseline", "lists/old.json").status == 0)
        // Wherever the run is.
        let elsewhere = try launch(
            try menucPath, ["check", "a.menu.yaml", "--strict", "--baseline", "../lists/old.json"],
            in: folder.url("menus"))
        #expect(elsewhere.status == 0)
        try folder.write("menus/a.menu.yaml", Self.low + "  b: {title: T, rowHeight: 30, options: [A]}\n")
        let more = try check("--baseline", "lists/old.json")
        #expect(more.status == 1)
        #expect(more.error.hasPrefix("menus/a.menu.yaml:4:28: warning: "))
        #expect(more.error.hasSuffix("1 warning in 1 file\n"))
    }

    @Test func inABuild() throws {
        _ = try check("--write-baseline", "old.json")
        let build = ["build", "menus", "--target", "json", "--output", "out", "--strict"]
        #expect(try menuc(build, in: folder).status == 1)
        let run = try menuc(build + ["--baseline", "old.json"], in: folder)
        #expect(run.status == 0)
        #expect(run.error == "")
        #expect(try folder.outputs() == ["a.menu.json"])
    }

    @Test func stale() throws {
        _ = try check("--write-baseline", "old.json")
        try folder.delete("menus/a.menu.yaml")
        try folder.write("menus/b.menu.yaml", Self.low.replacing("rowHeight: 30, ", with: ""))
        let run = try check("--baseline", "old.json")
        #expect(run.status == 1)
        #expect(
            run.error.hasPrefix(
                "old.json:2:3: warning: 'tap-target' finds nothing at dropdowns.a.rowHeight of "))
        #expect(run.error.contains("[stale-baseline]"))
        #expect(try check("--baseline", "old.json", "--rule", "stale-baseline=off").status == 0)
    }

    @Test func errorsAreReported() throws {
        try folder.write("menus/a.menu.yaml", Self.low + "x: 1\n")
        let run = try check("--write-baseline", "old.json")
        #expect(run.status == 1)
        #expect(run.error.contains("[unknown-key]"))
        #expect(!run.error.contains("[tap-target]"))
        // A rule that a team made an error is one.
        try folder.write("menus/a.menu.yaml", Self.low)
        #expect(try check("--write-baseline", "old.json", "--rule", "tap-target=error").status == 1)
        #expect(try folder.read("old.json") == "{\"menucBaseline\": 1, \"findings\": []}\n")
    }

    @Test func inSARIF() throws {
        _ = try check("--write-baseline", "old.json")
        let run = try check("--baseline", "old.json", "--format", "sarif")
        #expect(run.status == 0)
        #expect(run.output.contains(#""suppressions":[{"kind":"external"}]"#))
    }

    @Test func mistakes() throws {
        let missing = try check("--baseline", "none.json")
        #expect(missing.status == 2)
        #expect(missing.error == "menuc check: cannot read none.json: No such file or directory\n")
        try folder.write("list.json", "[]\n")
        let wrong = try check("--baseline", "list.json")
        #expect(wrong.status == 2)
        #expect(
            wrong.error.contains(
                "menuc check: list.json is no baseline; '--write-baseline list.json' writes one\n"))
        let both = try check("--baseline", "a.json", "--write-baseline", "a.json")
        #expect(both.status == 2)
        #expect(
            both.error
                == "menuc check: --baseline and --write-baseline exclude each other; give one of them\n")
        // A run that could not look at all writes no list that lacks the rest.
        _ = try menuc("check", "menus", "nowhere", "--write-baseline", "part.json", in: folder)
        #expect(try !folder.names().contains("part.json"))
    }
}
