extension HostileInput {
    /// Texts and numbers that are long or odd.
    static let scalars: [HostileInput] = [
        .refused("20,000 bidirectional controls behind 200,000 spaces", ["bidi-control"]) {
            let controls = String(repeating: "\u{202A}", count: 20_000)
            return
                "menuSpec: 1\ndropdowns:\n  a:\n    options: [O]\n    title: \"x\n\(String(repeating: " ", count: 200_000))\(controls)\"\n"
        },
        .refused("a plain scalar of 1 MB", ["limit"]) { Hostile.spec(title: Hostile.fill("a")) },
        .refused("a plain scalar of 1 MB over lines", ["limit"]) {
            Hostile.spec(title: Hostile.fill("word\n      "))
        },
        .refused("a quoted scalar of 1 MB", ["limit"]) { Hostile.spec(title: "\"\(Hostile.fill("a"))\"") },
        .refused("a scalar one byte over the limit", ["limit"]) {
            Hostile.spec(title: Hostile.fill("a", bytes: 65_537))
        },
        .accepted("a scalar at the limit") { Hostile.spec(title: Hostile.fill("a", bytes: 65_536)) },
        .accepted("a scalar at the limit, written in escapes") {
            Hostile.spec(title: "\"\(Hostile.fill("\\u0061", bytes: 6 * 65_536))\"")
        },
        .refused("300,000 single quotes", ["limit"]) {
            Hostile.spec(title: Hostile.fill("'", bytes: 300_000))
        },
        .refused("300,000 double quotes", ["yaml-syntax"]) {
            Hostile.spec(title: Hostile.fill("\"", bytes: 300_000))
        },
        .refused("a quote that 1 MB does not close", ["yaml-syntax", "limit"]) {
            Hostile.spec(title: "\"" + Hostile.fill("never closed\n      "))
        },
        .refused("100,000 escapes that are none", ["yaml-syntax"]) {
            Hostile.spec(title: "\"\(Hostile.fill("\\q", bytes: 200_000))\"")
        },
        .refused("a surrogate pair in escapes", ["yaml-syntax"]) {
            Hostile.spec(title: "\"\\ud83d\\ude00\"")
        },
        .refused("a zero byte in an escape", ["control-character"]) { Hostile.spec(title: "\"a\\0b\"") },
        .refused("a block scalar of 1 MB", ["limit"]) {
            Hostile.spec(title: "|\n" + Hostile.fill("      text\n"))
        },
        .refused("a folded scalar of 1 MB", ["limit"]) {
            Hostile.spec(title: ">\n" + Hostile.fill("      text\n\n"))
        },
        .refused("a block scalar whose indentation grows", ["limit"]) {
            Hostile.spec(
                title: "|\n" + Hostile.lines(1_400) { "      " + String(repeating: " ", count: $0) + "a" })
        },
        .refused("a block scalar that begins with wider blank lines", ["yaml-syntax", "limit"]) {
            Hostile.spec(title: "|\n" + Hostile.fill("            \n") + "      a\n")
        },
        .refused("a block scalar with too great an indicator", ["yaml-syntax", "limit"]) {
            Hostile.spec(title: "|9\n" + Hostile.fill("      text\n"))
        },
        .refused("a number of 60,000 digits", ["value", "type"]) {
            rowHeight(Hostile.fill("9", bytes: 60_000))
        },
        .refused("a number with an exponent beyond all", ["value", "type"]) { rowHeight("1e999999999") },
        .refused("a number that is no number", ["type"]) { rowHeight(".nan") },
        .accepted("a number with 60,000 zeros after the point") {
            rowHeight("48." + Hostile.fill("0", bytes: 60_000))
        },
        .accepted("32,000 combining marks in a title that makes an id") {
            Hostile.spec(options: "      - e" + Hostile.fill("\u{301}\u{323}", bytes: 64_000) + "\n")
        },
        .accepted("16,000 emoji in a title") {
            Hostile.spec(options: "      - {id: a, title: \(Hostile.fill("\u{1F600}", bytes: 64_000))}\n")
        },
        .accepted("2,500 families of emoji in a title") {
            let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
            return Hostile.spec(options: "      - {id: a, title: \(Hostile.fill(family, bytes: 62_500))}\n")
        },
        .refused("16,000 emoji that make no id", ["identifier"]) {
            Hostile.spec(options: "      - \(Hostile.fill("\u{1F600}", bytes: 64_000))\n")
        },
        .refused("100,000 bidirectional overrides", ["bidi-control"]) {
            Hostile.spec(before: "# \(Hostile.fill("\u{202E}", bytes: 300_000))\n")
        },
    ]

    private static func rowHeight(_ number: String) -> String {
        "menuSpec: 1\ndropdowns: {a: {title: A, options: [One], rowHeight: \(number)}}\n"
    }
}
