import Testing

@Suite struct RuleOptionTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "a.menu.yaml", "menuSpec: 1\ndropdowns:\n  a: {title: T, rowHeight: 30, options: [A, no]}\n")
    }

    @Test func offIsNotLookedFor() throws {
        let run = try menuc(
            "check", "--strict", "--rule", "tap-target=off", "--rule=yaml-trap=off", in: folder)
        #expect(run.status == 0)
        #expect(run.error == "")
    }

    /// An error of a team's own keeps a spec from being compiled too.
    @Test func error() throws {
        let check = try menuc("check", "--rule", "tap-target=error", in: folder)
        #expect(check.status == 1)
        #expect(check.error.contains("a.menu.yaml:3:28: error: "))
        #expect(check.error.contains(" warning: "))
        #expect(check.error.hasSuffix("1 error, 1 warning in 1 file\n"))
        let build = try menuc(
            "build", "--target", "json", "--output", "out", "--rule", "tap-target=error", in: folder)
        #expect(build.status == 1)
        #expect(
            try !folder.names().contains("out")
                || folder.names(in: "out").allSatisfy { !$0.hasSuffix(".json") })
    }

    /// The last that is said of a rule holds.
    @Test func twice() throws {
        let run = try menuc(
            "check", "--rule", "tap-target=off", "--rule", "tap-target=warning", "--rule", "yaml-trap=off",
            in: folder)
        #expect(run.status == 0)
        #expect(run.error.hasSuffix("1 warning in 1 file\n"))
    }

    @Test(arguments: [
        ("tap-target", "--rule takes RULE=SEVERITY, such as 'tap-target=off', not 'tap-target'"),
        ("tap-taget=off", "--rule: there is no rule 'tap-taget'; did you mean 'tap-target'?"),
        ("x=off", "--rule: there is no rule 'x'; 'menuc explain' lists the rules"),
        ("tap-target=on", "--rule tap-target takes error, warning or off, not 'on'"),
        ("alias=off", "--rule: alias keeps specs from being compiled, and always is an error"),
    ])
    func mistakes(_ value: String, _ message: String) throws {
        let run = try menuc("check", "--rule", value, in: folder)
        #expect(run.status == 2)
        #expect(run.error == "menuc check: \(message)\n")
    }
}
