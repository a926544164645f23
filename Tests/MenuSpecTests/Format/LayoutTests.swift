import Testing

@testable import MenuSpec

@Suite struct LayoutTests {
    private static func format(_ text: String, sortsKeys: Bool = false) throws -> String {
        var options = FormatOptions()
        options.sortsKeys = sortsKeys
        let source = SourceFile(path: "a.menu.yaml", bytes: Array(text.utf8))
        return String(decoding: try FormattedSpec(formatting: source, options: options).bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            LayoutSample.indentation, LayoutSample.lines, LayoutSample.comments, LayoutSample.quotes,
            LayoutSample.brackets, LayoutSample.texts, LayoutSample.anchors, LayoutSample.suppressions,
            LayoutSample.sorting(false),
        ].flatMap { $0 })
    func layout(_ sample: LayoutSample) throws {
        #expect(try Self.format(sample.text) == sample.expected)
        #expect(try Self.format(sample.expected) == sample.expected)
    }

    @Test(arguments: LayoutSample.sorting(true) + [.sortedBraces] + LayoutSample.sortedSuppressions)
    func order(_ sample: LayoutSample) throws {
        #expect(try Self.format(sample.text, sortsKeys: true) == sample.expected)
        #expect(try Self.format(sample.expected, sortsKeys: true) == sample.expected)
    }

    @Test(arguments: ["a: [1\n", "a: 1\n---\nb: 2\n", "a:\n\tb: 1\n", "a: \"b\n", "a: b: c\n", "a: \u{1}\n"])
    func whatIsNoYAMLIsRefused(_ text: String) {
        #expect(throws: FormatFailure.unreadable) { try Self.format(text) }
    }

    @Test func aLimitRefuses() {
        var options = FormatOptions()
        options.limits.nesting = 2
        let source = SourceFile(path: "a", bytes: Array("a: {b: {c: 1}}\n".utf8))
        #expect(throws: FormatFailure.unreadable) { try FormattedSpec(formatting: source, options: options) }
    }

    @Test func aTextAloneIsLeft() throws {
        for text in ["just a text", "|\n  a\r\n   b", "'a'  # b\n\n\n"] {
            #expect(try Self.format(text) == text)
        }
    }

    // MARK: What the check takes and refuses

    private static func isSame(_ old: String, _ new: String, isSorted: Bool = false) throws -> Bool {
        let bytes = Array(old.utf8)
        return try bytes.withUnsafeBufferPointer { bytes in
            let reader = try YAMLReader(reading: bytes, limits: Limits())
            return LayoutCheck.isSame(reader, reader, Array(new.utf8), isSorted: isSorted)
        }
    }

    @Test func aCheckTakesAnotherLayout() throws {
        let old = "# a\nb: 'c' # d\ne: [1,2]\nf: &g {h: i}\nj: *g\n"
        #expect(try Self.isSame(old, "# a\nb: \"c\"   # d\ne: [ 1,\n 2 ]\nf: &g { h: i }\nj: *g\n"))
        #expect(try Self.isSame(old, "# a\nb: c\n# d\ne: [1, 2]\nf: &g {h: i}\nj: *g\n"))
    }

    @Test(arguments: [
        "a: 1\n", "a: 1  # y\n", "a: \"1\"  # x\n", "a: 2  # x\n", "b: 1  # x\n", "a: [1]  # x\n",
        "a: &b 1  # x\n",
        "a: !!int 1  # x\n", "a: 1  # x\nb: 1\n", "a: 1  # x\n# x\n", "a: |\n  1\n# x\n", "", "a: [\n",
    ])
    func aCheckRefusesOtherValuesAndComments(_ text: String) throws {
        #expect(try Self.isSame("a: 1 # x\n", "a: 1  # x\n"))
        #expect(try !Self.isSame("a: 1 # x\n", text))
        #expect(try !Self.isSame("a: 1 # x\n", text, isSorted: true))
    }

    @Test func aCheckKnowsWhatQuotesMean() throws {
        #expect(try Self.isSame("a: 'b'\n", "a: b\n"))
        #expect(try !Self.isSame("a: 'no'\n", "a: no\n"))
        #expect(try !Self.isSame("a: '1'\n", "a: 1\n"))
        #expect(try !Self.isSame("a: b\n", "a: 'b'\n"))
    }

