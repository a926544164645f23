#if os(Linux)
    import Foundation
    import MenuBackends
    import MenuSpec
    import TestTools
    import Testing

    /// The code of docs/uikit.md compiles with what its spec becomes, and runs.
    @Suite struct UIKitPageTests {
        @Test func examplesRun() throws {
            let page = try String(
                contentsOf: Shims.root.appendingPathComponent("docs/uikit.md"), encoding: .utf8)
            let spec = try #require(
                page.firstMatch(of: /<!-- file: feedback.menu.yaml -->\n```yaml\n((?s).*?)```/)
            ).1
            let code = page.matches(of: /\n```swift\n((?s).*?)```/).map { String($0.1) }.joined()
            #expect(code.contains("class FeedbackController"))
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "menuc-uikit-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let files = ["Menus.swift", "MenuRuntime.swift", "Page.swift", "main.swift"]
                .map { folder.appendingPathComponent($0) }
            try generate(String(spec), to: files[0], files[1])
            try Data(code.utf8).write(to: files[2])
            try Data(Self.main.utf8).write(to: files[3])
            let executable = folder.appendingPathComponent("page")
            try Shims.compile("Page", files, options: ["-warnings-as-errors"], to: executable)
            let run = try Shims.run(executable.path, [])
            #expect(run.error == "")
            #expect(run.output == "chosen: tooSlow\n44 180 44\n")
        }

        private func generate(_ spec: String, to menus: URL, _ runtime: URL) throws {
            let checked = CheckedSpec(
                checking: SourceFile(path: "feedback.menu.yaml", bytes: Array(spec.utf8)))
            let document = try #require(checked.document, "\(checked.diagnostics.map(\.message))")
            let input = Target.Input(document, checked.swiftChoices, sourceName: "feedback.menu.yaml")
            try Data(Target.uikit.text(of: input)).write(to: menus)
            var text = Data()
            try #require(Target.uikit.runtime).render { text.append(contentsOf: $0) }
            try text.write(to: runtime)
        }

        /// What people and the app then do with it.
        private static let main = """
            @_spi(Headless) import UIKit

            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let controller = FeedbackController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            UIKitHeadless.layout()
            var heights = [controller.reason.frame.height]
            UIKitHeadless.tap(CGPoint(x: 100, y: 30), in: window)
            heights.append(controller.reason.frame.height)
            UIKitHeadless.tap(CGPoint(x: 100, y: 16 + 48 + 20), in: window)
            heights.append(controller.reason.frame.height)
            print(heights.map { "\\(Int($0))" }.joined(separator: " "))

            """
    }
#endif
