#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// Each check of UIKitChecks is a test.
    @Suite struct UIKitCheckTests {
        /// What was wrong with each check, by name; nothing with most.
        static let results: [String: String] = {
            let lines = (try? Views.lines.get()) ?? []
            return Dictionary(
                lines.map { line in
                    if line.hasPrefix("ok ") { return (String(line.dropFirst(3)), "") }
                    return (String(line.dropFirst(7).prefix { $0 != "\t" }), line)
                }, uniquingKeysWith: { $1 })
        }()

        @Test func theChecksCompileAndRun() throws {
            let lines = try Views.lines.get()
            #expect(lines.count >= 60)
            #expect(lines.filter { !$0.hasPrefix("ok ") && !$0.hasPrefix("FAILED ") } == [])
        }

        @Test(arguments: results.keys.sorted())
        func holds(_ check: String) { #expect(Self.results[check] == "") }
    }
#endif
