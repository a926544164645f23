import MenuSpec
import Testing

@testable import menuc

/// What the command says to a command line that makes no sense.
@Suite struct UsageTests {
    @Test(
        arguments: [
            (
                [],
                "menuc: a command is missing; the commands are check, explain, build, fmt, runtime, simulate, measure, schema, init, version and help"
            ),
            (["chekc"], "menuc: unknown command 'chekc'; did you mean 'check'?"),
            (
                ["a.menu.yaml"],
                "menuc: unknown command 'a.menu.yaml'; did you mean: menuc check a.menu.yaml"
            ),
            (
                ["\u{1B}[31m"],
                #"menuc: unknown command '\u{1B}[31m'; the commands are "#
                    + "check, explain, build, fmt, runtime, simulate, measure, schema, init, version and help"
            ),
            (
                ["it's $5.menu.yaml"],
                #"menuc: unknown command 'it's $5.menu.yaml'; did you mean: menuc check 'it'\''s $5.menu.yaml'"#
            ),
            (["--version", "extra"], "menuc: --version stands alone; 'extra' is too much"),
            (["--help", "extra"], "menuc: --help stands alone, or before a command; 'extra' is too much"),
            (
                ["-h", "check", "extra"],
                "menuc: -h stands alone, or before a command; 'extra' is too much"
            ),
            (["measure", ""], "menuc measure: an empty SPEC names nothing"),
            (
                ["check", ""],
                "menuc check: an empty PATH names nothing; leave it out to search the current folder"
            ),
            (["--version=1"], "menuc: --version takes no value"),
            (["--versoin"], "menuc: unknown option --versoin; did you mean --version?"),
            (["--strict", "check"], "menuc: --strict stands after a command: menuc check --strict"),
            (["build", "--ouput", "x"], "menuc build: unknown option --ouput; did you mean --output?"),
            (["build", "--ouput=x"], "menuc build: unknown option --ouput; did you mean --output?"),
            (["build", "-output", "x"], "menuc build: unknown option -output; did you mean --output?"),
            (
                ["check", "--frobnicate"],
                "menuc check: unknown option --frobnicate; 'menuc help check' lists them"
            ),
            (["check", "-x"], "menuc check: unknown option -x; 'menuc help check' lists them"),
            (
                ["check", "--format"],
                "menuc check: --format needs a value: --format text, json, sarif, github, gitlab, junit or checkstyle"
            ),
            (
                ["check", "--format="],
                "menuc check: --format needs a value: --format text, json, sarif, github, gitlab, junit or checkstyle"
            ),
            (["build", "--output"], "menuc build: --output needs a value: --output DIR"),
            (
                ["build", "--output", "--target", "json"],
                "menuc build: --output needs a value, and --target looks like an option; "
                    + "if it is meant, write --output=--target"
            ),
            (
                ["check", "--format", "xml"],
                "menuc check: --format takes text, json, sarif, github, gitlab, junit or checkstyle, not 'xml'"
            ),
            (["check", "--color=yes"], "menuc check: --color takes auto, always or never, not 'yes'"),
            (["check", "--strict=yes"], "menuc check: --strict takes no value"),
            (["check", "--color", "auto", "--color", "never"], "menuc check: --color is given twice"),
            (
                ["check", "--limit", "nesting"],
                "menuc check: --limit takes NAME=VALUE, VALUE a whole number, not 'nesting'"
            ),
            (
                ["check", "--limit", "nesting=-1"],
                "menuc check: --limit takes NAME=VALUE, VALUE a whole number, not 'nesting=-1'"
            ),
            (
                ["check", "--limit", "nesting=99999999999999999999"],
                "menuc check: --limit takes NAME=VALUE, VALUE a whole number, not 'nesting=99999999999999999999'"
            ),
            (
                ["check", "--limit", "nestign=3"],
                "menuc check: --limit has no 'nestign'; did you mean 'nesting'?"
            ),
            (
                ["check", "--limit", "size=3"],
                "menuc check: --limit has no 'size'; the limits are input, nesting, aliases, scalar and directives"
            ),
            (
                ["build"],
                "menuc build: --target TARGET and --output DIR are missing; 'menuc help build' explains more"
            ),
            (
                ["build", "--target", "json"],
                "menuc build: --output DIR is missing; 'menuc help build' explains more"
            ),
            (
                ["build", "--target", "json", "--output", "x", "--diff"],
                "menuc build: --diff stands with --check"
            ),
            (["init", "a", "b"], "menuc init: takes one NAME; 'b' is too much"),
            (["measure"], "menuc measure: SPEC is missing; 'menuc help measure' explains more"),
            (
                ["simulate"],
                "menuc simulate: SPEC and MENU are missing; 'menuc help simulate' explains more"
            ),
            (["version", "x"], "menuc version: takes no values; 'x' is too much"),
            (["help", "biuld"], "menuc help: unknown command 'biuld'; did you mean 'build'?"),
        ] as [([String], String)])
    func message(_ arguments: [String], _ expected: String) {
        #expect(throws: UsageError.self) {
            do throws(UsageError) {
                _ = try ArgumentParser.parse(arguments.map { FilePath($0) })
            } catch {
                #expect(String(decoding: error.text.utf8, as: UTF8.self) == expected + "\n")
                throw error
            }
        }
    }

    @Test func theRunPrintsItAndEndsWith2() throws {
        let run = try menuc("build", "--ouput", "x")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.error == "menuc build: unknown option --ouput; did you mean --output?\n")
    }

    @Test func helpBeforeACommandIsThatOfTheCommand() throws {
        let run = try menuc("--help", "build")
        #expect(run.status == 0)
        #expect(run.output == (try menuc("help", "build")).output)
    }

    @Test func aFileThatLooksLikeAnOption() throws {
        let folder = try TemporaryFolder()
        try folder.write("-dash.menu.yaml", "")
        let run = try menuc("check", "-dash.menu.yaml", in: folder)
        #expect(run.status == 2)
        #expect(
            run.error
                == "menuc check: unknown option -dash.menu.yaml; for the file of that name, write ./-dash.menu.yaml\n"
        )
        #expect(try menuc("check", "./-dash.menu.yaml", in: folder).status == 1)
        #expect(
            try menuc("check", "-other.menu.yaml", in: folder).error.contains("'menuc help check' lists them")
        )
    }

    @Test(arguments: [
        ("a.menu.yaml", "a.menu.yaml"), ("-", "./-"), ("-a b", "'./-a b'"), ("日本", "日本"), ("", "\'\'"),
        ("it's", #"'it'\''s'"#), ("a$b", "'a$b'"), ("~x", "'~x'"), ("a\u{1B}b", #"'a\u{1B}b'"#),
    ])
    func wordsOfAShell(_ path: String, _ word: String) {
        #expect(String(decoding: FilePath(path).shellWord.utf8, as: UTF8.self) == word)
    }

    private func invocation(_ arguments: String...) throws -> Invocation {
        guard case .run(let invocation) = try ArgumentParser.parse(arguments.map { FilePath($0) }) else {
            throw NotARun()
        }
        return invocation
    }
    private struct NotARun: Error {}

    @Test func optionsStandAnywhere() throws {
        let run = try invocation(
            "check", "a", "--format", "json", "-", "--strict", "--limit=input=5", "--", "--b")
        #expect(run.operands == ["a", "-", "--b"].map { FilePath($0) })
        #expect(run.value(of: .format) == FilePath("json"))
        #expect(run.has(.strict))
        #expect(CheckOptions(run, compiles: true).limits.input == 5)
    }

    @Test(arguments: [
        ("nesting=513", "nesting takes at most 512"), ("input=9223372036854775807", "input takes at most"),
    ])
    func limitsHaveLimits(_ argument: String, _ expected: String) {
        #expect {
            try invocation("check", "--limit", argument)
        } throws: { error in
            let message = (error as? UsageError).map { String(decoding: $0.message.utf8, as: UTF8.self) }
            return message?.contains("--limit \(expected)") ?? false
        }
    }

    @Test func limitsMayBeRepeatedAndTheLastCounts() throws {
        let run = try invocation(
            "check", "--limit", "nesting=1", "--limit", "aliases=0", "--limit", "nesting=2")
        #expect(CheckOptions(run, compiles: true).limits.nesting == 2)
        #expect(CheckOptions(run, compiles: true).limits.aliases == 0)
    }

    @Test(
        arguments: [
            ("chekc", "check"), ("hlep", "help"), ("x", nil), ("ini", "init"), ("inti", "init"), ("in", nil),
            ("schem", "schema"),
            ("versions", "version"), ("frobnicate", nil),
        ] as [(String, String?)])
    func nearest(_ written: String, _ expected: String?) {
        #expect(EditDistance.nearest(to: written, among: Command.allCases.map(\.rawValue)) == expected)
    }
}
