import Testing

/// `menuc.yml`: where it is found, and what holds beside the command line.
@Suite struct ConfigurationFileTests {
    let folder: TemporaryFolder
    private static let low = "menuSpec: 1\ndropdowns:\n  a: {title: T, rowHeight: 30, options: [A]}\n"

    init() throws {
        folder = try TemporaryFolder()
        // The root of a repository.
        try folder.write(".git/HEAD", "")
        try folder.write("menus/a.menu.yaml", Self.low)
    }

    private func check(_ arguments: String...) throws -> MenucRun {
        try menuc(["check"] + arguments, in: folder)
    }

    @Test func theNearestHolds() throws {
        #expect(try check("menus").error.contains(": warning: "))
        try folder.write("menuc.yml", "rules: {tap-target: error}\n")
        #expect(try check("menus").error.contains(": error: "))
        try folder.write("menus/menuc.yml", "rules: {tap-target: off}\n")
        let run = try check("menus", "--strict")
        #expect(run.status == 0)
        #expect(run.error == "")
        // Each spec has its own.
        try folder.write("b.menu.yaml", Self.low.replacing("a:", with: "b:"))
        let both = try check("b.menu.yaml", "menus/a.menu.yaml")
        #expect(both.status == 1)
        #expect(both.error.contains("b.menu.yaml:3:28: error: "))
        #expect(both.error.hasSuffix("1 error in 2 files\n"))
    }

    @Test func theSearchEndsAtTheRepository() throws {
        try folder.write("menuc.yml", "rules: {tap-target: off}\n")
        try folder.write("inner/.git", "gitdir: elsewhere\n")
        try folder.write("inner/b.menu.yaml", Self.low)
        #expect(try check("--strict", "inner").status == 1)
        #expect(try check("--strict", "menus").status == 0)
    }

    @Test func theSearchEndsAtHome() throws {
        try folder.delete(".git")
        try folder.write("menuc.yml", "rules: {tap-target: off}\n")
        let home = ["HOME": folder.url("menus").path]
        #expect(try menuc("check", "--strict", "menus", in: folder, environment: home).status == 1)
        #expect(try menuc("check", "--strict", "menus", in: folder).status == 0)
    }

    @Test func theCommandLineWins() throws {
        try folder.write("menuc.yml", "rules: {tap-target: off}\nlimits: {nesting: 2}\n")
        let limited = try check("menus")
        #expect(limited.status == 1)
        #expect(limited.error.contains("the limit 'nesting' is 2"))
        let run = try check("menus", "--rule", "tap-target=error", "--limit", "nesting=9")
        #expect(run.error.contains("error: 30 points"))
        #expect(try check("menus", "--limit", "nesting=9", "--strict").status == 0)
    }

    @Test func namedOrNone() throws {
        try folder.write("menuc.yml", "rules: {tap-target: off}\n")
        try folder.write("other/strict.yml", "rules: {tap-target: error}\n")
        #expect(try check("--strict", "--no-config", "menus").status == 1)
        #expect(try check("--config", "other/strict.yml", "menus").error.contains(": error: "))
        let both = try check("--config", "other/strict.yml", "--no-config", "menus")
        #expect(both.status == 2)
        #expect(both.error == "menuc check: --config and --no-config exclude each other; give one of them\n")
        let missing = try check("--config", "none.yml", "menus")
        #expect(missing.status == 2)
        #expect(missing.error == "menuc check: cannot read none.yml: No such file or directory\n")
    }

