#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// The page on the shims shows every hook.
    @Suite struct HookPageTests {
        @Test(arguments: ["UIKit", "SwiftUI"])
        func showsEveryHook(_ module: String) throws {
            let shims = Shims.root.appendingPathComponent("Tests/Shims")
            let page = try String(contentsOf: shims.appendingPathComponent("README.md"), encoding: .utf8)
            var names: Set<String> = []
            for file in Shims.files([shims.appendingPathComponent("\(module)/Headless")])
            // What is Apple's, and optional there.
            where !file.hasSuffix("/OptionalRequirements.swift") {
                let source = try String(contentsOfFile: file, encoding: .utf8)
                // What stands in the types of the hooks' answers is further in.
                let declaration =
                    /(?m)^    (?:@\w+ )?public (?:internal\(set\) )?(?:static )?(?:weak )?(?:func|var) (\w+)/
                for match in source.matches(of: declaration) { names.insert(String(match.1)) }
            }
            #expect(names.count > 15)
            for name in names.sorted() { #expect(page.contains(try Regex("\\b\(name)\\b")), "\(name)") }
        }
    }
#endif
