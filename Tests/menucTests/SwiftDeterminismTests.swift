import Foundation
import Testing

/// Generated Swift is the same whoever makes it and from where, and says nothing of either.
@Suite struct SwiftDeterminismTests {
    /// What a build of one spec writes, from a folder and with paths as given.
    private func built(
        _ path: (TemporaryFolder) -> String, in current: (TemporaryFolder) -> URL,
        _ environment: [String: String]
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("specs/deep/sign-up.menu.yaml", Self.spec)
        try folder.write("elsewhere/x", "")
        let output = folder.url("out").path
        let run = try launch(
            menucPath, ["build", path(folder), "--target", "swift", "--output", output], in: current(folder),
            environment: environment)
        #expect(run.status == 0, "\(run.error)")
        let texts = try ["deep-sign-up.menu.swift", "sign-up.menu.swift", "MenuRuntime.swift"]
            .filter { FileManager.default.fileExists(atPath: folder.url("out/\($0)").path) }
            .map { try folder.read("out/\($0)") }
        #expect(texts.count == 2)
        for text in texts { #expect(!text.contains(folder.url.lastPathComponent)) }
        return texts
    }

    private static let spec = """
        menuSpec: 1
        dropdowns:
          i: {title: Iı, options: [I, İzmir, ß], meta: {b: "1", a: "2", c: "3"}, style: {list: {font: 1.5}, menu: {font: 2}}}
          j: {title: J, options: {z: Z, x: X}, dismiss: [scroll, escape]}
        """

    @Test func theSameEverywhere() throws {
        let first = try built({ _ in "specs" }, in: { $0.url }, ["SWIFT_DETERMINISTIC_HASHING": "1"])
        #expect(
            try built({ _ in "specs" }, in: { $0.url }, ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"])
                == first)
        #expect(try built({ _ in "specs" }, in: { $0.url }, ["LC_ALL": "C", "TZ": "Asia/Tokyo"]) == first)
        #expect(try built({ $0.url("specs").path }, in: { $0.url }, [:]) == first)
        #expect(try built({ _ in "../specs" }, in: { $0.url("elsewhere") }, [:]) == first)
        #expect(try built({ _ in "." }, in: { $0.url("specs") }, [:]) == first)
        let single = try built({ _ in "specs/deep/sign-up.menu.yaml" }, in: { $0.url }, [:])
        #expect(try built({ $0.url("specs/deep/sign-up.menu.yaml").path }, in: { $0.url }, [:]) == single)
    }
}
