import Foundation
import Testing

@testable import menuc

/// A run that is killed at any moment leaves every file whole, and nothing that would mislead the next.
@Suite struct KilledBuildTests {
    let folder: TemporaryFolder
    private static let specs = 40

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Writes specs whose outputs are some tens of kilobytes each.
    private func write(title: String) throws {
        let options = (0..<150).map { "      o\($0): \(title) \($0)\n" }.joined()
        for index in 0..<Self.specs {
            try folder.write(
                "specs/s\(index).menu.yaml",
                "menuSpec: 1\ndropdowns:\n  d:\n    title: \(title)\n    options:\n\(options)")
        }
    }

    private func outputs() throws -> [String: String] {
        try Dictionary(
            uniqueKeysWithValues: folder.outputs().map { ($0, try folder.read("out/\($0)")) })
    }

    private func build() throws -> MenucRun {
        try menuc("build", "specs", "--target", "json", "--output", "out", in: folder)
    }

    @Test func everyFileIsTheOldOrTheNew() throws {
        try write(title: "New")
        #expect(try build().status == 0)
        let new = try outputs()
        try write(title: "Old")
        let start = ContinuousClock.now
        #expect(try build().status == 0)
        let duration = ContinuousClock.now - start
        let old = try outputs()
        #expect(old.count == Self.specs)
        #expect(old["s0.menu.json"] != new["s0.menu.json"])
        try folder.write("out/mine.menu.json", "mine")

        try write(title: "New")
        var killed = 0
        let rounds = 12
        for round in 0..<rounds {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: try menucPath)
            process.arguments = ["build", "specs", "--target", "json", "--output", "out"]
            process.currentDirectoryURL = folder.url
            try process.run()
            usleep(UInt32(duration / .microseconds(1)) * UInt32(round + 1) / UInt32(rounds + 2))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { killed += 1 }
            for (name, text) in try outputs() where name != "mine.menu.json" {
                #expect(text == old[name] || text == new[name], "\(name) is neither")
            }
        }
        #expect(killed > 0)

        // Whatever the killed runs left behind, the next one deletes the one output whose spec is gone, if it is as
        // a list has it, no other, and no leftovers of theirs stay.
        try folder.delete("specs/s0.menu.yaml")
        #expect(try build().status == 0)
        var expected = new
        expected["mine.menu.json"] = "mine"
        var found = try outputs()
        expected["s0.menu.json"] = nil
        found["s0.menu.json"] = nil
        #expect(found == expected)
        #expect(try folder.names(in: "out").filter { $0.hasPrefix(".") } == [".menuc-outputs"])
    }
}
