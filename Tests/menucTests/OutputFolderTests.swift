import Foundation
import Testing

@testable import menuc

@Suite struct OutputFolderTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ text: String, to name: String) throws -> Bool {
        let output = try OutputFolder(creating: FilePath(folder.path))
        defer { output.close() }
        let bytes = Array(text.utf8)
        return try output.write(to: FilePath(name)) { bytes.withUnsafeBufferPointer($0) }
    }

    @Test func anUnchangedFileIsNotTouched() throws {
        #expect(try write("one", to: "a"))
        let number = try folder.fileNumber("a")
        #expect(try !write("one", to: "a"))
        #expect(try folder.fileNumber("a") == number)
        #expect(try write("two", to: "a"))
        #expect(try folder.read("a") == "two")
        // One that begins alike is not the same.
        #expect(try write("tw", to: "a"))
        #expect(try write("two", to: "a"))
        #expect(try folder.names() == ["a"])
    }

    @Test func aSymlinkIsReplacedAndNotFollowed() throws {
        try folder.write("elsewhere/secret", "kept")
        for target in ["elsewhere/secret", "nowhere"] {
            try? FileManager.default.removeItem(at: folder.url("a"))
            try folder.link("a", to: target)
            #expect(try write("kept", to: "a"))
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("a").path)
            #expect(attributes[.type] as? FileAttributeType == .typeRegular)
        }
        #expect(try folder.read("elsewhere/secret") == "kept")
        #expect(try folder.names() == ["a", "elsewhere"])
    }

    @Test func theFolderMayBeASymlink() throws {
        try folder.write("real/x", "")
        try folder.link("link", to: "real")
        let output = try OutputFolder(creating: FilePath(folder.url("link").path))
        defer { output.close() }
        #expect(try output.write(to: FilePath("a")) { [0x61].withUnsafeBufferPointer($0) })
        #expect(try folder.names(in: "real") == ["a", "x"])
    }

    @Test func aPipeInThePlaceIsReplaced() throws {
        try #require(mkfifo(folder.url("a").path, 0o600) == 0)
        #expect(try write("x", to: "a"))
        #expect(try folder.read("a") == "x")
    }

    @Test func theModeIsWhatTheUmaskLeaves() throws {
        _ = try write("x", to: "a")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("a").path)
        let mask = umask(0)
        umask(mask)
        #expect(attributes[.posixPermissions] as? Int == 0o666 & ~Int(mask))
    }

    @Test func creatingReplacesNothing() throws {
        try folder.write("a", "mine")
        try folder.link("b", to: "nowhere")
        let output = try OutputFolder(creating: FilePath(folder.path))
        defer { output.close() }
        for name in ["a", "b"] {
            #expect(throws: SystemError(code: EEXIST)) { try output.create(FilePath(name), [0x61]) }
        }
        #expect(try folder.read("a") == "mine")
        #expect(try folder.names() == ["a", "b"])
    }

    // Nothing is read-only to root.
    @Test(.enabled(if: geteuid() != 0)) func aReadOnlyFolderKeepsItsFiles() throws {
        try folder.write("a", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
        #expect(throws: SystemError(code: EACCES)) { try write("new", to: "a") }
        #expect(try folder.read("a") == "old")
    }

    @Test func aFailureInTheMiddleLeavesNothing() throws {
        // The shell's limit on the size of files makes the write itself fail.
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -f 0; exec \"$0\" init", try menucPath]
        process.currentDirectoryURL = folder.url
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text == "menuc init: cannot write menu.menu.yaml: File too large\n")
        #expect(try folder.names() == [])
    }

    @Test func manyRunsAtOnceLeaveOneWholeFile() async throws {
        let texts = (0..<4).map { String(repeating: "\($0)", count: 100_000) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for text in texts {
                group.addTask { for _ in 0..<20 { _ = try write(text, to: "a") } }
            }
            try await group.waitForAll()
        }
        #expect(texts.contains(try folder.read("a")))
        #expect(try folder.names() == ["a"])
    }
}