    @Test func aWrongOneStopsTheRun() throws {
        try folder.write("menuc.yml", "rules: {tap-taget: off}\n")
        let run = try check("menus")
        #expect(run.status == 2)
        #expect(
            run.error.hasPrefix(
                "menuc.yml:1:9: error: there is no rule 'tap-taget'; did you mean 'tap-target'? [unknown-key]\n"
            ))
        #expect(
            run.error.contains("menuc check: menuc.yml is wrong; the specs that it is for were not checked\n")
        )
        #expect(!run.error.contains("a.menu.yaml"))
        let json = try check("menus", "--format", "json")
        #expect(json.status == 2)
        #expect(json.output.contains(#""path": "menuc.yml", "line": 1, "column": 9"#))
        // Nothing is made, and nothing that was made is deleted.
        try folder.write("menuc.yml", "")
        #expect(try menuc("build", "menus", "--target", "json", "--output", "out", in: folder).status == 0)
        try folder.write("menuc.yml", "rules: 1\n")
        #expect(try menuc("build", "menus", "--target", "json", "--output", "out", in: folder).status == 2)
        #expect(try folder.outputs() == ["a.menu.json"])
        #expect(try menuc("simulate", "menus/a.menu.yaml", "a", in: folder).status == 2)
    }

    @Test func bothNames() throws {
        try folder.write("menuc.yaml", "rules: {tap-target: off}\n")
        #expect(try check("--strict", "menus").status == 0)
        try folder.write("menuc.yml", "")
        let run = try check("menus")
        #expect(run.status == 2)
        #expect(run.error == "menuc check: . has both menuc.yml and menuc.yaml; take one of them away\n")
    }

    @Test func specs() throws {
        try folder.write("other/b.menu.yaml", Self.low)
        try folder.write("other/deep/c.menu.yml", Self.low)
        try folder.write("other/deep/note.yaml", Self.low)
        func checked(_ configuration: String, in place: TemporaryFolder? = nil) throws -> [String] {
            try folder.write("menuc.yml", configuration)
            let run = try menuc("check", in: folder)
            return run.error.split(separator: "\n").filter { $0.contains(": warning: ") }
                .map { String($0.prefix { $0 != ":" }) }
        }
        #expect(try checked("specs: [menus]\n") == ["menus/a.menu.yaml"])
        #expect(
            try checked("specs: [other, menus/a.menu.yaml, '**/a.menu.yaml']\n") == [
                "other/b.menu.yaml", "other/deep/c.menu.yml", "menus/a.menu.yaml",
            ])
        #expect(try checked("specs: ['other/*/*']\n") == ["other/deep/c.menu.yml"])
        #expect(try checked("specs: [other/deep/note.yaml]\n") == ["other/deep/note.yaml"])
        #expect(
            try checked("specs: ['.']\nexclude: ['**/deep']\n") == ["menus/a.menu.yaml", "other/b.menu.yaml"])
        #expect(
            try checked("exclude: [other]\n") == ["menus/a.menu.yaml"])
        // Relative to the file, wherever the run is.
        try folder.write("menuc.yml", "specs: [menus]\n")
        let run = try launch(
            try menucPath, ["check"], in: folder.url("other/deep"))
        #expect(run.error.hasPrefix("../../menus/a.menu.yaml:3:28: warning: "))
        // A path says what to check instead.
        #expect(try check("other/b.menu.yaml").error.hasPrefix("other/b.menu.yaml:"))
    }

    @Test func specsThatAreNotThere() throws {
        try folder.write("menuc.yml", "specs: [nowhere, 'menus/*.menu.yml']\n")
        let run = try check()
        #expect(run.status == 2)
        #expect(
            run.error == """
                menuc check: no spec in menus but what the configuration leaves out ('specs', 'exclude')
                menuc check: cannot read nowhere: No such file or directory

                """)
    }

    /// What is named is checked, whatever searches leave out.
    @Test func exclude() throws {
        try folder.write("menuc.yml", "exclude: [menus/**]\n")
        #expect(try check("menus/a.menu.yaml").error.hasPrefix("menus/a.menu.yaml:"))
        let run = try check("menus")
        #expect(run.status == 2)
        #expect(
            run.error
                == "menuc check: no spec in menus but what the configuration leaves out ('specs', 'exclude')\n"
        )
    }

    @Test func standardInput() throws {
        try folder.write("menuc.yml", "rules: {tap-target: off}\n")
        #expect(try menuc("check", "--strict", "-", in: folder, input: Self.low).status == 0)
        #expect(try menuc("check", "--strict", "--no-config", "-", in: folder, input: Self.low).status == 1)
    }

    @Test func schema() throws {
        let schema = try menuc("schema", "--of", "config").output
        #expect(schema.contains(#""tap-target": {"enum": ["error", "warning", "off", false]}"#))
        #expect(schema.contains(##""$ref": "#/$defs/configuration""##))
        #expect(!schema.contains("dropdown"))
    }
}
