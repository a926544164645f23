#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// Each check of SwiftUIChecks is a test.
    @Suite struct SwiftUICheckTests {
        static let results = Views.results(Views.swiftUIChecks)

        @Test func theChecksCompileAndRun() throws {
            let lines = try Views.swiftUIChecks.get()
            #expect(lines.count >= 45)
            #expect(lines.filter { !$0.hasPrefix("ok ") && !$0.hasPrefix("FAILED ") } == [])
        }

        @Test(arguments: results.keys.sorted())
        func holds(_ check: String) { #expect(Self.results[check] == "") }
    }
#endif
