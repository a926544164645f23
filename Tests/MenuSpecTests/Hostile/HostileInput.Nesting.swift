extension HostileInput {
    /// Depth without end: libyaml has no limit of its own, and takes minutes over some of these.
    static let nesting: [HostileInput] = [
        .refused("1 MB of [", ["limit"]) { Hostile.fill("[") },
        .refused("1 MB of {", ["limit"]) { Hostile.fill("{") },
        .refused("1 MB of {a: ", ["limit"]) { Hostile.fill("{a: ") },
        .refused("1 MB of [{a: ", ["limit"]) { Hostile.fill("[{a: ") },
        .refused("1 MB of [ inside a dropdown", ["limit"]) {
            "menuSpec: 1\ndropdowns: " + Hostile.fill("[")
        },
        .refused("100,000 [ that are closed", ["limit"]) {
            "x-a: " + Hostile.fill("[", bytes: 100_000) + Hostile.fill("]", bytes: 100_000)
        },
        .refused("1,400 levels by indentation", ["limit"]) {
            Hostile.lines(1_400) { String(repeating: " ", count: $0) + "a:" }
        },
        .refused("1 MB of list entries in list entries", ["limit"]) { Hostile.fill("- ") },
        .refused("1 MB of keys that are mappings", ["limit"]) { Hostile.fill("? ") },
        .refused("sections in sections, 1,000 deep", ["limit"]) {
            "menuSpec: 1\nsectionTrees:\n  t:\n    sections:\n"
                + Hostile.lines(1_000) {
                    let indent = String(repeating: " ", count: 6 + 2 * $0)
                    return "\(indent)- title: T\n\(indent)  items:"
                }
        },
    ]
}
