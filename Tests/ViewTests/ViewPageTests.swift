#if os(Linux)
    import Foundation
    import MenuBackends
    import MenuSpec
    import TestTools
    import Testing

    /// The pages on views show every public name, in code that compiles with what their spec becomes.
    @Suite struct ViewPageTests {
        static let pages: [(page: String, target: Target, module: String)] = [
            ("docs/uikit.md", .uikit, "MenuUIKit"), ("docs/swiftui.md", .swiftui, "MenuSwiftUI"),
        ]

        @Test(arguments: pages.map(\.page))
        func showsEveryPublicName(_ page: String) throws {
            let (_, _, module) = try #require(Self.pages.first { $0.page == page })
            let text = try Self.text(of: page)
            var names: Set<String> = []
            for file in Shims.files([Shims.root.appendingPathComponent("Sources/\(module)")]) {
                let source = try String(contentsOfFile: file, encoding: .utf8)
                let declaration =
                    /\b(?:public|open) (?:private\(set\) |weak |final |static )*(var|let|func|class|struct|protocol|enum) (\w+)/
                for line in source.split(separator: "\n") where !line.contains("override ") {
                    if let match = line.firstMatch(of: declaration) { names.insert(String(match.2)) }
                }
            }
            #expect(names.count > 3)
            // What UIKit and SwiftUI ask for themselves.
            names.subtract(["body", "tableView", "numberOfSections"])
            for name in names.sorted() { #expect(text.contains(try Regex("\\b\(name)\\b")), "\(name)") }
        }

        /// In each language mode that an app may have.
        @Test(arguments: pages.map(\.page), [["6"], ["5", "-strict-concurrency=complete"]])
        func compiles(_ page: String, _ mode: [String]) throws {
            let (_, target, _) = try #require(Self.pages.first { $0.page == page })
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let files = try Self.write(page, target, to: folder)
            let run = try Shims.run(
                "/usr/bin/env",
                [
                    "swiftc", "-typecheck", "-warnings-as-errors", "-parse-as-library", "-module-name",
                    "Page", "-I",
                    try Shims.built.get().path, "-swift-version",
                ] + mode + files.map(\.path))
            #expect(run.error == "")
            #expect(run.succeeded)
        }

        /// What a page says of UIKit runs.

        @Test func examplesRun() throws {
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            var files = try Self.write("docs/uikit.md", .uikit, to: folder)
            files.append(folder.appendingPathComponent("main.swift"))
            try Data(Self.main.utf8).write(to: files[3])
            let executable = folder.appendingPathComponent("page")
            try Shims.compile("Page", files, options: ["-warnings-as-errors"], to: executable)
            let run = try Shims.run(executable.path, [])
            #expect(run.error == "")
            #expect(run.output == "chosen: tooSlow\n44 180 44\n")
        }

        private static func folder() throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "menuc-page-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        }

        private static func text(of page: String) throws -> String {
            try String(contentsOf: Shims.root.appendingPathComponent(page), encoding: .utf8)
        }

        /// Writes what the spec of a page becomes, and the page's own code.
        private static func write(_ page: String, _ target: Target, to folder: URL) throws -> [URL] {
            let text = try text(of: page)
            let spec = try #require(
                text.firstMatch(of: /<!-- file: feedback.menu.yaml -->\n```yaml\n((?s).*?)```/)
            ).1
            let code = text.matches(of: /\n```swift\n((?s).*?)```/).map { String($0.1) }
            #expect(code.count > 2)
            let checked = CheckedSpec(
                checking: SourceFile(path: "feedback.menu.yaml", bytes: Array(spec.utf8)))
            let document = try #require(checked.document, "\(checked.diagnostics.map(\.message))")
            let input = Target.Input(document, checked.swiftChoices, sourceName: "feedback.menu.yaml")
            var runtime = Data()
            try #require(target.runtime).render { runtime.append(contentsOf: $0) }
            let files = ["Menus.swift", "MenuRuntime.swift", "Page.swift"].map {
                folder.appendingPathComponent($0)
            }
            try Data(target.text(of: input)).write(to: files[0])
            try runtime.write(to: files[1])
            try Data(code.joined().utf8).write(to: files[2])
            return files
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
