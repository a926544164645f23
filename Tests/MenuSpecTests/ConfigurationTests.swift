import Testing

@testable import MenuSpec

@Suite struct ConfigurationTests {
    private func read(_ text: String) -> (configuration: Configuration?, report: FoundText) {
        let (configuration, report) = Configuration.read(
            SourceFile(path: "menuc.yml", bytes: Array(text.utf8)))
        let map = SourceMap(report.source)
        let lines = report.diagnostics.map { diagnostic in
            let position = map.position(at: diagnostic.range.lowerBound)
            return "\(position.line):\(position.column) \(diagnostic.rule): \(diagnostic.message)"
        }
        return (configuration, FoundText(lines: lines, fixes: report.diagnostics.compactMap(\.fix?.title)))
    }

    private struct FoundText {
        let lines: [String]
        let fixes: [String]
    }

    @Test func everyField() throws {
        let (read, report) = read(
            """
            # What our menus are checked by.
            specs: [menus, "shared/**/*.menu.yaml"]
            exclude:
              - menus/old
            rules: {tap-target: error, yaml-trap: off, depth: warning}
            platforms: {ios: 15.0}
            limits: {nesting: 10, input: 1000}
            requireIds: true
            x-note: ours

            """)
        #expect(report.lines == [])
        let configuration = try #require(read)
        #expect(configuration.specs?.map(\.text) == ["menus", "shared/**/*.menu.yaml"])
        #expect(configuration.exclude.map(\.text) == ["menus/old"])
        var options = CheckOptions()
        configuration.apply(to: &options)
        #expect(options.rules["tap-target"] == .error)
        #expect(options.rules["yaml-trap"] == .off)
        #expect(options.rules["depth"] == .warning)
        #expect(options.rules["many-cases"] == nil)
        #expect(options.limits.nesting == 10)
        #expect(options.limits.input == 1000)
        #expect(options.limits.scalar == Limits().scalar)
        #expect(options.requireIds)
        #expect(options.platforms.ios == PlatformVersion(15))
        #expect(options.platforms.macos == nil)
    }

    @Test(arguments: ["", "# nothing yet\n", "{}\n", "~\n", "rules:\n"])
    func nothingIsDecided(_ text: String) throws {
        let (read, report) = read(text)
        #expect(report.lines == [])
        var options = CheckOptions()
        try #require(read).apply(to: &options)
        #expect(options.rules == RuleSettings())
        #expect(options.limits == Limits())
        #expect(!options.requireIds)
    }

    @Test(arguments: [
        ("rule: {}\n", "1:1 unknown-key: a configuration has no key 'rule'; did you mean 'rules'?"),
        (
            "rules: {tap-taget: off}\n",
            "1:9 unknown-key: there is no rule 'tap-taget'; did you mean 'tap-target'?"
        ),
        (
            "rules:\n  other: off\n",
            "2:3 unknown-key: there is no rule 'other', and 'menuc explain' lists those that there are"
        ),
        (
            "rules: {alias: off}\n",
            "1:9 value: 'alias' keeps specs from being compiled, and always is an error"
        ),
        (
            "rules: {depth: on}\n",
            "1:16 value: 'depth' takes 'error', 'warning' or 'off', not 'on'"
        ),
        ("rules: [depth]\n", "1:8 type: 'rules' takes a mapping from rules, not a list"),
        (
            "rules: {depth: off, depth: off}\n",
            "1:21 duplicate-key: the key 'depth' stands twice in this mapping; take one away"
        ),
        ("limits: {nestin: 3}\n", "1:10 unknown-key: there is no limit 'nestin'; did you mean 'nesting'?"),
        ("limits: {nesting: deep}\n", "1:19 type: 'nesting' takes a whole number of at least 0, not 'deep'"),
        ("limits: {nesting: 513}\n", "1:19 value: 'nesting' takes at most 512, not 513"),
        ("platforms: {iso: 15}\n", "1:13 unknown-key: 'platforms' has no key 'iso'; did you mean 'ios'?"),
        ("requireIds: yes\n", "1:13 type: 'requireIds' takes true or false, not 'yes'"),
        (
            "specs: menus\n",
            "1:8 type: 'specs' takes a list, each entry a path, in which '*', '?' and '**' may stand, not 'menus'"
        ),
        (
            "specs: []\n",
            "1:8 empty: there are no paths here; without 'specs', the current folder is searched"
        ),
        ("specs: ['']\n", "1:9 value: '' is empty, and names nothing"),
        (
            "exclude: [/old]\n",
            "1:11 value: '/old' begins with '/'; a path here is relative to the folder of this file"
        ),
        (
            "exclude: [a/../b]\n",
            "1:11 value: 'a/../b' leads up with '..'; a path here stays below the folder of this file"
        ),
        (
            "- specs\n",
            "1:1 type: a configuration is a mapping with specs, exclude, rules, platforms, limits or requireIds, not a list"
        ),
    ])
    func mistakes(_ text: String, _ expected: String) {
        let (read, report) = read(text)
        #expect(read == nil)
        #expect(report.lines == [expected])
    }

