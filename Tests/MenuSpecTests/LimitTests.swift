import Testing

@testable import MenuSpec

/// Every limit, just at it and one over.
@Suite struct LimitTests {
    private static let spec = "menuSpec: 1\ndropdowns: {a: {title: T, options: [A]}}\n"

    private func rules(_ text: String, _ options: CheckOptions = CheckOptions()) -> [String] {
        FoundDiagnostics(text, options: options).brief
    }

    private func options(_ limit: WritableKeyPath<Limits, Int>, _ value: Int) -> CheckOptions {
        var options = CheckOptions()
        options.limits[keyPath: limit] = value
        return options
    }

    @Test func defaults() {
        let limits = Limits()
        #expect(limits.input == 16 * 1024 * 1024)
        #expect(limits.nesting == 64)
        #expect(limits.aliases == 100_000)
        #expect(limits.scalar == 64 * 1024)
    }

    // The root is level 1, so a list under one of its keys begins at 2.
    @Test(arguments: [("[", "]"), ("{a: ", "}")])
    func nesting(_ opening: String, _ closing: String) {
        func nested(_ count: Int) -> String {
            Self.spec + "x-a: " + String(repeating: opening, count: count)
                + String(repeating: closing, count: count) + "\n"
        }
        #expect(rules(nested(63)) == [])
        let column = 6 + 63 * opening.count
        #expect(rules(nested(64)) == ["error 3:\(column) limit"])
        // The options of the only dropdown are on level 4.
        #expect(rules(nested(3), options(\.nesting, 4)) == [])
        #expect(rules(nested(3), options(\.nesting, 3)) == ["error 2:36 limit"])
    }

    @Test func nestingInBlocks() {
        func nested(_ count: Int) -> String {
            var text = Self.spec + "x-a:\n"
            for level in 1...count { text += String(repeating: " ", count: level) + "a:\n" }
            return text
        }
        #expect(rules(nested(63)) == [])
        #expect(rules(nested(64)) == ["error 67:65 limit"])
    }

    @Test func nestingThroughAliases() {
        // 40 levels where they are written, and 40 more where they are used inside 30.
        let text =
            Self.spec + "x-a: &a " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
            + "\nx-b: " + String(repeating: "[", count: 30) + "*a" + String(repeating: "]", count: 30) + "\n"
        #expect(rules(text) == ["error 4:36 limit"])
    }

    @Test func scalar() {
        func spec(_ text: String) -> String { Self.spec + "x-a: " + text + "\n" }
        let full = String(repeating: "x", count: 64 * 1024)
        #expect(rules(spec(full)) == [])
        #expect(rules(spec(full + "x")) == ["error 3:6 limit"])
        #expect(rules(spec("\"" + full + "\"")) == [])
        #expect(rules(spec("\"" + full + "x\"")) == ["error 3:6 limit"])
        // Bytes of the value count, not characters and not what is written.
        let wide = String(repeating: "é", count: 32 * 1024)
        #expect(rules(spec(wide)) == [])
        #expect(rules(spec(wide + "x")) == ["error 3:6 limit"])
        let escaped = "\"" + String(repeating: "\\u00e9", count: 32 * 1024)
        #expect(rules(spec(escaped + "\"")) == [])
        #expect(rules(spec(escaped + "x\"")) == ["error 3:6 limit"])
        #expect(rules(spec("123456789"), options(\.scalar, 9)) == [])
        #expect(rules(spec("1234567890"), options(\.scalar, 9)) == ["error 3:6 limit"])
    }

    @Test func scalarAsKey() {
        let text = Self.spec + "x-" + String(repeating: "a", count: 100) + ": 1\n"
        #expect(rules(text, options(\.scalar, 102)) == [])
        #expect(rules(text, options(\.scalar, 101)) == ["error 3:1 limit"])
    }

    @Test func input() {
        let text = Self.spec
        #expect(rules(text, options(\.input, text.utf8.count)) == [])
        let over = rules(text, options(\.input, text.utf8.count - 1))
        #expect(over.count == 1 && over[0].hasSuffix(" limit"))
    }

    // The list and its two texts are three nodes.
    @Test func aliases() {
        let text = Self.spec + "x-a: &a [b, c]\nx-b: *a\n"
        #expect(rules(text, options(\.aliases, 3)) == [])
        #expect(rules(text, options(\.aliases, 2)) == ["error 4:6 limit"])
        let twice = text + "x-c: *a\n"
        #expect(rules(twice, options(\.aliases, 6)) == [])
        #expect(rules(twice, options(\.aliases, 5)) == ["error 5:6 limit"])
        // Through each other: *b stands for a list and what the *a in it stands for.
        let nested = Self.spec + "x-a: &a [b, c]\nx-b: &b [*a]\nx-c: *b\n"
        #expect(rules(nested, options(\.aliases, 7)) == [])
        #expect(rules(nested, options(\.aliases, 6)) == ["error 5:6 limit"])
    }

    @Test func hostileInputEndsSoon() {
        let clock = ContinuousClock()
        let inputs: [String] = [
            String(repeating: "[", count: 1_000_000),
            String(repeating: "{a: ", count: 250_000),
            String(repeating: "- ", count: 500_000),
            String(repeating: "? ", count: 500_000),
            String(repeating: "%TAG ! tag:a,2000:\n", count: 20_000) + "--- a\n",
            "a: \"" + String(repeating: "\\", count: 1_000_000),
            String(repeating: "&a ", count: 300_000),
            String(repeating: "*a ", count: 300_000),
            String(repeating: "a: ", count: 300_000),
            String(repeating: "\n", count: 1_000_000),
            String(repeating: "#", count: 1_000_000),
            String(repeating: "a\n", count: 500_000),
            String(repeating: " ", count: 1_000_000) + "a",
        ]
        for input in inputs {
            let time = clock.measure { #expect(!rules(input).isEmpty) }
            #expect(time < .seconds(5), "\(input.prefix(10))…")
        }
    }

    @Test func manyOfEach() {
        let clock = ContinuousClock()
        let keys = (0..<40_000).map { "a\($0): 1\n" }.joined()
        let sameKeys = String(repeating: "a: 1\n", count: 40_000)
        let options = "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    cases: open\n    options:\n"
        let sameOptions = options + String(repeating: "      - A\n", count: 40_000)
        let manyOptions = options + (0..<40_000).map { "      - A\($0)\n" }.joined()
        let anchors = Self.spec + "x-a:\n" + (0..<40_000).map { "  - &a\($0) x\n" }.joined()
        let merges =
            "menuSpec: 1\nx-a: &a {\((0..<100).map { "x-\($0): 1" }.joined(separator: ", "))}\n"
            + "dropdowns:\n" + (0..<400).map { "  a\($0): {<<: *a, title: T, options: [A]}\n" }.joined()
        for text in [keys, sameKeys, sameOptions, manyOptions, anchors, merges] {
            let time = clock.measure { _ = rules(text) }
            #expect(time < .seconds(10), "\(text.prefix(120))")
        }
        #expect(rules(manyOptions) == [])
        #expect(rules(merges) == [])
    }
}
