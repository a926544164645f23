import Foundation
import MenuSpec
import Testing

@testable import MenuBackends

/// What the specs of the repository give, whole, as it was read and found right.
///
/// With `MENUC_UPDATE=1` in the environment the files are written anew; read each before it is committed.
@Suite struct GoldenTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Golden")
    static let names: [String] = {
        let files =
            (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("specs").path))
            ?? []
        return files.filter { $0.hasSuffix(".menu.yaml") }.map { String($0.dropLast(10)) }.sorted()
    }()
    private static let isUpdating = ProcessInfo.processInfo.environment["MENUC_UPDATE"] == "1"

    @Test(arguments: names)
    func json(_ name: String) throws {
        let spec = Self.root.appendingPathComponent("specs/\(name).menu.yaml")
        let compiled = try Compiled(
            String(contentsOf: spec, encoding: .utf8), path: "specs/\(name).menu.yaml")
        let golden = Self.golden.appendingPathComponent("\(name).menu.json")
        if Self.isUpdating { try Data(compiled.bytes).write(to: golden) }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        let difference = zip(expected.split(separator: "\n"), compiled.text.split(separator: "\n"))
            .first { $0 != $1 }
        #expect(compiled.text == expected, "first difference: \(String(describing: difference))")
    }

    @Test func everyFileHasItsSpec() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.golden.path)
        #expect(files.sorted() == Self.names.map { "\($0).menu.json" }.sorted())
        #expect(Self.names.count >= 11)
    }
}
