import MenuSpec
import Testing

@testable import menuc

@Suite struct OutputManifestTests {
    private typealias Entry = OutputManifest.Entry

    private func manifest(_ entries: [String: OutputManifest.Source], target: String = "json")
        -> OutputManifest
    {
        var manifest = OutputManifest()
        for (name, source) in entries {
            manifest.entries[FilePath(name)] = Entry(
                target: target, content: Fingerprint(size: 12, hash: 0xAB), source: source)
        }
        return manifest
    }

    @Test func theTextIsSortedAndPlain() throws {
        var manifest = manifest([
            "b.menu.json": .spec(FilePath("../a b/100%.menu.yaml")), "a.menu.json": .input,
            "é\n.menu.json": .spec(FilePath([0x2E, 0xFF])),
        ])
        manifest.entries[FilePath("MenuRuntime.swift")] = Entry(
            target: "swift", content: Fingerprint(size: 0, hash: .max), source: .shared)
        let text = """
            menuc outputs 1
            MenuRuntime.swift swift 0 ffffffffffffffff shared
            a.menu.json json 12 00000000000000ab input
            b.menu.json json 12 00000000000000ab spec ../a%20b/100%25.menu.yaml
            %C3%A9%0A.menu.json json 12 00000000000000ab spec .%FF

            """
        #expect(String(decoding: manifest.text, as: UTF8.self) == text)
        #expect(try OutputManifest(parsing: Array(text.utf8)) == manifest)
        #expect(try OutputManifest(parsing: OutputManifest().text) == OutputManifest())
    }

    /// What could have it delete another file, and what menuc does not write.
    @Test(arguments: [
        "../x json 1 00000000000000ab input", "/x json 1 00000000000000ab input",
        "a/x json 1 00000000000000ab input", ".. json 1 00000000000000ab input",
        ". json 1 00000000000000ab input", "%2E%2E json 1 00000000000000ab input",
        "a%2Fx json 1 00000000000000ab input", "%2e json 1 00000000000000ab input",
        "x%00y json 1 00000000000000ab input", " json 1 00000000000000ab input",
        ".menuc-outputs json 1 00000000000000ab input", "x%0 json 1 00000000000000ab input",
        "x% json 1 00000000000000ab input", "x%4 json 1 00000000000000ab input",
        "x%+1 json 1 00000000000000ab input", "é json 1 00000000000000ab input",
        "x  1 00000000000000ab input", "x JSON 1 00000000000000ab input",
        "x json -1 00000000000000ab input", "x json +1 00000000000000ab input",
        "x json 99999999999999999999 00000000000000ab input", "x json 1 ab input",
        "x json 9223372036854775808 00000000000000ab input",
        "x json 1 +0000000000000ab input", "x json 1 00000000000000ag input",
        "x json 1 00000000000000ab", "x json 1 00000000000000ab other",
        "x json 1 00000000000000ab input y", "x json 1 00000000000000ab spec",
        "x json 1 00000000000000ab spec ", "x json 1 00000000000000ab spec /y",
        "x json 1 00000000000000ab spec y%00", "x json 1 00000000000000ab spec y z",
        "x json 1 00000000000000ab input\r", "<<<<<<< HEAD", "",
    ])
    func aLineThatIsRefused(_ line: String) {
        let text = "menuc outputs 1\na json 1 00000000000000ab input\n\(line)\n"
        #expect(throws: OutputManifest.Fault.line(3)) { try OutputManifest(parsing: Array(text.utf8)) }
    }

    @Test(
        arguments: [
            ("", .otherFormat), ("menuc outputs 2\n", .otherFormat), ("menuc outputs 1\r\n", .otherFormat),
            ("menuc outputs 1", .line(1)), ("menuc outputs 1\nx json 1 00000000000000ab input", .line(2)),
            ("menuc outputs 1\n\n", .line(2)),
            (
                "menuc outputs 1\nx json 1 00000000000000ab input\nx json 2 00000000000000ab input\n",
                .line(3)
            ),
            (String(repeating: "x", count: OutputManifest.maximumSize + 1), .tooLarge),
        ] as [(String, OutputManifest.Fault)])
    func textThatIsRefused(_ text: String, _ fault: OutputManifest.Fault) {
        #expect(throws: fault) { try OutputManifest(parsing: Array(text.utf8)) }
    }

    @Test(
        arguments: [
            // What is gone is stale, and nothing else.
            (["a": .spec("gone/a"), "b": .spec("b")], [], "json", [], ["a"]),
            (["a": .input], [], "json", [], []),
            // What the run makes is not, whatever it came from before.
            (["a": .spec("gone/a")], ["a"], "json", [], []),
            // A spec that the run was told of is there.
            (["a": .spec("gone/a")], [], "json", ["gone/a"], []),
            // Of other targets too.
            (["a": .spec("gone/a")], [], "swift", ["b"], ["a"]),
            // What is shared goes with the last of its target.
            (["a": .spec("gone/a"), "shared": .shared], [], "swift", [], ["a", "shared"]),
            (["a": .spec("gone/a"), "b": .spec("b"), "shared": .shared], [], "json", [], ["a"]),
            (["a": .spec("gone/a"), "b": .input, "shared": .shared], [], "json", [], ["a"]),
            (["a": .spec("gone/a"), "shared": .shared], ["shared"], "json", [], ["a"]),
            // That of a target whose other specs have errors, or that is made on its own, does not.
            (["a": .spec("gone/a"), "shared": .shared], [], "json", ["c"], ["a"]),
            (["a": .spec("gone/a"), "shared": .shared], [], "swift", ["c"], ["a", "shared"]),
            // That which its target's outputs are made without goes; another target's outputs say nothing of it.
            (["a": .spec("a"), "shared": .shared], ["a"], "json", ["a"], ["shared"]),
            (["a": .spec("a"), "shared": .shared], ["b"], "swift", ["b"], []),
            (["shared": .shared], [], "json", [], []), (["shared": .shared], [], "swift", ["c"], []),
        ] as [([String: FakeSource], [String], String, [String], [String])])
    func stale(
        _ entries: [String: FakeSource], _ made: [String], _ target: String, _ specs: [String],
        _ expected: [String]
    ) {
        let manifest = manifest(entries.mapValues(\.source))
        let stale = manifest.stale(
            besides: Set(made.map { FilePath($0) }), of: target, from: Set(specs.map { FilePath($0) }),
            isGone: { $0.text.hasPrefix("gone/") })
        #expect(stale.map(\.text) == expected)
    }

    enum FakeSource {
        case spec(String)
        case input, shared

        var source: OutputManifest.Source {
            switch self {
            case .spec(let path): .spec(FilePath(path))
            case .input: .input
            case .shared: .shared
            }
        }
    }
}
