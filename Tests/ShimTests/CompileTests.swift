#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// The files of Tests/Shims/Compile say in their first lines what either form of the module makes of them.
    @Suite struct CompileTests {
        enum Form: String, CaseIterable { case plain, objc }

        static let files = try! FileManager.default.contentsOfDirectory(
            atPath: Shims.sources.appendingPathComponent("Compile").path
        ).filter { $0.hasSuffix(".swift") }.sorted()

        @Test(arguments: files, Form.allCases)
        func compilesOrIsRefused(_ name: String, _ form: Form) throws {
            let file = Shims.sources.appendingPathComponent("Compile/\(name)")
            let expected = try #require(
                try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                    .first { $0.hasPrefix("// \(form): ") },
                "the file says nothing of this form"
            ).dropFirst("// \(form): ".count)
            let built = try Shims.built.get()
            let common = ["-swift-version", "6", "-parse-as-library", "-module-name", "Compiled", file.path]
            let arguments =
                switch form {
                case .plain: ["swiftc", "-typecheck", "-I", built.path] + common
                case .objc:
                    [
                        "swiftc", "-frontend", "-typecheck", "-enable-objc-interop",
                        "-disable-objc-attr-requires-foundation-module", "-I",
                        built.appendingPathComponent("objc").path,
                    ] + common
                }
            let run = try Shims.run("/usr/bin/env", arguments)
            if expected != "compiles" {
                #expect(!run.succeeded)
                #expect(run.error.contains("error: \(expected)"), Comment(rawValue: run.error))
            } else {
                #expect(run.succeeded)
                #expect(run.error == "")
            }
        }
    }
#endif
