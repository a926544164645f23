#if os(Linux)
    import Foundation
    import MenuBackends
    import MenuSpec
    import TestTools
    import Testing

    /// What the targets with views make of every spec of the repository compiles without a warning, in each language mode
    /// that an app may have, with the views embedded and with the views imported.
    @Suite struct GeneratedViewTests {
        private static let targets = [Target.uikit.name, Target.swiftui.name]

        @Test(arguments: targets, [["6"], ["5", "-strict-concurrency=complete"]])
        func embedded(_ target: String, _ mode: [String]) throws {
            try check(target, mode, .embed, [])
        }

        @Test(arguments: targets, [["6"], ["5", "-strict-concurrency=complete"]])
        func imported(_ target: String, _ mode: [String]) throws {
            let name = target == Target.uikit.name ? "MenuUIKit" : "MenuSwiftUI"
            let runtime = try Views.compiledRuntime.get()
            let modules = runtime.appendingPathComponent("modules-\(name)-\(mode[0])")
            try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
            try Shims.succeed(
                "/usr/bin/env",
                [
                    "swiftc", "-emit-module", "-swift-version", "6", "-parse-as-library", "-module-name",
                    name, "-I",
                    try Shims.built.get().path, "-I", runtime.path, "-o",
                    modules.appendingPathComponent("\(name).swiftmodule").path,
                ] + Shims.files([name == "MenuUIKit" ? Views.uikit : Views.swiftui]))
            try check(target, mode, .import, [runtime.path, modules.path])
        }

        /// Where neither UIKit nor SwiftUI is.
        @Test(arguments: targets)
        func withoutViews(_ target: String) throws {
            try check(target, ["6"], .embed, nil)
        }

        /// - Parameter modules: Where modules are besides those of the shims; nil for no shims either.
        private func check(
            _ name: String, _ mode: [String], _ runtime: Target.Options.Runtime, _ modules: [String]?
        ) throws {
            let target = try #require(Target.all.first { $0.name == name })
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "menuc-views-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let specs = Shims.root.appendingPathComponent("specs")
            var options = Target.Options()
            options.runtime = runtime
            options.access = runtime == .import ? .public : .internal
            var files: [String] = []
            func write(_ file: String, _ data: Data) throws {
                let url = folder.appendingPathComponent(file)
                try data.write(to: url)
                files.append(url.path)
            }
            for file in try FileManager.default.contentsOfDirectory(atPath: specs.path).sorted()
            where file.hasSuffix(".menu.yaml") {
                let bytes = try Data(contentsOf: specs.appendingPathComponent(file))
                let checked = CheckedSpec(checking: SourceFile(path: file, bytes: Array(bytes)))
                let input = Target.Input(
                    try #require(checked.document), checked.swiftChoices, sourceName: file)
                try write(
                    file.replacingOccurrences(of: ".yaml", with: ".swift"),
                    Data(target.text(of: input, options)))
            }
            #expect(files.count >= 15)
            if let shared = target.sharedFile(options) {
                var text = Data()
                shared.render { text.append(contentsOf: $0) }
                try write(shared.name, text)
            }
            let places = modules.map { [try! Shims.built.get().path] + $0 } ?? []
            let run = try Shims.run(
                "/usr/bin/env",
                ["swiftc", "-typecheck", "-warnings-as-errors", "-parse-as-library", "-module-name", "App"]
                    + ["-swift-version"] + mode + places.flatMap { ["-I", $0] } + files)
            #expect(run.error == "")
            #expect(run.succeeded)
        }
    }
#endif
