#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    @Suite struct CheckTests {
        @Test func everyCheckHolds() throws {
            let run = try Shims.run(Shims.checks.get().path, [])
            let lines = run.output.split(separator: "\n")
            #expect(lines.filter { !$0.hasPrefix("ok ") } == [])
            #expect(run.succeeded, Comment(rawValue: run.error))
            #expect(lines.count >= 31)
        }

        @Test func everyCheckOfSwiftUIHolds() throws {
            let run = try Shims.run(Shims.swiftUIChecks.get().path, [])
            let lines = run.output.split(separator: "\n")
            #expect(lines.filter { !$0.hasPrefix("ok ") } == [])
            #expect(run.succeeded, Comment(rawValue: run.error))
            #expect(lines.count >= 54)
        }

        @Test(arguments: [
            (
                "rows",
                "invalid number of rows in section 0. The number of rows contained in an existing section after "
                    + "the update (4)"
            ),
            ("sections", "invalid number of sections"),
            ("identifier", "unable to dequeue a cell with identifier unknown"),
            ("ancestor", "have no common ancestor"),
        ])
        func whatCrashesOnApplesCrashesHere(_ name: String, _ message: String) throws {
            let run = try Shims.run(Shims.checks.get().path, [name])
            #expect(!run.succeeded)
            #expect(run.error.contains(message), Comment(rawValue: run.error))
            #expect(!run.output.contains("survived"))
        }
    }
#endif
