#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// The views compile as a module of their own, without a warning, in every form that an app may compile them in.
    @Suite struct TypeTests {
        private static let plain = ["swiftc", "-typecheck", "-warnings-as-errors"]

        @Test(
            arguments: [Views.uikit, Views.swiftui],
            [
                ["-swift-version", "6"],
                ["-swift-version", "5", "-strict-concurrency=complete"],
                ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"],
                ["-swift-version", "5"],
            ])
        func compiles(_ views: URL, _ options: [String]) throws {
            let folders = [try Shims.built.get().path, try Views.compiledRuntime.get().path]
            try check(views, Self.plain + options, folders)
        }

        /// As in the modules of apps in which everything is the main actor's that does not say otherwise.
        @Test(arguments: ["5", "6"])
        func compilesOnTheMainActor(_ version: String) throws {
            #if compiler(>=6.2)
                let folders = [try Shims.built.get().path, try Views.compiledRuntime.get().path]
                let options = ["-swift-version", version, "-default-isolation", "MainActor"]
                try check(Views.swiftui, Self.plain + options, folders)
            #endif
        }

        /// As Objective-C's protocols want it, which classes that are generic cannot conform to.
        @Test func compilesAgainstObjectiveC() throws {
            let objc = try Views.compiledRuntime.get().appendingPathComponent("objc")
            try FileManager.default.createDirectory(at: objc, withIntermediateDirectories: true)
            let form = [
                "-swift-version", "6", "-parse-as-library", "-enable-objc-interop",
                "-disable-objc-attr-requires-foundation-module",
            ]
            try Shims.succeed(
                "/usr/bin/env",
                ["swiftc", "-frontend", "-emit-module", "-experimental-skip-all-function-bodies"] + form + [
                    "-module-name", "MenuRuntime", "-o",
                    objc.appendingPathComponent("MenuRuntime.swiftmodule").path,
                ] + Shims.files([Views.runtime]))
            try check(
                Views.uikit, ["swiftc", "-frontend", "-typecheck"] + form,
                [try Shims.built.get().appendingPathComponent("objc").path, objc.path])
        }

        private func check(_ views: URL, _ command: [String], _ folders: [String]) throws {
            let run = try Shims.run(
                "/usr/bin/env",
                command + ["-parse-as-library", "-module-name", views.lastPathComponent]
                    + folders.flatMap { ["-I", $0] } + Shims.files([views]))
            #expect(run.error == "")
            #expect(run.succeeded)
        }
    }
#endif
