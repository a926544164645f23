extension HostileInput {
    /// Much of what makes menuc look for what was meant.
    static let guesses: [HostileInput] = [
        .refused("100,000 options where menus stand", ["type"]) {
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:\n"
                + Hostile.lines(100_000) { "  k\($0): v" }
        },
        .refused("a field of a menu 100,000 times", ["type"]) {
            "menuSpec: 1\ndropdowns:\n" + Hostile.fill("  title: v\n")
        },
        .refused("100,000 options beside 'options'", ["unknown-key"]) {
            Hostile.spec(options: Hostile.lines(100_000) { "    k\($0): v" })
        },
        .refused("100,000 groups in a mapping", ["unknown-key"]) {
            Hostile.spec(options: Hostile.lines(100_000) { "      k\($0): {group: G}" })
        },
        .refused("100,000 options without a space on one line", ["unknown-key"]) {
            "menuSpec: 1\ndropdowns: {a: {title: T, options: ["
                + Hostile.fill("{title:A},", bytes: Hostile.megabyte) + "]}}\n"
        },
        .refused("100,000 anchors of nothing on one line", ["value"]) {
            "menuSpec: 1\ndropdowns: {a: {title: T, options: ["
                + Hostile.fill("{title: A, icon: &a },", bytes: Hostile.megabyte) + "]}}\n"
        },
        .refused("100,000 comments for values", ["value"]) {
            Hostile.spec(options: Hostile.lines(50_000) { "      k\($0): {title: A, icon: #a\n        }" })
        },
        .refused("100,000 tags on nothing in brackets", ["tag"]) {
            "menuSpec: 1\nx-a: [" + Hostile.fill("!a,") + "]\n"
        },
        .refused("100,000 titles that are nothing", ["identifier"]) {
            Hostile.spec(options: Hostile.fill("      - ~\n"))
        },
        .refused("100,000 titles that are nothing and more", ["identifier"]) {
            Hostile.spec(options: Hostile.fill("      - {title: ~, detail: no}\n"))
        },
        .refused("stairs of text above an error", ["yaml-syntax"]) {
            "a:\n  b: |\n" + Hostile.lines(300) { String(repeating: " ", count: $0 + 3) + "k: v" } + " c: d\n"
        },
        .refused("8,000 lines of text above an error", ["yaml-syntax"]) {
            "a:\n" + Hostile.fill("  text\n", bytes: 60_000) + "  b: c\n"
        },
        .refused("100,000 comments above an error", ["yaml-syntax"]) {
            "a: b\n" + Hostile.fill(" # c\n") + "  b: c\n"
        },
        .refused("100,000 blank lines in a block above an error", ["yaml-syntax"]) {
            "a: |\n" + Hostile.fill("        \n") + "  b\n"
        },
        .refused("a text of 60,000 bytes where a list is taken", ["type"]) {
            "menuSpec: 1\ndropdowns: {a: {title: T, options: " + Hostile.fill("-a ", bytes: 60_000) + "}}\n"
        },
        .refused("a merge of 1,000 texts", ["type"]) {
            Hostile.spec(before: Hostile.fill("# &a\n"))
                + "x-b:\n" + Hostile.lines(1) { _ in "  <<: [\(Hostile.fill("a,", bytes: 2_000))]" }
                + "sectionTrees: {t: {<<: [\(Hostile.fill("a,", bytes: 2_000))], sections: [S]}}\n"
        },
        .refused("100,000 quotes that a comment touches", ["yaml-syntax"]) {
            Hostile.spec(options: Hostile.fill("      - \"a\"#b\n"))
        },
    ]
}
