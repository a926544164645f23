import Foundation
import Testing

@testable import menuc

@Suite struct FormatTests {
    let folder: TemporaryFolder
    private static let odd = "menuSpec:   1\n"
    private static let even = "menuSpec: 1\n"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("a.menu.yaml", Self.odd)
        try folder.write("b.menu.yaml", Self.even)
    }

    @Test func changesWhatHasAnotherLayout() throws {
        try folder.write("deep/c.menu.yml", Self.odd)
        let before = try folder.state()["b.menu.yaml"]
        let run = try menuc("fmt", in: folder)
        #expect(run.status == 0)
        #expect(run.output + run.error == "")
        for name in ["a.menu.yaml", "b.menu.yaml", "deep/c.menu.yml"] {
            #expect(try folder.read(name) == Self.even)
        }
        #expect(try folder.state()["b.menu.yaml"] == before)
        #expect(try folder.names() == ["a.menu.yaml", "b.menu.yaml", "deep"])
        // Nothing is left to do, so nothing is touched.
        let state = try folder.state()
        #expect(try menuc("fmt", "--verbose", "a.menu.yaml", in: folder).error == "unchanged a.menu.yaml\n")
        #expect(try folder.state() == state)
    }

    @Test func saysWhatItDid() throws {
        let run = try menuc("fmt", "--verbose", "b.menu.yaml", "a.menu.yaml", in: folder)
        #expect(run.error == "unchanged b.menu.yaml\nformatted a.menu.yaml\n")
    }

    @Test func checkNamesAndTouchesNothing() throws {
        let state = try folder.state()
        let run = try menuc("fmt", "--check", in: folder)
        #expect(run.status == 1)
        #expect(run.output == "a.menu.yaml\n")
        #expect(run.error == "")
        #expect(try folder.state() == state)
        #expect(try menuc("fmt", "--check", "b.menu.yaml", in: folder).status == 0)
    }

    @Test func diffShowsAndTouchesNothing() throws {
        let state = try folder.state()
        let hunk = "--- a.menu.yaml\n+++ a.menu.yaml\n@@ -1 +1 @@\n-menuSpec:   1\n+menuSpec: 1\n"
        let run = try menuc("fmt", "--diff", in: folder)
        #expect(run.status == 1)
        #expect(run.output == hunk)
        #expect(try menuc("fmt", "--diff", "--check", in: folder).output == "a.menu.yaml\n" + hunk)
        #expect(try menuc("fmt", "--diff", "--color", "always", in: folder).output.contains("\u{1B}["))
        #expect(try folder.state() == state)
    }

    @Test func standardInputIsPrinted() throws {
        let run = try menuc("fmt", "-", input: Self.odd)
        #expect(run.status == 0)
        #expect(run.output == Self.even)
        #expect(try menuc("fmt", "-", input: Self.even).output == Self.even)
        let check = try menuc("fmt", "--check", "-", input: Self.odd)
        #expect(check.status == 1)
        #expect(check.output == "standard input\n")
        #expect(try menuc("fmt", "--check", "-", input: Self.even).status == 0)
    }

    @Test func whatIsNoYAMLIsReportedAndLeft() throws {
        try folder.write("c.menu.yaml", "a:   [1\n")
        let run = try menuc("fmt", in: folder)
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("c.menu.yaml:1:6: error: "))
        #expect(run.error.contains("[yaml-syntax]"))
        #expect(try folder.read("c.menu.yaml") == "a:   [1\n")
        // The others are formatted all the same.
        #expect(try folder.read("a.menu.yaml") == Self.even)
        let input = try menuc("fmt", "-", input: "a: [1\n")
        #expect(input.status == 1)
        #expect(input.output == "")
    }

    @Test func otherMistakesDoNotMatter() throws {
        try folder.write("a.menu.yaml", "oops:   {a: b}\n")
        #expect(try menuc("fmt", "a.menu.yaml", in: folder).status == 0)
        #expect(try folder.read("a.menu.yaml") == "oops: {a: b}\n")
    }

    @Test func keysAreSortedIfAsked() throws {
        let text = "dropdowns: {}\nmenuSpec: 1\n"
        #expect(try menuc("fmt", "-", input: text).output == text)
        #expect(try menuc("fmt", "--sort-keys", "-", input: text).output == "menuSpec: 1\ndropdowns: {}\n")
    }

    @Test func aLimitIsKept() throws {
        let run = try menuc("fmt", "--limit", "input=5", "-", input: Self.odd)
        #expect(run.status == 1)
        #expect(run.error.contains("[limit]"))
    }

    @Test func permissionsStay() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: folder.url("a.menu.yaml").path)
        #expect(try menuc("fmt", in: folder).status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("a.menu.yaml").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try folder.read("a.menu.yaml") == Self.even)
    }

    @Test func aSymlinkStays() throws {
        try folder.write("elsewhere/real.yaml", Self.odd)
        try folder.link("link.menu.yaml", to: "elsewhere/real.yaml")
        #expect(try menuc("fmt", "link.menu.yaml", in: folder).status == 0)
        #expect(try folder.read("elsewhere/real.yaml") == Self.even)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("link.menu.yaml").path)
                == "elsewhere/real.yaml")
        #expect(try folder.names(in: "elsewhere") == ["real.yaml"])
    }

    @Test func whatWasChangedMeanwhileIsLeft() throws {
        let path = FilePath(folder.url("a.menu.yaml").path)
        let read = Array(Self.odd.utf8)
        try folder.write("a.menu.yaml", "menuSpec: 1  # mine\n")
        #expect(try !EditedFile(path).write(Array(Self.even.utf8), over: read))
        #expect(try folder.read("a.menu.yaml") == "menuSpec: 1  # mine\n")
        #expect(try folder.names() == ["a.menu.yaml", "b.menu.yaml"])
        try folder.write("a.menu.yaml", Self.odd)
        #expect(try EditedFile(path).write(Array(Self.even.utf8), over: read))
        #expect(try folder.read("a.menu.yaml") == Self.even)
    }

    @Test func oddNamesAndOnesGivenTwice() throws {
        for name in ["-x.menu.yaml", "new\nline.menu.yaml", "é.menu.yaml"] {
            try folder.write(name, Self.odd)
        }
        let run = try menuc("fmt", "--verbose", "--", "-x.menu.yaml", ".", "./a.menu.yaml", in: folder)
        #expect(run.status == 0)
        #expect(run.error.split(separator: "\n").filter { $0.hasPrefix("formatted ") }.count == 4)
        for name in ["-x.menu.yaml", "new\nline.menu.yaml", "é.menu.yaml", "a.menu.yaml"] {
            #expect(try folder.read(name) == Self.even)
        }
    }

    @Test func standardInputBesideFiles() throws {
        let run = try menuc("fmt", "-", "a.menu.yaml", in: folder, input: "x:   1\n")
        #expect(run.status == 0)
        #expect(run.output == "x: 1\n")
        #expect(try folder.read("a.menu.yaml") == Self.even)
    }

    @Test func aFolderOfThatNameIsSearched() throws {
        try folder.write("c.menu.yaml/d.menu.yaml", Self.odd)
        #expect(try menuc("fmt", "c.menu.yaml", in: folder).status == 0)
        #expect(try folder.read("c.menu.yaml/d.menu.yaml") == Self.even)
    }

    /// As root everything may be written to.
    @Test(.enabled(if: getuid() != 0)) func whatMayNotBeWrittenToIsLeft() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.url("a.menu.yaml").path)
        let run = try menuc("fmt", in: folder)
        #expect(run.status == 2)
        #expect(run.error == "menuc fmt: cannot write a.menu.yaml: Permission denied\n")
        #expect(try folder.read("a.menu.yaml") == Self.odd)
    }

    @Test func whatIsNotThereIsAFailure() throws {
        let run = try menuc("fmt", "nowhere.menu.yaml", in: folder)
        #expect(run.status == 2)
        #expect(run.error == "menuc fmt: cannot read nowhere.menu.yaml: No such file or directory\n")
    }
}
