#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// Each check of UIKitChecks is a test.
    @Suite struct UIKitCheckTests {
        static let results = Views.results(Views.uikitChecks)

        @Test func theChecksCompileAndRun() throws {
            let lines = try Views.uikitChecks.get()
            #expect(lines.count >= 60)
            #expect(lines.filter { !$0.hasPrefix("ok ") && !$0.hasPrefix("FAILED ") } == [])
        }

        @Test(arguments: results.keys.sorted())
        func holds(_ check: String) { #expect(Self.results[check] == "") }
    }
#endif
