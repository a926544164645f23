import Testing

@Suite struct InitTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        arguments: [
            (nil, "menu.menu.yaml"), ("feedback", "feedback.menu.yaml"), ("a.menu.yaml", "a.menu.yaml"),
            ("b.menu.yml", "b.menu.yml"), ("string", "string.menu.yaml"), ("日本", "日本.menu.yaml"),
            ("😀", "😀.menu.yaml"),
        ] as [(String?, String)])
    func writesASpecThatIsClean(_ name: String?, _ file: String) throws {
        let run = try name.map { try menuc("init", $0, in: folder) } ?? menuc("init", in: folder)
        #expect(run.status == 0)
        #expect(run.output == "wrote \(file); to check it: menuc check \(file)\n")
        #expect(try folder.names() == [file])
        let check = try menuc("check", "--strict", in: folder)
        #expect(check.status == 0)
        #expect(check.output + check.error == "")
        #expect(try menuc("fmt", "--check", in: folder).status == 0)
    }

    @Test(arguments: [
        ("a b", "a b.menu.yaml", "'a b.menu.yaml'"), ("-", "-.menu.yaml", "./-.menu.yaml"),
        ("it's", "it's.menu.yaml", #"'it'\''s.menu.yaml'"#),
    ])
    func theCommandThatChecksItCanBePasted(_ name: String, _ file: String, _ word: String) throws {
        let run = try menuc("init", "--", name, in: folder)
        #expect(run.output == "wrote \(file); to check it: menuc check \(word)\n")
        #expect(try folder.names() == [file])
    }

    @Test func neverOverwrites() throws {
        try folder.write("menu.menu.yaml", "mine")
        let run = try menuc("init", in: folder)
        #expect(run.status == 2)
        #expect(
            run.error
                == "menuc init: cannot write menu.menu.yaml: it is there already, and is left as it is\n")
        #expect(try folder.read("menu.menu.yaml") == "mine")
    }

    @Test(arguments: [
        ("a/b", "it has a slash in it; change to the folder first"),
        ("..", "it begins with a full stop, so a search would pass it over"),
        (".menu.yaml", "it begins with a full stop, so a search would pass it over"),
        ("", "it is empty"), ("a\nb", "it has a control character in it"),
    ])
    func namesThatAreNoFileNames(_ name: String, _ reason: String) throws {
        let run = try menuc("init", name, in: folder)
        #expect(run.status == 2)
        let shown = name.replacing("\n", with: #"\u{A}"#)
        #expect(run.error == "menuc init: '\(shown)' cannot be the name of a spec: \(reason)\n")
        #expect(try folder.names() == [])
    }
}
