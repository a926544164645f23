import Foundation
import Testing

@testable import MenuBackends

/// The Swift that pages show compiles, and prints what the comments beside it say.
@Suite(.serialized) struct SwiftPageTests {
    @Test(arguments: ["README.md", "docs/swift.md"])
    func examplesRun(_ page: String) throws {
        let text = try String(contentsOf: GoldenTests.root.appendingPathComponent(page), encoding: .utf8)
        let spec = try #require(
            text.firstMatch(of: /<!-- file: feedback.menu.yaml -->\n```yaml\n((?s).*?)```/)
        ).1
        // Those with a comment above are what the build makes.
        let code = text.matches(of: /\n\n```swift\n((?s).*?)```/).map { String($0.1) }.joined()
        let folder = try SwiftFolder()
        try folder.writeRuntime()
        try folder.write("Menus.swift", GeneratedMenus(String(spec), path: "feedback.menu.yaml").swift())
        try folder.write("main.swift", code)
        try folder.compile([
            "-swift-version", "6", "-o", "page", "main.swift", "Menus.swift", "MenuRuntime.swift",
        ])
        let run = try folder.run(folder.url.appendingPathComponent("page").path)
        #expect(run.status == 0)
        let said = code.matches(of: /print\(.*\) +\/\/ (.*)/).map { String($0.1) }
        let printed = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(said.count > 1)
        #expect(printed == said)
    }
}
