import Foundation
import Testing

/// `menuc simulate` and `menuc measure`, as a shell runs them.
@Suite struct SimulateTests {
    private let folder: TemporaryFolder
    private static let spec = """
        menuSpec: 1
        dropdowns:
          reason: {title: Reason, rowHeight: 40, options: {tooSlow: Slow, tooLoud: Loud}}
        """
    private static let lines = [
        #"{"event":null,"told":[],"isOpen":false,"selected":[],"title":"Reason","rows":["tooSlow","tooLoud"],"heights":{"button":40,"list":0,"total":40}}"#,
        #"{"event":"tapButton","told":["open"],"isOpen":true,"selected":[],"title":"Reason","rows":["tooSlow","tooLoud"],"heights":{"button":40,"list":80,"total":124}}"#,
        #"{"event":"tapOption=tooLoud","told":["select tooLoud","close"],"isOpen":false,"selected":["tooLoud"],"title":"Loud","rows":["tooSlow","tooLoud"],"heights":{"button":40,"list":0,"total":40}}"#,
    ]
    private static let output = lines.map { $0 + "\n" }.joined()

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("a.menu.yaml", Self.spec)
    }

    /// The spec has a warning, which is for `check` to tell.
    @Test func eventsOfTheCommandLine() throws {
        let run = try menuc(
            "simulate", "a.menu.yaml", "reason", "tapButton", "tapOption=tooLoud", in: folder)
        #expect(run.status == 0)
        #expect(run.output == Self.output)
        #expect(run.error == "")
        let start = try menuc("simulate", "-", "reason", input: Self.spec)
        #expect(start.output == Self.lines[0] + "\n")
    }

    @Test func eventsOfAScript() throws {
        let script = "# Opens.\r\n  tapButton\r\n\n\ttapOption=tooLoud"
        try folder.write("events.txt", script)
        let file = try menuc("simulate", "a.menu.yaml", "reason", "--script", "events.txt", in: folder)
        #expect(file.output == Self.output)
        try folder.write("marked.txt", "\u{FEFF}" + script)
        let marked = try menuc("simulate", "a.menu.yaml", "reason", "--script", "marked.txt", in: folder)
        #expect(marked.output == Self.output)
        let input = try menuc("simulate", "a.menu.yaml", "reason", "--script=-", in: folder, input: script)
        #expect(input.output == Self.output)
    }

    @Test func aScriptThatNeverEnds() throws {
        guard FileManager.default.fileExists(atPath: "/dev/zero") else { return }
        let run = try menuc("simulate", "a.menu.yaml", "reason", "--script", "/dev/zero", in: folder)
        #expect(run.status == 2)
        #expect(run.error == "menuc simulate: cannot read /dev/zero: File too large\n")
    }

    @Test(
        arguments: [
            (
                ["reason", "tapButton", "tapOption=x"],
                "there is no option 'x'; the options are tooSlow and tooLoud"
            ),
            (["other"], "there is no menu 'other'; the only menu is reason"),
            (["reason", "--script", "no.txt"], "cannot read no.txt: No such file or directory"),
            (["reason", "--script", "."], "cannot read .: Is a directory"),
            (
                ["reason", "--script", "bad.txt"],
                "bad.txt:3: 'tapOption' needs a value: tapOption=ID"
            ),
            (
                ["reason", "tapButton", "--script", "bad.txt"],
                "events stand in the --script or on the command line, not in both"
            ),
            ([], "MENU is missing; 'menuc help simulate' explains more"),
        ] as [([String], String)])
    func whatCannotBeDone(_ arguments: [String], _ message: String) throws {
        try folder.write("bad.txt", "tapButton\n\ntapOption\n")
        let run = try menuc(["simulate", "a.menu.yaml"] + arguments, in: folder)
        #expect(run.status == 2)
        // Not even what could have been played.
        #expect(run.output == "")
        #expect(run.error == "menuc simulate: \(message)\n")
    }

    @Test func oneInputIsNotTwo() throws {
        let run = try menuc("simulate", "-", "reason", "--script", "-", input: Self.spec)
        #expect(run.status == 2)
        #expect(run.error == "menuc simulate: spec and script cannot both be standard input\n")
    }

    @Test(arguments: [["simulate", "-", "reason"], ["measure", "-"], ["measure", "-", "--format", "json"]])
    func aSpecWithErrors(_ arguments: [String]) throws {
        let run = try menuc(arguments, input: Self.spec.replacing("title", with: "titel"))
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("-:3:12: error: "))
        #expect(run.error.contains("[unknown-key]"))
    }

    @Test func aSpecThatIsNotThere() throws {
        let run = try menuc("measure", "no.menu.yaml", in: folder)
        #expect(run.status == 2)
        #expect(run.error == "menuc measure: cannot read no.menu.yaml: No such file or directory\n")
        try folder.write("b.menu.yaml", Self.spec)
        let folder = try menuc("measure", ".", in: folder)
        #expect(folder.status == 2)
        #expect(folder.error == "menuc measure: takes one spec, and there are 2 in .\n")
    }

    @Test func measures() throws {
        let text = try menuc("measure", "a.menu.yaml", in: folder)
        #expect(text.status == 0)
        #expect(text.error == "")
        #expect(text.output.hasPrefix("reason: dropdown\n"))
        let json = try menuc("measure", "a.menu.yaml", "--format=json", in: folder)
        #expect(
            json.output.contains(#""open": {"rows": 2, "heights": {"button": 40, "list": 80, "total": 124}}"#)
        )
    }
}