    @Test func mistakesHaveFixes() {
        #expect(read("rules: {tap-taget: off}\n").report.fixes == ["change to 'tap-target'"])
        #expect(read("specs: menus\n").report.fixes == ["put it in brackets"])
        #expect(read("requireIds: yes\n").report.fixes == ["change to 'true'"])
    }

    /// Platforms are what specs have that say nothing of them.
    @Test func platforms() throws {
        let spec = "menuSpec: 1\ndropdowns: {a: {title: A, options: [{title: B, icon: 0.circle.ar}]}}\n"
        var options = CheckOptions()
        #expect(FoundDiagnostics(spec, options: options).brief == [])
        try #require(read("platforms: {ios: 15}\n").configuration).apply(to: &options)
        #expect(FoundDiagnostics(spec, options: options).brief == ["warning 2:54 symbol-availability"])
        #expect(FoundDiagnostics("platforms: {macos: 26}\n" + spec, options: options).brief == [])
    }

    // MARK: Patterns

    @Test(arguments: [
        ("a", ["a", "a/b", "a/b/c"], ["b", "b/a", "ab"]),
        ("a/", ["a", "a/b"], ["b"]),
        ("./a//b", ["a/b"], ["a"]),
        ("*", ["a", "a/b"], []),
        ("*.menu.yaml", ["x.menu.yaml"], ["a/x.menu.yaml", "x.menu.yml"]),
        ("a/*", ["a/b", "a/b/c"], ["a", "b/a"]),
        ("a/*/c", ["a/b/c", "a/x/c/d"], ["a/c", "a/b/b/c"]),
        ("**/c", ["c", "a/c", "a/b/c", "a/b/c/d"], ["a/d", "ac"]),
        ("a/**/c", ["a/c", "a/b/c", "a/b/b/c"], ["c", "b/a/c", "a/b"]),
        ("a/**", ["a/b", "a/b/c"], ["a", "b"]),
        ("**", ["a", "a/b"], []),
        ("**/b/**/d", ["b/d", "a/b/c/d", "a/b/b/c/d"], ["b", "d", "d/b"]),
        ("**/b/c", ["b/b/c", "b/x/b/c"], ["b/x/c"]),
        ("a?c", ["abc", "aéc", "a😀c"], ["ac", "abbc"]),
        ("a*b*c", ["abc", "axbxbxc", "abbcc"], ["ab", "axc"]),
        ("a**c", ["ac", "abc"], ["a/c"]),
        // What stands for nothing but itself.
        ("[ab]{c}\\!", ["[ab]{c}\\!"], ["a", "b"]),
        ("A", ["A"], ["a"]),
    ])
    func patterns(_ text: String, _ matching: [String], _ others: [String]) throws {
        let pattern = try PathPattern(text)
        for path in matching { #expect(pattern.matches(Array(path.utf8)), "\(text) matches \(path)") }
        for path in others { #expect(!pattern.matches(Array(path.utf8)), "\(text) matches \(path)") }
    }

    @Test(arguments: [
        ("a/b", "a/b", false), ("a/*.yaml", "a", true), ("**/a", "", true), ("*", "", true),
        ("a/b?/c", "a", true),
        (".", "", false),
    ])
    func bases(_ text: String, _ base: String, _ hasWildcards: Bool) throws {
        let pattern = try PathPattern(text)
        #expect(String(decoding: pattern.base, as: UTF8.self) == base)
        #expect(pattern.hasWildcards == hasWildcards)
    }

    /// Wildcards on wildcards take no more time than the product of both lengths.
    @Test func hostilePattern() throws {
        let name = String(repeating: "a", count: 4000)
        #expect(try !PathPattern(String(repeating: "*a", count: 1000) + "b").matches(Array(name.utf8)))
        let path = String(repeating: "a/", count: 2000)
        #expect(try !PathPattern(String(repeating: "**/a/", count: 500) + "b").matches(Array(path.utf8)))
    }
}
