extension HostileInput {
    /// Many of the language's own things, where a comparison of each with each would never end.
    static let lists: [HostileInput] = [
        .refused("30,000 options chosen where 'selection' is misspelt", ["value"]) {
            Hostile.spec(
                options: Hostile.lines(30_000) { "      - O\($0)" }
                    + "    selection: multipel\n    selected:\n" + Hostile.lines(30_000) { "      - o\($0)" })
        },
        .accepted("a list of 100,000 and 2,000 of two") {
            "menuSpec: 1\ndropdowns:\n  a:\n    title: A\n    cases: open\n    options:\n"
                + Hostile.lines(100_000) { "      o\($0): Option \($0)" }
                + Hostile.lines(2_000) { "  b\($0): {title: B, options: {x: X, y: Y}}" }
        },
        .accepted("100,000 options") {
            Hostile.spec(options: Hostile.lines(100_000) { "      - Option \($0)" })
        },
        .accepted("100,000 options with one title") {
            Hostile.spec(options: Hostile.lines(100_000) { "      - {id: o\($0), title: The same}" })
        },
        .refused("100,000 options with one title, which makes their ids", ["duplicate-id"]) {
            Hostile.spec(options: Hostile.fill("      - The same\n", bytes: 1_700_000))
        },
        .refused("50,000 pairs of ids that Swift cannot tell apart", ["id-collision"]) {
            Hostile.spec(
                options: Hostile.lines(50_000) {
                    "      - {id: a\($0)-b, title: A \($0)}\n      - {id: a\($0)B, title: B \($0)}"
                })
        },
        .refused("100,000 numbers out of range", ["value"]) {
            "menuSpec: 1\ndropdowns:\n"
                + Hostile.lines(100_000) { "  d\($0): {title: T, rowHeight: 0, options: [One]}" }
        },
        .refused("100,000 options without a title", ["missing-key"]) {
            Hostile.spec(options: Hostile.lines(100_000) { "      - {id: o\($0)}" })
        },
        .refused("100,000 selected ids that are none", ["unknown-reference"]) {
            Hostile.spec(options: "      - One\n    selection: multiple\n    selected:\n")
                + Hostile.lines(100_000) { "      - u\($0)" }
        },
        .accepted("50,000 options, all selected") {
            Hostile.spec(options: Hostile.lines(50_000) { "      - Option \($0)" })
                + "    selection: multiple\n    selected:\n"
                + Hostile.lines(50_000) { "      - option\($0)" }
        },
        .refused("100,000 styles that are none", ["unknown-reference"]) {
            "menuSpec: 1\ndropdowns:\n"
                + Hostile.lines(100_000) { "  d\($0): {title: T, style: s\($0), options: [One]}" }
        },
        .accepted("50,000 styles, none used") {
            Hostile.spec(before: "styles:\n" + Hostile.lines(50_000) { "  s\($0): {}" })
        },
        .accepted("50,000 sections") {
            "menuSpec: 1\nsectionTrees:\n  t:\n    sections:\n"
                + Hostile.lines(50_000) { "      - Section \($0)" }
        },
        .accepted("100,000 separators") {
            Hostile.spec(
                options: "      - One\n" + Hostile.fill("      - separator: true\n", bytes: 2_400_000))
        },
        .refused("100,000 empty entries", ["empty"]) {
            Hostile.spec(options: Hostile.fill("      -\n", bytes: 800_000))
        },
        .accepted("50,000 entries of meta") {
            Hostile.spec(options: "      - One\n    meta:\n") + Hostile.lines(50_000) { "      k\($0): v" }
        },
    ]
}
