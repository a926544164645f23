#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// The views that the targets make show at each step of each trace what they should.
    @Suite struct TraceTests {
        static let frontEnds = [TraceFrontEnd.uikit, .swiftui]
        static let names = (try? PlayableTrace.all.get().map(\.name)) ?? []

        /// What was to be seen, by the name of the target.
        private static let played: [String: Result<[String: [[SeenMenu]]], any Error>] = Dictionary(
            uniqueKeysWithValues: frontEnds.map { frontEnd in
                (frontEnd.target.name, Result { try frontEnd.play(try PlayableTrace.all.get()) })
            })

        @Test(arguments: frontEnds, names)
        func showsWhatTheTraceSays(_ frontEnd: TraceFrontEnd, _ name: String) throws {
            let trace = try #require(try PlayableTrace.all.get().first { $0.name == name })
            let seen = try #require(try Self.played[frontEnd.target.name]?.get()[name])
            try #require(seen.count == trace.expected.count)
            let events = ["the start"] + trace.script.events.map { "\($0.menu):\($0.text)" }
            for (event, (seen, expected)) in zip(events, zip(seen, trace.expected)) {
                for (seen, expected) in zip(seen, expected) {
                    #expect(seen.forgetting(heightsNotIn: expected) == expected, "after \(event)")
                }
                #expect(seen.map(\.menu) == expected.map(\.menu))
            }
        }

        @Test func thereAreTraces() throws {
            #expect(try PlayableTrace.all.get().count >= 30)
        }
    }

    extension SeenMenu {
        /// A trace leaves out the heights that hang on what is measured.
        fileprivate func forgetting(heightsNotIn expected: SeenMenu) -> SeenMenu {
            var seen = self
            seen.heights = heights.filter { expected.heights[$0.key] != nil }
            return seen
        }
    }
#endif
