extension HostileInput {
    /// Aliases that stand for more than is written, or for themselves.
    static let aliases: [HostileInput] = [
        .refused("list bomb", ["limit"]) {
            bomb(first: "[x, x, x, x, x, x, x, x, x]") { "[" + list(of: "*\($0)", 9) + "]" }
        },
        .refused("mapping bomb", ["limit"]) {
            bomb(first: "{k: v}") { name in
                "{" + (0..<9).map { "k\($0): *\(name)" }.joined(separator: ", ") + "}"
            }
        },
        .refused("merge bomb", ["limit"]) {
            bomb(first: "{k: v}") { "{<<: [" + list(of: "*\($0)", 9) + "]}" }
        },
        .refused("200,000 aliases of one option", ["limit", "duplicate-id"]) {
            Hostile.spec(
                options: "      - &o {id: o, title: T}\n" + Hostile.fill("      - *o\n", bytes: 2_200_000))
        },
        .refused("a mapping that holds itself", ["alias"]) { "menuSpec: 1\nx-a: &a {b: *a}\n" },
        .refused("a list that holds itself", ["alias"]) { "menuSpec: 1\nx-a: &a [*a]\n" },
        .refused("a mapping merged into itself", ["alias"]) { "menuSpec: 1\nx-a: &a {<<: *a}\n" },
        .refused("a root that holds itself", ["alias"]) { "&a\nmenuSpec: 1\ndropdowns: *a\n" },
        .refused("100,000 undefined aliases", ["alias"]) {
            Hostile.spec(options: Hostile.lines(100_000) { "      - *u\($0)" })
        },
        .refused("30,000 anchors and as many aliases of others", ["alias"]) {
            Hostile.spec(
                options: Hostile.lines(30_000) { "      - &anchor\($0) A\($0)\n      - *ancor\($0)" })
        },
        .refused("10,000 aliases of a text of 60,000 bytes", ["limit"]) {
            "menuSpec: 1\nx-t: &t \(String(repeating: "a", count: 60_000))\ndropdowns:\n  a:\n    title: A\n    options: [O]\n"
                + "    meta:\n" + Hostile.lines(10_000) { "      k\($0): *t" }
        },
        .accepted("1,000 aliases of a long text in two scripts") {
            let word = String(repeating: "a", count: 30_000) + "\u{431}"
            return
                "menuSpec: 1\nx-t: &t \"\(word)\n    \(word)\"\ndropdowns:\n  a:\n    title: A\n    options: [O]\n    meta:\n"
                + Hostile.lines(150) { "      k\($0): *t" } + "    emptyTitle: *t\n"
        },
        .accepted("100,000 anchors, none used") {
            Hostile.spec(options: Hostile.lines(100_000) { "      - &a\($0) Option \($0)" })
        },
        .accepted("one anchor 100,000 times") {
            Hostile.spec(options: Hostile.lines(100_000) { "      - &a Option \($0)" })
        },
        .accepted("40,000 anchors, each used once") {
            "menuSpec: 1\nx-texts:\n" + Hostile.lines(40_000) { "  - &a\($0) Option \($0)" }
                + "dropdowns:\n  a:\n    title: A\n    cases: open\n    options:\n"
                + Hostile.lines(40_000) { "      - *a\($0)" }
        },
        .accepted("a merge chain 100 deep") { mergeChain(100) },
        .refused("a merge chain 1,000 deep", ["limit"]) { mergeChain(1_000) },
        .accepted("one merge of 1,000 aliases") {
            "menuSpec: 1\nx-m: &m {k: v}\ndropdowns:\n  a:\n    title: A\n    options: [One]\n    meta: {<<: ["
                + list(of: "*m", 1_000) + "]}\n"
        },
        .refused("100 merges of 1,000 aliases", ["limit"]) {
            "menuSpec: 1\nx-m: &m {k: v}\ndropdowns:\n"
                + Hostile.lines(100) {
                    "  a\($0): {title: A, options: [One], meta: {<<: [" + list(of: "*m", 1_000) + "]}}"
                }
        },
        .refused("1 MB of anchors on nothing", ["yaml-syntax", "limit"]) { Hostile.fill("&a ") },
        .refused("an anchor's name of 1 MB", ["limit", "yaml-syntax", "type"]) {
            "&" + Hostile.fill("a") + " b\n"
        },
    ]

    /// Nine levels, each of which names the one before nine times.
    private static func bomb(first: String, _ level: (_ previous: String) -> String) -> String {
        let names = "abcdefghi".map(String.init)
        var text = "menuSpec: 1\nx-a: &a \(first)\n"
        for (previous, name) in zip(names, names.dropFirst()) {
            text += "x-\(name): &\(name) \(level(previous))\n"
        }
        return text + "dropdowns: {a: {title: A, options: [One], meta: *i}}\n"
    }

    /// Options whose `meta` holds that of the option before, and one entry more.
    private static func mergeChain(_ count: Int) -> String {
        Hostile.spec(
            options: Hostile.lines(count) {
                let merged = $0 == 0 ? "" : "<<: *m\($0 - 1), "
                return "      - {title: Option \($0), meta: &m\($0) {\(merged)k\($0): v}}"
            })
    }

    private static func list(of text: String, _ count: Int) -> String {
        Array(repeating: text, count: count).joined(separator: ", ")
    }
}