    @Test func aCheckKnowsWhatAnAliasStandsFor() throws {
        let old = "a: &x 1\nb: *x\nc: &x 2\nd: *x\n"
        #expect(try !Self.isSame(old, "a: &x 1\nc: &x 2\nb: *x\nd: *x\n", isSorted: true))
        #expect(try Self.isSame(old, "a: &x 1\nb: *x\nd: *x\nc: &x 2\n", isSorted: true) == false)
        #expect(try Self.isSame("a: &x 1\nb: *x\nc: 2\n", "c: 2\na: &x 1\nb: *x\n", isSorted: true))
        #expect(try !Self.isSame("a: &x 1\nb: *x\nc: 2\n", "c: 2\na: &x 1\nb: *x\n"))
    }
}

extension LayoutSample {
    /// What is sorted on its line is as wide as it was.
    static let sortedBraces = LayoutSample(
        "in braces that are too long together",
        "menuSpec: 1\ndropdowns:\n"
            + "  a: {title: T, options: [{id: b, title: \(word("x", 40))}, {id: c, title: \(word("y", 40))}]}\n",
        "menuSpec: 1\ndropdowns:\n  a: {\n    title: T,\n    options: [\n"
            + "      {title: \(word("x", 40)), id: b},\n      {title: \(word("y", 40)), id: c}\n    ]\n  }\n")

    /// Without sorting, the order stays.
    static func sorting(_ sorts: Bool) -> [LayoutSample] {
        let wrapped = "menuSpec: 1\ndropdowns:\n  a:\n"
        let all: [(name: String, text: String, sorted: String)] = [
            (
                "keys of a table", "dropdowns:\n  b:\n    options: [c]\n    title: d\nmenuSpec: 1\n",
                "menuSpec: 1\ndropdowns:\n  b:\n    title: d\n    options: [c]\n"
            ),
            (
                "ids keep their order", "menuSpec: 1\ndropdowns:\n  b:\n    title: c\n  a:\n    title: d\n",
                "menuSpec: 1\ndropdowns:\n  b:\n    title: c\n  a:\n    title: d\n"
            ),
            ("in braces", "platforms: {macos: 12, ios: 15}\n", "platforms: {ios: 15, macos: 12}\n"),
            (
                "comments go along",
                "menuSpec: 1\n# d\ndropdowns:\n  a:\n    # o\n    options: [c]  # p\n    title: d  # t\n    # end\nplatforms: {}\n",
                "menuSpec: 1\nplatforms: {}\n# d\ndropdowns:\n  a:\n    title: d  # t\n    # o\n    options: [c]  # p\n    # end\n"
            ),
            (
                "a file's head stays", "# head\n\n# p\nplatforms: {}\nmenuSpec: 1\n",
                "# head\n\nmenuSpec: 1\n# p\nplatforms: {}\n"
            ),
            (
                "what suppresses in the whole file stays",
                "# head\n\n# menuc:ignore-file r\n# n\nnamespace: N\nmenuSpec: 1\n",
                "# head\n\n# menuc:ignore-file r\nmenuSpec: 1\n# n\nnamespace: N\n"
            ),
            (
                "others keep their places",
                wrapped + "    <<: *b\n    options: [c]\n    x-y: 1\n    title: d\n    oops: 2\n",
                wrapped + "    <<: *b\n    title: d\n    x-y: 1\n    options: [c]\n    oops: 2\n"
            ),
            (
                "an anchor comes first", wrapped + "    options: &b [c]\n    title: *b\n",
                wrapped + "    options: &b [c]\n    title: *b\n"
            ),
            (
                "an anchor that two have",
                wrapped
                    + "    options: [&b c]\n    accessibility: {hint: *b}\n    title: &b d\n    rowHeight: *b\n",
                wrapped
                    + "    options: [&b c]\n    accessibility: {hint: *b}\n    title: &b d\n    rowHeight: *b\n"
            ),
            (
                "a key that stands twice", wrapped + "    options: [c]\n    title: d\n    title: e\n",
                wrapped + "    options: [c]\n    title: d\n    title: e\n"
            ),
            (
                "entries of a list",
                wrapped + "    options:\n      - icon: star\n        title: b\n      - separator: true\n",
                wrapped + "    options:\n      - title: b\n        icon: star\n      - separator: true\n"
            ),
            (
                "an entry that gets a comment first",
                wrapped + "    options:\n      - icon: star\n        # b\n        title: b\n",
                wrapped + "    options:\n      -\n        # b\n        title: b\n        icon: star\n"
            ),
        ]
        return all.map { LayoutSample($0.name, $0.text, sorts ? $0.sorted : $0.text) }
    }
}
