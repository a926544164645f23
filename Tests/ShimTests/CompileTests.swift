#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// The files of Tests/Shims/Compile say in their first lines what becomes of them: with the plain modules, with
    /// the @objc form of UIKit, and with the plain ones where warnings are errors (Apple's SwiftUI warns of
    /// wrong isolation only).
    @Suite struct CompileTests {
        enum Form: String, CaseIterable { case plain, objc, strict }

        struct Case: CustomTestStringConvertible {
            let file: URL
            let form: Form
            /// "compiles", or the error.
            let expected: Substring
            var testDescription: String { "\(file.lastPathComponent), \(form)" }
        }

        static let cases: [Case] = try! FileManager.default.contentsOfDirectory(
            at: Shims.sources.appendingPathComponent("Compile"), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.flatMap { file in
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            return Form.allCases.compactMap { form in
                let start = "// \(form): "
                return lines.first { $0.hasPrefix(start) }.map {
                    Case(file: file, form: form, expected: $0.dropFirst(start.count))
                }
            }
        }

        @Test func everyFileSaysSomething() throws {
            let names = Set(
                try FileManager.default.contentsOfDirectory(
                    atPath: Shims.sources.appendingPathComponent("Compile").path))
            #expect(Set(Self.cases.map(\.file.lastPathComponent)) == names)
        }

        @Test(arguments: cases) func compilesOrIsRefused(_ example: Case) throws {
            let expected = example.expected
            let built = try Shims.built.get()
            let common = [
                "-swift-version", "6", "-parse-as-library", "-module-name", "Compiled", example.file.path,
            ]
            let arguments =
                switch example.form {
                case .plain: ["swiftc", "-typecheck", "-I", built.path] + common
                case .strict: ["swiftc", "-typecheck", "-warnings-as-errors", "-I", built.path] + common
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
