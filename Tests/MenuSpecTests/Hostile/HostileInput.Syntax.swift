extension HostileInput {
    /// Much of one piece of YAML's grammar.
    static let syntax: [HostileInput] = [
        .refused("20,000 tag directives", ["limit"]) {
            Hostile.lines(20_000) { "%TAG !t\($0)! tag:example.com,2000:" } + "---\nmenuSpec: 1\n"
        },
        .refused("200,000 version directives", ["limit", "yaml-syntax"]) {
            Hostile.fill("%YAML 1.1\n", bytes: 2_000_000)
        },
        .refused("100,000 documents", ["document-count"]) { Hostile.fill("---\n", bytes: 400_000) },
        .refused("100,000 ends of documents", ["empty", "document-count", "yaml-syntax"]) {
            Hostile.fill("...\n", bytes: 400_000)
        },
        .refused("a right document, then 100,000", ["document-count"]) {
            Hostile.spec(before: "") + Hostile.fill("--- {a: b}\n", bytes: 1_100_000)
        },
        .refused("1 MB of tags on nothing", ["yaml-syntax", "tag", "limit"]) { Hostile.fill("!t ") },
        .refused("a tag of 1 MB", ["tag", "limit", "yaml-syntax"]) {
            "menuSpec: 1\nx-a: !" + Hostile.fill("t") + " b\n"
        },
        .refused("100,000 tags", ["tag"]) {
            Hostile.spec(options: Hostile.lines(100_000) { "      - !local Option \($0)" })
        },
        .refused("100,000 keys that are lists", ["type", "empty"]) {
            "menuSpec: 1\nx-a:\n" + Hostile.fill("  ? [a]\n  : b\n", bytes: 1_400_000)
        },
        .refused("1 MB of aliases of nothing", ["alias", "yaml-syntax"]) { Hostile.fill("*a ") },
        .refused("1 MB of commas", ["yaml-syntax"]) { "[" + Hostile.fill(",") },
        .refused("1 MB of colons", ["yaml-syntax", "limit", "type"]) { Hostile.fill(":") },
        .refused("1 MB of tabs", ["yaml-syntax", "empty"]) { Hostile.fill("\t") },
        .refused("1 MB of spaces", ["empty"]) { Hostile.fill(" ") },
        .refused("1 MB of line feeds", ["empty"]) { Hostile.fill("\n") },
        .refused("500,000 carriage returns", ["empty"]) { Hostile.fill("\r", bytes: 500_000) },
        .refused("a comment of 1 MB and nothing else", ["empty"]) { "#" + Hostile.fill("c") },
        .accepted("500,000 carriage returns in a spec") {
            Hostile.spec(before: Hostile.fill("\r", bytes: 500_000))
        },
        .accepted("100,000 comments") { Hostile.spec(before: Hostile.fill("# comment\n")) },
        .refused("a key of 100,000 characters", ["yaml-syntax", "limit", "unknown-key"]) {
            "menuSpec: 1\n" + Hostile.fill("k", bytes: 100_000) + ": v\n"
        },
        .refused("1,000 unknown keys of 1,000 characters", ["unknown-key"]) {
            Hostile.lines(1_000) { "\(Hostile.fill("rowHeight", bytes: 900))\(1_000 + $0): v" }
        },
        .refused("200,000 unknown keys", ["unknown-key"]) {
            "menuSpec: 1\n" + Hostile.lines(200_000) { "k\($0): v" }
        },
        .refused("one key 200,000 times", ["duplicate-key"]) {
            "menuSpec: 1\nx-a:\n" + Hostile.fill("  k: v\n", bytes: 1_400_000)
        },
        .accepted("200,000 ignored keys") {
            Hostile.spec(before: Hostile.lines(200_000) { "x-\($0): v" })
        },
        .refused("a list entry 500,000 times at the root", ["type"]) { Hostile.fill("-\n") },
    ]
}
