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
        try check(name, .json)
    }

    @Test(arguments: names)
    func swift(_ name: String) throws {
        try check(name, .swift)
    }

    /// The tutorials with their views: what makes each, and its preview.
    @Test(arguments: names.filter { $0.hasPrefix("00") }, [Target.uikit.name, Target.swiftui.name])
    func views(_ name: String, _ target: String) throws {
        try check(name, try #require(Target.all.first { $0.name == target }), in: target)
    }

    /// - Parameter folder: Below that of the others.
    private func check(_ name: String, _ target: Target, in folder: String = ".") throws {
        let spec = Self.root.appendingPathComponent("specs/\(name).menu.yaml")
        let menus = try GeneratedMenus(String(contentsOf: spec, encoding: .utf8), path: "\(name).menu.yaml")
        let bytes = target.text(of: menus.input)
        let golden = Self.golden.appendingPathComponent("\(folder)/\(name).\(target.fileExtension)")
        if Self.isUpdating { try Data(bytes).write(to: golden) }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        let text = String(decoding: bytes, as: UTF8.self)
        let difference = zip(expected.split(separator: "\n"), text.split(separator: "\n")).first { $0 != $1 }
        #expect(text == expected, "first difference: \(String(describing: difference))")
    }

    @Test func everyFileHasItsSpec() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.golden.path)
        let ofSpecs = Self.names.flatMap { ["\($0).menu.json", "\($0).menu.swift"] }
        #expect(files.sorted() == (ofSpecs + ["swiftui", "uikit"]).sorted())
        #expect(Self.names.count >= 11)
    }
}
